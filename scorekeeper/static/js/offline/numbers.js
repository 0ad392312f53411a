/** Numbers as people type them: counts, and points as a number or a sum such as 285+120+45. */

import { isFigures, start, strip } from "./texts.js";

const TERM = /^(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)$/;
const SIGNED = /([+\-\u2212])/;

/** What was typed cannot be read; the message says what to type instead. */
export class NotANumber extends Error {}

const refuse = (words, error) => {
  throw new NotANumber(words.NUMBER_ERRORS[error]);
};

/** A number of cards or books. Throws NotANumber. */
export function readCount(text, words) {
  const typed = trimmed(text, words);
  if (!typed) refuse(words, "no_count");
  if ("-\u2212".includes(typed[0])) refuse(words, "less_than_none");
  if (!isFigures(typed)) refuse(words, "no_whole_number");
  return Number(whole(typed, words));
}

/**
 * Points: a number or a sum, less than 0 only where `negative`. Throws NotANumber. A plus sign at the
 * end is a sum that waits for its next pile: it counts so far.
 */
export function readPoints(text, words, negative = false) {
  const typed = trimmed(text, words);
  if (!typed) refuse(words, "no_points");
  let pieces = typed.split(SIGNED).map(strip);
  pieces = !pieces[0] && pieces.length > 1 && pieces[1] !== "+" ? pieces.slice(1) : ["+", ...pieces];
  const [sign, last] = pieces.slice(-2);
  if (!last && sign === "+" && pieces.length > 2) pieces = pieces.slice(0, -2);
  const signs = pieces.filter((_, place) => place % 2 === 0);
  const terms = pieces.filter((_, place) => place % 2);
  if (!negative && signs.some((each) => each !== "+")) refuse(words, "taken_off");
  if (!terms.every((term) => TERM.test(term))) refuse(words, "no_sum");
  const values = terms.map((term) => whole(term.replaceAll(",", ""), words));
  return Number(values.reduce((total, value, place) => total + (signs[place] === "+" ? value : -value), 0n));
}

const WHOLE = /^([+\-\u2212]?)([0-9]{1,15}|[0-9]{1,3}(?:[ ,.'’][0-9]{3}){1,4})$/;

/** A whole number however its thousands are set apart, full-width figures too; null for none. */
export function readWhole(text, words) {
  const found = WHOLE.exec(strip(start(text, words.LONGEST).normalize("NFKC")));
  if (!found) return null;
  const number = Number(found[2].replace(/[^0-9]/g, ""));
  return "-\u2212".includes(found[1] || "+") ? -number : number;
}

/** The number that a field holds, in the figures of ASCII; null for any other text. */
export function numberIn(text, { LONGEST, LONGEST_NUMBER }) {
  if (!isFigures(text) || text.length > LONGEST) return null;
  return text.replace(/^0+/, "").length > LONGEST_NUMBER ? BigInt(text) : Number(text);
}

function trimmed(text, words) {
  const typed = strip(text);
  if ([...typed].length > words.LONGEST) refuse(words, "too_long");
  return typed;
}

function whole(digits, words) {
  if (digits.replace(/^0+/, "").length > words.LONGEST_NUMBER) refuse(words, "too_large");
  return BigInt(digits);
}
