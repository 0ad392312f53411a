/** Counting card by card, and book by book. */

import { put } from "./sheet.js";

const HOLD = 450; // ms until a held tile counts on
const AGAIN = 140; // ms between two of them

/** @param {HTMLFormElement} form */
export function startWays(form) {
  form.addEventListener("click", ({ target, detail }) => {
    const tile = target.closest("[data-tile]");
    if (tile && !(detail && "held" in tile.dataset)) count(tile);
    delete tile?.dataset.held;
    const opener = target.closest("[data-ways-open]");
    if (opener) openWays(opener);
  });
  form.addEventListener("input", ({ target }) => {
    const tile = form.querySelector(`[data-tile="${CSS.escape(target.id)}"]`);
    if (tile) tile.querySelector(".tile-count").textContent = target.value;
  });
  hold(form);
}

/** Show the other ways of counting, the first of them chosen at once. */
function openWays(opener) {
  const ways = document.getElementById(opener.getAttribute("aria-controls"));
  ways.classList.add("is-open");
  ways.querySelector('[value="groups"]').click();
}

function count(tile) {
  const field = document.getElementById(tile.dataset.tile);
  put(field, String((Number(field.value) || 0) + 1));
  navigator.vibrate?.(8);
}

/** A held tile goes on counting. */
function hold(form) {
  let timer = 0;
  const stop = () => clearTimeout(timer);
  form.addEventListener("pointerdown", ({ target }) => {
    const tile = target.closest("[data-tile]");
    if (!tile) return;
    const again = () => {
      tile.dataset.held = "";
      count(tile);
      timer = setTimeout(again, AGAIN);
    };
    stop();
    timer = setTimeout(again, HOLD);
  });
  for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, stop, { passive: true });
}
