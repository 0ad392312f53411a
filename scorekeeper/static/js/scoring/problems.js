/** A problem with an entry, as data; the sentence for the player is made elsewhere. */

/**
 * A problem of a side, or with `side` null of all sides together. The rule behind it follows from
 * the code, or from the field; where it does not it is given.
 */
export const problem = (rules, side, code, field, value, limit, extra = {}, rule) => ({
  severity: rules.SEVERITIES[code],
  code,
  side,
  field,
  value,
  limit,
  rule: rule ?? rules.RULES[code] ?? rules.RULES[field],
  extra,
});
