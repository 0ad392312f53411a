/** Undo: every change of a field can be taken back, one after the other. */

import { isField, read, write } from "./sheet.js";

const MOST = 500;

/** @type {{name: string, before: string}[]} */
const done = [];
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

/** @param {string} name */
function note(name) {
  const before = last.get(name) ?? "";
  const now = read(sheet, name);
  if (before === now) return;
  last.set(name, now);
  done.push({ name, before });
  if (done.length > MOST) done.shift();
  button.disabled = false;
}

/** Take the last change back; the field it was in. */
function undo() {
  const step = done.pop();
  button.disabled = !done.length;
  if (!step) return undefined;
  last.set(step.name, step.before);
  return write(sheet, step.name, step.before);
}
