/**
 * The count sheet of a deal as a form: entries into fields, and what was typed into entries.
 *
 * A place is what a sheet is of: `{ game, deal, rules, words }`.
 */

import { partition } from "../scoring/reading.js";
import { limitsFor } from "../scoring/limits.js";
import { remembered } from "../scoring/ruleset.js";
import { rowsOf } from "./deal_rows.js";
import { fillSide, readSideFields, SideFields } from "./deal_side.js";
import { isFigures, start } from "./texts.js";
import { wayFields } from "./ways.js";
import { fill } from "./words_numbers.js";

export const NOBODY = "none";
const ALLOW = "allow";
const RULES_END = ":";

/** Fields that name one side of the table, and the path of what they say of it. */
export const WHO = { out: "went_out", first: "opened_first" };

/** What stands in the fields of a sheet: texts by field name, and the problems accepted. */
export class Typed {
  /**
   * @param {Map<string, string>} values
   * @param {Iterable<string>} [allowed] "code:side:field" of each rule problem that the table accepts
   */
  constructor(values, allowed = []) {
    this.values = values;
    this.allowed = [...new Set(allowed)];
  }

  /** The text of a field, empty where it did not arrive. */
  get(name) {
    return this.values.get(name) ?? "";
  }
}

/** The rows of each side's sheet in this deal. */
export function sheetRows({ game, deal, rules, words }) {
  return game.sides.map(({ players: { length: players } }) =>
    remembered(rules, `rows ${deal} ${players} ${game.decks}`, () =>
      rowsOf({ rules, deal, players, words, limits: limitsFor(rules, game.decks) }),
    ),
  );
}

/** A sheet with nothing counted yet. */
export function blank(place) {
  const asked = ({ kind }) => !["out", "first", "tick"].includes(kind);
  const fields = sheetRows(place).flatMap((rows, side) =>
    rows.filter(asked).map((row) => [`${side}.${row.path}`, row.start]),
  );
  return new Typed(new Map(fields));
}

/** A sheet with these entries in it; a side without an entry is left blank. */
export function filled(place, entries) {
  const { values } = blank(place);
  const known = knownFields(place);
  const allowed = [];
  entries.forEach((entry, side) => {
    if (!entry) return;
    for (const [path, text] of Object.entries(fillSide(entry, place.rules, place.words))) {
      if (known.has(`${side}.${path}`)) values.set(`${side}.${path}`, text);
    }
    for (const key of entry.overrides) {
      const [code, field] = partition(key, ":");
      allowed.push(`${code}:${side}:${field}`);
    }
  });
  for (const [name, path] of Object.entries(WHO)) values.set(name, who(path, entries));
  return new Typed(values, allowed);
}

function who(path, entries) {
  const side = entries.findIndex((entry) => entry?.[path]);
  if (side >= 0) return String(side);
  return entries.includes(null) ? "" : NOBODY;
}

/** What arrived, as it was typed. */
export const posted = (form) =>
  new Typed(new Map([...form.keys()].map((name) => [name, form.get(name)])), form.getAll(ALLOW));

/**
 * The entry that a sheet makes, with something harmless in place of what cannot be read, and
 * sentences by field name of what that is; "" is the sheet as a whole.
 * @returns {{entry: object, errors: Map<string, string>}}
 */
export function readSheet(place, typed) {
  const errors = new Map();
  const entries = sheetRows(place).map((rows, side) => {
    const fields = new SideFields(rows, place.rules, place.words, ofSide(typed, side));
    const [entry, wrong] = readSideFields(fields, said(typed, side));
    for (const [path, reason] of wrong) errors.set(`${side}.${path}`, reason);
    return entry;
  });
  for (const [name, reason] of [...unsaid(place, typed), ...strange(place, typed)]) errors.set(name, reason);
  return { entry: place.game.deal_entry(place.deal, entries), errors };
}

/** The counts of the deal that stand in the game, null for a side that has not counted. */
export const standingEntries = ({ game, deal }) => game.deal(deal)?.entries ?? game.sides.map(() => null);

/** Whether all sides but this one have counted. */
export const isLastSide = (place, side) => standingEntries(place).every((entry, at) => entry || at === side);

/**
 * The sheet with what was typed for one side, and the others as they stand in the game. While another
 * side has not counted, nobody has to say yet who went out.
 */
