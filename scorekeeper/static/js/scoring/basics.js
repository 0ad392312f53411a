/** What Python has built in: sums, ranges, the best of a list, a greatest common divisor. */

/** The sum of what `of` makes of each. */
export const sum = (list, of = (each) => each) => [...list].reduce((total, each) => total + of(each), 0);

/** The whole numbers from `start` to before `end`. */
export const range = (start, end) => Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);

/** The least of a list, 0 of an empty one. */
export const least = (list) => (list.length ? Math.min(...list) : 0);

/** The most of a list, 0 of an empty one. */
export const most = (list) => (list.length ? Math.max(...list) : 0);

/** The greatest common divisor of two numbers. */
export const gcd = (one, other) => (other ? gcd(other, one % other) : one);

/** The sums of the first 0, 1, 2 ... numbers. */
export function accumulate(list) {
  let total = 0;
  return [0, ...list.map((each) => (total += each))];
}
