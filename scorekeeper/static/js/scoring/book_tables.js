/** Amounts by (clean, dirty) books, as maps whose keys can be added; and what all ranks come to. */

import { either, sums } from "./bits.js";
import { count } from "./cards.js";

export const CLEAN = 1000; // more than there are dirty books

/** The key of so many books. */
export const booksKey = (clean, dirty) => CLEAN * clean + dirty;

/** How many books a key stands for: the rest by nines of a number is the sum of its digits. */
export const sizeOf = (key) => key % (CLEAN - 1);

/**
 * What pairs of [key, amount] come to together, up to the key `most`: `add` of each two of them,
 * the `better` of several with one key; put beside what is in `all` already.
 */
const joining = (add, better) => (one, other, most, all = new Map()) => {
  const dirty = most % CLEAN;
  for (const [books, amount] of one) {
    for (const [more, further] of other) {
      const key = books + more;
      if (key > most || key % CLEAN > dirty) continue;
      const both = add(amount, further);
      const known = all.get(key);
      all.set(key, known === undefined ? both : better(known, both));
    }
  }
  return all;
};

const plus = (one, other) => one + other;

/** Of sums the least, the most, or all of them as bits. */
export const toLeast = joining(plus, Math.min);
export const toMost = joining(plus, Math.max);
export const toAll = joining(sums, either);

/**
 * What all ranks come to together beside `start`, by books up to the key `most`. They are pairs of
 * [rank, options]; of a special one so many books are made as are claimed, of whatever kind.
 */
export const overRanks = (start, ranks, special, most, join) =>
  ranks.reduce(
    (found, [{ rank, special: isSpecial }, options]) =>
      join(found, isSpecial ? onlySo(options, count(special, rank)) : options, most),
    new Map([[0, start]]),
  );

const onlySo = (options, books) =>
  options.filter(([key]) => sizeOf(key) === books).map(([, amount]) => [0, amount]);
