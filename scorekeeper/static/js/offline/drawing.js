/**
 * Draws the templates that `web/offline/templates_js.py` compiles, string for string as Jinja does.
 *
 * The variables of a scope are the properties of an object whose prototype is the scope around it;
 * the outermost one holds the globals.
 */

import { jinjaFilters } from "./drawing_filters.js";
import { Named, Html, callOf, concatenated, htmlOf, isEqual, isIn, isTrue, itemOf, listOf, sum } from "./python_values.js";

/** A text that is HTML already, and a value as HTML: what filters and globals need too. */
export const Safe = Html;
export const escapeHtml = htmlOf;

const BLOCKS = "$blocks";
const inner = (scope, given) => Object.assign(Object.create(scope), given);

/** A loop: `targets` are the names that each value gets, or its parts; `otherwise` is its else. */
function loop(scope, values, targets, body, isNamed, test, otherwise) {
  const names = targets.split(",");
  const named = (value) => {
    const parts = names.length > 1 ? listOf(value) : [value];
    return inner(scope, Object.fromEntries(names.map((name, place) => [name, parts[place]])));
  };
  const scopes = listOf(values).map(named).filter((each) => !test || test(each));
  if (!scopes.length) return otherwise ? otherwise(inner(scope)) : "";
  return scopes.map((each, place) => body(isNamed ? inner(each, { loop: loopAt(place, scopes) }) : each)).join("");
}

const loopAt = (index0, { length }) => ({
  index0,
  index: index0 + 1,
  first: !index0,
  last: index0 === length - 1,
  length,
});

/** A macro: `names` are its parameters, `known` the values of those that need not be given. */
const macro = (scope, names, known, body) => (...given) => {
  const byName = given.at(-1) instanceof Named ? given.pop() : {};
  const values = names.split(",").map((name, place) => [
    name,
    place < given.length ? given[place] : name in byName ? byName[name] : known[name],
  ]);
  return new Html(body(inner(scope, Object.fromEntries(values))));
};

/** What the compiled templates call, by the names that they have there. */
const helpers = {
  e: htmlOf,
  t: isTrue,
  f: loop,
  w: (scope, given, body) => body(inner(scope, given)),
  v: () => "",
  M: macro,
  b: (name, scope) => scope[BLOCKS][name](scope),
  k: (given) => new Named(given),
  q: isEqual,
  n: isIn,
  o: (value, other) => (isTrue(value) ? value : other()),
  a: (value, other) => (isTrue(value) ? other() : value),
  j: concatenated,
  p: sum,
  g: itemOf,
  l: (values, from, to) => values.slice(from ?? undefined, to ?? undefined),
  d: callOf,
};

/**
 * What draws a template by its name with the variables of `context`.
 *
 * A filter is called as (value, ...given), a global as it stands in the template; a test of the app
 * is one of the filters. What is given by name comes last, as one object.
 * @param {{templates: Function, filters: Record<string, Function>, globals: object}} given
 * @returns {(name: string, context: object) => string}
 */
export function makeDrawer({ templates, filters, globals }) {
  const all = inner(null, filters);
  Object.assign(all, { ...jinjaFilters(all), ...filters });
  const outermost = inner(null, { range, ...globals });
  const modules = {};
  const compiled = templates({ ...helpers, F: all, i: include, m: importFrom });

  function drawIn(scope, name) {
    const [body, blocks, parent] = [compiled[name]].flat();
    if (!blocks) return body(scope);
    scope[BLOCKS] = { ...blocks, ...(Object.hasOwn(scope, BLOCKS) && scope[BLOCKS]) };
    return body(scope) + (parent ? drawIn(scope, parent) : "");
  }

  function include(name, scope) {
    return drawIn(inner(scope), name);
  }

  /** Give a scope what another template sets or defines; that one knows nothing of this page. */
  function importFrom(name, scope, names) {
    if (!modules[name]) drawIn((modules[name] = inner(outermost)), name);
    for (const each of names.split(",")) scope[each] = modules[name][each];
    return "";
  }

  return (name, context) => drawIn(inner(outermost, context), name);
}

const range = (...ends) => {
  const [from, to] = ends.length > 1 ? ends : [0, ...ends];
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
};
