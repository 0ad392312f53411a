/** House rules: a preset with what the table changed in it, under the table's own name. */

/** Whether two values of a rule set are equal. */
export const isEqual = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which rules differ from a preset; name, source and notes apart. */
export const changedFields = (rules, preset, { ABOUT }) =>
  Object.keys(rules).filter((name) => !ABOUT.includes(name) && !isEqual(rules[name], preset[name]));
