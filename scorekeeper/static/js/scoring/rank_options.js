/**
 * What the cards of one rank can be made into: for so many clean and so many dirty books that they
 * allow, what these and the unfinished melds beside them come to. Books of exactly seven are
 * counted for a rank of `meldRanks`, for a longer one needs no fewer cards.
 */

import { most } from "./basics.js";
import { CLEAN, toLeast, toMost } from "./book_tables.js";

const NATURAL = CLEAN * CLEAN; // keys count naturals too, until it is known that there are enough

/**
 * Pairs of [key of books, what they come to] with up to `melds` unfinished melds beside them: the
 * `amount(points of its naturals, its wilds)` of each meld, joined. At least `used` of the rank's
 * cards lie in them.
 */
export function rankOptions({ cards, value, makings }, melds, amount, join, used = 0) {
  const start = [[0, amount(0, 0)]];
  const all = NATURAL * (cards + 1) - 1;
  const piles = [[CLEAN, cards], [1, cards], [0, melds]].map(([kind, rounds]) => {
    const more = makings
      .filter(([own]) => own === kind)
      .map(([, naturals, wilds]) => [NATURAL * naturals + kind, amount(naturals * value, wilds)]);
    const found = new Map();
    for (let pile = start; rounds >= 0; rounds -= 1) {
      join(pile, start, all, found);
      pile = join(pile, more, all);
    }
    return [...found];
  });
  const found = [...piles.reduce((one, other) => join(one, other, all))];
  const enough = found.filter(([key]) => key >= NATURAL * used);
  return [...join(enough.map(([key, amount]) => [key % NATURAL, amount]), start, all)];
}

/** Wild cards that the dirty books need at least. */
export const fewestWilds = (rank) => rankOptions(rank, 0, (_, wilds) => wilds, toLeast);

/** Card points of the books at least, a wild card counting `wild`. */
export const fewestPoints = (rank, wild) =>
  rankOptions(rank, 0, (points, wilds) => points + wild * wilds, toLeast);

/**
 * Card points at most, with up to `melds` unfinished melds of the rank beside the books. Where
 * books may grow past seven cards, `grows` is how many wild cards they may hold besides; else null.
 */
export function mostPoints(rank, wild, melds, grows) {
  const { value, cards, makings } = rank;
  const found = rankOptions(rank, melds, (points, wilds) => points + wild * wilds, toMost);
  if (grows === null) return found;
  const inOpen = melds * most(makings.map(([kind, , wilds]) => (kind ? 0 : wilds)));
  const grown = rankOptions(rank, 0, (_, wilds) => wilds, toMost).map(([key, wilds]) => [
    key,
    value * cards + wild * (inOpen + wilds + (key % CLEAN && grows)),
  ]);
  return [found[0], ...grown.slice(1)]; // the first is no book at all
}
