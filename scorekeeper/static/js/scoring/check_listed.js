/** Melded cards listed by rank: can they be laid as the books claimed, with none left over? */

import { ofRank, ofWilds } from "./arrangements.js";
import { has, sums } from "./bits.js";
import { booksKey, onlySo, together } from "./book_tables.js";
import { CardPool } from "./card_pool.js";
import { count, size } from "./cards.js";
import { claimed, listsAllMelds } from "./demands.js";
import { misfits } from "./misfits.js";
import { problem } from "./problems.js";

/** Books that the listed cards cannot make; cards that fit into no book and no other meld. */
export function* checkListed(sheet) {
  if (!listsAllMelds(sheet)) return;
  const books = claimed(sheet);
  if (isArranged(sheet, books)) return;
  const [misfit] = misfits(poolOf(sheet), books);
  if (misfit) yield problem(sheet.rules, sheet.side, "cards_make_fewer_books", ...misfit);
  else yield problem(sheet.rules, sheet.side, "cards_make_no_melds", "cards", size(sheet.entry.cards), books.total);
}

/** Whether all the cards can be laid as exactly these books and unfinished melds. */
function isArranged({ rules, limits, entry: { cards } }, books) {
  const wilds = count(cards, ...rules.WILDS);
  const special = new Map(books.special);
  const most = [books.clean, books.dirty];
  const either = (one, other) => one | other;
  let found = new Map([[0, ofWilds(rules, books.wild, wilds)]]);
  for (const { rank, special: isSpecial } of limits.ranks) {
    const naturals = count(cards, rank);
    if (!naturals && special.get(rank)) return false;
    if (!naturals) continue;
    let options = ofRank(rules, rank, naturals, wilds);
    if (isSpecial) options = new Map([[0, onlySo(options, special.get(rank)).reduce(either, 0n)]]);
    found = together(found, options, most, sums, either);
  }
  return has(found.get(booksKey(...most)) ?? 0n, wilds);
}

/** The listed cards as the only ones there are. */
function poolOf({ rules, limits: { decks }, entry: { cards } }) {
  const elsewhere = rules.RANKS.map((rank) => [rank, rules.IN_ONE_DECK[rank] * decks - count(cards, rank)]);
  return new CardPool(rules, decks, Object.fromEntries(elsewhere));
}