export function onlySide(place, typed, side) {
  const [begin, own] = [`${side}.`, String(side)];
  const others = filled(place, standingEntries(place).map((entry, at) => (at === side ? null : entry)));
  const isLast = isLastSide(place, side);
  const isOwn = ([name]) => name.startsWith(begin);
  const values = new Map([
    ...[...others.values].filter((field) => !isOwn(field)),
    ...[...typed.values].filter(isOwn),
  ]);
  for (const name of Object.keys(WHO)) {
    const answer = typed.get(name);
    const there = others.get(name) === NOBODY ? "" : others.get(name);
    values.set(name, answer === own || isLast ? answer : there || NOBODY);
  }
  return new Typed(values, [...others.allowed, ...typed.allowed.filter((key) => partsOf(key)[1] === own)]);
}

function ofSide(typed, side) {
  const begin = `${side}.`;
  const own = [...typed.values].filter(([name]) => name.startsWith(begin));
  return new Map(own.map(([name, text]) => [name.slice(begin.length), text]));
}

/** What the fields of the whole table say of one side, by path of its entry. */
function said(typed, side) {
  const own = ([, at]) => at === String(side);
  const named = Object.entries(WHO).filter(([name]) => typed.get(name) === String(side));
  const overrides = [...typed.allowed].sort().map(partsOf).filter(own);
  return [
    ...named.map(([, path]) => [path, true]),
    ["overrides", overrides.map(([code, , field]) => `${code}:${field}`)],
  ];
}

/** Code, side and field of a problem that the table allows. */
function partsOf(key) {
  const [code, rest] = partition(key, ":");
  return [code, ...partition(rest, ":")];
}

/** Questions to the whole table that are not answered, or not with an answer that there is. */
function* unsaid(place, typed) {
  const { SHEET_ERRORS } = place.words;
  const answers = [NOBODY, ...place.game.sides.map((_, side) => String(side))];
  const isAsked = sheetRows(place).some((rows) => rows.some(({ kind }) => kind === "first"));
  if (!answers.includes(typed.get("out"))) yield ["out", SHEET_ERRORS.out];
  if (isAsked && !answers.includes(typed.get("first"))) yield ["first", SHEET_ERRORS.first];
}

function* strange(place, typed) {
  const { SHEET_ERRORS, OWN_FIELDS, NAME_SHOWN } = place.words;
  const known = knownFields(place);
  const [unknown] = [...typed.values.keys()].filter((name) => !known.has(name) && !OWN_FIELDS.includes(name)).sort();
  if (unknown !== undefined) yield ["", fill(SHEET_ERRORS.unknown, { name: start(unknown, NAME_SHOWN) })];
  const sides = place.game.sides.map((_, side) => String(side));
  for (const [code, side, field] of typed.allowed.map(partsOf)) {
    if (place.rules.SEVERITIES[code] !== "rule" || !sides.includes(side) || !field) {
      yield ["", SHEET_ERRORS.not_allowed];
    }
  }
}

/** What a sheet is made from, as it travels with it: the game's rules and these revisions. */
export const writeBase = (game, revisions) => game.play.rules_id + RULES_END + revisions.join();

/** The id of the rules and the revisions of a sheet, as it says them. */
function baseOf(typed) {
  const base = typed.get("base");
  const end = base.lastIndexOf(RULES_END);
  return [end < 0 ? null : base.slice(0, end), base.slice(end + 1)];
}

/** Whether the game's rules were changed since the sheet was made. */
export function isOfOtherRules(game, typed) {
  const [rulesId] = baseOf(typed);
  return rulesId !== null && rulesId !== game.play.rules_id;
}

/** The revisions that the sheet was made from, by side; null where that makes no sense. */
export function readBase(game, typed) {
  const numbers = baseOf(typed)[1].split(",");
  const isSound = numbers.every((each) => isFigures(each) && each.length < 10);
  return isSound && numbers.length === game.sides.length ? numbers.map(Number) : null;
}

/** The names of the fields that the sides' sheets have. */
function knownFields(place) {
  const ways = wayFields(place.rules, place.words);
  const paths = (rows) => [...rows.map(({ path }) => path), ...ways];
  return new Set(sheetRows(place).flatMap((rows, side) => paths(rows).map((path) => `${side}.${path}`)));
}
