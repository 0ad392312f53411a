/** Items that the rule set does not score: nothing is concluded from them. */

/** Amounts and marks that have no place in these rules; more exact cuts than players. */
export function* checkItems({ entry, rules, players, left_known, problem }) {
  const { card_points, left, concealed, exact_cuts: cuts, opened_first, adjustment } = entry;
  // a player alone who is out holds nothing, which is more than that nothing is counted
  const outAlone = entry.went_out && players === 1 && rules.left_counted;
  for (const [field, value, isScored, rule] of [
    ["card_points", card_points, rules.melded_counted, "cards.melded"],
    ["left.points", left.points, left_known || outAlone, "left.cards"],
    ["concealed", Number(concealed), rules.concealed_bonus !== null, "going_out.concealed"],
    ["exact_cuts", cuts, rules.exact_cut, "extras.exact_cut"],
    ["opened_first", Number(opened_first), rules.opened_first, "extras.opened_first"],
    ["adjustment.points", adjustment.points, rules.adjustments, "extras.adjustment"],
  ]) {
    if (value && !isScored) yield problem("not_in_rules", field, value, 0, rule);
    else if (field === "exact_cuts" && cuts > players) {
      yield problem("too_many", field, cuts, players, rule);
    }
  }
}
