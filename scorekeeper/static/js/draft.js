/** The draft: what was typed stays on this phone until it is saved at the table. */

import { notice } from "./notice.js";
import { read, write } from "./sheet.js";

const OWN = new Set(["csrf_token", "client_id", "base", "do", "allow"]);
const WAIT = 250; // ms after the last change

/** @typedef {{base: string, values: Record<string, string>, allowed: string[], sent: boolean}} Draft */

/** @type {HTMLFormElement} */
let sheet;
/** @type {Record<string, string>} */
let fresh = {};
let timer = 0;

const key = () => `draft:${sheet.dataset.draft}`;

/**
 * Keep a draft from now on, and bring back the one that was left here.
 * @param {HTMLFormElement} form
 * @param {() => void} restored called when it was put into the sheet
 */
export function startDraft(form, restored) {
  sheet = form;
  fresh = values();
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(keep, WAIT);
  });
  addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", flush);
  const draft = stored();
  if (!("fresh" in form.dataset)) keep(); // it came back from the table: what was sent is newest
  else if (draft) bringBack(draft, restored);
}

/** Note that the sheet was sent: once the table has something newer, this is what it has. */
export function markSent() {
  keep(true);
}

/** @param {Draft} draft */
function bringBack(draft, restored) {
  const isNews = Object.keys(draft.values).some((name) => draft.values[name] !== (fresh[name] ?? ""));
  const isOld = draft.base !== sheet.dataset.base;
  if (!isNews || (isOld && draft.sent)) return drop();
  const take = () => {
    for (const [name, value] of Object.entries(draft.values)) write(sheet, name, value);
    for (const value of draft.allowed ?? []) allow(value);
    restored();
  };
  const leave = () => {
    for (const [name, value] of Object.entries(fresh)) write(sheet, name, value);
    drop();
    restored();
  };
  if (isOld) {
    notice("draft", "This deal was saved since. You had typed something else here.", [
      ["Use what I typed", take],
      ["Throw it away", drop],
    ]);
  } else {
    take();
    const silence = notice("draft", "Restored what you had typed.", [["Start afresh", leave]]);
    setTimeout(() => sheet.addEventListener("input", silence, { once: true })); // not by what was typed before
  }
}

/** What the table allowed has no tick yet: the problem is only drawn once it was worked out. */
function allow(value) {
  sheet.append(Object.assign(document.createElement("input"), { type: "hidden", name: "allow", value }));
}

/** Let go of what was allowed where its tick is drawn. */
export function allowByTick() {
  for (const kept of sheet.querySelectorAll("[type=hidden][name=allow]")) {
    const tick = sheet.querySelector(`[type=checkbox][name=allow][value="${CSS.escape(kept.value)}"]`);
    if (tick) kept.remove();
  }
}

/** Whether a field holds what the table sent. */
export const isFresh = (/** @type {string} */ name) => read(sheet, name) === (fresh[name] ?? "");

/** Take what these fields hold now for what the table sent. */
export function renew(/** @type {string[]} */ names) {
  for (const name of names) fresh[name] = read(sheet, name);
  if (stored()) keep();
}

/** Everything in the sheet by the name of its field. */
function values() {
  const names = new Set([...sheet.elements].map(({ name }) => name));
  return Object.fromEntries([...names].filter((name) => name && !OWN.has(name)).map((name) => [name, read(sheet, name)]));
}

function keep(sent = false) {
  clearTimeout(timer);
  timer = 0;
  const allowed = new FormData(sheet).getAll("allow").map(String);
  store({ base: sheet.dataset.base, values: values(), allowed, sent });
}

function flush() {
  if (timer) keep();
}

function drop() {
  clearTimeout(timer);
  timer = 0;
  store(null);
}

// A phone may refuse to store anything (private mode, full): then there is no draft, nothing worse.

/** @param {Draft | null} draft */
function store(draft) {
  try {
    if (draft) localStorage.setItem(key(), JSON.stringify(draft));
    else localStorage.removeItem(key());
  } catch {}
}

/** @returns {Draft | null} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(key()) ?? "null");
  } catch {
    return null;
  }
}
