/** Which books a side has and what bonus each kind earns. */

import { sum } from "./basics.js";

/** The side's books, claimed and listed, by what they earn; `special` is by rank. */
export function countBooks({ books, melds }, rules) {
  const special = new Map(rules.special_books.map(([rank]) => [rank, 0]));
  for (const [rank, claimed] of books.special) special.set(rank, claimed);
  const found = { clean: books.clean, dirty: books.dirty, wild: books.wild, wild_mixed: 0 };
  for (const meld of melds.filter((each) => each.isBook(rules))) {
    if (special.has(meld.rank)) special.set(meld.rank, special.get(meld.rank) + 1);
    else found[earnsMixed(meld, rules) ? "wild_mixed" : meld.kind] += 1;
  }
  return { ...found, special, total: sum(Object.values(found)) + sum(special.values()) };
}

/** Unfinished melds of special ranks as [rank, count]; only melds listed card by card are known. */
export const unfinishedSpecial = ({ melds }, rules) =>
  rules.special_books.map(([rank]) => [
    rank,
    melds.filter((meld) => meld.rank === rank && !meld.isBook(rules)).length,
  ]);

const earnsMixed = (meld, rules) =>
  rules.wild_book_mixed !== null && meld.kind === "wild" && meld.jokers && meld.twos;
