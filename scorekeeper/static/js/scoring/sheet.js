/** One side's entry with what the checks need beside it: the rules, the limits, the table. */

import { sum } from "./basics.js";
import { countBooks } from "./books.js";
import { pointsOf } from "./cards.js";
import { playersOf, showsMelds } from "./entry.js";

/** A sheet for each side of the deal. */
export function sheets(entry, rules, limits) {
  const out = sum(entry.sides, (side) => side.went_out);
  return entry.sides.map((side, index) => {
    const never_melded = neverMelded(side, rules);
    return {
      side: index,
      entry: side,
      rules,
      limits,
      deal: entry.deal,
      table: entry.players, // players at the table
      players: playersOf(entry, index), // players of this side
      other_out: out > side.went_out, // another side went out
      books: countBooks(side, rules), // claimed and listed
      never_melded, // it is certain that the side melded nothing
      // the rules make the side count the points of its cards left
      left_known: rules.left_counted && (rules.out_left_counted || !side.went_out),
      // every player of the side is certain to hold a whole hand and all feet
      holds_all: never_melded && !side.went_out,
      // card points of what was melded and is not listed meld by meld
      melded_unlisted: side.card_points + pointsOf(side.cards, rules),
    };
  });
}

/** Whether it is certain that the side melded nothing: said, or plain from the entry. */
export const neverMelded = (side, rules) =>
  !showsMelds(side) && (side.melded === null ? rules.melded_counted : !side.melded);
