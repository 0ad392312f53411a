/** Where a game stands, in a few short sentences that are spoken aloud at the table. */

import { together } from "./names.js";
import { openingMinimums } from "./telling.js";
import { fill, points } from "./words_numbers.js";

/** The sentences: the deal, who is ahead, who deals, what opens; or how the game ended. */
function spoken(game, words) {
  const sentences = [...(game.result ? ended : on)(game, words)];
  return sentences.map((each) => `${each}.`).join(" ");
}

function* on(game, words) {
  const { SPOKEN } = words;
  yield fill(SPOKEN.deal, { number: game.next_deal });
  if (game.totals_after.length) yield* totals(game, words);
  yield fill(SPOKEN.deals, { name: game.dealer(game.next_deal) });
  yield* openings(game, words);
}

/** The leader, and every total that does not follow from the lead. */
function* totals(game, words) {
  const { SPOKEN } = words;
  const { leaders, lead } = game.standing;
  const total = aloud(game.standing.totals[leaders[0]], words);
  const names = namesOf(game, leaders, words);
  if (leaders.length > 1) yield fill(SPOKEN.level, { names, total });
  else yield fill(SPOKEN.ahead, { name: names, total, points: points(lead) });
  if (game.sides.length > 2) yield* others(game, words);
}

/** The totals of the sides that do not lead, the highest first. */
function* others({ sides, standing }, words) {
  const behind = [...sides.keys()].filter((side) => !standing.leaders.includes(side));
  for (const side of behind.sort((one, other) => standing.totals[other] - standing.totals[one])) {
    yield fill(words.SPOKEN.total, { name: sides[side].name, total: aloud(standing.totals[side], words) });
  }
}

function* openings(game, { SPOKEN }) {
  const asked = openingMinimums(game);
  if (asked.length === 1) yield fill(SPOKEN.opening, { points: points(asked[0].points) });
  else if (asked.length) {
    const each = asked.map((one) => fill(SPOKEN.total, { name: one.name, total: points(one.points) }));
    yield fill(SPOKEN.openings, { each: each.join(", ") });
  }
}

function* ended(game, words) {
  const { result, standing } = game;
  const total = aloud(standing.totals[result.winners[0]], words);
  yield words.SPOKEN.over;
  const names = namesOf(game, result.winners, words);
  yield fill(words.SPOKEN[result.outcome], { names, total, points: points(standing.lead) });
  yield* others(game, words);
}

const namesOf = ({ sides }, some, words) => together(some.map((side) => sides[side].name), words);

/** A total as voices read it; many of them pass over a minus sign. */
const aloud = (number, { SPOKEN }) => points(number).replace("−", SPOKEN.minus);

export const filters = ({ words }) => ({ spoken: (game) => spoken(game, words) });
