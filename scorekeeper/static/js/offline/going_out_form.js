/** The form of "Can we go out?": the books on the table, and what only the table can say. */

import { range } from "../scoring/basics.js";
import { readEntry } from "./game_view.js";
import { NotANumber, readCount, readPoints } from "./numbers.js";
import { atMost } from "./opening_form.js";
import { strip } from "./texts.js";

const ANSWERS = { yes: true, no: false };

/** What was typed; `errors` has, by field name, a sentence of what cannot be read. */
export class GoingOutForm {
  /**
   * @param {URLSearchParams} typed
   * @param {object} rules
   * @param {object} words
   */
  constructor(typed, rules, words) {
    Object.assign(this, { typed, rules, words, errors: new Map() });
  }

  /** The text of a field, empty where it did not arrive. */
  get(name) {
    return this.typed.get(name) ?? "";
  }

  /** The side that asks, the first where nothing sensible was said. */
  side(sides) {
    const text = this.get("side");
    return range(0, sides).find((side) => text === String(side)) ?? 0;
  }

  /** Yes, no, or null where nobody knows. */
  said(name) {
    const text = this.get(name);
    return Object.hasOwn(ANSWERS, text) ? ANSWERS[text] : null;
  }

  /** What lies on the table, as far as going out depends on it. */
  entry() {
    return { ...readEntry({ books: this.books() }, this.rules), melded: this.said("melded") };
  }

  /** The books under the fields whose names begin so, as a file has them. */
  books(begin = "") {
    const special = this.rules.special_books.map(([rank]) => this.rules.SPECIAL_KEYS[rank]);
    const kinds = [...special, "clean", "dirty", "wild"];
    return Object.fromEntries(kinds.map((kind) => [kind, this.count(`${begin}books.${kind}`)]));
  }

  /** A number of cards or books, 0 where none was typed or it cannot be read. */
  count(name) {
    return this.read(name, readCount, this.rules.COUNT_MAX);
  }

  /** Points, perhaps as a sum; 0 where none were typed or they cannot be read. */
  points(name) {
    return this.read(name, readPoints, this.rules.AMOUNT_MAX);
  }

  read(name, how, most) {
    const text = this.get(name);
    if (!strip(text)) return 0;
    try {
      const number = how(text, this.words);
      if (number <= most) return number;
      this.errors.set(name, atMost(most, this.words));
    } catch (problem) {
      if (!(problem instanceof NotANumber)) throw problem;
      this.errors.set(name, problem.message);
    }
    return 0;
  }
}
