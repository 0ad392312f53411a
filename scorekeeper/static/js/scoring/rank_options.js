/**
 * What the cards of one rank can be made into: for so many clean and so many dirty books that they
 * allow, the best of some amount. Books of exactly seven are counted, for a longer one needs no
 * fewer cards.
 */

import { most, sum } from "./basics.js";
import { booksKey, booksOf } from "./book_tables.js";

/** Wild cards that the dirty books need at least. */
export const fewestWilds = (rank, { BOOK }) => bestOf(rank, BOOK, (_, wilds) => Math.min(...wilds));

/** Card points of the books at least, a wild card counting `wild`. */
export const fewestPoints = (rank, { BOOK }, wild) =>
  bestOf(rank, BOOK, (cards, wilds) => Math.min(...wilds.map((used) => points(rank, cards, used, wild))));

/**
 * Card points at most, with up to `beside` unfinished melds of the rank beside the books. Where
 * books may grow past seven cards, `grows` is how many wild cards they may hold besides; else null.
 */
export function mostPoints(rank, { BOOK }, wild, beside, grows) {
  const { value, cards, open_melds } = rank;
  const better = (best, melds) =>
    Math.max(best, ...melds.map(([before, naturals, wilds]) => before + naturals * value + wilds * wild));
  const unfinished = withUnfinished(rank, beside, 0, better);
  const inOpen = beside * most(open_melds.map(([, wilds]) => wilds));
  return bestOf(rank, BOOK, (inBooks, wilds, dirty) =>
    inBooks && grows !== null
      ? value * cards + wild * (inOpen + most(wilds) + (dirty ? grows : 0))
      : most(wilds.map((used) => points(rank, inBooks, used, wild) + unfinished[cards - inBooks + used])),
  );
}

const points = (rank, cards, wilds, wild) => rank.value * (cards - wilds) + wild * wilds;

/** What `best` finds for each key of books: of their cards, the wild ones among them, the dirty books. */
const bestOf = (rank, size, best) =>
  new Map(
    wildCounts(rank, size).map(([key, wilds]) => [key, best(size * sum(booksOf(key)), wilds, booksOf(key)[1])]),
  );

/** For each key of books: the numbers of wild cards with which the rank's cards are enough. */
export function wildCounts(rank, size) {
  const found = [];
  let sums = [0];
  for (let dirty = 0; sums.length; dirty += 1) {
    const enough = (books) => sums.filter((used) => size * books - used <= rank.cards);
    for (let clean = 0, wilds; (wilds = enough(clean + dirty)).length; clean += 1) {
      found.push([booksKey(clean, dirty), wilds]);
    }
    sums = [...new Set(sums.flatMap((used) => rank.dirty_books.map(([, wilds]) => used + wilds)))];
    sums = enough(dirty + 1);
  }
  return found;
}

/**
 * The best of so many unfinished melds or fewer, by the naturals that are free for them: `best` of
 * what is there already and of each meld more, [what is beside it, its naturals, its wilds].
 */
export function withUnfinished({ cards, open_melds }, melds, none, best) {
  let found = Array(cards + 1).fill(none);
  for (let meld = 0; meld < melds; meld += 1) {
    found = found.map((own, free) => {
      const fitting = open_melds.filter(([naturals]) => naturals <= free);
      return best(own, fitting.map(([naturals, wilds]) => [found[free - naturals], naturals, wilds]));
    });
  }
  return found;
}
