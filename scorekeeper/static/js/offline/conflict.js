/** Two counts of the same side: both beside each other, and the choice field by field. */

import { scoreDeal } from "../scoring/score.js";
import { filled, NOBODY, readSheet, sheetRows, standingEntries, Typed, WHO } from "./deal_form.js";
import { namedRow } from "./deal_rows.js";
import { fillTotals } from "./deal_side.js";
import { readEntry } from "./game_view.js";
import { writeMelds } from "./meld_lines.js";
import { strip } from "./texts.js";
import { MELDS, mustBeNamed, WAY } from "./ways.js";

const PICK = "pick";
export const VERSUS = "versus";

/** The sides of which a sheet says that there are two counts. */
export const versus = (typed) =>
  new Set(typed.get(VERSUS).split(",").map(sideNumber).filter((side) => side !== null));

/** The side with this number, one figure of ours; null for any other text. */
export const sideNumber = (text) => (/^[0-9]$/.test(text) ? Number(text) : null);

/** A choice for each side with another count among `theirs`. */
export function choices(place, typed, theirs) {
  const yours = readSheet(place, typed).entry.sides;
  return theirs.flatMap((there, side) =>
    there && side < yours.length ? [choiceOf(place, typed, side, there, yours)] : [],
  );
}

function choiceOf(place, typed, side, theirs, yours) {
  const { game, deal, rules, words } = place;
  const [there, here] = [textsOf(theirs, place), typedTexts(place, typed, side, yours[side])];
  const named = rules.melded_counted && mustBeNamed(rules, words);
  const rows = [...sheetRows(place)[side], ...(named ? [namedRow(words, MELDS, "melds", { start: "" })] : [])];
  const choice = chosenFrom({
    deal,
    side,
    name: game.sides[side].name,
    theirs: totalOf(place, yours, side, theirs),
    yours: totalOf(place, yours, side, yours[side]),
    chosen: null,
    differences: differences(rows, typed, side, there, here, words),
  });
  if (choice.is_open) return choice;
  const mixed = settled(place, typed, [choice]);
  return { ...choice, chosen: totalOf(place, yours, side, readSheet(place, mixed).entry.sides[side]) };
}

/** A choice with whether something is still to be chosen, and which of the two stands as a whole. */
function chosenFrom(choice) {
  const picks = new Set(choice.differences.map(({ picked }) => picked));
  const [pick = ""] = picks;
  return { ...choice, is_open: picks.has(""), is_all: picks.size === 1 ? pick : "" };
}

function totalOf({ game, deal, rules }, others, side, entry) {
  const sides = others.map((other, at) => (at === side ? entry : other));
  return scoreDeal(game.deal_entry(deal, sides), rules)[side].total;
}

function differences(rows, typed, side, theirs, yours, { NONE }) {
  return rows.flatMap(({ path, label }) => {
    const [before, after] = [theirs[path] ?? "", yours[path] ?? ""];
    if (before === after) return [];
    const name = `${PICK}.${side}.${path}`;
    const picked = ["theirs", "yours"].find((pick) => pick === typed.get(name)) ?? "";
    return [{ name, label, theirs: before || NONE, yours: after || NONE, picked }];
  });
}

/** The texts of a count with its melded cards as totals; books that must be named stay so. */
function textsOf(entry, { rules, words }) {
  const said = Object.fromEntries(Object.values(WHO).map((path) => [path, entry[path] ? "yes" : "no"]));
  const isNamed = mustBeNamed(rules, words) && entry.melds.length;
  const rest = fillTotals(isNamed ? { ...entry, melds: [] } : entry, rules, words);
  return { ...rest, ...said, [MELDS]: isNamed ? writeMelds(entry.melds, words) : "" };
}

/** The same of a sheet; what is still empty there is empty here. */
function typedTexts(place, typed, side, entry) {
  const texts = textsOf(entry, place);
  if (!["", "total"].includes(typed.get(`${side}.${WAY}`))) return texts;
  const isEmpty = (path) => !strip(typed.values.get(`${side}.${path}`) ?? "x");
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, isEmpty(path) ? "" : text]));
}

/** The sheet with every row of a side decided alike. */
export function pickedAll(typed, found, side, pick) {
  const all = found.filter((choice) => choice.side === side).flatMap((choice) => choice.differences);
  return new Typed(new Map([...typed.values, ...all.map(({ name }) => [name, pick])]), typed.allowed);
}

/** The sheet as it was chosen, without the marks of the choice. */
export function settled(place, typed, found) {
  let { values, allowed } = typed;
  if (place.game.deal(place.deal)) {
    const standing = standingEntries(place);
    for (const choice of found.filter(({ is_all }) => is_all !== "yours")) {
      const there = filled(place, standing);
      values = taken(place, values, choice, standing[choice.side] ?? readEntry({}, place.rules), there);
      allowed = [...allowed, ...there.allowed.filter((key) => key.split(":")[1] === String(choice.side))];
    }
  }
  const isMark = ([name]) => name.startsWith(`${PICK}.`) || name === VERSUS;
  return new Typed(new Map([...values].filter((field) => !isMark(field))), allowed);
}

/** The fields with their count of this side, or with what was taken of it. */
function taken(place, values, choice, theirs, there) {
  const begin = `${choice.side}.`;
  const pathOf = ({ name }) => name.slice(`${PICK}.${begin}`.length);
  const isNone = !choice.differences.length;
  const wanted = new Set(choice.differences.filter(({ picked }) => picked === "theirs").map(pathOf));
  const isOwn = ([name]) => name.startsWith(begin);
  const kept =
    choice.is_all === "theirs" || isNone
      ? new Map([...[...values].filter((field) => !isOwn(field)), ...[...there.values].filter(isOwn)])
      : mixedWith(place, values, choice, theirs, wanted);
  for (const [name, path] of Object.entries(WHO)) {
    if (wanted.has(path) || isNone) {
      kept.set(name, who(kept.get(name) ?? "", there.get(name), String(choice.side)));
    }
  }
  return kept;
}

/** Some rows of theirs, the others of ours: melded cards are then told as totals. */
function mixedWith(place, values, { side }, theirs, wanted) {
  const { rules, words } = place;
  const begin = `${side}.`;
  const isOwn = ([name]) => name.startsWith(begin);
  const fields = [...values].filter(isOwn).map(([name, text]) => [name.slice(begin.length), text]);
  const isTotal = (values.get(begin + WAY) ?? "total") === "total";
  const own = isTotal ? fields : Object.entries(textsOf(readSheet(place, new Typed(values)).entry.sides[side], place));
  const there = textsOf(theirs, place);
  const mixed = new Map([...own, ...[...wanted].map((path) => [path, there[path] ?? ""])]);
  if (rules.melded_counted) mixed.set(WAY, "total");
  if (!mustBeNamed(rules, words)) mixed.delete(MELDS);
  for (const path of Object.values(WHO)) mixed.delete(path);
  const others = [...values].filter((field) => !isOwn(field));
  return new Map([...others, ...[...mixed].map(([path, text]) => [begin + path, text])]);
}

/** Whom a field names once their count of this side is taken; "" where nothing is sure. */
function who(yours, theirs, side) {
  if (theirs === side) return side;
  if (yours !== side) return yours;
  return theirs === NOBODY ? NOBODY : "";
}
