/** Names that people type: what is refused. */

import { strip } from "./texts.js";

// what cannot be seen, and signs that turn the reading direction
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with a name: "empty", "too_long" or "unprintable"; null for a good one. */
export function nameFault(name, { LONGEST_NAME }) {
  if (!strip(name)) return "empty";
  if ([...name].length > LONGEST_NAME) return "too_long";
  return UNPRINTABLE.test(name) ? "unprintable" : null;
}
