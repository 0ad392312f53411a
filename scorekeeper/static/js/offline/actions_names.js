/** Names that people type: what is refused, and how those of a table are told apart. */

import { range } from "../scoring/basics.js";
import { start, strip, unturned } from "./texts.js";

const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What is wrong with a name: "empty", "too_long" or "unprintable"; null for a good one. */
export function nameFault(name, { LONGEST_NAME }) {
  if (!strip(name)) return "empty";
  if ([...name].length > LONGEST_NAME) return "too_long";
  return UNSEEN.test(name) || unturned(name) !== name ? "unprintable" : null;
}

/** A name as it is compared, whatever letters are large; a dotless i is a letter of its own. */
export const caseless = (name) =>
  name.normalize("NFKC").split(DOTLESS).map((part) => part.toLowerCase().toUpperCase().toLowerCase()).join(DOTLESS);
const DOTLESS = "ı";

/** The names of a table: the second one of a name has a number, "Ann 2". */
export function toldApart(names, words) {
  const taken = new Set(names.map(caseless));
  return names.map((name, seat) => {
    const isSecond = names.slice(0, seat).map(caseless).includes(caseless(name));
    const known = isSecond ? numbered(name, names.length, words).find((each) => !taken.has(caseless(each))) : name;
    taken.add(caseless(known));
    return known;
  });
}

/** A name with each number that may be free among so many names. */
const numbered = (name, most, { LONGEST_NAME }) =>
  range(2, 2 * most + 2).map((number) => `${start(name, LONGEST_NAME - ` ${number}`.length)} ${number}`);
