/** What Python makes of texts, where JavaScript has another idea of spaces and lines. */

const SPACE = "\\t-\\r\\x1c- \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const AROUND = new RegExp(`^[${SPACE}]+|[${SPACE}]+$`, "g");
const LINE_END = /\r\n|[\n-\r\x1c-\x1e\x85\u2028\u2029]/;

/** What stands between the brackets of a regular expression for Python's `\s`. */
export const SPACES = SPACE;

/** The text without the spaces around it. */
export const strip = (text) => text.replace(AROUND, "");

/** The text without signs that turn the reading direction of what stands round them. */
export const unturned = (text) => text.replace(/\p{Bidi_C}/gu, "");

/** Its lines; the end of a last one begins no other. */
export function linesOf(text) {
  const lines = text.split(LINE_END);
  return lines[lines.length - 1] ? lines : lines.slice(0, -1);
}

/** Its first characters: a picture is one, as in Python. */
export const start = (text, characters) => [...text].slice(0, characters).join("");

/** The text with a large letter at its beginning. */
export function capitalized(text) {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}

/** Whether it is a whole number in the figures of ASCII. */
export const isFigures = (text) => /^[0-9]+$/.test(text);
