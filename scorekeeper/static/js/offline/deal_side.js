/** One side's half of a count sheet: its fields from an entry, and an entry from its fields. */

import { sum } from "../scoring/basics.js";
import { countBooks } from "../scoring/books.js";
import { size } from "../scoring/cards.js";
import { meldsToJson } from "../scoring/cards_json.js";
import { black, hasMelded, leftPoints, red } from "../scoring/entry.js";
import { meldedPoints } from "../scoring/score.js";
import { FEET } from "./deal_rows.js";
import { readMelds, writeMelds } from "./meld_lines.js";
import { NotANumber, readCount, readPoints } from "./numbers.js";
import { SheetReading } from "./sheet_reading.js";
import { strip } from "./texts.js";
import { groupTiles, MELDS, mustBeNamed, rankTiles, WAY } from "./ways.js";
import { fill } from "./words_numbers.js";

const TICKED = "yes";
const CARD_POINTS = "card_points";

// --- from an entry to fields

/**
 * The texts of a side's fields that stand for this entry, by path. An entry that mixes ways of
 * counting is shown as totals: the same books and points.
 */
export function fillSide(entry, rules, words) {
  const { laid, hand, foot } = red(entry);
  const blacks = black(entry);
  return {
    "red_threes.laid": String(laid),
    "red_threes.hand": String(hand),
    "red_threes.foot": String(foot),
    "left.points": String(leftPoints(entry, rules)),
    "left.black_threes.hand": String(blacks.hand),
    "left.black_threes.foot": String(blacks.foot),
    [FEET]: String(entry.left.unopened_feet ?? ""),
    concealed: entry.concealed ? TICKED : "",
    melded: hasMelded(entry) ? TICKED : "",
    exact_cuts: String(entry.exact_cuts),
    "adjustment.points": String(entry.adjustment.points),
    "adjustment.note": entry.adjustment.note,
    ...fillMelded(entry, rules, words),
  };
}

function fillMelded(entry, rules, words) {
  const { melds, cards, card_points } = entry;
  const listed = melds.length > 0;
  const isTotal = Boolean(entry.books.total || card_points);
  if (listed && mustBeNamed(rules, words) && (isTotal || size(cards) || !rules.melded_counted)) {
    return { ...fillMelded({ ...entry, melds: [] }, rules, words), [MELDS]: writeMelds(melds, words) };
  }
  if (!rules.melded_counted) return books(entry, rules);
  if (listed && !isTotal && !size(cards)) return { [WAY]: "melds", [MELDS]: writeMelds(melds, words) };
  if (size(cards) && !card_points && !listed) {
    const counts = cards.map(([rank, count]) => [`cards.${rank}`, String(count)]);
    return { ...books(entry, rules), [WAY]: "cards", ...Object.fromEntries(counts) };
  }
  return totals(entry, rules);
}

/** The same with the melded cards as totals, however they were counted. */
export const fillTotals = (entry, rules, words) => ({ ...fillSide(entry, rules, words), ...totals(entry, rules) });

const totals = (entry, rules) => ({
  ...books(entry, rules),
  [WAY]: "total",
  [CARD_POINTS]: String(meldedPoints(entry, rules)),
});

function books(entry, rules) {
  const { clean, dirty, wild, wild_mixed, special } = countBooks(entry, rules);
  return {
    "books.clean": String(clean),
    "books.dirty": String(dirty),
    "books.wild": String(wild + wild_mixed),
    ...Object.fromEntries(special.map(([rank, count]) => [`books.${rules.SPECIAL_KEYS[rank]}`, String(count)])),
  };
}

// --- from fields to an entry

/** What was typed for one side, by path, and the rows that its sheet has. */
export class SideFields {
  /** @param {Map<string, string>} typed */
  constructor(rows, rules, words, typed) {
    Object.assign(this, { rows, rules, words, typed });
  }

