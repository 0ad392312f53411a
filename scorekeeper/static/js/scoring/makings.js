/** What books and melds of each rank can be made of under a rule set, in numbers of cards. */

import { range } from "./basics.js";
import { isMeld, Meld } from "./melds.js";
import { isSpecial } from "./ruleset.js";

/**
 * Every rank that the rule set lets players meld, the wild cards apart: its cards in the decks,
 * their value, and as [naturals, wilds] its dirty books of seven and its melds of three to six.
 */
export const meldRanks = (rules, decks) =>
  [...rules.NATURALS, ...(rules.black_three_melds ? ["3B"] : [])].map((rank) => ({
    rank,
    special: isSpecial(rules, rank),
    cards: rules.IN_ONE_DECK[rank] * decks,
    value: rules.card_values[rank],
    dirty_books: makings(rank, rules.BOOK, rules).filter(([, wilds]) => wilds),
    open_melds: range(rules.SMALLEST_MELD, rules.BOOK).flatMap((size) => makings(rank, size, rules)),
  }));

const makings = (rank, size, rules) =>
  range(0, size)
    .map((wilds) => [size - wilds, wilds])
    .filter(([naturals, wilds]) => isMeld(new Meld(rank, naturals, 0, wilds), rules));
