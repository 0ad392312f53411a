/**
 * Every way to arrange melded cards into books and unfinished melds, so that none is left over.
 * Numbers of wild cards are kept as bits.
 */

import { range } from "./basics.js";
import { bitsOf, sums } from "./bits.js";
import { toAll } from "./book_tables.js";
import { makings } from "./makings.js";
import { rankOptions } from "./rank_options.js";

/**
 * By key of books that all these naturals of a rank can be laid as: the wilds beside them. At most
 * `wilds` wild cards are at hand, and as many unfinished melds as the rules allow.
 */
export const ofRank = (rules, rank, naturals, wilds) =>
  rankOptions(
    { cards: naturals, value: 0, makings: makings(rank, rules, naturals, wilds) },
    rules.open_melds,
    (_, beside) => 1n << BigInt(beside),
    toAll,
    naturals,
  );

/** Numbers of wild cards that so many wild books and unfinished wild melds may hold. */
export function ofWilds({ BOOK, SMALLEST_MELD, past_seven, wild_melds, open_melds }, books, wilds) {
  let bits = 1n;
  const inBook = bitsOf(range(BOOK, (past_seven === "any" ? wilds : BOOK) + 1));
  for (let book = 0; book < books; book += 1) bits = sums(bits, inBook);
  for (let meld = 0; meld < wild_melds * open_melds; meld += 1) {
    bits |= sums(bits, bitsOf(range(SMALLEST_MELD, BOOK)));
  }
  return bits;
}
