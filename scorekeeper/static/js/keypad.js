/** The page's own keypad: it types into one row at a time, and that row is plainly marked. */

import { amountsIn, lineOf, put, settle, show } from "./sheet.js";

const LONGEST = 60;

/** @type {HTMLInputElement | null} */
let target = null;

/** The field that the keypad types into, or null. */
export const aimed = () => target;

/** Whether a field still holds what a new sheet holds. */
export const isUntouched = (/** @type {HTMLInputElement} */ field) => field.value === field.dataset.start;

/** Whether a field waits for more: it must be filled, or its sum ends with a plus sign. */
export const isWaiting = (/** @type {HTMLInputElement} */ field) => /^$|\+\s*$/.test(field.value);

/**
 * Type into this field from now on; null for none.
 * @param {HTMLInputElement | null} field
 */
export function aim(field) {
  if (target && target !== field) {
    lineOf(target).classList.remove("is-target");
    put(target, target.value.replace(/[+\s]+$/, "") || target.dataset.start);
    if (document.activeElement === target) field ? field.focus({ preventScroll: true }) : target.blur();
  }
  target = field;
  if (field) lineOf(field).classList.add("is-target");
  document.querySelector("[data-pad]").classList.toggle("is-aimed", Boolean(field));
  const plus = document.querySelector('[data-key="+"]');
  if (plus) plus.textContent = field && "signed" in field.dataset ? "±" : "+";
  document.dispatchEvent(new CustomEvent("aimed"));
}

/** @param {HTMLFormElement} form */
export function startKeypad(form) {
  for (const field of amountsIn(form)) {
    field.inputMode = "none";
    showSum(field);
  }
  form.addEventListener("input", ({ target: field }) => {
    if ("amount" in field.dataset) showSum(field);
  });
  form.addEventListener("focusin", ({ target: field }) => {
    if ("amount" in field.dataset && field !== target) aim(field);
    if ("amount" in field.dataset && isUntouched(field)) field.select();
  });
  const pad = form.querySelector("[data-pad]");
  pad.addEventListener("pointerdown", (event) => {
    if (event.target.closest("[data-key]")) event.preventDefault(); // the focus stays where it is
  });
  pad.addEventListener("click", ({ target: inside }) => {
    const key = inside.closest("[data-key]")?.dataset.key;
    if (key) press(key);
  });
  holdToClear(pad);
}

/** @param {string} key "0" to "9", "+" or "erase" */
export function press(key) {
  settle(); // a chip that was tapped just before may move the keypad on
  if (!target) return;
  const { value, dataset } = target;
  const signed = "signed" in dataset;
  if (key === "erase") put(target, value.slice(0, -1) || dataset.start);
  else if (key === "+" && signed) put(target, value.startsWith("-") ? value.slice(1) : `-${value}`);
  else if (key === "+" && (isWaiting(target) || value === "0")) return;
  else if (value.length < LONGEST) put(target, (value === "0" ? "" : value.replace("-0", "-")) + key);
  show(lineOf(target));
}

/** Holding the erase key empties the field. */
function holdToClear(pad) {
  const key = pad.querySelector('[data-key="erase"]');
  let timer = 0;
  const stop = () => clearTimeout(timer);
  key?.addEventListener("pointerdown", () => {
    timer = setTimeout(() => target && put(target, target.dataset.start), 600);
  });
  for (const end of ["pointerup", "pointerleave", "pointercancel"]) key?.addEventListener(end, stop);
}

/** A sum is added up beside its field; a single number needs no sum. */
function showSum(field) {
  const parts = field.value.split("+").map((part) => part.trim());
  const isSum = parts.length > 1 && parts.every((part) => /^[0-9]*$/.test(part));
  const sum = parts.reduce((total, part) => total + Number(part), 0);
  const output = field.parentElement.querySelector("[data-sum]");
  output.textContent = isSum ? sum.toLocaleString("en") : "";
  field.parentElement.classList.toggle("is-sum", isSum);
}
