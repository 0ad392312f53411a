/** The rules editor: what the rules change is said while somebody types. */

import { redraw } from "./sheet.js";

const PAUSE = 300; // ms without a key before the server is asked

/** @type {HTMLFormElement} */
const form = document.querySelector("#editor");
/** @type {AbortController | null} */
let asking = null;
let waiting = 0;

/**
 * Ask what the rules change as they stand there now, and draw what is said of each.
 * @param {string} back the rule that is put back to the preset's value, if any
 */
async function ask(back = "") {
  asking = new AbortController();
  const sent = new URLSearchParams(new FormData(form));
  sent.set("parts", "yes");
  sent.set("back", back);
  try {
    const answer = await fetch(form.action, { method: "POST", body: sent, signal: asking.signal });
    if (answer.ok) redraw((await answer.json()).parts, null);
  } catch {
    // Something newer was typed, or there is no network: the next key asks again.
  }
}

/** An answer to what stood there before would put old text back. */
function forget() {
  asking?.abort();
  clearTimeout(waiting);
}

form.addEventListener("input", () => {
  forget();
  waiting = setTimeout(ask, PAUSE);
});

form.addEventListener("submit", (event) => {
  const { name, value } = event.submitter ?? {};
  if (name === "act" && value === "save") return;
  event.preventDefault();
  forget();
  ask(name === "back" ? value : "");
});

// After a reload a browser may fill in again what was typed: then what is said has to follow.
addEventListener("pageshow", ({ persisted }) => {
  const isTyped = ({ type, checked, defaultChecked, value, defaultValue = value }) =>
    checked !== defaultChecked || (!/radio|checkbox/.test(type) && value !== defaultValue);
  if (!persisted && [...form.elements].some(isTyped)) ask();
});

// Enter ends a field; only the button saves.
form.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.matches("input")) return;
  event.preventDefault();
  event.target.blur();
});

// A link to a rule opens the group that it is in.
form.addEventListener("click", ({ target }) => {
  const link = target.closest('a[href^="#"]');
  const group = link && document.querySelector(link.hash)?.closest("details");
  if (group) group.open = true;
});
