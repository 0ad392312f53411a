/** Items that the rule set does not score: nothing is concluded from them. */

import { valueAt } from "./entry.js";

/** Amounts and marks that have no place in these rules; more exact cuts than players. */
export function* checkItems({ entry, rules, players, left_known }) {
  // a player alone who is out holds nothing, which is more than that nothing is counted
  const leftScored = left_known || (entry.went_out && players === 1 && rules.left_counted);
  for (const [field, setting, unscored] of rules.ITEMS) {
    const value = valueAt(entry, field);
    const isScored = setting ? rules[setting] !== unscored : leftScored;
    if (value && !isScored) yield ["not_in_rules", field, Number(value), 0];
    else if (field === "exact_cuts" && value > players) yield ["too_many", field, value, players];
  }
}
