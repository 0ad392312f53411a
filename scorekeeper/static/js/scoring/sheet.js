/** One side's entry with what the checks need beside it: the rules, the limits, the table. */

import { sum } from "./basics.js";
import { countBooks } from "./books.js";
import { pointsOf } from "./cards.js";
import { playersOf, showsMelds } from "./entry.js";
import { problem } from "./problems.js";
import { forPlayers } from "./ruleset.js";

/** A sheet for each side of the deal. */
export function sheets(entry, rules, limits) {
  const out = sum(entry.sides, (side) => Number(side.went_out));
  const table = seats(entry.players, rules);
  return entry.sides.map((side, index) => {
    const players = playersOf(entry, index);
    const never_melded = neverMelded(side, rules);
    const hand_cards = forPlayers(rules.hand_cards, table, rules);
    const stock = limits.cards - table * (hand_cards + rules.feet * rules.foot_cards);
    return {
      side: index,
      problem: (...told) => problem(rules, index, ...told), // one of this side
      entry: side,
      rules,
      limits,
      deal: entry.deal,
      table, // players at the table
      players, // players of this side
      other_out: out > side.went_out, // another side went out
      books: countBooks(side, rules), // claimed and listed
      never_melded, // it is certain that the side melded nothing
      // the rules make the side count the points of its cards left
      left_known: rules.left_counted && (rules.out_left_counted || !side.went_out),
      // every player of the side is certain to hold a whole hand and all feet
      holds_all: never_melded && !side.went_out,
      // card points of what was melded and is not listed meld by meld
      melded_unlisted: side.card_points + pointsOf(side.cards, rules),
      hand_cards,
      // the stock may run out before everybody's first red threes are replaced
      small_stock: stock < rules.IN_ONE_DECK["3R"] * limits.decks + table * rules.MOST_DRAWN,
      // feet that may be unopened at the end: not those of the player who is out
      most_feet: (side.went_out ? (rules.partner_foot === "none" ? players - 1 : 0) : players) * rules.feet,
    };
  });
}

/** Players at the table, as far as the rules know of such a table. */
export const seats = (players, { MIN_PLAYERS, MAX_PLAYERS }) =>
  Math.min(Math.max(players, MIN_PLAYERS), MAX_PLAYERS);

/** Whether it is certain that the side melded nothing: said, or plain from the entry. */
export const neverMelded = (side, rules) =>
  !showsMelds(side) && (side.melded === null ? rules.melded_counted : !side.melded);
