/**
 * Card points that no books and melds add up to, though they are more than the least. Points are
 * kept as bits here, counted in the steps in which they come.
 */

import { range, sum } from "./basics.js";
import { bitsOf, nearLowest, sums } from "./bits.js";
import { booksKey, booksOf, onlySo, together } from "./book_tables.js";
import { wildCounts, withUnfinished } from "./rank_options.js";

const either = (one, other) => one | other;

/**
 * Every sum, in steps, that such books and unfinished melds may come to; near the least only.
 * `ranks` have the cards that are free of each; wild cards are not counted here.
 */
export function sumsNearLeast(ranks, books, rules, step, unfinished) {
  const claimed = new Map(books.special);
  const most = [books.clean, books.dirty];
  const near = (bits) => nearLowest(bits, rules.REACH);
  const wildSums = (cards) =>
    bitsOf(range(0, cards + 1).map((jokers) => wildPoints(jokers, cards - jokers, rules) / step));
  let found = new Map([[0, near(wildMelds(books.wild, rules, unfinished, wildSums))]]);
  for (const rank of ranks) {
    let options = ofRank(rank, rules, step, unfinished, wildSums);
    if (rank.special) options = new Map([[0, onlySo(options, claimed.get(rank.rank)).reduce(either, 0n)]]);
    found = together(found, options, most, sums, either);
    for (const [key, bits] of found) found.set(key, near(bits));
  }
  return found.get(booksKey(...most)) ?? 0n;
}

const wildPoints = (jokers, twos, rules) => rules.joker_points * jokers + rules.two_points * twos;

function wildMelds(books, { BOOK, SMALLEST_MELD, wild_melds }, unfinished, wildSums) {
  let bits = wildSums(BOOK * books);
  for (let meld = 0; meld < unfinished * wild_melds; meld += 1) {
    for (const size of range(SMALLEST_MELD, BOOK)) bits |= sums(bits, wildSums(size));
  }
  return bits;
}

/** For each key of books of the rank, its unfinished melds included. */
function ofRank(rank, rules, step, melds, wildSums) {
  const { BOOK, REACH } = rules;
  const meldSums = (wilds, naturals) => wildSums(wilds) << BigInt((naturals * rank.value) / step);
  const near = (bits) => nearLowest(bits, REACH);
  const beside = withUnfinished(rank, melds, 1n, (own, more) =>
    near(more.reduce((all, [before, naturals, wilds]) => all | sums(before, meldSums(wilds, naturals)), own)),
  );
  return new Map(
    wildCounts(rank, BOOK).map(([key, counts]) => {
      const cards = BOOK * sum(booksOf(key));
      const inBooks = counts.map((used) => sums(meldSums(used, cards - used), beside[rank.cards - cards + used]));
      return [key, near(inBooks.reduce(either))];
    }),
  );
}
