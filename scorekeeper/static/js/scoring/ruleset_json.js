/** The rule set of a file: a preset's slug, a preset with changes, or the whole set. */

import { readyRules } from "./ruleset.js";

/**
 * The rule set of a file. Where it is left out, one that lets every book through. A set is taken
 * as it is: only Python makes them, and refuses bad ones.
 */
export function rulesIn(reading, given) {
  const { facts } = reading;
  if (given?.base) return readyRules({ ...preset(reading, given.base), ...given.changes }, facts);
  return readyRules(given instanceof Object ? given : given ? preset(reading, given) : facts.UNREAD, facts);
}

function preset(reading, slug) {
  const { presets = {}, UNREAD } = reading.facts;
  if (Object.keys(presets).includes(slug)) return presets[slug];
  reading.wrong("rules");
  return UNREAD;
}
