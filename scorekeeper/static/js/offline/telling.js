/** What the pages say of a game: where it stands, who is ahead, what is needed to open. */

import { forPlayers } from "../scoring/ruleset.js";
import { swing } from "../scoring/story.js";
import { day } from "./look.js";
import { together } from "./names.js";
import { fill, points } from "./words_numbers.js";

/** Which deal of how many: "Deal 3 of 4", or "Deal 3" where a target ends the game. */
function dealOf({ rules: { deals } }, number, { TELLING }) {
  return fill(deals ? TELLING.deal_of : TELLING.deal, { number, deals });
}

/** How a finished game ended, in one line; nothing while it is on. */
export function outcome(game, words) {
  if (!game.result) return "";
  const names = namesOf(game, game.result.winners, words);
  return fill(words.TELLING[game.result.outcome], { names, points: points(game.standing.lead) });
}

/** Who is ahead and by how much; nothing before the first deal is counted. */
export function lead(game, words) {
  const { leaders, lead: by } = game.standing;
  if (!game.totals_after.length) return "";
  if (leaders.length === game.sides.length) return words.TELLING.all_level;
  const said = leaders.length > 1 ? words.TELLING.level : words.TELLING.ahead;
  return fill(said, { names: namesOf(game, leaders, words), points: points(by) });
}

const namesOf = ({ sides }, some, words) => together(some.map((side) => sides[side].name), words);

/** One line for a list of games: what is next, or how it ended. */
function whereItStands(game, words) {
  if (game.next_deal === null) return outcome(game, words);
  return fill(words.TELLING.next, { rules: game.rules.name, deal: dealOf(game, game.next_deal, words) });
}

/** What the next deal asks to open: nothing, one number for all, or one for each side. */
export function openingMinimums(game) {
  if (game.rules.opening === "none") return [];
  const asked = game.sides.map(({ name }, side) => ({ name, points: game.opening_minimum(side) }));
  return asked.every((each) => each.points === asked[0].points) ? asked.slice(0, 1) : asked;
}

/** The deal that changed the lead most, in one line; nothing where none did. */
function swingOf(game, { TELLING }) {
  const played = game.deals.filter((deal) => deal.scores);
  const found = swing(played.map((deal) => deal.scores.map((score) => score.total)), game.sides.length);
  if (!found) return "";
  const name = game.sides[found.side].name;
  return fill(TELLING.swing, { deal: found.deal, name, points: points(found.points) });
}

/** The whole game as a text to be sent to somebody. */
function told(game, words) {
  const { totals } = game.standing;
  const order = [...totals.keys()].sort((one, other) => totals[other] - totals[one]);
  const lines = [
    fill(words.TELLING.title, { name: game.name, day: day(game.created.iso) }),
    outcome(game, words) || lead(game, words),
    ...order.map((side) => fill(words.TELLING.side, { name: game.sides[side].name, points: points(totals[side]) })),
    swingOf(game, words),
  ];
  return lines.filter(Boolean).join("\n");
}

/** Points that end the game, or null where a number of deals does. */
const target = ({ rules, players }) => rules.target && forPlayers(rules.target, players.length, rules);

/** What the table is told of the last change of its rules. */
function rulesChanged({ name: after }, { name: before }, { RULES_CHANGED }) {
  return fill(before === after ? RULES_CHANGED.single : RULES_CHANGED.other, { before, after });
}

export const filters = ({ words }) => ({
  deal_of: (game, number) => dealOf(game, number, words),
  outcome: (game) => outcome(game, words),
  lead: (game) => lead(game, words),
  where_it_stands: (game) => whereItStands(game, words),
  opening_minimums: openingMinimums,
  swing: (game) => swingOf(game, words),
  told: (game) => told(game, words),
  target,
  target_words: ({ goal }) => goal,
  drawn_here: (game) => game.play.drawn_here,
  rules_changed: (rules, before) => rulesChanged(rules, before, words),
});
