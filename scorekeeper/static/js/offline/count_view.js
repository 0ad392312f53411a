/** A count sheet as its templates draw it: every row with its text, its points, its problems. */

import { sum } from "../scoring/basics.js";
import { checkDeal, openProblems } from "../scoring/check.js";
import { scoreDeal } from "../scoring/score.js";
import { isLastSide, onlySide, readSheet, sheetRows } from "./deal_form.js";
import { choicesOf } from "./makings.js";
import { readMelds } from "./meld_lines.js";
import { viewMeld } from "./meld_view.js";
import { numberIn } from "./numbers.js";
import { sentence } from "./problems.js";
import { strip } from "./texts.js";
import { groupTiles, MELDS, mustBeNamed, rankTiles, WAY } from "./ways.js";

const MELDED = "card_points";
const POINTS = ["points", "signed"];
const NOTHING = ["", "0"];

/**
 * The sheet with these texts in it. Not `strict`, a sheet that is still being filled in: nothing is
 * said of empty fields. With `only` it is judged as far as it concerns this side, which is saved alone.
 */
export function viewSheet(place, typed, { strict, only = null }) {
  const { game, deal, rules, words } = place;
  const counted = readSheet(place, typed);
  const notices =
    only === null ? byField(place, typed, counted, strict) : ofSide(place, typed, strict, only);
  const scores = scoreDeal(counted.entry, rules);
  const rows = sheetRows(place);
  const kinds = rows[0].map(({ kind }) => kind);
  const sides = game.sides.map((_, side) =>
    new SideBuilder(place, typed, notices, side).view(rows[side], scores[side]),
  );
  const [out_notices, first_notices] = [taken(notices, ["out"]), taken(notices, ["first"])];
  return new SheetView({
    only: only ?? 0,
    deal,
    sides,
    out: typed.get("out"),
    out_notices,
    first: kinds.includes("first") ? typed.get("first") : null,
    first_notices,
    has_points: kinds.some((kind) => POINTS.includes(kind)),
    choices: choicesOf(rules, words),
    notices: [...notices.values()].flat(),
  });
}

/** The sheet with something more that is wrong with it as a whole. */
export const withNotice = (sheet, text) =>
  new SheetView({ ...sheet, notices: [...sheet.notices, noticeOf(text)] });

/** Something wrong at a place, as it is drawn. */
export const noticeOf = (text, severity = "error", key = "", allowed = false) => ({ text, severity, key, allowed });

const allAllowed = (notices) => notices.every(({ allowed }) => allowed);

/** The whole sheet. */
class SheetView {
  constructor(parts) {
    Object.assign(this, parts);
  }

  /** Whether nothing stands in the way of saving. */
  get is_good() {
    const whole = [...this.notices, ...this.out_notices, ...this.first_notices];
    return allAllowed(whole) && this.sides.every((side) => side.is_good);
  }

  /** Whether the side has a row for points that nobody filled in. */
  waits_for_points(side) {
    return this.sides[side].untouched.length > 0;
  }

  /** The row for points to which the keypad goes on at first, "" for none. */
  next_amount(side) {
    const { rows, untouched } = this.sides[side];
    const next = rows.find((line) => POINTS.includes(line.row.kind) && line !== untouched[0]);
    return next ? next.row.label : "";
  }

  /** The first side with something that stands in the way; if none, whose count was sent. */
  get first_wrong_side() {
    const wrong = this.sides.findIndex((side) => !side.is_good);
    return wrong < 0 ? this.only : wrong;
  }
}

/** Everything wrong as far as it concerns a side that is saved alone: all, if it is the last. */
function ofSide(place, given, strict, side) {
  const typed = onlySide(place, given, side);
  const found = byField(place, typed, readSheet(place, typed), strict);
  if (isLastSide(place, side)) return found;
  return new Map([...found].filter(([name]) => name.startsWith(`${side}.`)));
}

/** Everything wrong, by the name of its field; "" for what belongs to the whole table. */
function byField({ game, rules, words }, typed, { entry, errors }, strict) {
  const notices = new Map();
  const add = (name, notice) => notices.set(name, [...(notices.get(name) ?? []), notice]);
  for (const [name, text] of errors) if (strict || strip(typed.get(name))) add(name, noticeOf(text));
  const table = { rules, words, names: game.sides.map((side) => side.name), players: game.players.length };
  const problems = checkDeal(entry, rules);
  const open = openProblems(entry, problems);
  for (const problem of problems) {
    const name = problem.side === null ? "" : `${problem.side}.${problem.field}`;
    // a number stands in for something that could not be read
    if (errors.has(name) || isGuess(problem, errors)) continue;
    const key = problem.severity === "rule" ? keyOf(problem) : "";
    add(name, noticeOf(sentence(problem, table), problem.severity, key, !open.includes(problem)));
  }
  return notices;
}

