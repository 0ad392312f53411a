/** The quick line of a side: opened at the keypad, it fills the sheet as taps would. */

import { aim } from "./keypad.js";
import { aimAtFirst } from "./moves.js";
import { understand } from "./quick-line.js";
import { lineOf, read, sideOf, sidesOf, write } from "./sheet.js";
import { openSide } from "./tabs.js";
import { together } from "./undo.js";

const OWN = "own"; // in a choice between the sides: the side whose line it is

/** @type {HTMLFormElement} */
let sheet;

/**
 * @param {HTMLFormElement} form
 * @param {(text: string) => void} say tells what was filled in
 */
export function startQuickLine(form, say) {
  sheet = form;
  const opener = form.querySelector("[data-quick-open]");
  const vocabulary = JSON.parse(form.dataset.vocabulary);
  const panels = sidesOf(form).map((side) => side.querySelector("[data-quick]"));
  const tell = () => {
    const panel = panels[openSide()];
    opener.setAttribute("aria-controls", panel.id);
    opener.setAttribute("aria-expanded", String(!panel.hidden));
  };
  const close = (panel) => {
    panel.hidden = true;
    tell();
    opener.focus({ preventScroll: true });
    aimAtFirst();
  };
  const take = (panel) => {
    const filled = fill(panel, vocabulary);
    if (filled.length) say(`${panel.dataset.filled} ${filled.join(", ")}`);
    if (panel.querySelector("[data-quick-line]").value) return;
    close(panel);
  };
  opener.addEventListener("click", () => {
    const panel = panels[openSide()];
    if (!panel.hidden) return close(panel);
    panel.hidden = false;
    aim(null); // figures go into the line, not into a row that nobody sees
    tell();
    window.scrollTo(0, 0);
    panel.querySelector("[data-quick-line]").focus();
  });
  document.addEventListener("aimed", tell); // perhaps another side is on top now
  for (const panel of panels) {
    panel.querySelector("[data-quick-fill]").addEventListener("click", () => take(panel));
    panel.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.target.matches("input") && !event.isComposing) take(panel);
      if (event.key === "Escape") close(panel);
    });
  }
}

/**
 * Fill in what is understood as one step, and leave the rest in the line.
 * @returns {string[]} what was filled in, in words
 */
function fill(panel, vocabulary) {
  const line = panel.querySelector("[data-quick-line]");
  const side = sideOf(panel);
  const { fields, rest } = understand(line.value, vocabulary);
  const filled = [];
  together(() => {
    for (const [field, value] of Object.entries(fields)) filled.push(put(side, field, value));
  });
  line.value = rest.join(", ");
  line.setAttribute("aria-invalid", String(rest.length > 0));
  panel.querySelector("[data-quick-left]").hidden = !rest.length;
  panel.querySelector("[data-quick-rest]").textContent = rest.join(", ");
  return filled;
}

/** One field of this side, or the choice of the whole table; what was filled in, in words. */
function put(side, field, value) {
  const name = sheet.elements.namedItem(field) ? field : `${side.dataset.side}.${field}`;
  const way = `${side.dataset.side}.way`;
  const isTotal = field === "card_points" || (field.startsWith("books.") && read(sheet, way) === "melds");
  if (isTotal && read(sheet, way)) write(sheet, way, "total"); // books and points as they were said
  const filled = write(sheet, name, value === OWN ? side.dataset.side : value);
  const { word } = lineOf(filled).dataset;
  return filled.matches("[type=radio], [type=checkbox]") ? word ?? filled.labels[0].textContent.trim() : `${word} ${value}`;
}