  /** The text of a field, empty where it did not arrive. */
  get(path) {
    return this.typed.get(path) ?? "";
  }

  /** How the melded cards are counted. */
  get way() {
    return this.words.WAYS.find((way) => way === this.get(WAY)) ?? "total";
  }
}

/** Takes the fields of a side one by one and gathers what is wrong with them. */
class Reader {
  constructor(fields) {
    Object.assign(this, { fields, rules: fields.rules, words: fields.words, data: {}, errors: new Map() });
  }

  /** The number in a field; 0, and a note of what is wrong, where there is none. */
  number(path, kind = "count") {
    const text = this.fields.get(path);
    try {
      return kind === "count" ? readCount(text, this.words) : readPoints(text, this.words, kind === "signed");
    } catch (problem) {
      if (!(problem instanceof NotANumber)) throw problem;
      this.errors.set(path, problem.message);
      return 0;
    }
  }

  /** Set the value at a path of the entry. */
  put(path, value) {
    const outer = path.split(".");
    const last = outer.pop();
    const at = outer.reduce((inside, key) => (inside[key] ??= {}), this.data);
    at[last] = value;
  }

  /** The number on a tile; an empty tile is a card that nobody counted. */
  cards({ path }) {
    return strip(this.fields.get(path)) ? this.number(path) : 0;
  }
}

/**
 * The entry that these fields make and what is wrong with them, a sentence by path. `said` is what
 * fields of the whole table say of the side, by path. Where something is wrong the entry holds what
 * is harmless, so that everything else can still be counted.
 * @returns {[object, Map<string, string>]}
 */
export function readSideFields(fields, said) {
  const { rules, words, way } = fields;
  const reader = new Reader(fields);
  for (const [path, value] of said) reader.put(path, value);
  for (const row of fields.rows) {
    if (!(way === "melds" && row.path.startsWith("books."))) readRow(reader, row);
  }
  READ_WAY[way]?.(reader);
  if (way !== "melds" && mustBeNamed(rules, words)) readMeldLines(reader);
  const reading = new SheetReading(rules, words);
  const entry = reading.side(reader.data, "");
  for (const [path, reason] of reading.refused()) {
    const field = fieldOf(path);
    if (!reader.errors.has(field)) reader.errors.set(field, fill(words.FIELD_ERRORS.refused, { reason }));
  }
  return [entry, reader.errors];
}

function readRow(reader, { path, kind }) {
  const text = reader.fields.get(path);
  if (kind === "tick") {
    if (text && text !== TICKED) reader.errors.set(path, reader.words.FIELD_ERRORS.no_tick);
    else if (text) reader.put(path, true); // what is not ticked was not said: it may still follow from the rest
  } else if (kind === "note") reader.put(path, strip(text));
  else if (path === CARD_POINTS) {
    if (reader.fields.way === "total") reader.put(path, reader.number(path, kind));
  } else if (["count", "points", "signed"].includes(kind) && (strip(text) || path !== FEET)) {
    reader.put(path, reader.number(path, kind));
  }
}

const READ_WAY = {
  groups: (reader) =>
    reader.put(CARD_POINTS, sum(groupTiles(reader.rules, reader.words), (tile) => reader.cards(tile) * tile.points)),
  cards: (reader) => rankTiles(reader.rules, reader.words).forEach((tile) => reader.put(tile.path, reader.cards(tile))),
  melds: readMeldLines,
};

function readMeldLines(reader) {
  const { fields, rules, words } = reader;
  const { melds, errors } = readMelds(fields.get(MELDS), rules, words);
  reader.put(MELDS, meldsToJson(melds));
  if (errors.length) reader.errors.set(MELDS, errors.map((each) => fill(words.FIELD_ERRORS.line, each)).join(" "));
}

/** The field that holds the value at this path; "" for what no field of the side holds. */
function fieldOf(path) {
  if (path.startsWith(MELDS)) return MELDS;
  return path.startsWith("overrides") ? "" : path;
}
