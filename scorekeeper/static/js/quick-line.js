/**
 * The quick line: what was typed or said of a side's count, "3 clean 2 dirty 1285 out".
 *
 * Everything that a line can mean is weighed, and the meaning that leaves the fewest words over
 * is taken. What can be meant in two ways is left over: nothing is guessed.
 */

import { amountsAt, plain, skip, stands, wordEnd } from "./quick-words.js";

/** @typedef {{field: string, kind: string, off: boolean, words: string[], ones: string[]}} Row */
/** @typedef {{field: string, value: string, words: string[]}} Flag */
/**
 * @typedef {object} Vocabulary the words of one sheet; a row or flag without a field is not counted there
 * @property {Record<string, number>} numbers
 * @property {Record<string, number>} times
 * @property {string[]} plus
 * @property {string[]} minus
 * @property {string[]} not
 * @property {string[]} skipped
 * @property {{field: string, least: number} | null} bare
 * @property {Row[]} rows
 * @property {Flag[]} flags
 */
/**
 * @typedef {object} Piece what stands between two places of the line
 * @property {number} start
 * @property {number} end
 * @property {number} cost
 * @property {"" | "bare" | "flag" | "one" | "word" | "number" | "not"} kind the last three: not understood
 * @property {string} field "" for what is not counted here, or was not understood
 * @property {string} text
 * @property {"before" | "after" | undefined} number on which side of its word the number stands
 */

const UNKNOWN = 10;
const TURN = 4; // "3 clean, dirty 2": people keep to one order
const ONE = 3;
const BARE = 1;
const LABEL = 0.5; // "left 80" where "80 left" would do as well
const SMALLER = 2; // a number alone is the larger one: "700 left 35" has 35 left
const COUNTS = 100; // no count has three figures

/**
 * @param {string} text
 * @param {Vocabulary} vocabulary
 * @returns {{fields: Record<string, string>, rest: string[]}} texts by field, and what is left over
 */
export function understand(text, vocabulary) {
  const { line, shown } = plain(text);
  const pieces = cheapest(line, vocabulary);
  /** @type {Map<string, Piece>} */
  const taken = new Map();
  /** @type {Set<Piece>} */
  const left = new Set(pieces.filter((piece) => !piece.field));
  for (const piece of pieces.filter(({ field }) => field)) {
    const before = taken.get(piece.field);
    const isTwice = before && before.text !== piece.text;
    if (isTwice) left.add(before); // said twice: the later one is the correction
    if (isTwice && before.kind === "bare" && piece.kind === "bare") left.add(piece); // or both of a sum
    taken.set(piece.field, piece);
  }
  const kept = pieces.filter((piece) => !left.has(piece) && taken.get(piece.field) === piece);
  return {
    fields: Object.fromEntries(kept.map(({ field, text: value }) => [field, value])),
    rest: slices(pieces, left, shown),
  };
}

/** What is left over as it was typed; neighbours stay together. */
function slices(pieces, left, shown) {
  /** @type {[number, number][]} */
  const found = [];
  let wasLeft = false;
  for (const piece of pieces) {
    const isLeft = left.has(piece);
    if (isLeft && wasLeft) found[found.length - 1][1] = piece.end;
    else if (isLeft) found.push([piece.start, piece.end]);
    wasLeft = isLeft;
  }
  return found.map(([start, end]) => shown.slice(start, end));
}

/** The pieces of the cheapest meaning of the whole line. */
function cheapest(line, vocabulary) {
  const known = new Map();
  const from = (start, order, last) => {
    const at = skip(line, start, vocabulary.skipped);
    if (at >= line.length) return { cost: 0, pieces: [] };
    const key = `${at} ${order} ${last}`;
    if (!known.has(key)) known.set(key, best(at, order, last));
    return known.get(key);
  };
  const best = (at, order, last) => {
    let found = { cost: Infinity, pieces: [] };
    for (const piece of piecesAt(line, at, vocabulary)) {
      if (!follows(piece, last)) continue;
      const turns = piece.number && piece.number !== order;
      const rest = from(piece.end, piece.number ?? order, after(piece, last));
      const isLess = piece.kind === "bare" && typeof last === "number" && Number(piece.text) < last;
      const cost = piece.cost + (turns ? TURN : 0) + (isLess ? SMALLER : 0) + rest.cost;
      if (cost < found.cost) found = { cost, pieces: [piece, ...rest.pieces] };
    }
    return found;
  };
  return from(0, "before", "").pieces;
}

