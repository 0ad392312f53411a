/** What stands at a place of a quick line: a number, in figures or words, or a phrase. */

/** @typedef {{end: number, text: string, value: number, minus: boolean}} Amount */

/**
 * A line as it is compared, and as it is shown: full-width figures plain, one blank at a time.
 * @param {string} text
 */
export function plain(text) {
  const shown = text
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .replace(/(\p{L})[-‐‑–—](?=\p{L})/gu, "$1 ")
    .trim();
  const line = shown.toLowerCase();
  return { line, shown: line.length === shown.length ? shown : line };
}

const LETTER = /\p{L}/u;
const SPACED = /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const DASH = /[-−–—]/;

/** Whether a word can end before `end`: scripts that write no blanks end words anywhere. */
function isEnd(line, end) {
  const [last, next = ""] = [line[end - 1], line[end]];
  const runsOn = LETTER.test(last) && LETTER.test(next);
  return !runsOn || !SPACED.test(last) || !SPACED.test(next);
}

/** @type {(line: string, at: number, phrase: string) => boolean} Whether this phrase stands there. */
export const stands = (line, at, phrase) => line.startsWith(phrase, at) && isEnd(line, at + phrase.length);

/** Where the phrase ends that stands there, the longest of them; `at` where none does. */
function past(line, at, phrases) {
  return Math.max(at, ...phrases.filter((each) => stands(line, at, each)).map((each) => at + each.length));
}

/** The next place with something to be read: past blanks, commas and words that say nothing. */
export function skip(line, at, skipped) {
  for (;;) {
    const dash = DASH.test(line[at]) && !isMinus(line, at);
    const next = dash || /[\s,;:.!=()&]/.test(line[at] ?? "") ? at + 1 : past(line, at, skipped);
    if (next === at) return at;
    at = next;
  }
}

/** A dash is a minus sign where it is written to a number: not in "3 clean - 2 dirty". */
const isMinus = (line, at) => /[0-9]/.test(line[at + 1] ?? "") && !/[\p{L}0-9]/u.test(line[at - 1] ?? " ");

/** The end of the word that stands there, with a minus before it: letters, or figures, or one sign. */
export function wordEnd(line, at, vocabulary) {
  const start = Math.min(pastMinus(line, at, vocabulary), line.length - 1);
  const word = /^(\p{L}[\p{L}\p{M}'’]*|[0-9]+)/u.exec(line.slice(start));
  return start + (word ? word[0].length : String.fromCodePoint(line.codePointAt(start)).length);
}

/**
 * Every number that can begin there: "1 285" may be 1 or 1285, "twenty two" 20 or 22; a sum is
 * one number.
 * @returns {Amount[]}
 */
export function amountsAt(line, at, vocabulary) {
  const first = pastMinus(line, at, vocabulary);
  return sums(line, first, vocabulary).map((sum) => ({ ...sum, minus: first > at }));
}

/** Where the number begins that a minus sign stands before; `at` where none does. */
function pastMinus(line, at, { minus }) {
  const sign = DASH.test(line[at]) && isMinus(line, at) ? at + 1 : past(line, at, minus);
  return sign === at ? at : skip(line, sign, []);
}

function sums(line, at, vocabulary) {
  return numbers(line, at, vocabulary).flatMap((number) => {
    const text = String(number.value);
    const more = afterPlus(line, number.end, vocabulary);
    const rest = more === null ? [] : sums(line, more, vocabulary);
    if (!rest.length) return [{ ...number, end: more ?? number.end, text }]; // "640+" waits for more
    return rest.map((sum) => ({ end: sum.end, value: number.value + sum.value, text: `${text}+${sum.text}` }));
  });
}

/** Where a sum goes on; null where it does not. */
function afterPlus(line, at, vocabulary) {
  const sign = skip(line, at, []);
  const end = line[sign] === "+" ? sign + 1 : past(line, sign, vocabulary.plus);
  return end === sign ? null : skip(line, end, []);
}

function numbers(line, at, vocabulary) {
  const rest = line.slice(at);
  const figures = [/^[0-9]{1,9}(?![0-9])/, /^[0-9]{1,3}(?:[ ,.'’][0-9]{3})+(?![0-9])/].map((each) => each.exec(rest)?.[0]);
  return [
    ...figures.filter(Boolean).map((found) => ({ end: at + found.length, value: Number(found.replace(/\D/g, "")) })),
    ...spelt(line, at, vocabulary),
  ];
}

/** Numbers in words: "twelve", "eighty five", "six hundred and forty"; every beginning of one counts. */
function spelt(line, at, { numbers: values, times, skipped }) {
  const found = [];
  let [value, done] = [null, 0];
  for (;;) {
    const factor = longest(line, at, times);
    const word = longest(line, at, values);
    if (factor && value !== 0) {
      value = (value ?? 1) * times[factor];
      if (times[factor] >= 1000) [done, value] = [done + value, null];
    } else if (word && fits(value, values[word])) value = (value ?? 0) + values[word];
    else return found;
    at += (factor ?? word).length;
    found.push({ end: at, value: done + (value ?? 0) });
    at = pastBlank(line, at);
    if (factor) at = pastBlank(line, past(line, at, skipped));
  }
}

const pastBlank = (line, at) => (line[at] === " " ? at + 1 : at);

/** Whether a number word goes on with what was said: five after eighty, eighty after six hundred. */
const fits = (value, next) => value === null || (value > 0 && next > 0 && value % (next < 10 ? 10 : 100) === 0);

const longest = (line, at, words) =>
  Object.keys(words).filter((word) => stands(line, at, word)).sort((a, b) => b.length - a.length)[0];
