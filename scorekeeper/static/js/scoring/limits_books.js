/** How many books the cards of some decks can make at most. */

import { least, most, range, sum } from "./basics.js";

/** The most books of each kind over all sides, for these ranks and so many wild cards. */
export function mostBooks(ranks, rules, wilds) {
  const { BOOK } = rules;
  const plain = ranks.filter((rank) => !rank.special);
  const ofClean = (rank) => Math.floor(rank.cards / BOOK);
  const ofAll = (rank) => bookCosts(rank.cards, [[BOOK, 0], ...rank.dirty_books], wilds);
  const ofWild = range(0, Math.floor(wilds / BOOK) + 1).map((books) => books * BOOK);
  return {
    clean: sum(plain, ofClean),
    dirty: affordable(plain.map((rank) => bookCosts(rank.cards, rank.dirty_books, wilds)), wilds),
    wild: ofWild.length - 1,
    special: new Map(ranks.filter((rank) => rank.special).map((rank) => [rank.rank, ofAll(rank).length - 1])),
    total: affordable([...ranks.map(ofAll), ofWild], wilds),
  };
}

/** Most books of all these ranks together that the wild cards pay for. */
function affordable(costsByRank, wilds) {
  let paid = new Map([[0, 0]]); // books -> fewest wilds
  for (const costs of costsByRank) {
    const more = new Map();
    for (const [books, before] of paid) {
      costs.forEach((cost, further) => putLeast(more, books + further, before + cost, wilds));
    }
    paid = more;
  }
  return most([...paid.keys()]);
}

/** Fewest wild cards that 0, 1, 2 ... books of a rank need, as far as its cards go. */
function bookCosts(cards, makings, wilds) {
  const costs = [];
  for (let paid = new Map([[0, 0]]); paid.size; ) {
    costs.push(least([...paid.values()]));
    const more = new Map(); // naturals used -> fewest wilds beside them
    for (const [used, before] of paid) {
      for (const [naturals, cost] of makings) {
        if (used + naturals <= cards) putLeast(more, used + naturals, before + cost, wilds);
      }
    }
    paid = more;
  }
  return costs;
}

function putLeast(costs, key, cost, wilds) {
  if (cost <= Math.min(wilds, costs.get(key) ?? wilds)) costs.set(key, cost);
}
