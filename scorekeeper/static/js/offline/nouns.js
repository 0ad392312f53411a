/** What is counted at a table, in table words. */

import { partition } from "../scoring/reading.js";
import { counted } from "./words_numbers.js";

/** So many cards of a rank: "9 kings". */
export const countedRank = (number, rank, { RANKS }) => counted(number, RANKS[rank]);

/** So much of what a field of an entry holds: "3 clean books", "80 points left". */
export function countedField(number, field, words) {
  if (field.startsWith("cards.")) return countedRank(number, field.slice("cards.".length), words);
  return counted(number, words.FIELDS[partition(field, "[")[0]]);
}
