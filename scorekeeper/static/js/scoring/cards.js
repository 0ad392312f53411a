/** Some cards, counted by rank: pairs of [rank, count] in the order of `RANKS`, no zeros. */

import { sum } from "./basics.js";

/** Cards from an object of rank to count. */
export const cardsOf = (counts, rules) =>
  rules.RANKS.filter((rank) => counts[rank]).map((rank) => [rank, counts[rank]]);

/** How many cards of these ranks there are. */
export const count = (cards, ...ranks) => sum(cards, ([rank, held]) => (ranks.includes(rank) ? held : 0));

/** How many cards there are. */
export const size = (cards) => sum(cards, ([, held]) => held);

/** Their card points; a rank that has no value counts nothing. */
export const pointsOf = (cards, rules) => sum(cards, ([rank, held]) => (rules.card_values[rank] ?? 0) * held);

/** The same cards less all threes. */
export const withoutThrees = (cards, rules) => cards.filter(([rank]) => !rules.THREES.includes(rank));
