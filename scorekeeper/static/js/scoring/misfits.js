/** Which of the books claimed some cards do not make, and how many they make instead. */

import { range } from "./basics.js";
import { bookSum } from "./book_sum.js";
import { leastWilds } from "./card_pool.js";
import { specialField } from "./check_books.js";

/**
 * Each kind of book of which there are too many: [field, books claimed, most that there can be
 * beside the books of the fields before it]; none where all of them fit.
 */
export function* misfits(pool, books) {
  const fits = (some) => leastWilds(pool, bookSum(some)) <= pool.wilds;
  const beside = { special: [] };
  for (const [field, claimed, put] of kinds(books, pool.rules)) {
    const fitting = range(1, claimed + 1).filter((some) => fits({ ...beside, ...put(some) })).length;
    Object.assign(beside, put(claimed));
    if (!fits(beside)) yield [field, claimed, fitting];
  }
}

/** [field, books claimed, what so many of them are in a sum of books]. */
const kinds = (books, rules) => [
  ...books.special.map(([rank, claimed], index) => [
    specialField(rank, rules),
    claimed,
    (some) => ({ special: [...books.special.slice(0, index), [rank, some]] }),
  ]),
  ...["clean", "dirty", "wild"].map((kind) => [`books.${kind}`, books[kind], (some) => ({ [kind]: some })]),
];
