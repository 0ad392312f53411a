/** A set of whole numbers as the bits of one: bit 3 is set where 3 is in the set. */

/** The set of these numbers. */
export const bitsOf = (numbers) => numbers.reduce((bits, number) => bits | (1n << BigInt(number)), 0n);

/** All sums of a number of one set and a number of the other. */
export function sums(one, other) {
  let total = 0n;
  for (let rest = other; rest; rest &= rest - 1n) total |= one * (rest & -rest);
  return total;
}

/** The greatest number of a set that is not empty. */
export const highestOf = (bits) => bits.toString(2).length - 1;

/** The least number of a set that is not empty. */
export const lowestOf = (bits) => highestOf(bits & -bits);

/** The numbers of a set that are no more than `reach` above its least. */
export const nearLowest = (bits, reach) => bits & (((bits & -bits) << BigInt(reach + 1)) - 1n);

/** Whether the number is in the set. */
export const has = (bits, number) => Boolean((bits >> BigInt(number)) & 1n);
