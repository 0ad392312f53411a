/** How many books the cards of some decks can make at most. */

import { most, range, sum } from "./basics.js";
import { CLEAN, sizeOf, toLeast } from "./book_tables.js";
import { fewestWilds } from "./rank_options.js";

/** The most books of each kind over all sides, for these ranks and so many wild cards. */
export function mostBooks(ranks, rules, wilds) {
  const { BOOK } = rules;
  const plain = ranks.filter((rank) => !rank.special);
  const ofWild = range(0, Math.floor(wilds / BOOK) + 1).map((books) => [books, books * BOOK]);
  return {
    clean: sum(plain, (rank) => Math.floor(rank.cards / BOOK)),
    dirty: affordable(plain.map(dirtyCosts), wilds),
    wild: ofWild.length - 1,
    special: new Map(ranks.map((rank) => [rank.rank, affordable([bookCosts(rank)], wilds)])),
    total: affordable([...ranks.map(bookCosts), ofWild], wilds),
  };
}

/** Pairs of [books, fewest wild cards that they need] of a rank that makes no clean ones. */
const dirtyCosts = (rank) => fewestWilds(rank).filter(([key]) => key < CLEAN);

/** The same for books of whatever kind. */
const bookCosts = (rank) => fewestWilds(rank).map(([key, wilds]) => [sizeOf(key), wilds]);

/** Most books of all these ranks together that the wild cards pay for. */
function affordable(costs, wilds) {
  const all = costs.reduce((paid, more) => toLeast(paid, more, CLEAN - 1), [[0, 0]]);
  return most([...all].filter(([, paid]) => paid <= wilds).map(([books]) => books));
}
