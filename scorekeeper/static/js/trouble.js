/** What keeps a sheet from being saved: the first of it is brought in sight, then one row after the other. */

import { aim } from "./keypad.js";
import { goTo } from "./moves.js";
import { isShown, lineOf, show, sideOf } from "./sheet.js";
import { openSide } from "./tabs.js";

/** @type {HTMLFormElement} */
let sheet;
/** @type {(text: string) => void} */
let say;
/** @type {{id: string, index: number} | null} the place that is looked at; it may be mended since */
let looked = null;

const OPEN = ".notice-line:not(.is-allowed) .problem";

/** The places of the sheet, a row each or the whole table, at which something is wrong. */
const places = () => [...sheet.querySelectorAll(".notices")].filter((place) => place.querySelector(OPEN));

/**
 * @param {HTMLFormElement} form
 * @param {(text: string) => void} aloud
 */
export function startTrouble(form, aloud) {
  [sheet, say] = [form, aloud];
  form.querySelector("[data-next-wrong]").addEventListener("click", showNext);
}

/** Go to the first thing that is wrong, on the side that is open if there is one. */
export function showTrouble() {
  const all = places();
  look(all, Math.max(0, all.findIndex((place) => isShown(place.querySelector(OPEN)))));
}

/** Go to the one after that which is looked at; where that one is mended, it is the next in its place. */
function showNext() {
  const all = places();
  const here = all.findIndex(({ id }) => id === looked.id);
  look(all, (here < 0 ? looked.index : here + 1) % all.length);
}

/** Say on the button how many there are besides the one that is looked at. */
export function countTrouble() {
  const button = sheet.querySelector("[data-next-wrong]");
  const others = looked ? places().filter(({ id }) => id !== looked.id).length : 0;
  button.hidden = !others;
  button.querySelector("[data-word]").textContent = button.dataset.nextWrong.replace("{number}", String(others));
}

/** @param {Element[]} all @param {number} index */
function look(all, index) {
  const place = all[index];
  looked = place ? { id: place.id, index } : null;
  countTrouble();
  if (!place) return;
  const side = sideOf(place);
  if (side && Number(side.dataset.side) !== openSide()) goTo(Number(side.dataset.side));
  const line = lineOf(place);
  const amount = line?.querySelector("[data-amount]");
  if (amount && isShown(amount)) aim(amount);
  if (line) show(line);
  const problem = place.querySelector(OPEN);
  show(problem.closest(".notice-line")); // a row of many books is too high, and some stand in no row
  say(problem.textContent.trim());
}
