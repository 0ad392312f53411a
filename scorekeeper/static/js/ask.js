/** Pages that answer a question: the answer follows every change, the address keeps the question. */

import { redraw } from "./sheet.js";

/** @type {AbortController | null} */
let asking = null;

/**
 * Ask what the form's page answers now, and draw the parts of it that changed.
 * @param {HTMLFormElement} form
 */
export async function ask(form) {
  asking?.abort();
  asking = new AbortController();
  const sent = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
  history.replaceState(null, "", `?${sent}`); // a reload loses nothing
  sent.set("parts", "yes");
  try {
    const answer = await fetch(`?${sent}`, { signal: asking.signal });
    if (answer.ok) redraw((await answer.json()).parts, null);
  } catch {
    // A newer question took its place, or there is no network: the next tap asks again.
  }
}
