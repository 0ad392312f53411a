/** A count sheet beside other phones: what they save comes in, what is typed here stays. */

import { showCounting, startCounting } from "./counting.js";
import { isFresh, renew } from "./draft.js";
import { follow } from "./feed.js";
import { notice } from "./notice.js";
import { write } from "./sheet.js";
import { see } from "./tabs.js";
import { aside } from "./undo.js";

/**
 * @typedef {{revision: number, is_counted: boolean, saved: string, values: Record<string, string>}} Side
 * @typedef {{is_open: boolean, base: string, sides: Side[], who: Record<string, string>, counting: any[], said?: string}} News
 */

/**
 * @param {HTMLFormElement} form
 * @param {(text: string) => void} changed called with what was said when sides came in
 */
export function startLive(form, changed) {
  startCounting(form);
  follow(form, (/** @type {News} */ news, isNext) => {
    showCounting(news.counting);
    document.dispatchEvent(new Event("counting"));
    if (!news.is_open) return tell("This deal was taken away.", "Go to the table", toTable);
    const [rules, revisions] = split(form.dataset.base);
    const [newRules, newest] = split(news.base);
    if (rules !== newRules) return tell("The rules of the game were changed.", "Open the new sheet", () => location.reload());
    const other = news.sides.map((_, at) => at).filter((at) => newest[at] !== revisions[at]);
    if (!other.length) return;
    const ours = other.filter((at) => !isUntouched(form, at));
    for (const at of other.filter((one) => !ours.includes(one))) {
      takeIn(form, at, news);
      revisions[at] = newest[at];
    }
    form.dataset.base = form.elements.base.value = `${rules}:${revisions}`;
    const saved = ours.map((at) => news.sides[at].saved).join(" ");
    if (saved) tell(saved, "Look at both", () => look(form));
    changed(isNext ? (news.said ?? "") : "");
  });

  const toTable = () => location.assign(form.dataset.table);
}

const tell = (/** @type {string} */ text, /** @type {string} */ word, /** @type {() => void} */ act) =>
  notice("live", text, [[word, act]]);

/** The rules and the revisions that a sheet is made from. */
function split(/** @type {string} */ base) {
  const [rules, revisions] = base.split(":");
  return [rules, revisions.split(",")];
}

const fieldsOf = (/** @type {HTMLFormElement} */ form, /** @type {number} */ side) =>
  new Set([...form.elements].map(({ name }) => name).filter((name) => name.startsWith(`${side}.`)));

/** Whether nothing was typed here for a side that the others do not have from here. */
const isUntouched = (/** @type {HTMLFormElement} */ form, /** @type {number} */ side) =>
  [...fieldsOf(form, side)].every(isFresh);

/** Put what another phone saved into a side that nobody touched here. */
function takeIn(/** @type {HTMLFormElement} */ form, /** @type {number} */ side, /** @type {News} */ news) {
  const values = { ...news.sides[side].values };
  for (const [name, said] of Object.entries(news.who)) if (said && isFresh(name)) values[name] = said;
  for (const name of fieldsOf(form, side)) values[name] ??= "";
  aside(() => {
    for (const [name, value] of Object.entries(values)) write(form, name, value);
  });
  renew(Object.keys(values));
  if (news.sides[side].is_counted) see(side);
}

/** Both counts beside each other, before this one is done. */
function look(/** @type {HTMLFormElement} */ form) {
  form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "do", value: "look" }));
  form.submit();
}
