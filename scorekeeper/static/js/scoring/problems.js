/** A problem with an entry, as data; the sentence for the player is made elsewhere. */

/** A problem of a side, or with `side` null of all sides together. */
export const problem = (rules, side, code, field, value, limit, rule, extra = {}) => ({
  severity: rules.SEVERITIES[code],
  code,
  side,
  field,
  value,
  limit,
  rule,
  extra,
});
