/** The opening page's form: the cards held or the melds laid, for whom, and the pile's top card. */

import { cardsOf } from "../scoring/cards.js";
import { readMelds } from "./meld_lines.js";
import { NotANumber, readCount, readPoints } from "./numbers.js";
import { start, strip } from "./texts.js";
import { fill, points } from "./words_numbers.js";

const HELD = "held.";

/** What was typed; `errors` has, by field name, a sentence of what cannot be read. */
export class OpeningForm {
  /**
   * @param {URLSearchParams} typed
   * @param {{facts: object, words: object}} world
   */
  constructor(typed, { facts, words }) {
    Object.assign(this, { typed, facts, words, errors: new Map() });
  }

  /** The text of a field, empty where it did not arrive. */
  get(name) {
    return start(this.typed.get(name) ?? "", this.words.LONGEST_FIELD);
  }

  /** Whether it lists the cards held or the melds to lay. */
  get mode() {
    return this.get("mode") === "lay" ? "lay" : "hold";
  }

  /** The rank of the pile's top card, null where the pile is not taken. */
  get pile() {
    const rank = this.get("pile");
    if (!rank || this.ranks.includes(rank)) return rank || null;
    this.errors.set("pile", this.words.FORM_ERRORS.no_card);
    return null;
  }

  get ranks() {
    return [...this.facts.NATURALS, "2", "joker"];
  }

  /** A whole number up to `most`, `unsaid` where nothing was typed or it cannot be read. */
  number(name, { unsaid = 0, most, negative = false }) {
    const text = this.get(name);
    if (!strip(text)) return unsaid;
    try {
      const number = negative ? readPoints(text, this.words, true) : readCount(text, this.words);
      if (Math.abs(number) <= most) return number;
      this.errors.set(name, atMost(most, this.words));
    } catch (problem) {
      if (!(problem instanceof NotANumber)) throw problem;
      this.errors.set(name, problem.message);
    }
    return unsaid;
  }

  /** The cards held. */
  held() {
    const most = this.words.MOST_OF_A_RANK;
    const counts = this.ranks.map((rank) => [rank, this.number(HELD + rank, { most })]);
    return cardsOf(Object.fromEntries(counts), this.facts);
  }

  /** The melds to lay. */
  melds() {
    const { melds, errors } = readMelds(this.get("melds"), this.facts, this.words);
    const told = errors.map((error) => fill(this.words.FORM_ERRORS.line, error));
    if (told.length) this.errors.set("melds", told.join(" "));
    return melds;
  }

  /** Each rank with the text of its field. */
  tiles() {
    return this.ranks.map((rank) => [rank, this.get(HELD + rank)]);
  }
}

/** What is wrong with a number above `most`. */
export const atMost = (most, { FORM_ERRORS }) => fill(FORM_ERRORS.at_most, { most: points(most) });
