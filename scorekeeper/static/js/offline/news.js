/** What was just done to a game: by which phone. */

import { together } from "./names.js";
import { fill } from "./words_numbers.js";

/** The phones that did something, each once: "Ann's phone and another phone". */
export function phones(names, words) {
  const named = [...new Set(names)];
  const known = named.filter(Boolean);
  if (!known.length) return words.SOME_PHONE;
  return together([...known, ...(named.includes("") ? [words.ANOTHER_PHONE] : [])], words);
}

/** Another phone saved a side that is being counted here. */
export const savedMeanwhile = (side, phone, { MEANWHILE, ANOTHER_PHONE }) =>
  fill(MEANWHILE, { side, phone: phone || ANOTHER_PHONE });
