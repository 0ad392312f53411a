/** The cards that are not accounted for, and what books of unknown rank need of them. */

import { least, sum } from "./basics.js";
import { has, highestOf, lowestOf } from "./bits.js";
import { bookTable, onlySo } from "./book_tables.js";
import { limitsFor } from "./limits.js";
import { sumsNearLeast } from "./point_gaps.js";
import { fewestPoints, fewestWilds, mostPoints } from "./rank_options.js";

/**
 * What lies nobody knows where: the cards of the decks without the `known` ones, by rank. All
 * bounds are sound: what they call impossible is, whatever they cannot see.
 */
export class CardPool {
  constructor(rules, decks, known) {
    const { ranks, step } = limitsFor(rules, decks);
    const left = (rank) => rules.IN_ONE_DECK[rank] * decks - (known[rank] ?? 0);
    const wilds = rules.WILDS.map((wild) => [rules.card_values[wild], left(wild)]);
    this.rules = rules;
    this.step = step;
    this.ranks = ranks.map((rank) => ({ ...rank, cards: left(rank.rank) }));
    this.plain = this.ranks.filter((rank) => !rank.special);
    this.wilds = sum(wilds, ([, count]) => count);
    this.known_wilds = sum(rules.WILDS, (wild) => known[wild] ?? 0);
    this.values = byValue([...this.ranks.map((rank) => [rank.value, rank.cards]), ...wilds]);
    this.wild_values = byValue(wilds);
    this.cards = sum(this.values, ([, count]) => count);
    this.known_cards = sum(ranks, ({ rank }) => known[rank] ?? 0) + this.known_wilds;
    this.points = sum(this.values, ([value, count]) => value * count);
    this.tables = new Map();
  }

  /** Wild cards that these books need at least; no finite number where none is enough. */
  leastWilds(books) {
    return this.best(books, Math.min, fewestWilds) + this.rules.BOOK * books.wild;
  }

  /** Points of so many cards at least, whatever they are but threes. */
  cheapest(cards) {
    return cheapest(this.values, cards);
  }

  /** Card points of these books at least. */
  leastPoints(books) {
    const [[wild]] = this.wild_values;
    const wilds = this.leastWilds(books);
    const dearer = cheapest(this.wild_values, wilds) - wild * wilds;
    return this.best(books, Math.min, fewestPoints, wild) + this.rules.BOOK * books.wild * wild + dearer;
  }

  /** Points of the cards of these books and of so many others at least. */
  leastWithLeft(books, left) {
    const wilds = this.leastWilds(books);
    return cheapest(this.wild_values, wilds) + this.cheapest(this.rules.BOOK * books.total + left - wilds);
  }

  /**
   * Card points of these books and so many unfinished melds of each rank, at most, with so many
   * wild cards `elsewhere`. A wild card counts something in its meld and the rest of its value
   * whether or not it is melded; at whatever price that is done, it is a bound.
   */
  mostPoints(books, unfinished, elsewhere) {
    const { BOOK, past_seven, wild_melds } = this.rules;
    const [[cheap]] = this.wild_values;
    const free = this.wilds - elsewhere;
    const allFree = -cheapest(this.wild_values.map(([value, count]) => [-value, count]).reverse(), free);
    const grows = { none: null, naturals: 0, any: free }[past_seven];
    const growing = books.wild ? (grows ?? 0) : 0;
    const inWildMelds = BOOK * books.wild + (BOOK - 1) * unfinished * wild_melds + growing;
    const prices = this.values.map(([value]) => value).filter((value) => value < cheap);
    const bounds = [0, cheap, ...prices].map((price) => {
      const inRanks = this.best(books, Math.max, mostPoints, price, unfinished, grows);
      return inRanks + inWildMelds * price + allFree - free * price;
    });
    return least([this.points, ...bounds]);
  }

  /**
   * The sums of points below and above, where these books and melds beside them never count so
   * much. Only near the least sum; books that may grow leave no gaps worth looking for.
   */
  gapAt(books, points, unfinished) {
    const { step, rules } = this;
    if (points > this.leastPoints(books) + rules.REACH * step || rules.past_seven !== "none") return null;
    const found = sumsNearLeast(this.ranks, books, rules, step, unfinished);
    const number = Math.floor(points / step);
    if (number > lowestOf(found) + rules.REACH || has(found, number)) return null;
    const [below, above] = [found & ((1n << BigInt(number)) - 1n), found >> BigInt(number)];
    return below && above && [highestOf(below) * step, (number + lowestOf(above)) * step];
  }

  /** The best sum over all ranks of what an option gives; of special ones the books are known. */
  best(books, better, option, ...variant) {
    const key = [option.name, ...variant].join();
    if (!this.tables.has(key)) {
      const options = new Map(this.ranks.map((rank) => [rank, option(rank, this.rules, ...variant)]));
      const plain = bookTable(this.plain.map((rank) => options.get(rank)), better);
      this.tables.set(key, { options, plain });
    }
    const { options, plain } = this.tables.get(key);
    const claimed = new Map(books.special);
    const special = this.ranks.filter((rank) => rank.special);
    const ofSpecial = (rank) => better(...onlySo(options.get(rank), claimed.get(rank.rank)));
    return plain(books.clean, books.dirty) + sum(special, ofSpecial);
  }
}

/** [points of a card, how many such cards], the cheapest first. */
function byValue(cards) {
  const counts = new Map();
  for (const [value, count] of cards) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].sort(([one], [other]) => one - other);
}

/** Points of so many of the cheapest cards; of all of them where there are not so many. */
function cheapest(values, cards) {
  let points = 0;
  for (const [value, count] of values) {
    if (cards <= count) return points + value * cards;
    points += value * count;
    cards -= count;
  }
  return points;
}
