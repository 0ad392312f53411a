/** Is this a meld, and of which kind: the validity of melded cards under a rule set. */

import { range } from "./basics.js";
import { cardsOf, pointsOf } from "./cards.js";
import { isSpecial } from "./ruleset.js";

/**
 * Cards laid together: `rank` is a natural rank, "3B", "3R" or "wild"; its `kind` is clean (no
 * wilds), dirty (with wilds) or wild (only wilds).
 */
export class Meld {
  constructor(rank, naturals = 0, jokers = 0, twos = 0) {
    const wilds = jokers + twos;
    const kind = rank === "wild" ? "wild" : wilds ? "dirty" : "clean";
    Object.assign(this, { rank, naturals, jokers, twos, wilds, size: naturals + wilds, kind });
  }

  /** Whether it is complete: seven cards or more. */
  isBook(rules) {
    return this.size >= rules.BOOK;
  }

  cards(rules) {
    return cardsOf({ joker: this.jokers, 2: this.twos, [this.rank]: this.naturals }, rules);
  }

  points(rules) {
    return pointsOf(this.cards(rules), rules);
  }
}

/**
 * Everything that forbids this meld under the rule set, as [code, value, limit]; nothing for a
 * good one.
 */
export function* flaws(meld, rules) {
  const { rank, size, naturals, wilds } = meld;
  const { BOOK, SMALLEST_MELD, past_seven } = rules;
  const isWild = rank === "wild";
  if (size < SMALLEST_MELD) yield ["meld_too_small", size, SMALLEST_MELD];
  const isClosed = past_seven === "none" || (isWild && past_seven === "naturals");
  if (size > BOOK && isClosed) yield ["meld_too_large", size, BOOK];
  if (isWild) {
    if (!rules.wild_melds) yield ["wild_meld", size, 0];
  } else if (rank === "3R" || (rank === "3B" && !rules.black_three_melds)) {
    yield ["threes_melded", naturals, 0];
  } else if (wilds) yield* tooWild(meld, rules);
}

function* tooWild(meld, rules) {
  const { rank, size, naturals, wilds } = meld;
  const { BOOK, past_seven, book_naturals_min } = rules;
  if (rank === "3B" || (!rules.special_wilds && isSpecial(rules, rank))) {
    yield ["wilds_forbidden", wilds, 0];
    return;
  }
  const cap = rules.wilds_max ?? wilds;
  if (wilds > cap) yield ["too_many_wilds", wilds, cap];
  if (past_seven === "naturals" && size > BOOK) {
    // with more wilds than seven cards may hold it was never a book that naturals were laid to
    const fit = range(1, BOOK).filter((few) => isMeld(new Meld(rank, BOOK - few, 0, few), rules)).length;
    if (wilds > fit) yield ["wilds_past_seven", wilds, fit];
  }
  const needed = { twice: 2 * wilds, more: wilds + 1, as_many: wilds }[rules.naturals] ?? 1;
  if (naturals < needed) yield ["too_few_naturals", naturals, needed];
  else if (meld.isBook(rules) && naturals < book_naturals_min) {
    yield ["too_few_naturals_book", naturals, book_naturals_min];
  }
}

/** Whether the rule set allows this meld. */
export const isMeld = (meld, rules) => flaws(meld, rules).next().done;

/** What is wrong with an unfinished meld where the `earlier` ones of its rank leave it no room. */
export function* crowding(meld, rules, earlier) {
  const open = [...earlier, meld].filter(({ rank, size }) => rank === meld.rank && size < rules.BOOK).length;
  const limit = rules.open_melds;
  if (!meld.isBook(rules) && open > limit) yield ["too_many_open_melds", open, limit];
}
