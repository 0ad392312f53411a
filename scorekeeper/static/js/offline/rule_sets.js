/** Rule sets in forms: a preset by its slug, house rules as a link's whole text (`named`). */

/** What stands beside the fields of a rule set: see `web/offline/rule_cards.py`. */
const BESIDE = ["id", "named", "summary", "goal"];

/** The presets, this phone's own rules and those of its last game. */
export function knownRules({ kit }, last) {
  const { rules, as_ours } = last?.play ?? {};
  return [...kit.presets, ...kit.own, ...(as_ours ? [{ ...rulesOf(rules), ...as_ours }] : [])];
}

/** The rule set itself, without what stands beside its fields. */
export const rulesOf = (card) => Object.fromEntries(Object.entries(card).filter(([name]) => !BESIDE.includes(name)));

/** Why there are no rules of this name. */
export const noSuchRules = (name, { NO_SUCH_RULES, NOT_ON_THIS_PHONE }) =>
  name.includes(".") ? NOT_ON_THIS_PHONE : NO_SUCH_RULES;

export const filters = () => ({
  name_of: ({ named }) => named,
  summary: ({ summary }) => summary,
});
