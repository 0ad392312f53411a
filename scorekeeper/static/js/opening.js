/** The opening page: tiles fill in the cards held or the melds to lay, the answer follows. */

import "./js-on.js";
import { ask } from "./ask.js";
import { put } from "./sheet.js";

/** @type {HTMLFormElement} */
const form = document.querySelector("#opening");
/** @type {HTMLTextAreaElement} */
const lines = form.querySelector("#melds");
/** @type {string[]} ranks in the order in which they were tapped */
let tapped = [];
/** @typedef {{rank: string, naturals: number, jokers: number, twos: number}} Meld */
/** @type {Meld | null} the meld that the next card goes to */
let open = null;

const isLaying = () => form.elements.mode.value === "lay";

form.addEventListener("click", ({ target }) => {
  const tile = target.closest("[data-rank]");
  if (tile) tap(tile.dataset.rank);
  else if (target.closest("[data-back]")) back();
  else if (target.closest("[data-next-meld]")) open = null;
});
form.addEventListener("input", () => {
  showMode();
  ask(form);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  ask(form);
});
document.querySelector("[data-clear]").addEventListener("click", (event) => {
  event.preventDefault();
  tapped = [];
  open = null;
  for (const field of form.querySelectorAll("[name^='held.'], #melds, #pile")) field.value = "";
  showMode();
  ask(form);
});
showMode();

/** @param {string} rank */
function tap(rank) {
  navigator.vibrate?.(8);
  if (isLaying()) return lay(rank);
  tapped.push(rank);
  more(rank, 1);
}

function more(rank, by) {
  const field = document.getElementById(`held-${rank}`);
  const count = Math.max(0, (Number(field.value) || 0) + by);
  put(field, count ? String(count) : "");
}

/** A card joins the open meld, or begins the next one. */
function lay(rank) {
  const wild = { joker: "jokers", 2: "twos" }[rank];
  if (open && !wild && open.rank && open.rank !== rank) open = null;
  const before = open ? text().slice(0, -1) : text();
  open ??= { rank: "", naturals: 0, jokers: 0, twos: 0 };
  open[wild ?? "naturals"] += 1;
  if (!wild) open.rank = rank;
  put(lines, [...before, written(open)].join("\n"));
}

const text = () => lines.value.split("\n").filter((line) => line.trim());

/** @param {Meld} meld */
function written({ rank, naturals, jokers, twos }) {
  const wilds = [
    jokers && `${jokers} joker${jokers > 1 ? "s" : ""}`,
    twos && `${twos} two${twos > 1 ? "s" : ""}`,
  ].filter(Boolean);
  return rank ? [`${rank} ${naturals}`, ...wilds].join(" + ") : ["wild", ...wilds].join(" ");
}

/** Take back: the last card held, or the last meld laid. */
function back() {
  if (isLaying()) {
    open = null;
    return put(lines, text().slice(0, -1).join("\n"));
  }
  const last = tapped.pop() ?? [...form.querySelectorAll("[name^='held.']")].findLast((field) => field.value)?.id.slice(5);
  return last && more(last, -1);
}

/** The tiles show how many are held, and nothing while melds are laid. */
function showMode() {
  form.classList.toggle("is-laying", isLaying());
  for (const tile of form.querySelectorAll("[data-rank]")) {
    const count = isLaying() ? "" : document.getElementById(`held-${tile.dataset.rank}`).value;
    const word = tile.querySelector(".tile-name")?.textContent ?? tile.dataset.rank;
    tile.querySelector(".tile-count").textContent = count;
    tile.setAttribute("aria-label", count ? `${word}, ${count}` : word);
  }
}
