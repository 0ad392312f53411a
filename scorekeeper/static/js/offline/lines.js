/** The lines of a score sheet in words, and a side's sum in one sentence. */

import { counted, points } from "./words_numbers.js";

/** What a line counts: "3 clean books", "cards left". */
export const label = ({ item, count }, { LINES }) => LINES.amounts[item] ?? counted(count, LINES.counted[item]);

/** What a line counts, and at how much: "3 clean books × 500", "cards 85"; the sign is elsewhere. */
function term(line, words) {
  const said = label(line, words);
  const isAmount = line.item in words.LINES.amounts;
  return isAmount ? `${said} ${points(Math.abs(line.points))}` : `${said} × ${points(Math.abs(line.each))}`;
}

/** The whole sum of a side: "3 clean books × 500 + cards 85 − 1 red three × 100 = 1,485". */
export function sumSentence({ lines, total }, words) {
  const terms = lines.map((line, index) => sign(line, !index) + term(line, words)).join("");
  return `${terms || words.NOTHING} = ${points(total)}`;
}

function sign({ each }, first) {
  if (first) return each < 0 ? "−" : "";
  return each < 0 ? " − " : " + ";
}
