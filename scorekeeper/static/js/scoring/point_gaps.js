/**
 * Card points that no books and melds add up to, though they are more than the least. Points are
 * kept as bits here, counted in the steps in which they come.
 */

import { range } from "./basics.js";
import { bitsOf, numbersOf, sums } from "./bits.js";
import { booksKey, overRanks, toAll } from "./book_tables.js";
import { rankOptions } from "./rank_options.js";

/**
 * Every sum, in steps, that such books and up to `melds` unfinished melds of a rank may come to;
 * near the least only. The pool's ranks have the cards that are free of each; wild cards are not
 * counted here.
 */
export function sumsNearLeast({ ranks, rules, step }, books, melds) {
  const { joker_points, two_points, BOOK, SMALLEST_MELD, REACH, wild_melds } = rules;
  const amount = (points, wilds) =>
    bitsOf(
      range(0, wilds + 1).map((jokers) => (points + joker_points * jokers + two_points * (wilds - jokers)) / step),
    );
  let inWilds = amount(0, BOOK * books.wild);
  for (let meld = 0; meld < melds * wild_melds; meld += 1) {
    for (const size of range(SMALLEST_MELD, BOOK)) inWilds |= sums(inWilds, amount(0, size));
  }
  const most = booksKey(books.clean, books.dirty);
  const options = ranks.map((rank) => [rank, rankOptions(rank, melds, amount, toAll)]);
  const found = numbersOf(overRanks(inWilds, options, books.special, most, toAll).get(most) ?? 0n);
  return found.filter((number) => number <= found[0] + REACH);
}
