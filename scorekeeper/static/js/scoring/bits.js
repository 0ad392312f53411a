/** A set of whole numbers as the bits of one: bit 3 is set where 3 is in the set. */

/** The set of these numbers. */
export const bitsOf = (numbers) => numbers.map((number) => 1n << BigInt(number)).reduce(either, 0n);

/** The numbers of both sets. */
export const either = (one, other) => one | other;

/** All sums of a number of one set and a number of the other. */
export function sums(one, other) {
  let total = 0n;
  for (let rest = other; rest; rest &= rest - 1n) total |= one * (rest & -rest);
  return total;
}

/** The numbers of a set, the least first. */
export const numbersOf = (bits) =>
  [...bits.toString(2)].reverse().flatMap((bit, number) => (bit > 0 ? [number] : []));
