/** The ways of counting what a side melded, and the fields of each. */

import { fill } from "./words_numbers.js";

export const WAY = "way";
export const MELDS = "melds";

/** The paths of every field that belongs to a way of counting. */
export function wayFields(rules, words) {
  if (!rules.melded_counted) return [];
  const tiles = [...groupTiles(rules, words), ...rankTiles(rules, words)];
  return [WAY, MELDS, ...tiles.map(({ path }) => path)];
}

/** The melds that are listed one by one beside any other way of counting; "" where there are none. */
export function mustBeNamed(rules, { MUST_BE_NAMED, AND }) {
  const { wild_book_mixed, wild_melds, special_unfinished_costs, special_books } = rules;
  const ranks = special_books.map(([rank]) => rules.SPECIAL_KEYS[rank]).join(", ");
  const named = [
    ...(wild_book_mixed !== null && wild_melds ? [MUST_BE_NAMED.mixed] : []),
    ...(special_unfinished_costs && ranks ? [fill(MUST_BE_NAMED.unfinished, { ranks })] : []),
  ];
  return named.join(AND);
}

/** A tile for each rank that can be melded, aces first, wilds last. */
export const rankTiles = (rules, words) =>
  melded(rules).map((rank) => ({
    path: `cards.${rank}`,
    label: printed(rank, words),
    points: rules.card_values[rank],
  }));

/** A tile for each card value, the dearest first: "Joker", "A 2", "K to 8", "7 to 4". */
export function groupTiles(rules, words) {
  const groups = new Map();
  for (const rank of ["joker", ...melded(rules).filter((each) => each !== "joker")]) {
    const value = rules.card_values[rank];
    groups.set(value, [...(groups.get(value) ?? []), printed(rank, words)]);
  }
  return [...groups]
    .sort(([one], [other]) => other - one)
    .map(([points, ranks]) => ({ path: `groups.${points}`, label: joined(ranks, words), points }));
}

const melded = (rules) => [...rules.NATURALS, ...(rules.black_three_melds ? ["3B"] : []), "2", "joker"];

const printed = (rank, { PRINTED }) => PRINTED[rank] ?? rank;

const joined = (ranks, { FROM_TO }) =>
  ranks.length <= 2 ? ranks.join(" ") : fill(FROM_TO, { first: ranks[0], last: ranks[ranks.length - 1] });
