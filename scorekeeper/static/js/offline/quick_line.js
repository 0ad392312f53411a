/** The quick line's vocabulary for a sheet: what each of its rows is called, for the parser. */

import { NOBODY, WHO } from "./deal_form.js";

const BARE = "card_points";
const OWN = "own";
const FIELDS = Object.fromEntries(Object.entries(WHO).map(([name, path]) => [path, name]));

/** Every word that the parser knows, with the field that it fills, if this sheet has it. */
export function vocabulary(rows, rules, { QUICK_LINE }) {
  const { NUMBERS, TIMES, PLUS, MINUS, NOT, SKIPPED, ROWS, YES, NOBODY: NONE } = QUICK_LINE;
  const byPath = Object.fromEntries(rows.map((row) => [row.path, row]));
  const made = (words, of) => words.map(([path, said]) => of(path, said, byPath));
  return {
    numbers: NUMBERS,
    times: TIMES,
    plus: PLUS,
    minus: MINUS,
    not: NOT,
    skipped: SKIPPED,
    bare: bareOf(byPath, rules),
    rows: made(ROWS, rowOf),
    flags: [...made(YES, flagOf), ...made(NONE, nobodyOf)],
  };
}

/** A count as it may be said of these rows. */
export const example = (rows, { QUICK_LINE }) =>
  QUICK_LINE.EXAMPLE.filter(([path]) => rows.some((row) => row.path === path))
    .map(([, said]) => said)
    .join(" ");

/** Where a number alone goes, and the least that it is then: what the smallest meld counts. */
function bareOf(byPath, { SMALLEST_MELD, NATURALS, card_values: values }) {
  if (!byPath[BARE]) return null;
  return { field: BARE, least: SMALLEST_MELD * Math.min(...NATURALS.map((rank) => values[rank])) };
}

/** A row; `off`: what it counts is taken off, so that a minus sign says nothing new. */
const rowOf = (path, { words, ones }, { [path]: row }) => ({
  field: row ? path : "",
  kind: row?.kind ?? "",
  off: path === "left.points" || (row?.each ?? 0) < 0,
  words,
  ones,
});

const flagOf = (path, words, byPath) => ({
  field: byPath[path] ? (FIELDS[path] ?? path) : "",
  value: FIELDS[path] ? OWN : "yes",
  words,
});

const nobodyOf = (path, words, byPath) => ({ field: byPath[path] ? FIELDS[path] : "", value: NOBODY, words });
