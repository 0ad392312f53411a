/** Two counts of a side: all of one by a tap, and what the choice comes to. */

import "./js-on.js";
import { redrawParts } from "./morph.js";
import { workOut } from "./work-out.js";

/** @type {HTMLFormElement} */
const form = document.querySelector("#versus");

form.addEventListener("click", (event) => {
  const { all } = event.target.dataset ?? {};
  if (!all) return;
  event.preventDefault();
  const side = event.target.closest("[data-versus]");
  for (const choice of side.querySelectorAll(`[type=radio][value=${all}]`)) choice.checked = true;
  weigh();
});

form.addEventListener("input", weigh);

/** Show what was chosen so far comes to; without an answer the table says it when it is saved. */
async function weigh() {
  const answer = await workOut(form, false).catch(() => null);
  if (answer) redrawParts(answer.parts);
}
