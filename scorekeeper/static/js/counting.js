/** Who counts which side: this sheet says it, and shows what the others say. */

import { openSide } from "./tabs.js";

const EVERY = 20_000; // ms; what is not said again is over after 45 s

/** @type {HTMLFormElement} */
let sheet;
let timer = 0;

/** @typedef {{tag: string, side: number, phone: string, text: string}} Counting */

/** @param {HTMLFormElement} form */
export function startCounting(form) {
  sheet = form;
  document.addEventListener("side", say);
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : say()));
  addEventListener("pagehide", leave);
  say();
}

function say() {
  clearTimeout(timer);
  if (document.hidden) return;
  const body = told({ deal: sheet.dataset.deal, side: String(openSide()) });
  fetch(sheet.dataset.counting, { method: "POST", body }).catch(() => {}); // the next one may arrive
  timer = setTimeout(say, EVERY);
}

function leave() {
  clearTimeout(timer);
  navigator.sendBeacon?.(sheet.dataset.counting, told({}));
}

const told = (/** @type {Record<string, string>} */ more) =>
  new URLSearchParams({ csrf_token: sheet.elements.csrf_token.value, sheet: sheet.dataset.page, ...more });

/** Show on the tabs which sides are counted on other phones. */
export function showCounting(/** @type {Counting[]} */ counting) {
  const others = counting.filter(({ tag }) => tag !== sheet.dataset.tag);
  for (const place of document.querySelectorAll("[data-who]")) {
    const one = others.find(({ side }) => side === Number(place.dataset.who));
    place.hidden = !one;
    place.title = one?.text ?? "";
    place.querySelector("span").textContent = one?.phone ?? "";
  }
}

/** Whether another phone counts this side just now. */
export const isCountedElsewhere = (/** @type {number} */ side) =>
  document.querySelector(`[data-who="${side}"]`)?.hidden === false;
