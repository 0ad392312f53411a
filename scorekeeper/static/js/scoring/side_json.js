/** One side's count of a deal in a file, read strictly; cards and melds too. */

import { bookSum } from "./book_sum.js";
import { cardsOf, count } from "./cards.js";
import { Meld } from "./melds.js";
import { partition, Reading } from "./reading.js";
import { isSpecial } from "./ruleset.js";

/** Reads what is peculiar to these files; `rules` says which ranks have books of their own. */
export class SideReading extends Reading {
  /** Cards from an object of rank to count. */
  cards(value, path) {
    return cardsOf(this.keys(value, path, this.facts.SHAPES.cards), this.facts);
  }

  /** Melds that are listed card by card. */
  melds(value, path, most) {
    return this.list(value, path, 0, most, (item, at) => {
      const { rank, naturals, jokers, twos } = this.keys(item, at, this.facts.SHAPES.meld);
      const meld = new Meld(rank, naturals, jokers, twos);
      if (rank === "wild" && naturals) this.wrong(`${at}.naturals`);
      else this.wrong(at, !this.errors.length && !meld.size);
      return meld;
    });
  }

  /** A number of players, or the list of their names. */
  players(value, path, most, longest) {
    if (!Array.isArray(value)) return this.whole(value, path, 1, most);
    return this.list(value, path, 1, most, (name, at) => this.text(name, at, longest, 1)).length;
  }

  /** Problems that the table accepts, "code:field". */
  overrides(value, path, most, longest) {
    return this.list(value, path, 0, most, (item, at) => {
      const text = this.text(item, at, longest);
      this.wrong(at, !this.accepts(text, at));
      return text;
    });
  }

  /** What follows the code of a problem that may be accepted. */
  accepts(text, path) {
    const [code, rest] = partition(text, ":");
    const may = this.facts.SEVERITIES[code] === "rule";
    this.wrong(path, !may);
    return may ? rest : "";
  }

  /** A side's entry. */
  side(value, path) {
    const side = this.keys(value, path, this.facts.SHAPES.side);
    const { left, red_threes, books } = side;
    this.wrong(`${path}.left.points`, left.points !== null && (left.hand || left.foot));
    this.once(left, "3R", red_threes, `${path}.red_threes`);
    this.once(left, "3B", left.black_threes, `${path}.left.black_threes`);
    const special = this.facts.NATURALS.map((rank) => {
      const key = this.facts.SPECIAL_KEYS[rank];
      this.wrong(`${path}.books.${key}`, books[key] !== null && !isSpecial(this.rules, rank));
      return [rank, books[key]];
    });
    return {
      ...side,
      books: bookSum({ ...books, special: special.filter(([, claimed]) => claimed) }),
      left: { ...left, points: left.points ?? 0 },
      black_threes: { laid: 0, ...left.black_threes },
    };
  }

  /** Threes come as a count or among the cards of the same place: both would count them twice. */
  once(left, rank, counts, path) {
    for (const place of ["hand", "foot"]) {
      this.wrong(`${path}.${place}`, counts[place] !== null && count(left[place] ?? [], rank));
    }
  }
}
