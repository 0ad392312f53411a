/**
 * What Python and Jinja make of values: their truth, their equality, their text. None is null, a tuple
 * or list an array, a dict a plain object or a Map, what is not there undefined.
 */

/** A text that is HTML already. */
export class Html {
  constructor(html) {
    this.html = `${html}`;
  }

  toString() {
    return this.html;
  }
}

/** What a call in a template gives by name; it comes last. */
export class Named {
  constructor(given) {
    Object.assign(this, given);
  }
}

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&#34;", "'": "&#39;" };
const WORDS = new Map([[true, "True"], [false, "False"], [null, "None"], [undefined, ""]]);

const isDict = (value) =>
  typeof value === "object" &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** A value as Python prints it. */
export function text(value) {
  if (WORDS.has(value)) return WORDS.get(value);
  if (["string", "number", "bigint"].includes(typeof value) || value instanceof Html) return `${value}`;
  throw new TypeError(`no text of ${Object.prototype.toString.call(value)}`);
}

/** A value as HTML. */
export const htmlOf = (value) =>
  value instanceof Html ? value.html : text(value).replace(/[&<>"']/g, (found) => ENTITIES[found]);

/** @returns {boolean} whether Python takes it for true */
export function isTrue(value) {
  if (typeof value !== "object" || value === null) return Boolean(value);
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Html) return value.html !== "";
  if (value instanceof Map || value instanceof Set) return value.size > 0;
  return !isDict(value) || Object.keys(value).length > 0;
}

/** All that a loop goes through: of a dict its keys. */
export function listOf(values) {
  if (values === undefined) return [];
  if (Array.isArray(values)) return values;
  if (values instanceof Map) return [...values.keys()];
  return isDict(values) ? Object.keys(values) : [...values];
}

/** @returns {boolean} whether Python's == holds; records are equal if all of their fields are */
export function isEqual(one, other) {
  if (one === other) return true;
  if (one instanceof Html || other instanceof Html) return textOf(one) === textOf(other);
  if (typeof one !== "object" || typeof other !== "object") return equalNumbers(one, other);
  if (!one || !other || Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const [keys, others] = [one, other].map((each) => (each instanceof Set ? [...each] : keysOf(each)));
  return (
    keys.length === others.length &&
    (one instanceof Set
      ? keys.every((key) => other.has(key))
      : keys.every((key) => hasKey(other, key) && isEqual(valueAt(one, key), valueAt(other, key))))
  );
}

const textOf = (value) => (value instanceof Html ? value.html : value);
const NUMBERS = ["number", "boolean", "bigint"];
const equalNumbers = (one, other) =>
  NUMBERS.includes(typeof one) && NUMBERS.includes(typeof other) && one == other;

const keysOf = (dict) => (dict instanceof Map ? [...dict.keys()] : Object.keys(dict));
const hasKey = (dict, key) => (dict instanceof Map ? dict.has(key) : Object.hasOwn(dict, key));
const valueAt = (dict, key) => (dict instanceof Map ? dict.get(key) : dict[key]);

/** @returns {boolean} whether Python's `in` holds */
export function isIn(value, values) {
  if (typeof values === "string" || values instanceof Html) return `${values}`.includes(`${value}`);
  return listOf(values).some((each) => isEqual(each, value));
}

/** What stands at a key, or at a place counted from the end if it is below 0. */
export function itemOf(values, key) {
  if (values instanceof Map) return values.get(key);
  return key < 0 ? values.at(key) : values?.[textOf(key)];
}

/** Methods of Python's dicts and texts. */
const OF_DICTS = {
  items: (dict) => keysOf(dict).map((key) => [key, valueAt(dict, key)]),
  values: (dict) => keysOf(dict).map((key) => valueAt(dict, key)),
  keys: keysOf,
  get: (dict, key, other = null) => (hasKey(dict, key) ? valueAt(dict, key) : other),
};
const OF_TEXTS = {
  startswith: (whole, start) => `${whole}`.startsWith(start),
  endswith: (whole, end) => `${whole}`.endsWith(end),
  split: (whole, between) => `${whole}`.split(between),
};

/** A method that Python's dicts or texts have, or the object's own of that name. */
export function callOf(value, name, ...given) {
  const isText = typeof value === "string" || value instanceof Html;
  const methods = isText ? OF_TEXTS : isDict(value) || value instanceof Map ? OF_DICTS : {};
  return name in methods ? methods[name](value, ...given) : value[name](...given);
}

/** Python's `+`. */
export function sum(one, other) {
  if (Array.isArray(one)) return [...one, ...other];
  return one instanceof Html || other instanceof Html
    ? new Html(htmlOf(one) + htmlOf(other))
    : one + other;
}

/** Jinja's `~`: HTML as soon as one of them is. */
export const concatenated = (...values) =>
  values.some((each) => each instanceof Html)
    ? new Html(values.map(htmlOf).join(""))
    : values.map(text).join("");
