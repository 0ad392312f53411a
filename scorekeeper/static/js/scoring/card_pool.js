/** The cards that are not accounted for, and what books of unknown rank need of them. */

import { sum } from "./basics.js";
import { booksKey, overRanks, toLeast, toMost } from "./book_tables.js";
import { limitsFor } from "./limits.js";
import { sumsNearLeast } from "./point_gaps.js";
import { fewestPoints, fewestWilds, mostPoints as mostOfRank } from "./rank_options.js";
import { remembered } from "./ruleset.js";

/**
 * What lies nobody knows where: the cards of the decks without the `known` ones, by rank. All
 * bounds are sound: what they call impossible is, whatever they cannot see.
 */
export function cardPool(rules, decks, known) {
  const knownOf = (rank) => known[rank] ?? 0;
  const left = (rank) => rules.IN_ONE_DECK[rank] * decks - knownOf(rank);
  const { ranks: all, step } = limitsFor(rules, decks);
  const ranks = all.map((rank) => ({ ...rank, cards: left(rank.rank) }));
  const wild_values = byValue(rules.WILDS.map((wild) => [rules.card_values[wild], left(wild)]));
  const values = byValue([...ranks.map((rank) => [rank.value, rank.cards]), ...wild_values]);
  const known_wilds = sum(rules.WILDS, knownOf);
  return {
    rules,
    step,
    ranks,
    wilds: sum(wild_values, ([, count]) => count),
    known_wilds,
    values,
    wild_values,
    cards: sum(values, ([, count]) => count),
    known_cards: sum(ranks, ({ rank }) => knownOf(rank)) + known_wilds,
  };
}

/** [points of a card, how many such cards], the cheapest first. */
const byValue = (cards) => cards.sort(([one], [other]) => one - other);

/** Points of so many of the cheapest cards; of all of them where there are not so many. */
export function cheapest(values, cards = Infinity) {
  let points = 0;
  for (const [value, count] of values) {
    points += value * Math.min(cards, count);
    cards -= Math.min(cards, count);
  }
  return points;
}

/** The best sum over all ranks of what an option gives; NaN where there is no room for the books. */
function best(pool, { clean, dirty, special }, join, option, ...variant) {
  // ranks that have the same cards left have the same options
  const optionsOf = (rank) => {
    const alike = [option.name, variant, rank.value, rank.cards, rank.makings.length].join();
    return [rank, remembered(pool, alike, () => option(rank, ...variant))];
  };
  const ofKind = (special) => pool.ranks.filter((rank) => rank.special === special).map(optionsOf);
  const table = remembered(pool, [option.name, variant].join(), () => ({ reach: [-1, -1] }));
  if (clean > table.reach[0] || dirty > table.reach[1]) {
    table.reach = [clean, dirty];
    table.sums = overRanks(0, ofKind(false), special, booksKey(clean, dirty), join);
  }
  return overRanks(table.sums.get(booksKey(clean, dirty)) ?? NaN, ofKind(true), special, 0, join).get(0);
}

/** Wild cards that these books need at least; no finite number where none is enough. */
export const leastWilds = (pool, books) =>
  best(pool, books, toLeast, fewestWilds) + pool.rules.BOOK * books.wild;

/** Card points of these books at least. */
export function leastPoints(pool, books) {
  const { wild_values, rules } = pool;
  const [[wild]] = wild_values;
  const wilds = leastWilds(pool, books);
  const inWilds = cheapest(wild_values, wilds) - wild * (wilds - rules.BOOK * books.wild);
  return best(pool, books, toLeast, fewestPoints, wild) + inWilds;
}

/** Points of the cards of these books and of so many others at least. */
export function leastWithLeft(pool, books, left) {
  const { values, wild_values, rules } = pool;
  const wilds = leastWilds(pool, books);
  return cheapest(wild_values, wilds) + cheapest(values, rules.BOOK * books.total + left - wilds);
}

/**
 * Card points of these books and so many unfinished melds of each rank, at most, with so many
 * wild cards `elsewhere`. A wild card counts something in its meld and the rest of its value
 * whether or not it is melded; at whatever price that is done, it is a bound.
 */
export function mostPoints(pool, books, melds, elsewhere) {
  const { values, wild_values, wilds, rules: { BOOK, past_seven, wild_melds } } = pool;
  const [[cheap]] = wild_values;
  const free = wilds - elsewhere;
  const allFree = cheapest(wild_values) - cheapest(wild_values, elsewhere);
  const grows = { none: null, naturals: 0, any: free }[past_seven];
  const inWildMelds = BOOK * books.wild + (BOOK - 1) * melds * wild_melds + (books.wild && grows);
  const prices = new Set([0, cheap, ...values.map(([value]) => value).filter((value) => value < cheap)]);
  const bounds = [...prices].map(
    (price) =>
      best(pool, books, toMost, mostOfRank, price, melds, grows) + (inWildMelds - free) * price + allFree,
  );
  return Math.min(cheapest(values), ...bounds);
}

/**
 * The sums of points below and above, where these books and melds beside them never count so
 * much. Only near the least sum; books that may grow leave no gaps worth looking for.
 */
export function gapAt(pool, books, points, melds) {
  const { step, rules: { REACH, past_seven } } = pool;
  if (points > leastPoints(pool, books) + REACH * step || past_seven !== "none") return null;
  const near = sumsNearLeast(pool, books, melds).map((number) => number * step);
  const above = near.findIndex((sum) => sum > points);
  return above > 0 && near[above - 1] < points ? [near[above - 1], near[above]] : null;
}
