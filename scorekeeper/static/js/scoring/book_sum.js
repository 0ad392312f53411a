/** Books of some sides, counted by kind; only those of special ranks have a rank. */

import { sum } from "./basics.js";

/** Books claimed by number, with their total; `special` are pairs of [rank, books]. */
export const bookSum = ({ clean = 0, dirty = 0, wild = 0, special = [] }) => ({
  clean,
  dirty,
  wild,
  special,
  total: clean + dirty + wild + sum(special, ([, books]) => books),
});

/** The books of two sides in one sum. */
export function joined(one, other) {
  const [clean, dirty, wild] = ["clean", "dirty", "wild"].map((kind) => one[kind] + other[kind]);
  return bookSum({ clean, dirty, wild, special: added(one.special, other.special) });
}

function added(one, other) {
  if (!one.length || !other.length) return one.length ? one : other;
  const counts = new Map(one);
  for (const [rank, books] of other) counts.set(rank, (counts.get(rank) ?? 0) + books);
  return [...counts].sort();
}
