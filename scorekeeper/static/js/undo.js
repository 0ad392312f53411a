/** Undo: every change of a field can be taken back, one after the other. */

import { isField, read, write } from "./sheet.js";

const MOST = 500;

/** @typedef {{name: string, before: string}} Change */
/** @type {Change[][]} */
const done = [];
/** @type {Change[] | null} what is being changed as one step */
let step = null;
/** @type {Map<string, string>} */
const last = new Map();
/** @type {HTMLFormElement} */
let sheet;
/** @type {HTMLButtonElement} */
let button;

/**
 * @param {HTMLFormElement} form
 * @param {(field: HTMLElement) => void} undone called with a field that was taken back
 */
export function startUndo(form, undone) {
  sheet = form;
  button = document.querySelector("[data-undo]");
  form.addEventListener("input", ({ target }) => {
    if (isField(target, form) && target.name !== "allow") note(target.name);
  });
  button.addEventListener("click", () => {
    const field = undo();
    if (field) undone(field);
  });
  forget();
}

/** Take what stands there now for the beginning. */
export function forget() {
  done.length = 0;
  for (const { name } of sheet.elements) if (name) last.set(name, read(sheet, name));
  button.disabled = true;
}

/**
 * Let everything that `act` changes be one step: one Undo takes it back.
 * @param {() => void} act
 */
export function together(act) {
  step = [];
  act();
  if (step.length) keep(step);
  step = null;
}

/**
 * Let what `act` changes be no step: it was not done here.
 * @param {() => void} act
 */
export function aside(act) {
  const before = step;
  step = [];
  act();
  step = before;
}

/** @param {string} name */
function note(name) {
  const before = last.get(name) ?? "";
  const now = read(sheet, name);
  if (before === now) return;
  last.set(name, now);
  if (step) step.push({ name, before });
  else keep([{ name, before }]);
}

function keep(/** @type {Change[]} */ changes) {
  done.push(changes);
  if (done.length > MOST) done.shift();
  button.disabled = false;
}

/** Take the last step back; the field in which it began. */
function undo() {
  const changes = done.pop() ?? [];
  button.disabled = !done.length;
  const fields = changes.reverse().map(({ name, before }) => {
    last.set(name, before);
    return write(sheet, name, before);
  });
  return fields.at(-1);
}
