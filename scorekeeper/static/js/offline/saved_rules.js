/** What stands for a rule set, here as on the server. */

import { sha256 } from "./sha256.js";

const ID_BYTES = 16;

/** 22 characters that follow from the name and everything else in a rule set. */
export function idOfRules(rules) {
  const digest = sha256(rulesText(rules)).slice(0, ID_BYTES);
  const text = btoa(String.fromCharCode(...digest));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A rule set as the server keeps it: its keys in order, nothing but ASCII. */
function rulesText(rules) {
  const ordered = Object.fromEntries(Object.entries(rules).sort(([one], [other]) => (one < other ? -1 : 1)));
  const escaped = (odd) => `\\u${odd.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(ordered).replace(/[^ -~]/g, escaped);
}
