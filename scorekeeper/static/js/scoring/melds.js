/** Is this a meld, and of which kind: the validity of melded cards under a rule set. */

import { most, range } from "./basics.js";
import { cardsOf, pointsOf } from "./cards.js";
import { isSpecial } from "./ruleset.js";

/** Cards laid together: `rank` is a natural rank, "3B", "3R" or "wild". */
export class Meld {
  constructor(rank, naturals = 0, jokers = 0, twos = 0) {
    Object.assign(this, { rank, naturals, jokers, twos });
  }

  get wilds() {
    return this.jokers + this.twos;
  }

  get size() {
    return this.naturals + this.wilds;
  }

  /** Clean (no wilds), dirty (with wilds) or wild (only wilds). */
  get kind() {
    return this.rank === "wild" ? "wild" : this.wilds ? "dirty" : "clean";
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

const flaw = (code, value, limit, rule) => ({ code, value, limit, rule });

/** Everything that forbids this meld under the rule set; nothing for a good one. */
export function* flaws(meld, rules) {
  const { rank, size } = meld;
  const isWild = rank === "wild";
  if (size < rules.SMALLEST_MELD) yield flaw("meld_too_small", size, rules.SMALLEST_MELD, "melds.size");
  const isClosed = rules.past_seven === "none" || (isWild && rules.past_seven === "naturals");
  if (size > rules.BOOK && isClosed) yield flaw("meld_too_large", size, rules.BOOK, "melds.size");
  if (isWild) {
    if (!rules.wild_melds) yield flaw("wild_meld", size, 0, "melds.wild");
  } else if (rank === "3R" || (rank === "3B" && !rules.black_three_melds)) {
    yield flaw("threes_melded", meld.naturals, 0, "melds.threes");
  } else if (meld.wilds) yield* tooWild(meld, rules);
}

function* tooWild(meld, rules) {
  const { wilds, naturals } = meld;
  if (!takesWilds(meld.rank, rules)) {
    yield flaw("wilds_forbidden", wilds, 0, "melds.special_wilds");
    return;
  }
  const cap = rules.wilds_max ?? wilds;
  if (wilds > cap) yield flaw("too_many_wilds", wilds, cap, "melds.wilds_max");
  if (rules.past_seven === "naturals" && meld.size > rules.BOOK) {
    const fit = mostWildsAtSeven(rules);
    if (wilds > fit) yield flaw("wilds_past_seven", wilds, fit, "melds.past_seven");
  }
  const needed = naturalsNeeded(wilds, rules);
  if (naturals < needed) yield flaw("too_few_naturals", naturals, needed, "melds.naturals");
  else if (meld.isBook(rules) && naturals < rules.book_naturals_min) {
    yield flaw("too_few_naturals_book", naturals, rules.book_naturals_min, "melds.book_naturals");
  }
}

/** Whether a meld of this rank ("3B" too) may hold wilds at all. */
export const takesWilds = (rank, rules) => rank !== "3B" && (rules.special_wilds || !isSpecial(rules, rank));

/** Most wilds that a book of exactly seven may hold beside naturals. */
function mostWildsAtSeven(rules) {
  const { BOOK, wilds_max, book_naturals_min } = rules;
  return most(
    range(1, Math.min(wilds_max ?? BOOK, BOOK) + 1).filter(
      (wilds) => BOOK - wilds >= Math.max(naturalsNeeded(wilds, rules), book_naturals_min),
    ),
  );
}

/** Fewest naturals that may stand beside this many wilds (at least one) in a meld. */
const naturalsNeeded = (wilds, rules) =>
  ({ twice: 2 * wilds, more: wilds + 1, as_many: wilds })[rules.naturals] ?? 1;

/** Whether the rule set allows this meld. */
export const isMeld = (meld, rules) => flaws(meld, rules).next().done;
