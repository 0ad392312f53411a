/** What the table allowed: it is kept for the problems that are there, and for no later ones. */

import { checkDeal } from "../scoring/check.js";

/** The sides' entries less every override of a problem that the entry does not have. */
export function withoutIdleOverrides(entry, rules) {
  const problems = checkDeal(entry, rules);
  const isThere = (key, index) =>
    problems.some(({ side, code, field }) => (side ?? index) === index && `${code}:${field}` === key);
  return entry.sides.map((side, index) => ({
    ...side,
    overrides: side.overrides.filter((key) => isThere(key, index)),
  }));
}
