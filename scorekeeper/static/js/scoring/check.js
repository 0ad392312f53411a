/** Everything that is wrong with the entries of a deal, all at once. */

import { checkBooks } from "./check_books.js";
import { checkCaps } from "./check_caps.js";
import { checkFeet } from "./check_feet.js";
import { checkItems } from "./check_items.js";
import { checkLeft } from "./check_left.js";
import { checkMelds } from "./check_melds.js";
import { checkMelded, checkOnce, checkOut } from "./check_out.js";
import { checkPoints, checkPointsTogether } from "./check_points.js";
import { checkThrees } from "./check_threes.js";
import { playersOf } from "./entry.js";
import { checkFeasible } from "./feasible.js";
import { limitsFor } from "./limits.js";
import { problem } from "./problems.js";
import { decksFor } from "./ruleset.js";
import { sheets } from "./sheet.js";

/** Each yields [code, field, value, limit, extra, rule] of a problem of the side whose sheet it is given. */
const ONE_SIDE = [
  checkBooks, checkPoints, checkMelds, checkMelded, checkThrees, checkFeet, checkLeft, checkOut, checkItems,
];
/** Each yields the same of all the sheets, with the side before it: null where all are meant. */
const ALL_SIDES = [checkCaps, checkPointsTogether, checkOnce];

/** Every problem of the deal, in the order of the sides; those of all sides together last. */
export function checkDeal(entry, rules) {
  const all = sheets(entry, rules, limitsFor(rules, decksFor(rules, entry.players)));
  const told = [
    ...seating(entry, rules),
    ...all.flatMap((sheet) => ONE_SIDE.flatMap((check) => [...check(sheet)].map((one) => [sheet.side, ...one]))),
    ...ALL_SIDES.flatMap((check) => [...check(all, rules)]),
  ];
  const problems = told.map((one) => problem(rules, ...one));
  if (!problems.some(isError)) problems.push(...checkFeasible(all, rules));
  const order = ({ side }) => side ?? all.length;
  return problems.sort((one, other) => order(one) - order(other));
}

const isError = ({ severity }) => severity === "error";

/**
 * The errors, and the rule problems that the table has not accepted. A problem of all sides
 * together is accepted once any side's entry accepts it.
 */
export const openProblems = ({ sides }, problems) =>
  problems.filter((told) => {
    const { side, code, field } = told;
    const accepts = ({ overrides }, index) => (side ?? index) === index && overrides.includes(`${code}:${field}`);
    return isError(told) || !sides.some(accepts);
  });

/** The rules are written for so many players in so many sides, all equally large. */
function* seating(entry, rules) {
  const { players, sides: { length: sides } } = entry;
  const even = entry.sides.every((_, side) => playersOf(entry, side) * sides === players);
  if (!even || !rules.seatings.some((seats) => seats[0] === players && seats[1] === sides)) {
    yield [null, "seating", "players", players, sides];
  }
}
