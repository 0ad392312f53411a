/** The sheet as its modules see it: its fields, and one way to change and to redraw them. */

/** @type {(inside: Element) => HTMLElement} The row that an element stands in. */
export const lineOf = (inside) => inside.closest("[data-line]");

/** @type {(inside: Element) => HTMLElement | null} The side that an element belongs to. */
export const sideOf = (inside) => inside.closest("[data-side]");

/** @type {(form: HTMLFormElement) => HTMLElement[]} All sides, in seat order. */
export const sidesOf = (form) => [...form.querySelectorAll("[data-side]")];

/** @type {(inside: Element) => HTMLInputElement[]} The fields that take points. */
export const amountsIn = (inside) => [...inside.querySelectorAll("[data-amount]")];

/** @type {(field: Element) => boolean} Whether points are typed into this field, as they are counted now. */
export function isOffered(field) {
  const way = lineOf(field).querySelector('[name$=".way"]:checked');
  return !way || way.value === "total";
}

/** @type {(line: Element) => boolean} Whether a row is drawn at all. */
export const isShown = (line) => line.getClientRects().length > 0;

/** @type {(it: EventTarget, form: HTMLFormElement) => boolean} Chips are no fields of the sheet. */
export const isField = (it, form) => it instanceof Element && "form" in it && it.form === form;

/** @type {(field: HTMLInputElement) => boolean} Whether a field is marked, and not typed in. */
export const isChoice = ({ type }) => type === "radio" || type === "checkbox";

/**
 * Change a field as if somebody had typed it, so that every listener hears of it.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {string} text
 */
export function put(field, text) {
  if (field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @type {(form: HTMLFormElement, name: string) => HTMLInputElement[]} */
function named(form, name) {
  const found = form.elements.namedItem(name);
  return found instanceof RadioNodeList ? [...found] : found ? [found] : [];
}


/** What a field holds; of a choice the value chosen, "" for none. */
export function read(/** @type {HTMLFormElement} */ form, /** @type {string} */ name) {
  const fields = named(form, name);
  if (!fields.length || !isChoice(fields[0])) return fields[0]?.value ?? "";
  return fields.find((each) => each.checked)?.value ?? "";
}

/**
 * Let a field hold this.
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 * @returns {HTMLElement | undefined} the field
 */
export function write(form, name, value) {
  const fields = named(form, name);
  if (!fields.length || read(form, name) === value) return fields[0];
  for (const field of fields) {
    if (isChoice(field)) field.checked = field.value === value;
    else field.value = value;
  }
  const shown = fields.find((each) => each.checked) ?? fields[0];
  shown.dispatchEvent(new Event("input", { bubbles: true }));
  return shown;
}

const A_FRAME = 24; // ms; to be told of the frame would cost the tap more than the frame itself

/** @type {Set<() => void>} */
const waiting = new Set();

/**
 * Do this once the screen shows what was tapped; asked for twice it is done once.
 * @param {() => void} act
 */
export function later(act) {
  if (!waiting.size) setTimeout(settle, A_FRAME);
  waiting.add(act);
}

/** Do at once whatever waits for the screen: somebody goes on, or the phone is put away. */
export function settle() {
  while (waiting.size) {
    const acts = [...waiting];
    waiting.clear();
    for (const each of acts) each();
  }
}

addEventListener("visibilitychange", settle, true);
addEventListener("pagehide", settle, true);

/** @type {Map<string, string>} */
const drawn = new Map();

/**
 * Replace the parts of the page that changed. What had the focus keeps it, and `fixed` stays
 * where it is on the screen, so that nothing moves under a thumb.
 * @param {Record<string, string>} parts HTML by the id of its root
 * @param {Element | null} fixed
 */
export function redraw(parts, fixed) {
  const top = fixed?.getBoundingClientRect().top;
  const focused = document.activeElement?.id;
  for (const [id, html] of Object.entries(parts)) {
    const old = document.getElementById(id);
    if (!old || drawn.get(id) === html || isTypedIn(old, html)) continue;
    drawn.set(id, html);
    old.outerHTML = html;
  }
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus();
  if (fixed) window.scrollBy(0, fixed.getBoundingClientRect().top - top);
}

/** Whether somebody is typing there in a field that stays: its next letter would lose its place. */
function isTypedIn(/** @type {Element} */ part, /** @type {string} */ html) {
  const field = document.activeElement;
  const isTyped = part.contains(field) && field.matches("input:not([type=radio], [type=checkbox])");
  return isTyped && html.includes(`id="${field.id}"`);
}

/**
 * Scroll no more than it takes to have a row between the tabs and the keypad with its words.
 * @param {Element} line
 */
export function show(line) {
  const felt = document.querySelector(".felt");
  const pad = document.querySelector("[data-pad]").getBoundingClientRect();
  const words = document.querySelector(".pad-words").getBoundingClientRect();
  const row = line.getBoundingClientRect();
  const sticks = getComputedStyle(felt).position === "sticky";
  const ceiling = sticks ? felt.getBoundingClientRect().bottom : 0;
  const floor = pad.left >= row.right ? window.innerHeight : words.top;
  if (row.bottom > floor) window.scrollBy(0, Math.min(row.bottom - floor, row.top - ceiling));
  else if (row.top < ceiling) window.scrollBy(0, row.top - ceiling);
}
