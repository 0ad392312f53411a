/** Amounts by (clean, dirty) books, as maps whose keys can be added; and the best over all ranks. */

import { sum } from "./basics.js";

const CLEAN = 1000; // more than there are dirty books

/** The key of so many books. */
export const booksKey = (clean, dirty) => CLEAN * clean + dirty;

/** How many clean and how many dirty books a key stands for. */
export const booksOf = (key) => [Math.floor(key / CLEAN), key % CLEAN];

/** What stands for so many books, of whatever kind. */
export const onlySo = (options, books = 0) =>
  [...options].filter(([key]) => sum(booksOf(key)) === books).map(([, amount]) => amount);

/** What two maps come to together, up to so many books: `add` of each pair, the `better` of several. */
export function together(one, other, [clean, dirty], add, better) {
  const all = new Map();
  for (const [books, amount] of one) {
    for (const [more, further] of other) {
      const key = books + more;
      const [allClean, allDirty] = booksOf(key);
      if (allClean > clean || allDirty > dirty) continue;
      const both = add(amount, further);
      all.set(key, all.has(key) ? better(all.get(key), both) : both);
    }
  }
  return all;
}

/** For (clean, dirty) books over all ranks: the best sum of what their options give, else NaN. */
export function bookTable(options, better) {
  let reach = [-1, -1];
  let sums;
  return (...books) => {
    if (books.some((count, kind) => count > reach[kind])) {
      reach = books;
      const start = new Map([[0, 0]]);
      sums = options.reduce((all, rank) => together(all, rank, reach, (one, other) => one + other, better), start);
    }
    return sums.get(booksKey(...books)) ?? NaN;
  };
}
