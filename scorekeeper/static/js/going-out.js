/** "Can we go out?": the answer follows every chip. */

import { startChips } from "./chips.js";
import { isField, redraw } from "./sheet.js";

/** @type {HTMLFormElement} */
const form = document.querySelector("#going-out");
/** @type {AbortController | null} */
let asking = null;

startChips(form, () => {});
form.addEventListener("input", ({ target }) => isField(target, form) && ask());
form.addEventListener("submit", (event) => {
  event.preventDefault();
  ask();
});

/** Ask for the answer; the address keeps what was entered, so a reload loses nothing. */
async function ask() {
  asking?.abort();
  asking = new AbortController();
  const sent = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
  history.replaceState(null, "", `?${sent}`);
  sent.set("parts", "yes");
  try {
    const answer = await fetch(`?${sent}`, { signal: asking.signal });
    if (answer.ok) redraw((await answer.json()).parts, null);
  } catch {
    // A newer question took its place, or there is no network: the next tap asks again.
  }
}
