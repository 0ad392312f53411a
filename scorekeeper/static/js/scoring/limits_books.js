/** How many books the cards of some decks can make at most. */

import { most, range, sum } from "./basics.js";
import { booksOf, together } from "./book_tables.js";
import { fewestWilds } from "./rank_options.js";

/** The most books of each kind over all sides, for these ranks and so many wild cards. */
export function mostBooks(ranks, rules, wilds) {
  const { BOOK } = rules;
  const plain = ranks.filter((rank) => !rank.special);
  const ofWild = new Map(range(0, Math.floor(wilds / BOOK) + 1).map((books) => [books, books * BOOK]));
  const costs = ranks.map((rank) => bookCosts(fewestWilds(rank, rules), 0));
  return {
    clean: sum(plain, (rank) => Math.floor(rank.cards / BOOK)),
    dirty: affordable(plain.map((rank) => bookCosts(fewestWilds(rank, rules), 1)), wilds),
    wild: ofWild.size - 1,
    special: new Map(ranks.map((rank, index) => [rank.rank, affordable([costs[index]], wilds)])),
    total: affordable([...costs, ofWild], wilds),
  };
}

/** Fewest wild cards that 0, 1, 2 ... books of a rank need, of whatever kind or only dirty ones. */
function bookCosts(options, onlyDirty) {
  const costs = new Map();
  for (const [key, wilds] of options) {
    const [clean, dirty] = booksOf(key);
    const books = clean + dirty;
    if (!onlyDirty || !clean) costs.set(books, Math.min(wilds, costs.get(books) ?? wilds));
  }
  return costs;
}

/** Most books of all these ranks together that the wild cards pay for. */
function affordable(costs, wilds) {
  const add = (one, other) => one + other;
  const all = costs.reduce((paid, more) => together(paid, more, [0, 999], add, Math.min), new Map([[0, 0]]));
  return most([...all].filter(([, paid]) => paid <= wilds).map(([books]) => books));
}
