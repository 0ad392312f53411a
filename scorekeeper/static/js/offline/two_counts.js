/** The page of two counts of the same side: shown, decided row by row, and turned into a sheet. */

import { partition } from "../scoring/reading.js";
import { choices, pickedAll, settled, sideNumber, VERSUS, versus } from "./conflict.js";
import { readBase, standingEntries, Typed, writeBase } from "./deal_form.js";
import { phones } from "./news.js";
import { drawPage } from "./page.js";

const THEN = "then";

/** A sheet that met other counts of these sides, with them marked to be chosen. */
export function against({ game, deal }, typed, sides) {
  const marks = [
    [VERSUS, sides.join()],
    [THEN, typed.get("do") || "save"],
    ["base", writeBase(game, game.revisions_of(deal))],
  ];
  return new Typed(new Map([...typed.values, ...marks]), typed.allowed);
}

/** A sheet beside what was saved since it was opened, though nobody has saved it yet. */
export function beside(place, typed) {
  const { game, deal } = place;
  const base = readBase(game, typed);
  const newest = game.revisions_of(deal);
  const other = (entry, side) => (entry && base?.[side] !== newest[side] ? [side] : []);
  const sides = standingEntries(place).flatMap(other);
  return against(place, new Typed(new Map([...typed.values, ["do", "save"]]), typed.allowed), sides);
}

/** The choice of each side that a sheet has marked, against what stands in the game. */
export function standingChoices(place, typed) {
  const sides = versus(typed);
  return choices(place, typed, standingEntries(place).map((entry, side) => (sides.has(side) ? entry : null)));
}

/** The sheet as it was chosen, or the choice once more. */
export function choose(world, place, request, typed) {
  const found = standingChoices(place, typed);
  const [word, rest] = partition(typed.get("do"), "-");
  const [pick, number] = partition(rest, "-");
  const side = sideNumber(number);
  if (word === "all" && side !== null) return twoCounts(world, place, request, pickedAll(typed, found, side, pick));
  if (word === "weigh") return twoCounts(world, place, request, typed);
  if (found.some((choice) => choice.is_open)) {
    return { ...twoCounts(world, place, request, typed, true), status: 422 };
  }
  return settled(place, typed, found);
}

/** Whose counts stand in the game of the sides that are to be chosen. */
const savedBy = (place, typed) =>
  phones([...versus(typed)].sort().map((side) => place.game.deal(place.deal)?.phones[side] ?? ""), place.words);

/** The page on which two counts stand beside each other to be chosen from. */
export function twoCounts(world, place, request, typed, is_asked = false) {
  const html = drawPage(world, "deals/conflict.html", { game: place.game, request }, {
    deal: place.deal,
    by: savedBy(place, typed),
    typed,
    sides: standingChoices(place, typed),
    is_asked,
    is_again: typed.get(THEN) === "again",
  });
  return { html, status: 200 };
}
