/** The count sheet: starts its parts and keeps the points live. */

import "./js-on.js";
import { startChips } from "./chips.js";
import { startLive } from "./count-live.js";
import { allowByTick, markSent, startDraft } from "./draft.js";
import { putAside } from "./early.js";
import { aim, aimed, press, startKeypad } from "./keypad.js";
import { afterChip, afterOut, aimAtFirst, isSlip, startMoves } from "./moves.js";
import { startQuickLine } from "./quick-fill.js";
import { isField, isShown, later, lineOf, redraw, settle, show, sideOf, sidesOf } from "./sheet.js";
import { allSeen, markTrouble, open, startTabs } from "./tabs.js";
import { countTrouble, showTrouble, startTrouble } from "./trouble.js";
import { forget, startUndo } from "./undo.js";
import { startWays } from "./ways.js";
import { workOut } from "./work-out.js";

const WAIT = 120; // ms after the last change
const QUIET = 1200; // ms before the totals are read out

/** @type {HTMLFormElement} */
const form = document.querySelector("#sheet");
let pointed = false;
let timer = 0;
let reader = 0;
let leaving = false;
let saving = false;
const doEarly = putAside(form, document.querySelector("#chips"));

startTabs(form, () => aimAtFirst());
startKeypad(form);
startUndo(form, (field) => {
  const side = sideOf(field);
  if (side && !("open" in side.dataset)) open(Number(side.dataset.side));
  if ("amount" in field.dataset) aim(field);
  if (lineOf(field)) show(lineOf(field));
});
startChips(form, (group) => afterChip(group));
startWays(form);
startMoves(form);
startQuickLine(form, say);
startDraft(form, () => {
  forget();
  refresh();
  aimAtFirst();
  if (aimed()) show(lineOf(aimed()));
});
if (form.dataset.live) followOthers();
if (isFilled()) allSeen();
aimAtFirst();
wakeRows();
markTrouble();
startTrouble(form, say);
if (!("fresh" in form.dataset)) showTrouble();

form.addEventListener("input", ({ target }) => {
  if (!isField(target, form)) return;
  later(() => passBy(target));
  later(wakeRows);
  clearTimeout(timer);
  timer = setTimeout(refresh, WAIT);
});

// On a wide screen both sides are in sight: the one that is touched is the one on top.
for (const kind of ["pointerdown", "focusin"]) {
  form.addEventListener(kind, ({ target }) => {
    const side = sideOf(target);
    if (!side || "open" in side.dataset) return;
    open(Number(side.dataset.side));
    if (!("amount" in target.dataset)) aimAtFirst();
  }, true);
}

addEventListener("pointerdown", () => (pointed = true), true);
addEventListener("keydown", (event) => {
  if (event.key === "Tab" || event.key.startsWith("Arrow")) pointed = false;
  const isKey = /^[0-9+]$/.test(event.key) || event.key === "Backspace";
  const types = event.target.matches?.("textarea, input:not([type=radio], [type=checkbox])");
  const isLoose = pointed || event.target === document.body;
  if (!isLoose || !isKey || types || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation(); // the thumb was on the pad: figures from real keys go there as well
  press(event.key === "Backspace" ? "erase" : event.key);
}, true);

doEarly();
if (document.activeElement?.matches("#sheet [data-amount]")) aim(document.activeElement); // somebody types there
document.documentElement.classList.add("is-started");

form.addEventListener("click", ({ target }) => {
  if (target.name === "out" && pointed && sideOf(target)) afterOut(sideOf(target));
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  settle();
  if (leaving || isSlip(event.submitter)) return;
  clearTimeout(timer);
  saving = true;
  try {
    const only = event.submitter?.value ?? "";
    const answer = await workOut(form, true, only);
    if (!answer) return;
    if (answer.good || answer.refused) {
      leaving = true;
      if (answer.good) markSent();
      if (only) form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "do", value: only }));
      form.submit();
    } else {
      form.classList.add("is-checked");
      draw(answer.parts);
      showTrouble();
    }
  } catch {
    say("Not saved: the table does not answer. What you typed stays on this phone. Try again.");
  } finally {
    saving = false;
  }
});

// Back from the table the page may come out of the browser's memory: it shows an old count.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

function followOthers() {
  startLive(form, (said) => {
    refresh();
    if (said) say(said);
  });
}

/** Ask for the points of what stands there now; a question that is to save is not dropped for it. */
async function refresh() {
  if (saving) return;
  const answer = await workOut(form, form.classList.contains("is-checked")).catch(() => null);
  if (answer) draw(answer.parts);
}

/** @param {Record<string, string>} parts */
function draw(parts) {
  redraw(parts, quickLine() ?? (aimed() ? lineOf(aimed()) : builder()));
  allowByTick();
  markTrouble();
  countTrouble();
  clearTimeout(reader);
  reader = setTimeout(readOut, QUIET);
}

/** Where books are put together by taps: the list above it grows, but not under the thumb. */
const builder = () => [...form.querySelectorAll(".builder")].find(isShown) ?? null;

/** The quick line that somebody is writing: what it did not understand stays in sight. */
const quickLine = () => [...form.querySelectorAll("[data-quick]")].find(isShown);

/** Say the totals, politely: only when they have stood still for a moment. */
function readOut() {
  const totals = sidesOf(form).map(
    (side, at) => `${side.dataset.name} ${document.getElementById(`total-${at}`).textContent.trim()}`,
  );
  const said = document.querySelector("[data-said]");
  if (said.textContent !== totals.join(", ")) said.textContent = totals.join(", ");
}

/** @param {string} text */
function say(text) {
  clearTimeout(reader);
  document.querySelector("[data-said]").textContent = text;
}

/** Whoever fills in a row has passed the ones above it: from now on they tell what is wrong. */
function passBy(/** @type {Element} */ field) {
  form.querySelector(".is-busy")?.classList.remove("is-busy");
  const isCounted = field.name.endsWith(".way") || /-(groups|cards)-/.test(field.id);
  if (isCounted) lineOf(field).classList.add("is-busy");
  for (let line = lineOf(field); line; line = line.previousElementSibling) line.classList.add("is-seen");
}

/** Rows that are of no use while another one is 0 stay folded away. */
function wakeRows() {
  for (const line of form.querySelectorAll("[data-needs]")) {
    const needed = Number(form.elements[line.dataset.needs].value);
    const own = Number(line.querySelector("[name]").value);
    line.classList.toggle("is-asleep", !needed && !own && !line.querySelector(".problem"));
  }
}

function isFilled() {
  return form.dataset.base.split(",").every((revision) => revision !== "0");
}
