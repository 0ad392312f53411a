/** The formats of the files. */

import { Reading } from "./reading.js";

/**
 * A file as `take` reads it, or `{ paths }` of everything in it that cannot be read; of another
 * format or version nothing else is judged.
 */
export function readFile(data, format, facts, take) {
  const reading = new Reading(facts);
  const keys = reading.keys(data, "");
  const given = keys.needed("format");
  if (given !== undefined && given !== format) return { paths: ["format"] };
  const file = take(reading, keys);
  const paths = reading.finish();
  return paths.length ? { paths } : file;
}
