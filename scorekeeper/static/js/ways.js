/** Counting card by card, and book by book. */

import { aim } from "./keypad.js";
import { lineOf, put, sideOf } from "./sheet.js";

const HOLD = 450; // ms until a held tile counts on
const AGAIN = 140; // ms between two of them
const SETTLE = 450; // ms: a second tap where a meld has just been laid is a slip
const THUMB = 24; // px: as far apart as the two taps of one thumb
let laid = { at: -Infinity, x: 0, y: 0 };

/** @param {HTMLFormElement} form */
export function startWays(form) {
  form.addEventListener("click", ({ target, detail, clientX: x, clientY: y }) => {
    const tile = target.closest("[data-tile]");
    if (tile && !(detail && "held" in tile.dataset)) count(tile);
    delete tile?.dataset.held;
    const opener = target.closest("[data-ways-open]");
    if (opener) openWays(opener);
    const panel = target.closest("[data-by-book]");
    if (panel) byBook(panel, target);
    if (panel && target.closest("[data-making]")) laid = { at: performance.now(), x, y };
  });
  form.addEventListener("input", ({ target }) => {
    const tile = target.nextElementSibling;
    if (tile?.matches("[data-tile]")) tile.querySelector(".tile-count").textContent = target.value;
  });
  form.addEventListener("input", ({ target }) => {
    if (target.name?.endsWith(".way")) takeWay(lineOf(target), target.value);
  });
  form.addEventListener("click", (event) => {
    const isNear = Math.hypot(event.clientX - laid.x, event.clientY - laid.y) < THUMB;
    const isNext = event.target.closest("[data-pick], [data-making]");
    if (!event.detail || !isNear || isNext || performance.now() - laid.at > SETTLE) return;
    event.preventDefault(); // the rows have moved up under the thumb
    event.stopPropagation();
  }, true);
  hold(form);
}

/**
 * Make ready for a way of counting: the keypad for the total, the builder for the books.
 * @param {Element} line
 * @param {string} way
 */
function takeWay(line, way) {
  sideOf(line).dataset.way = way;
  aim(way === "total" ? line.querySelector("[data-amount]") : null);
  const panel = line.querySelector("[data-by-book]");
  if (way === "melds" && !panel.querySelector(".builder")) {
    const builder = document.querySelector("#builder").content.cloneNode(true);
    panel.querySelector(".written").before(builder);
  }
}

/** Show the other ways of counting, the first of them chosen at once. */
function openWays(opener) {
  const ways = document.getElementById(opener.getAttribute("aria-controls"));
  ways.classList.add("is-open");
  ways.querySelector('[value="groups"]').click();
}

/**
 * Book by book: the melds are lines of a text, the taps write and strike them.
 * @param {Element} panel
 * @param {Element} inside what was tapped
 */
function byBook(panel, inside) {
  const lines = panel.querySelector("textarea");
  const text = lines.value.split("\n").filter((line) => line.trim());
  const pick = inside.closest("[data-pick]");
  const making = inside.closest("[data-making]");
  const drop = inside.closest("[data-drop]");
  if (inside.closest("[data-write]")) panel.classList.toggle("is-written");
  if (pick) choose(panel, pick.getAttribute("aria-pressed") === "true" ? null : pick);
  if (making) {
    const rank = panel.querySelector('[data-pick][aria-pressed="true"]').dataset.pick;
    put(lines, [...text, `${rank} ${making.dataset.making}`].join("\n"));
    choose(panel, null);
    navigator.vibrate?.(8);
  }
  if (drop) put(lines, text.filter((_, at) => at !== Number(drop.dataset.drop)).join("\n"));
}

/** Offer the melds of a rank, or of none. */
function choose(panel, pick) {
  for (const each of panel.querySelectorAll("[data-pick]")) each.setAttribute("aria-pressed", String(each === pick));
  for (const each of panel.querySelectorAll("[data-makings]")) each.hidden = each.dataset.makings !== pick?.dataset.group;
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
