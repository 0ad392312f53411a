/** Which books a side has and what bonus each kind earns. */

import { count } from "./cards.js";
import { isSpecial } from "./ruleset.js";

/** The side's books, claimed and listed, by what they earn; `special` are pairs of [rank, books]. */
export function countBooks({ books, melds }, rules) {
  const listed = melds.filter((meld) => meld.isBook(rules));
  const ranks = [...books.special, ...listed.map(({ rank }) => [rank, 1])];
  const found = {
    ...books,
    wild_mixed: 0,
    special: rules.special_books.map(([rank]) => [rank, count(ranks, rank)]),
    total: books.total + listed.length,
  };
  for (const meld of listed) {
    if (!isSpecial(rules, meld.rank)) found[earnsMixed(meld, rules) ? "wild_mixed" : meld.kind] += 1;
  }
  return found;
}

const earnsMixed = (meld, rules) =>
  rules.wild_book_mixed !== null && meld.kind === "wild" && meld.jokers && meld.twos;
