/** A strict reader of plain data: every wrong key is told with its path, all of them together. */

const SHOWN = 24;
const BREAKS_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

const isObject = (value) => value instanceof Object && !Array.isArray(value);

/** A text in quotes, cut short, with what cannot be printed escaped. */
function quoted(text) {
  const letters = [...text];
  const cut = letters.slice(0, SHOWN).join("") + (letters.length > SHOWN ? "…" : "");
  const escaped = /[^\P{C}]|[^\P{Z} ]/u.test(cut) ? /[^ -~]/g : /[^\s\S]/g;
  return JSON.stringify(cut).replace(escaped, (odd) => `\\u${odd.charCodeAt().toString(16).padStart(4, 0)}`);
}

/**
 * One file being read; the paths of what is wrong are gathered. For a wrong value each method
 * returns something harmless, so that reading goes on to the other keys.
 */
export class Reading {
  constructor(facts) {
    this.facts = facts;
    this.errors = [];
    this.opened = [];
  }

  /** Note an error. */
  wrong(path) {
    this.errors.push(path);
  }

  /** Every wrong path, the keys that nobody asked for among them. */
  finish() {
    return this.errors.concat(...this.opened.map((keys) => keys.unknown()));
  }

  /** The keys of an object; no keys where it is none. */
  keys(value, path) {
    if (!isObject(value)) this.wrong(path);
    const keys = new Keys(this, value, path);
    this.opened.push(keys);
    return keys;
  }

  /** The items of a list of `least` to `most`, each with its path. */
  items(value, path, least = 0, most = this.facts.COUNT_MAX) {
    if (Array.isArray(value) && value.length >= least && value.length <= most) {
      return value.map((item, index) => [item, `${path}[${index}]`]);
    }
    this.wrong(path);
    return [];
  }

  /** A whole number from `least` to `most`. */
  whole(value, path, least = 0, most = this.facts.COUNT_MAX) {
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    this.wrong(path);
    return least;
  }

  /** True or false. */
  flag(value, path) {
    if (typeof value !== "boolean") this.wrong(path);
    return value === true;
  }

  /** One line of text of `least` to `longest` characters. */
  text(value, path, longest, least = 0) {
    const letters = typeof value === "string" ? [...value].length : -1;
    if (letters >= least && letters <= longest && !BREAKS_A_LINE.test(value)) return value;
    this.wrong(path);
    return "";
  }

  /** One of these words. */
  choice(value, path, choices) {
    if (choices.includes(value)) return value;
    this.wrong(path);
    return choices[0];
  }
}

/** The keys of one object of the file, asked for one by one. */
class Keys {
  constructor(reading, found, path) {
    this.reading = reading;
    this.isObject = isObject(found);
    this.found = this.isObject ? found : {};
    this.path = path;
    this.asked = [];
  }

  /** The path of this key within the file. */
  pathOf(key) {
    if (!/^[\w-]{1,40}$/.test(key)) return `${this.path}[${quoted(key)}]`;
    return this.path ? `${this.path}.${key}` : key;
  }

  /** What is given for the key, or undefined. */
  get(key) {
    this.asked.push(key);
    return this.found[key];
  }

  /** Whether the key is given. */
  has(key) {
    return this.get(key) !== undefined;
  }

  /** Note an error where this key is given. */
  refuse(key) {
    if (this.has(key)) this.reading.wrong(this.pathOf(key));
  }

  /** What is given for a key that must be there. */
  needed(key) {
    const value = this.get(key);
    if (value === undefined && this.isObject) this.reading.wrong(this.pathOf(key));
    return value;
  }

  /** Which of these keys are given. */
  names(known) {
    this.asked.push(...known);
    return Object.keys(this.found).filter((key) => known.includes(key));
  }

  /** What the reading makes of a key that is given, else the default. */
  read(kind, key, missing, ...more) {
    return this.has(key) ? this.reading[kind](this.found[key], this.pathOf(key), ...more) : missing;
  }

  whole(key, least, most, missing = 0) {
    return this.read("whole", key, missing, least, most);
  }

  flag(key, missing = false) {
    return this.read("flag", key, missing);
  }

  text(key, longest) {
    return this.read("text", key, "", longest);
  }

  items(key, most) {
    return this.read("items", key, [], 0, most);
  }

  /** The keys of the object given for this key, none where it is left out. */
  keys(key) {
    const value = this.get(key);
    return this.reading.keys(value === undefined ? {} : value, this.pathOf(key));
  }

  /** The paths of the keys that nobody asked for. */
  unknown() {
    const unknown = Object.keys(this.found).filter((key) => !this.asked.includes(key));
    return unknown.slice(0, this.reading.facts.UNKNOWN_TOLD).map((key) => this.pathOf(key));
  }
}
