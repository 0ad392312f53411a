/** One side at a time on a phone: the tabs in the felt open its half of the sheet. */

import { later, sidesOf } from "./sheet.js";

/** @type {HTMLFormElement} */
let sheet;
/** @type {HTMLElement[]} */
let tabs = [];
const seen = new Set();

/** The index of the side on top. */
export const openSide = () => sidesOf(sheet).findIndex((side) => "open" in side.dataset);

/** Whether this side was on top since the page was opened. */
export const wasOpen = (/** @type {number} */ index) => seen.has(index);

/** Let a side count as seen: another phone counted it. */
export const see = (/** @type {number} */ index) => void seen.add(index);

/** Let every side count as seen: the sheet was filled in before. */
export const allSeen = () => sidesOf(sheet).forEach((_, index) => seen.add(index));

/**
 * @param {HTMLFormElement} form
 * @param {(index: number) => void} opened called when somebody opened another side
 */
export function startTabs(form, opened) {
  sheet = form;
  const list = document.querySelector("[data-tabs]");
  list.setAttribute("role", "tablist");
  tabs = [...list.querySelectorAll("[data-tab]")];
  tabs.forEach((tab, index) => {
    const side = sidesOf(form)[index];
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", side.id);
    side.setAttribute("role", "tabpanel");
    side.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", (event) => {
      event.preventDefault();
      if (index === openSide()) return; // the keypad stays where it is
      open(index);
      opened(index);
    });
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      tabs.at((index + step) % tabs.length).focus();
      tabs.at((index + step) % tabs.length).click();
    });
  });
  open(openSide());
}

/**
 * Put a side on top.
 * @param {number} index
 */
export function open(index) {
  seen.add(index);
  sidesOf(sheet).forEach((side, at) => {
    side.toggleAttribute("data-open", at === index);
    tabs[at].setAttribute("aria-selected", String(at === index));
    tabs[at].removeAttribute("aria-current");
    tabs[at].tabIndex = at === index ? 0 : -1;
    if (at !== index) later(() => forgetFocus(side)); // one that is being chosen has more to tell
  });
  document.dispatchEvent(new Event("side"));
}

/**
 * The tab key leads only to the one of a group's choices that had the focus last. Where that
 * one is hidden now it would lead to none of them: a new one in its place had it never.
 */
function forgetFocus(/** @type {Element} */ side) {
  for (const choice of side.querySelectorAll('[name="out"], [name="first"]')) {
    choice.replaceWith(choice.cloneNode());
  }
}

/** Mark the fields and the tabs of the sides in which something shows that is wrong. */
export function markTrouble() {
  const all = sheet.classList.contains("is-checked");
  sidesOf(sheet).forEach((side, at) => {
    let found = false;
    for (const line of side.querySelectorAll("[data-line]")) {
      const isOpen = all || line.matches(".is-seen:not(.is-target, .is-busy)");
      const isWrong = isOpen && line.querySelector(".problem-error");
      found ||= isOpen && Boolean(line.querySelector(".notice-line:not(.is-allowed) .problem"));
      for (const field of line.querySelectorAll("[aria-describedby]")) {
        if (isWrong) field.setAttribute("aria-invalid", "true");
        else field.removeAttribute("aria-invalid");
      }
    }
    tabs[at].toggleAttribute("data-trouble", found);
  });
}
