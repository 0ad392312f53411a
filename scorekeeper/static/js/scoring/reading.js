/** A strict reader of plain data: every wrong key is told with its path, all of them together. */

const SHOWN = 24;

/** The text before the first mark, and what follows it; no text at all follows where there is none. */
export function partition(text, mark) {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** A text in quotes, cut short, with what cannot be printed escaped. */
export function quoted(text) {
  const letters = [...text];
  const cut = letters.slice(0, SHOWN).join("") + (letters.length > SHOWN ? "…" : "");
  const escaped = /[^\P{C}]|[^\P{Z} ]/u.test(cut) ? /[^ -~]/g : /[^\s\S]/g;
  return JSON.stringify(cut).replace(escaped, (odd) => `\\u${odd.charCodeAt().toString(16).padStart(4, 0)}`);
}

/** The path of a key within the file. */
function pathOf(path, key) {
  if (!/^[\w-]{1,40}$/.test(key)) return `${path}[${quoted(key)}]`;
  return path ? `${path}.${key}` : key;
}

/**
 * One file being read by its shape; the paths of what is wrong are gathered. A shape is an object
 * of shapes by key, or `[kind, what stands for a missing value, ...limits]` where the kind is the
 * name of a method here; "needed" stands for a value that must not be missing. For a wrong value
 * something harmless is returned, so that reading goes on.
 */
export class Reading {
  constructor(facts) {
    this.facts = facts;
    this.errors = [];
    this.unknown = [];
  }

  /** Note an error where it holds that something is wrong. */
  wrong(path, holds = true) {
    if (holds) this.errors.push(path);
  }

  /** Every wrong path, those of the keys that nobody asked for among them. */
  get paths() {
    return [...new Set([...this.errors, ...this.unknown])];
  }

  /** The values of an object by key, those that are missing too. */
  keys(value, path, shape) {
    const isObject = value instanceof Object && !Array.isArray(value);
    this.wrong(path, !isObject);
    const given = isObject ? value : {};
    const unknown = Object.keys(given).filter((key) => !Object.keys(shape).includes(key));
    this.unknown.push(...unknown.slice(0, this.facts.UNKNOWN_TOLD).map((key) => pathOf(path, key)));
    const read = ([key, inside]) => {
      const [found, at] = [given[key], pathOf(path, key)];
      if (!Array.isArray(inside)) return [key, this.keys(found === undefined ? {} : found, at, inside)];
      const [kind, missing, ...limits] = inside;
      if (found !== undefined) return [key, this[kind](found, at, ...limits)];
      this.wrong(at, isObject && missing === "needed");
      return [key, missing];
    };
    return Object.fromEntries(Object.entries(shape).map(read));
  }

  /** A list of `least` to `most`, each item as `of` reads it. */
  list(value, path, least, most, of) {
    if (Array.isArray(value) && value.length >= least && value.length <= most) {
      return value.map((item, index) => of(item, `${path}[${index}]`));
    }
    this.wrong(path);
    return [];
  }

  /** Whatever is judged elsewhere. */
  any(value) {
    return value;
  }

  /** A whole number from `least` to `most`. */
  whole(value, path, least, most) {
    const isWhole = Number.isInteger(value) && value >= least && value <= most;
    this.wrong(path, !isWhole);
    return isWhole ? value : least;
  }

  /** True or false. */
  flag(value, path) {
    this.wrong(path, typeof value !== "boolean");
    return value === true;
  }

  /** One line of text of `least` to `longest` characters, without signs that turn the reading direction. */
  text(value, path, longest, least = 0) {
    const text = typeof value === "string" ? value.replace(/\p{Bidi_C}/gu, "") : "\n"; // which is no line
    const letters = [...text].length;
    const isLine = letters >= least && letters <= longest && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
    this.wrong(path, !isLine);
    return isLine ? text : "";
  }

  /** One of these words. */
  choice(value, path, choices) {
    this.wrong(path, !choices.includes(value));
    return value;
  }
}