/** Whether it says that a side has not melded, though what it melded could not be read. */
const isGuess = ({ side, code }, errors) =>
  [MELDED, MELDS].some((path) => errors.has(`${side}.${path}`)) &&
  (code.includes("unmelded") || code.includes("without_meld"));

/** The value of the tick that allows a rule problem; the first side speaks for the table. */
const keyOf = ({ code, side, field }) => `${code}:${side ?? 0}:${field}`;

function taken(notices, names) {
  return names.flatMap((name) => {
    const found = notices.get(name) ?? [];
    notices.delete(name);
    return found;
  });
}

/** Makes a side's half of the sheet; takes its notices as they find their row. */
class SideBuilder {
  constructor(place, typed, notices, side) {
    Object.assign(this, { ...place, typed, notices, side });
  }

  view(rows, score) {
    const { rules, words, side } = this;
    const { name, players } = this.game.sides[side];
    const lines = rows.map((row) => this.row(row, score));
    const way = rules.melded_counted ? this.way : null;
    const melds = this.text(MELDS);
    return {
      index: side,
      name,
      total: score.total,
      total_after: score.total_after,
      rows: lines,
      way,
      must_name: mustBeNamed(rules, words),
      groups: this.tiles(groupTiles(rules, words)),
      ranks: this.tiles(rankTiles(rules, words)),
      melds,
      listed: readMelds(melds, rules, words).melds.map((meld) => viewMeld(meld, rules, words)),
      alone: players.length === 1,
      ...this.judged(lines, way),
    };
  }

  /** What is left to say of the side, and whether all of it may be saved. */
  judged(lines, way) {
    const notices = taken(this.notices, this.names());
    const untouched = lines.filter(
      ({ row, value }) =>
        POINTS.includes(row.kind) && value === row.start && !(row.path === MELDED && way !== "total"),
    );
    return { notices, untouched, is_good: allAllowed([...notices, ...lines.flatMap((line) => line.notices)]) };
  }

  text(path) {
    return this.typed.get(`${this.side}.${path}`);
  }

  get way() {
    return this.words.WAYS.find((way) => way === this.text(WAY)) ?? "total";
  }

  tiles(tiles) {
    return tiles.map((tile) => [tile, this.text(tile.path)]);
  }

  row(row, score) {
    const name = `${this.side}.${row.path}`;
    const is_asleep = this.isAsleep(row); // before its notices are taken
    const notices = taken(this.notices, this.namesOf(row, name));
    const value = this.text(row.path);
    return {
      row,
      side: this.side,
      name,
      id: name.replaceAll(".", "-").replaceAll("_", "-"),
      value,
      points: sum(score.lines.filter(({ item }) => row.items.includes(item)), (line) => line.points),
      notices,
      is_asleep,
      is_wrong: notices.some(({ severity }) => severity === "error"),
      count: numberIn(value, this.words),
    };
  }

  /** The fields of which is told at a row. */
  namesOf({ path }, name) {
    // the panel in which the cards are counted belongs to this row
    if ([MELDED, MELDS].includes(path)) {
      return [name, ...this.names().filter((each) => each !== name && this.isOfMelds(each))];
    }
    return this.way === "melds" && path.startsWith("books.") ? [] : [name];
  }

  /** Whether nothing is needed here: the row that it needs is 0, and so is its own count. */
  isAsleep({ needs, path }) {
    const needed = needs ? this.text(needs) : "1";
    return (
      NOTHING.includes(needed) && NOTHING.includes(this.text(path)) && !this.notices.has(`${this.side}.${path}`)
    );
  }

  isOfMelds(name) {
    const path = name.slice(`${this.side}.`.length);
    const isListed = ["cards", "groups.", MELDS, WAY].some((begin) => path.startsWith(begin));
    return isListed || (this.way === "melds" && path.startsWith("books"));
  }

  names() {
    return [...this.notices.keys()].filter((name) => name.startsWith(`${this.side}.`));
  }
}
