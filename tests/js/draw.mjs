// Draws compiled templates with contexts that came as JSON.
import { pathToFileURL } from "node:url";
import { makeDrawer, Safe } from "../../scorekeeper/static/js/offline/drawing.js";

/** What JSON cannot say: {"$safe": html}, {"$undefined": 1}, {"$map": pairs}, {"$called": answer}. */
function ready(value) {
  if (Array.isArray(value)) return value.map(ready);
  if (typeof value !== "object" || value === null) return value;
  if ("$safe" in value) return new Safe(value.$safe);
  if ("$map" in value) return new Map(ready(value.$map));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, ready(each)]));
}

const filters = { twice: (value) => value * 2, marked: (value) => new Safe(`<b>${value}</b>`), big: (value) => value > 9 };
const globals = { say: (word, { loud = false } = {}) => (loud ? `${word}!` : word) };

/** Each template of the module drawn with its context. */
export async function drawAll(path, asked) {
  const { templates } = await import(pathToFileURL(path).href);
  const draw = makeDrawer({ templates, filters, globals });
  return asked.map(([name, context]) => draw(name, ready(context)));
}
