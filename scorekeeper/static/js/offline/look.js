/** What every template may use: figures and dates as printed. */

import { together } from "./names.js";
import { points } from "./words_numbers.js";

/** A part of a date in the language of the app, of this phone's time zone: its weekday, its month. */
export const partOf = (iso, part, length) => new Date(iso).toLocaleDateString("en-US", { [part]: length });

/** A date as people say it: "Mon 30 Nov 2026". */
export function day(iso) {
  const date = new Date(iso);
  const [weekday, month] = ["weekday", "month"].map((part) => partOf(iso, part, "short"));
  return `${weekday} ${date.getDate()} ${month} ${date.getFullYear()}`;
}

export const filters = ({ words }) => ({
  points,
  day: ({ iso }) => day(iso),
  together: (names) => together(names, words),
});
