/** What a file asks for, answered without a network as the server answers it. */

import { meldsToJson } from "./cards_json.js";
import { checkDeal, openProblems } from "./check.js";
import { readDeal } from "./deal_json.js";
import { checkGoingOut } from "./going_out.js";
import { effectOfGoingOut } from "./going_out_effect.js";
import { readGoingOut } from "./going_out_json.js";
import { checkOpening } from "./opening.js";
import { readOpening } from "./opening_json.js";
import { scoreDeal } from "./score.js";
import { suggest } from "./suggestions.js";

/**
 * A deal scored and checked: `valid`, `sides`, `problems`, as `/api/v1/score` answers, with the
 * `extra` of each problem in the place of its sentence. Here and below: `{ paths }` of what
 * cannot be read, where something cannot.
 * @param {object} data a deal file
 * @param {object} facts as `facts.facts` makes them, with `presets` by slug where files name them
 */
export function answerDeal(data, facts) {
  const file = readDeal(data, facts);
  if (file.paths) return file;
  const problems = checkDeal(file, file.rules);
  const open = openProblems(file, problems);
  return {
    valid: !open.length,
    sides: scoreDeal(file, file.rules),
    problems: problems.map((each) => (open.includes(each) ? each : { ...each, accepted: true })),
  };
}

/**
 * The melds laid judged, as `/api/v1/opening` answers. From a hand also `suggestions`; judged is
 * the best of them, or the most that the hand can lay.
 */
export function answerOpening(data, facts) {
  const file = readOpening(data, facts);
  if (file.paths) return file;
  if (!file.hand) return checkOpening(file);
  const suggestions = suggest(file);
  const most = { ...file, prefer: "points", rules: { ...file.rules, opening: "none" } };
  const [best = { melds: [] }] = suggestions.length ? suggestions : suggest(most);
  return {
    ...checkOpening({ ...file, melds: best.melds }),
    suggestions: suggestions.map((one) => ({ ...one, melds: meldsToJson(one.melds) })),
  };
}

/**
 * What the side still needs to go out, as `/api/v1/going-out` answers, and `notes`; with the other
 * sides in the file also the `effect` on the totals.
 */
export function answerGoingOut(data, facts) {
  const file = readGoingOut(data, facts);
  if (file.paths) return file;
  const answer = checkGoingOut(file);
  return file.others.length
    ? { ...answer, effect: effectOfGoingOut([file, ...file.others], file.rules, file) }
    : answer;
}
