/** The formats of the files. */

import { rulesIn } from "./ruleset_json.js";
import { SideReading } from "./side_json.js";

/**
 * A file of one of the `SHAPES`: what `take` makes of what was read, or `{ paths }` of everything
 * in it that cannot be read; of another format or version nothing else is judged.
 */
export function readFile(data, shape, facts, take) {
  const reading = new SideReading(facts);
  if (data?.format !== undefined && data.format !== facts[shape]) return { paths: ["format"] };
  const keys = reading.keys(data, "", facts.SHAPES[shape]);
  if (reading.errors.includes("")) return { paths: [""] };
  const rules = rulesIn(reading, keys.rules);
  reading.rules = rules;
  const file = { ...keys, rules, ...take(reading, keys, rules) };
  return reading.paths.length ? { paths: reading.paths } : file;
}
