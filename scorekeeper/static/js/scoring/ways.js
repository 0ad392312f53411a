/** The ways to lay cards of one rank in an opening, alone or with wilds, in one meld or several. */

import { range } from "./basics.js";
import { pointsOf } from "./cards.js";
import { Meld } from "./melds.js";
import { openingFlaws } from "./opening.js";
import { MANY, NOTHING, spendMore } from "./spending.js";

/**
 * What good melds of this rank can spend, as steps for `spendings`; all wilds stand as twos. Of the
 * same cards the fewest melds come first, then the fewest with wilds. To lay nothing is a way,
 * unless `withTop`: then one meld must hold the pile's top card and two more of its rank.
 */
export function waysToLay(rank, naturals, wilds, rules, withTop) {
  const good = range(0, naturals + 1)
    .flatMap((held) => range(0, wilds + 1).map((added) => new Meld(rank, held, 0, added)))
    .filter((meld) => openingFlaws(meld, rules).next().done)
    .map((meld) => ({
      spent: [meld.wilds, meld.naturals, !meld.isBook(rules)],
      top: (meld.naturals || meld.wilds) > rules.PAIR,
      cost: MANY + (meld.wilds > 0),
      melds: [meld],
    }));
  const reached = new Map([["", NOTHING]]);
  for (const before of reached.values()) {
    for (const meld of good) spendMore(reached, before, meld, [wilds, naturals, rules.open_melds]);
  }
  return [...reached.values()]
    .filter(({ top }) => top || !withTop)
    .sort((one, other) => inOrder(one) - inOrder(other))
    .map(({ spent: [added, laid], melds }) => ({
      spent: [added, laid, -(naturals - laid >= rules.PAIR)],
      cost: -pointsOf([[rank, laid]], rules),
      melds,
    }));
}

/** The fewest naturals, then the fewest wilds, then what costs least. */
const inOrder = ({ spent: [wilds, naturals], cost }) => (naturals * MANY + wilds) * MANY * MANY + cost;
