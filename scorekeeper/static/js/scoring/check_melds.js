/** What was listed card by card: is each a meld, and may it lie beside the others? */

import { flaws } from "./melds.js";

/** Melds that the rule set forbids, and threes among the melded cards. */
export function* checkMelds({ entry: { melds, cards }, rules }) {
  const crowded = crowdedMelds(melds, rules);
  for (const [index, meld] of melds.entries()) {
    const extra = { rank: meld.rank };
    for (const { code, value, limit, rule } of flaws(meld, rules)) {
      yield [code, `melds[${index}]`, value, limit, extra, rule];
    }
    if (crowded[index]) yield [...crowded[index], extra];
  }
  for (const [rank, count] of cards) {
    if (rank === "3R" || (rank === "3B" && !rules.black_three_melds)) {
      yield ["threes_melded", `cards.${rank}`, count, 0, { rank }];
    }
  }
}

/** By meld, what is wrong with each unfinished one beyond those of its rank that may lie open. */
export function crowdedMelds(melds, rules) {
  const { open_melds: limit } = rules;
  const open = {};
  return melds.map((meld, index) => {
    if (meld.isBook(rules)) return null;
    const beside = (open[meld.rank] = (open[meld.rank] ?? 0) + 1);
    return beside > limit && ["too_many_open_melds", `melds[${index}]`, beside, limit];
  });
}
