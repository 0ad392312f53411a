/** What is missing to go out, in words. */

import { counted, fill, points } from "./words_numbers.js";

/** One thing that is missing: "1 more clean book." */
export function missingWords({ code, have, need }, words) {
  const { MISSING, MISSING_BOOKS, LINES, FIELDS } = words;
  if (code in MISSING) return fill(MISSING[code], { have: points(have), need: points(need) });
  const nouns = (LINES.counted[code] ?? FIELDS.books).map((noun) => fill(MISSING_BOOKS.noun, { noun }));
  return fill(MISSING_BOOKS.said, { counted: counted(need - have, nouns) });
}

/** How far ahead of the others going out puts this side, at least and at most. */
export function leadWords(name, { least, most }, { LEAD }) {
  if (least < 0 && most > 0) return fill(LEAD.between, { name, behind: points(-least), ahead: points(most) });
  if (!least && !most) return fill(LEAD.level, { name });
  if (most <= 0) return fill(LEAD.behind, { name, span: span(-most, -least, LEAD) });
  return fill(LEAD.ahead, { name, span: span(least, most, LEAD) });
}

/** Points, at least and at most: "2,500 to 2,785"; one number where both are the same. */
const span = (least, most, LEAD) =>
  least === most ? points(least) : fill(LEAD.span, { least: points(least), most: points(most) });