/** What the next piece follows: "2 drity" has its number, "didn't really go out" is still not out. */
function after({ kind, points }, last) {
  if (points !== undefined) return points;
  if (kind !== "word") return kind;
  return { number: "", not: "not" }[last] ?? kind;
}

/** A number alone is not believed beside a word that is not understood, nothing alone after "not". */
function follows(piece, last) {
  if (last === "bare") return !["word", "number", "not"].includes(piece.kind);
  if (last === "word" || last === "number") return piece.kind !== "bare";
  return last !== "not" || !["bare", "flag", "one"].includes(piece.kind);
}

/** Everything that can begin at this place. */
function piecesAt(line, at, vocabulary) {
  const piece = (more) => ({ start: at, cost: 0, kind: "", field: "", text: "", ...more });
  return [
    ...numberFirst(line, at, vocabulary),
    ...wordFirst(line, at, vocabulary),
    ...phrases(line, at, vocabulary.flags, "words").map(([flag, end]) =>
      (flag.field ? { end, kind: "flag", field: flag.field, text: flag.value } : { end, cost: UNKNOWN })),
    unknown(line, at, vocabulary),
  ].map(piece);
}

function unknown(line, at, vocabulary) {
  const ends = vocabulary.not.filter((word) => stands(line, at, word)).map((word) => at + word.length);
  const kind = amountsAt(line, at, vocabulary).length ? "number" : "word";
  return { end: Math.max(wordEnd(line, at, vocabulary), ...ends), kind: ends.length ? "not" : kind, cost: UNKNOWN };
}

/** "3 clean", "1285 points", and "1285" alone. */
function numberFirst(line, at, vocabulary) {
  const { bare } = vocabulary;
  return amountsAt(line, at, vocabulary).flatMap((amount) => {
    const next = skip(line, amount.end, vocabulary.skipped);
    const found = phrases(line, next, vocabulary.rows, "words").map(([row, end]) =>
      numbered(row, amount, { end, number: row.kind === "count" ? "before" : undefined }));
    if (bare && !amount.minus && amount.value >= bare.least) {
      found.push({ end: amount.end, kind: "bare", field: bare.field, text: amount.text, cost: BARE });
    }
    return found.filter(Boolean);
  });
}

/** "clean 3", "left 80", and "black three left" for one of them. */
function wordFirst(line, at, vocabulary) {
  const after = phrases(line, at, vocabulary.rows, "words").flatMap(([row, end]) =>
    amountsAt(line, skip(line, end, vocabulary.skipped), vocabulary).map((amount) =>
      numbered(row, amount, { end: amount.end, ...(row.kind === "count" ? { number: "after" } : { cost: LABEL }) })));
  const ones = phrases(line, at, vocabulary.rows, "ones").map(([row, end]) =>
    ({ end, kind: "one", field: row.field, text: "1", cost: row.field ? ONE : UNKNOWN }));
  return [...after, ...ones].filter(Boolean);
}

/** A row with its number; null where the number cannot be meant for it. */
function numbered(row, amount, piece) {
  if (!row.field) return { ...piece, number: undefined, cost: UNKNOWN };
  const isCount = row.kind === "count";
  if (amount.minus && !row.off && row.kind !== "signed") return null;
  if (isCount && amount.value >= COUNTS) return null;
  const number = isCount || row.kind === "signed" ? String(amount.value) : amount.text;
  const points = isCount ? undefined : amount.value;
  return { ...piece, points, field: row.field, text: (amount.minus && row.kind === "signed" ? "-" : "") + number };
}

/** The entries of which a phrase stands there, each with the end of the phrase. */
function phrases(line, at, entries, list) {
  return entries.flatMap((entry) =>
    entry[list].filter((phrase) => stands(line, at, phrase)).map((phrase) => [entry, at + phrase.length]));
}
