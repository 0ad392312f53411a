/** What comes next: which row the keypad goes to, which side, and when the deal can be saved. */

import { isCountedElsewhere } from "./counting.js";
import { aim, aimed, isUntouched, isWaiting } from "./keypad.js";
import { amountsIn, isOffered, isShown, later, lineOf, show, sideOf, sidesOf } from "./sheet.js";
import { open, openSide, wasOpen } from "./tabs.js";

const SETTLE = 450; // ms: a second tap on the button that has just become another one is a slip

/** @type {HTMLFormElement} */
let sheet;
let changed = -Infinity;

const isBefore = (a, b) => Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The first row for points after `line` that nobody filled in yet. */
const nextUntouched = (/** @type {Element} */ line) =>
  amountsIn(sideOf(line)).find((field) => isBefore(line, field) && isOffered(field) && isUntouched(field)) ?? null;

/** @param {HTMLFormElement} form */
export function startMoves(form) {
  sheet = form;
  form.querySelector("[data-next-side]").addEventListener("click", () => {
    const next = nextSide();
    if (next !== null) goTo(next);
  });
  form.querySelector("[data-next-line]")?.addEventListener("click", () => {
    aim(otherAmount());
    if (aimed()) show(lineOf(aimed()));
  });
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("input")) return;
    event.preventDefault();
    if ("amount" in event.target.dataset) otherAmount()?.focus();
  });
  addEventListener("pointerdown", ({ target }) => {
    if (!target.closest?.("[data-save], [data-next-side]")) changed = -Infinity; // the thumb was elsewhere
  }, true);
  form.addEventListener("input", () => later(label));
  document.addEventListener("aimed", () => later(label));
  document.addEventListener("counting", () => later(label));
  label();
}

/**
 * A chip was tapped: the keypad goes on to the next row for points. It stays where a row must
 * be filled or a sum is not finished, and where a row above it was only corrected.
 * @param {Element} group
 */
export function afterChip(group) {
  const line = lineOf(group);
  const now = aimed();
  const stays = now && sideOf(now) === sideOf(line) && (isWaiting(now) || isBefore(line, now));
  if (!stays) aim(nextUntouched(line));
  later(() => {
    const next = line.nextElementSibling;
    if (next?.matches("[data-line]") && isShown(next)) show(next);
    if (!stays && aimed()) show(lineOf(aimed()));
  });
}

/** Somebody said that this side went out: a player alone has nothing left to count. */
export function afterOut(/** @type {HTMLElement} */ side) {
  const next = nextSide();
  const isReady = !lacks(side);
  if ("alone" in side.dataset && isReady && next !== null) return goTo(next);
  const line = side.querySelector('[data-line="out"]');
  const now = aimed();
  if (!now || !isWaiting(now)) aim(nextUntouched(line));
  if (aimed()) show(lineOf(aimed()));
}

/** Put a side on top, the keypad at the first row that it has to fill. */
export function goTo(/** @type {number} */ index) {
  open(index);
  window.scrollTo(0, 0);
  aimAtFirst();
}

/** Let the keypad begin at the first row of the open side that nobody filled in yet. */
export function aimAtFirst() {
  aim(amountsIn(sidesOf(sheet)[openSide()]).find((field) => isOffered(field) && isUntouched(field)) ?? null);
}

const isMissing = (/** @type {HTMLInputElement} */ field) => isOffered(field) && field.value === "";

/**
 * The other sides that were not looked at, or lack something that the open one has: where both lack
 * something, saving says what.
 */
function unfinished() {
  const sides = sidesOf(sheet);
  const from = openSide();
  const others = sides.map((_, at) => (from + at) % sides.length).slice(1);
  return others.filter((at) => !wasOpen(at) || (lacks(sides[at]) && !lacks(sides[from])));
}

/** The one of them that nobody counts on another phone; null where there is something to save. */
const nextSide = () => unfinished().find((at) => !isCountedElsewhere(at)) ?? null;

/** The side that is saved alone: all that is unfinished is counted elsewhere. Null for the deal. */
const aloneSide = () => (unfinished().length && nextSide() === null ? openSide() : null);

const lacks = (/** @type {Element} */ side) => amountsIn(side).some(isMissing);

/** The next row for points of the open side, after the last the first. */
function otherAmount() {
  const fields = amountsIn(sidesOf(sheet)[openSide()]).filter(isOffered);
  return fields[(fields.indexOf(aimed()) + 1) % fields.length] ?? null;
}

/** Say on the buttons where they lead. */
function label() {
  const next = nextSide();
  const side = sheet.querySelector("[data-next-side]");
  const save = sheet.querySelector("[data-save]");
  const isLast = next === null;
  if (save.hidden === isLast) changed = performance.now();
  side.hidden = isLast;
  save.hidden = !isLast;
  const alone = aloneSide();
  save.value = alone === null ? "save" : `save-${alone}`;
  const name = alone === null ? save.dataset.save : `Save ${sidesOf(sheet)[alone].dataset.name}`;
  save.querySelector("[data-word]").textContent = name;
  side.querySelector("[data-word]").textContent = isLast ? "" : sidesOf(sheet)[next].dataset.name;
  const line = sheet.querySelector("[data-next-line]");
  if (!line) return;
  const field = otherAmount();
  line.hidden = !field || field === aimed();
  if (field) line.querySelector("[data-word]").textContent = lineOf(field).dataset.word;
}

/** Whether the button to save has only just come under the thumb. */
export const isSlip = (/** @type {HTMLElement | null} */ by) =>
  by !== null && "save" in by.dataset && performance.now() - changed < SETTLE;
