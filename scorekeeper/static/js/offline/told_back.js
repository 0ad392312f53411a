/** What was typed into a sheet that cannot be saved, told back so that it can be typed again. */

import { partition } from "../scoring/reading.js";
import { start, unturned } from "./texts.js";

const NOTHING = ["", "0"];
const ONE_FIGURE = /^[0-9]$/;

/** A line for each side, by its name where it is known: "First side: clean books 2, card points 285+120, went out". */
export function typedWords(form, words, names = []) {
  const { SAID, SIDES_TOLD, LONGEST } = words;
  const told = SIDES_TOLD.map(() => []);
  const tell = (side, text) => told[side]?.push(text);
  for (const [name, text] of form) {
    const [side, path] = partition(name, ".");
    const isCounted = ONE_FIGURE.test(side) && name.includes(".") && path !== "way";
    if (Object.hasOwn(SAID, name) && ONE_FIGURE.test(text)) tell(text, SAID[name]);
    else if (isCounted && !NOTHING.includes(text)) tell(side, `${noun(path, words)} ${start(unturned(text), LONGEST)}`);
  }
  return told.flatMap((each, side) => (each.length ? [`${names[side] ?? SIDES_TOLD[side]}: ${each.join(", ")}`] : []));
}

function noun(path, { FIELDS, RANKS }) {
  const known = FIELDS[path] ?? RANKS[path.slice(path.lastIndexOf(".") + 1)];
  return Array.isArray(known) ? known[1] : path.replace(/[._]/g, " ");
}
