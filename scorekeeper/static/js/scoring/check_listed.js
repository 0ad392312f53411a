/** Melded cards listed by rank: can they be laid as the books claimed, with none left over? */

import { ofRank, ofWilds } from "./arrangements.js";
import { numbersOf } from "./bits.js";
import { booksKey, overRanks, toAll } from "./book_tables.js";
import { cardPool } from "./card_pool.js";
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
function isArranged({ rules, limits: { ranks }, entry: { cards } }, books) {
  const wilds = count(cards, ...rules.WILDS);
  const most = booksKey(books.clean, books.dirty);
  const options = ranks.map((rank) => [rank, ofRank(rules, rank.rank, count(cards, rank.rank), wilds)]);
  const found = overRanks(ofWilds(rules, books.wild, wilds), options, books.special, most, toAll);
  return numbersOf(found.get(most) ?? 0n).includes(wilds);
}

/** The listed cards as the only ones there are. */
function poolOf({ rules, limits: { decks }, entry: { cards } }) {
  const elsewhere = rules.RANKS.map((rank) => [rank, rules.IN_ONE_DECK[rank] * decks - count(cards, rank)]);
  return cardPool(rules, decks, Object.fromEntries(elsewhere));
}
