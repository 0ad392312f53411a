/** "Can we go out?": the answer follows every chip. */

import "./js-on.js";
import { ask } from "./ask.js";
import { startChips } from "./chips.js";
import { isField } from "./sheet.js";

/** @type {HTMLFormElement} */
const form = document.querySelector("#going-out");

startChips(form, () => {});
form.addEventListener("input", ({ target }) => isField(target, form) && ask(form));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  ask(form);
});
