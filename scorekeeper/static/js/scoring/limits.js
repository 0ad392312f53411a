/** What the cards of the decks in play allow at most and at least, worked out from the rule set. */

import { accumulate, gcd, sum } from "./basics.js";
import { mostBooks } from "./limits_books.js";
import { leastMeld, leastPoints, mostOpen, mostPoints } from "./limits_points.js";
import { meldRanks } from "./makings.js";
import { remembered } from "./ruleset.js";

/** The limits under this rule set when this many decks of 54 are in play. */
export const limitsFor = (rules, decks) => remembered(rules, `limits ${decks}`, () => limits(rules, decks));

function limits(rules, decks) {
  const { card_values: values, IN_ONE_DECK } = rules;
  const inDecks = (ranks) => sum(ranks, (rank) => IN_ONE_DECK[rank]) * decks;
  const loose = [...rules.NATURALS, ...rules.WILDS]
    .flatMap((rank) => Array(inDecks([rank])).fill(values[rank]))
    .sort((one, other) => one - other);
  const black = rules.black_three_melds ? values["3B"] : 0;
  const [left, step] = [sum(loose), loose.reduce(gcd)];
  const points = left + inDecks(["3B"]) * black;
  const ranks = meldRanks(rules, decks);
  return {
    decks,
    ranks,
    cards: inDecks(rules.RANKS),
    books: mostBooks(ranks, rules, inDecks(rules.WILDS)),
    points,
    step: gcd(step, black),
    least: leastPoints(rules, ranks),
    most: mostPoints(rules, ranks, points),
    least_meld: leastMeld(rules, ranks),
    most_open: mostOpen(rules, ranks, decks),
    points_left: left,
    step_left: step,
    cheapest: accumulate(loose),
  };
}
