/** What books and melds of each rank can be made of under a rule set, in numbers of cards. */

import { range } from "./basics.js";
import { CLEAN } from "./book_tables.js";
import { isMeld, Meld } from "./melds.js";
import { isSpecial } from "./ruleset.js";

/**
 * Every rank that the rule set lets players meld, the wild cards apart: its cards in the decks,
 * their value, and its melds of three to seven cards.
 */
export const meldRanks = (rules, decks) =>
  [...rules.NATURALS, ...(rules.black_three_melds ? ["3B"] : [])].map((rank) => ({
    rank,
    special: isSpecial(rules, rank),
    cards: rules.IN_ONE_DECK[rank] * decks,
    value: rules.card_values[rank],
    makings: makings(rank, rules, rules.BOOK, rules.BOOK).filter(
      ([, naturals, wilds]) => naturals + wilds <= rules.BOOK,
    ),
  }));

/** [key of the book that it is, naturals, wilds] of all melds that no more than these cards make. */
export const makings = (rank, rules, naturals, wilds) =>
  range(1, naturals + 1)
    .flatMap((held) => range(0, wilds + 1).map((beside) => new Meld(rank, held, 0, beside)))
    .filter((meld) => isMeld(meld, rules))
    .map((meld) => [meld.isBook(rules) * (meld.wilds ? 1 : CLEAN), meld.naturals, meld.wilds]);
