/** The board keeps itself up to date: it asks every few seconds while somebody can see it. */

const EVERY = 3000; // ms

/** @type {HTMLElement} */
const frame = document.querySelector("[data-board]");
let tag = `"${frame.dataset.tag}"`;
let timer = 0;

/** Ask for the board as it is now; the server answers "not modified" to one that has it. */
async function ask() {
  clearTimeout(timer);
  if (document.hidden) return;
  try {
    const answer = await fetch(frame.dataset.board, { headers: { "If-None-Match": tag } });
    if (answer.ok) {
      document.getElementById("stage").outerHTML = (await answer.json()).parts.stage;
      tag = answer.headers.get("ETag");
      document.dispatchEvent(new Event("board"));
    } else if (answer.status === 410) return location.reload(); // the link was taken back: the page says so
  } catch {
    // the table is out of reach for a moment: the next question may find it
  }
  timer = setTimeout(ask, EVERY);
}

document.addEventListener("visibilitychange", ask);
timer = setTimeout(ask, EVERY);
