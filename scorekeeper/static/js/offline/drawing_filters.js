/** The filters of Jinja itself that the templates use. */

import { Html, callOf, htmlOf, isTrue, listOf, sum, text } from "./python_values.js";

const softly = (value) => (value instanceof Html ? value : text(value));
const at = (path) => (value) => path.split(".").reduce((found, name) => found?.[name], value);

/** JSON as Python writes it: keys in order, nothing but ASCII. */
function jsonOf(value) {
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const pairs = callOf(value, "items").sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${pairs.map(([key, each]) => `${JSON.stringify(key)}: ${jsonOf(each)}`).join(", ")}}`;
}

const escaped = (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`;

function join(values, between = "") {
  const parts = listOf(values);
  return [between, ...parts].some((each) => each instanceof Html)
    ? new Html(parts.map(htmlOf).join(htmlOf(between)))
    : parts.map(text).join(text(between));
}

function replace(whole, old, by) {
  const isSafe = [old, by, whole].some((each) => each instanceof Html);
  return isSafe
    ? new Html(htmlOf(whole).replaceAll(text(old), () => htmlOf(by)))
    : text(whole).replaceAll(text(old), () => text(by));
}

function capitalize(value) {
  const [first = "", ...rest] = text(value);
  const done = first.toUpperCase() + rest.join("").toLowerCase();
  return value instanceof Html ? new Html(done) : done;
}

/** Large and small letters are the same to `sort`. */
function inOrder(...pair) {
  const [one, other] = pair.map((each) => (typeof each === "string" ? each.toLowerCase() : each));
  return Number(one > other) - Number(one < other);
}

/** @param {Record<string, Function>} filters all that there are, for those that call others */
export const jinjaFilters = (filters) => ({
  abs: Math.abs,
  capitalize,
  default: (value, other = "") => (value === undefined ? other : value),
  forceescape: (value) => new Html(htmlOf(text(value))),
  join,
  length: (values) => listOf(values instanceof Html ? values.html : values).length,
  list: (values) => [...listOf(values)],
  map: (values, how, ...given) =>
    listOf(values).map(how.attribute ? at(how.attribute) : (each) => filters[how](each, ...given)),
  max: (values) => listOf(values).reduce((most, each) => (each > most ? each : most)),
  replace,
  selectattr: (values, path) => listOf(values).filter((each) => isTrue(at(path)(each))),
  sort: (values) => [...listOf(values)].sort(inOrder),
  string: softly,
  sum: (values, { start = 0 } = {}) => listOf(values).reduce(sum, start),
  tojson: (value) => new Html(jsonOf(value).replace(/[<>&'\x7f-\uffff]/g, escaped)),
});
