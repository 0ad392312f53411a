/**
 * Card points that no books and melds add up to, though they are more than the least. Points are
 * kept as bits here, counted in the steps in which they come.
 */

import { range, sum } from "./basics.js";
import { bitsOf, nearLowest, sums } from "./bits.js";
import { booksKey, booksOf, together } from "./book_tables.js";
import { wildCounts } from "./rank_options.js";

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
    if (rank.special) options = onlySo(options, claimed.get(rank.rank) ?? 0);
    found = together(found, options, most, sums, either);
    for (const [key, bits] of found) found.set(key, near(bits));
  }
  return found.get(booksKey(...most)) ?? 0n;
}

/** Of a special rank the options with so many books, of whatever kind. */
export function onlySo(options, count) {
  const fitting = [...options].filter(([key]) => sum(booksOf(key)) === count);
  return new Map([[0, fitting.reduce((all, [, bits]) => all | bits, 0n)]]);
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
  const inSteps = (naturals) => BigInt((naturals * rank.value) / step);
  const beside = unfinishedSums(rank, rules, melds, (wilds, naturals) => wildSums(wilds) << inSteps(naturals));
  const found = new Map();
  for (const [key, counts] of wildCounts(rank, rules.BOOK)) {
    let bits = 0n;
    for (const used of counts) {
      const naturals = rules.BOOK * sum(booksOf(key)) - used;
      bits |= sums(wildSums(used) << inSteps(naturals), beside[rank.cards - naturals]);
    }
    found.set(key, nearLowest(bits, rules.REACH));
  }
  return found;
}

/** The same for so many unfinished melds or fewer, by the naturals that are free for them. */
function unfinishedSums({ cards, open_melds }, { REACH }, melds, meldSums) {
  let found = Array(cards + 1).fill(1n);
  for (let meld = 0; meld < melds; meld += 1) {
    found = found.map((bits, free) => {
      const more = open_melds
        .filter(([naturals]) => naturals <= free)
        .map(([naturals, wilds]) => sums(found[free - naturals], meldSums(wilds, naturals)));
      return nearLowest(more.reduce(either, bits), REACH);
    });
  }
  return found;
}
