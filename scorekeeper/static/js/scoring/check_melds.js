/** What was listed card by card: is each a meld, and may it lie beside the others? */

import { crowding, flaws } from "./melds.js";

/** Melds that the rule set forbids, and threes among the melded cards. */
export function* checkMelds({ entry: { melds, cards }, rules }) {
  for (const [index, meld] of melds.entries()) {
    const earlier = melds.slice(0, index);
    for (const [code, ...why] of [...flaws(meld, rules), ...crowding(meld, rules, earlier)]) {
      yield [code, `melds[${index}]`, ...why, { rank: meld.rank }];
    }
  }
  for (const [rank, count] of cards) {
    if (rank === "3R" || (rank === "3B" && !rules.black_three_melds)) {
      yield ["threes_melded", `cards.${rank}`, count, 0, { rank }];
    }
  }
}
