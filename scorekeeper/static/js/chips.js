/** Chips: one tap fills in a count, the last one counts on. */

import { isField, later, put } from "./sheet.js";

/**
 * @param {HTMLFormElement} form
 * @param {(group: HTMLElement) => void} tapped called after a tap, not after a key
 */
export function startChips(form, tapped) {
  let pointed = false;
  // What is no field of the sheet is nobody's business: a tap is drawn sooner if nobody is asked.
  for (const kind of ["input", "change"]) {
    form.addEventListener(kind, (event) => isField(event.target, form) || event.stopImmediatePropagation(), true);
  }
  form.addEventListener("pointerdown", () => (pointed = true), true);
  form.addEventListener("keydown", () => (pointed = false), true);
  form.addEventListener("click", (event) => {
    const chip = /** @type {HTMLInputElement} */ (event.target);
    const group = chip.closest?.("[data-chips]");
    if (!group || chip.type !== "radio") return;
    const byTap = pointed;
    later(() => take(group, chip, byTap)); // the chip itself is drawn before anything else
  });

  function take(/** @type {HTMLElement} */ group, /** @type {HTMLInputElement} */ chip, /** @type {boolean} */ byTap) {
    const field = fieldOf(group);
    put(field, "more" in chip.dataset ? onePast(field, chip) : chip.value);
    reflect(group);
    if (!byTap) return;
    navigator.vibrate?.(8);
    tapped(group);
  }

  form.addEventListener("keydown", (event) => typed(event));
  form.addEventListener("input", (event) => {
    const group = event.target.nextElementSibling;
    if (group?.matches("[data-chips]")) reflect(group);
  });
  document.getElementById("chips").addEventListener("submit", (event) => event.preventDefault());
}

/** @type {(group: Element) => HTMLInputElement} */
const fieldOf = (group) => /** @type {any} */ (document.getElementById(group.dataset.chips));

/** The count after one more tap on the chip that counts on. */
function onePast(field, chip) {
  const now = Number(field.value);
  const next = now >= Number(chip.value) ? now + 1 : Number(chip.value);
  return String(Math.min(next, Number(chip.dataset.most ?? next)));
}

/** Figures typed on a chip set the count: 1 2 is twelve. */
function typed(event) {
  const group = event.target.closest?.("[data-chips]");
  if (!group || !/^[0-9]$/.test(event.key) || event.ctrlKey || event.metaKey) return;
  const field = fieldOf(group);
  const soon = event.timeStamp - Number(group.dataset.typedAt ?? -Infinity) < 900;
  group.dataset.typedAt = event.timeStamp;
  put(field, soon && field.value !== "0" ? (field.value + event.key).slice(-2) : event.key);
  reflect(group);
  group.querySelector(":checked")?.focus();
}

/** Let the chips show what stands in their field. */
function reflect(group) {
  const field = fieldOf(group);
  const { value } = field;
  field.toggleAttribute("data-odd", !/^[0-9]*$/.test(value));
  for (const chip of group.querySelectorAll("input")) {
    if (!("more" in chip.dataset)) {
      chip.checked = chip.value === value;
      continue;
    }
    const beyond = /^[0-9]+$/.test(value) && Number(value) >= Number(chip.value);
    const word = beyond ? value : `${chip.value}+`;
    chip.checked = beyond;
    if (chip.nextElementSibling.textContent === word) continue;
    chip.nextElementSibling.textContent = word;
    chip.setAttribute("aria-label", beyond ? value : `${chip.value} or more`);
  }
}
