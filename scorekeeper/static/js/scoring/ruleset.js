/** A rule set as Python sends it, with the facts about cards beside its fields. */

const KNOWN = new WeakMap();

/** What was worked out of some rules before under this name, else what `make` works out now. */
export function remembered(rules, name, make) {
  const known = KNOWN.get(rules) ?? {};
  KNOWN.set(rules, known);
  return (known[name] ??= make());
}

/**
 * The rule set that all functions here take, made once of the same data.
 * @param {object} given as `rules_to_json` makes it
 * @param {object} facts as `facts.facts` makes them
 */
export const readyRules = (given, facts) =>
  remembered(given, "ready", () => ({ ...facts, ...given, card_values: cardValues(given, facts) }));

/** Points of one card of each rank but the red three. */
const cardValues = (rules, { NATURAL_POINTS }) => ({
  ...NATURAL_POINTS[rules.tens_from],
  joker: rules.joker_points,
  2: rules.two_points,
  A: rules.ace_points,
  "3B": rules.black_three_points,
});

/** The value for this deal (from 1); the last one stays. One number is for all deals. */
export function forDeal(values, deal) {
  const all = [values].flat();
  return all[Math.min(deal, all.length) - 1];
}

/** The value for so many players. One number is for all of them. */
export const forPlayers = (values, players, rules) => [values].flat()[players - rules.MIN_PLAYERS] ?? values;

/** Decks of 54 that this many players use. */
export const decksFor = (rules, players) => rules.decks + rules.decks_follow_players * players;

/** Whether books of this rank earn a bonus of their own. */
export const isSpecial = (rules, rank) => rules.special_books.some(([special]) => special === rank);
