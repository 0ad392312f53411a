/** A rule set as Python sends it, with the facts about cards beside its fields. */

const KNOWN = new WeakMap();

/**
 * The rule set that all functions here take, made once of the same data.
 * @param {object} given as `rules_to_json` makes it
 * @param {object} facts as `facts.facts` makes them
 */
export function readyRules(given, facts) {
  if (!KNOWN.has(given)) KNOWN.set(given, { ...facts, ...given, card_values: cardValues(given, facts) });
  return KNOWN.get(given);
}

/** Points of one card of each rank but the red three. */
function cardValues({ joker_points: joker, two_points, ace_points, tens_from, black_three_points }, facts) {
  const values = { joker, 2: two_points, A: ace_points, "3B": black_three_points };
  for (const rank of facts.NATURALS.slice(1)) {
    values[rank] = Number(rank) < tens_from ? facts.LOW_POINTS : facts.TEN_POINTS;
  }
  return values;
}

/** The value for this deal (from 1); the last one stays. One number is for all deals. */
export function forDeal(values, deal) {
  const all = [values].flat();
  return all[Math.min(deal, all.length) - 1];
}

/** The value for so many players. One number is for all of them. */
export const forPlayers = (values, players, rules) => [values].flat()[players - rules.MIN_PLAYERS] ?? values;

/** Decks of 54 that this many players use. */
export const decksFor = (rules, players) => rules.decks + (rules.decks_follow_players ? players : 0);

/** Whether books of this rank earn a bonus of their own. */
export const isSpecial = (rules, rank) => rules.special_books.some(([special]) => special === rank);

/** What was worked out of a rule set before under this name, else what `make` works out now. */
export function remembered(rules, name, make) {
  rules.remembered ??= new Map();
  if (!rules.remembered.has(name)) rules.remembered.set(name, make());
  return rules.remembered.get(name);
}
