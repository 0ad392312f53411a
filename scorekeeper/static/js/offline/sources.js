/** Which value of a rule set stands behind a line of a score sheet, and where it comes from. */

/** The rule behind this line: as its source puts it where it says more than the number. */
export function ruleOf({ item, rule }, { notes }, { FIELD_OF_ITEM, FIELD_OF_RULE, RULE_HELP }) {
  const field = FIELD_OF_ITEM[item] ?? FIELD_OF_RULE[rule];
  return new Map(notes).get(field) || RULE_HELP[field];
}
