/**
 * What the cards of one rank can be made into: for so many clean and so many dirty books that they
 * allow, the best of some amount. Books of exactly seven are counted, for a longer one needs no
 * fewer cards.
 */

import { most } from "./basics.js";
import { booksKey, booksOf } from "./book_tables.js";

/** Wild cards that the dirty books need at least. */
export const fewestWilds = (rank, { BOOK }) => bestOf(rank, BOOK, (_, wilds) => Math.min(...wilds));

/** Card points of the books at least, a wild card counting `wild`. */
export const fewestPoints = (rank, { BOOK }, wild) =>
  bestOf(rank, BOOK, (books, wilds) =>
    Math.min(...wilds.map((used) => points(rank, BOOK * books, used, wild))),
  );

/**
 * Card points at most, with up to `beside` unfinished melds of the rank beside the books. Where
 * books may grow past seven cards, `grows` is how many wild cards they may hold besides; else null.
 */
export function mostPoints(rank, { BOOK }, wild, beside, grows) {
  const { value, cards } = rank;
  const unfinished = unfinishedPoints(rank, wild, beside);
  const free = value * cards + unfinishedWilds(rank, beside) * wild;
  return bestOf(rank, BOOK, (books, wilds, dirty) =>
    books && grows !== null
      ? free + wild * (most(wilds) + (dirty ? grows : 0))
      : most(
          wilds.map((used) => points(rank, BOOK * books, used, wild) + unfinished[cards - BOOK * books + used]),
        ),
  );
}

const unfinishedWilds = (rank, melds) => melds * most(rank.open_melds.map(([, wilds]) => wilds));

const points = (rank, cards, wilds, wild) => rank.value * (cards - wilds) + wild * wilds;

/** What `best` finds for each key of books: of their number, their wild cards, the dirty ones. */
const bestOf = (rank, size, best) =>
  new Map(
    wildCounts(rank, size).map(([key, wilds]) => {
      const [clean, dirty] = booksOf(key);
      return [key, best(clean + dirty, wilds, dirty)];
    }),
  );

/** For each key of books: the numbers of wild cards with which the rank's cards are enough. */
export function wildCounts(rank, size) {
  const found = [];
  let sums = [0];
  for (let dirty = 0; sums.length; dirty += 1) {
    const enough = (used, books) => size * books - used <= rank.cards;
    for (let clean = 0; ; clean += 1) {
      const wilds = sums.filter((used) => enough(used, clean + dirty));
      if (!wilds.length) break;
      found.push([booksKey(clean, dirty), wilds]);
    }
    const more = sums.flatMap((used) => rank.dirty_books.map(([, wilds]) => used + wilds));
    sums = [...new Set(more)].filter((used) => enough(used, dirty + 1));
  }
  return found;
}

/** Most points of so many unfinished melds, by the naturals that are free for them. */
function unfinishedPoints({ cards, value, open_melds }, wild, melds) {
  let best = Array(cards + 1).fill(0);
  for (let meld = 0; meld < melds; meld += 1) {
    best = best.map((points, free) =>
      open_melds
        .filter(([naturals]) => naturals <= free)
        .reduce(
          (most, [naturals, wilds]) => Math.max(most, best[free - naturals] + naturals * value + wilds * wild),
          points,
        ),
    );
  }
  return best;
}
