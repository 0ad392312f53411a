/** The ways to lay cards of one rank in an opening, alone or with wilds, in one meld or several. */

import { range } from "./basics.js";
import { Meld } from "./melds.js";
import { openingFlaws, usesTopCard } from "./opening.js";

/**
 * Each [naturals, wilds] that good melds of this rank can make, as `{naturals, wilds, melds}`: the
 * fewest melds, then the fewest with wilds, which all stand as twos. To lay nothing is a way,
 * unless `withTop`: then one meld must hold the pile's top card and two more of its rank.
 */
export function waysToLay(rank, naturals, wilds, rules, withTop) {
  const best = new Map();
  for (const spent of spendings(rank, naturals, wilds, rules)) {
    if (withTop && !spent.top) continue;
    putCheaper(best, `${spent.naturals} ${spent.wilds}`, spent);
  }
  return [...best.values()].sort((one, other) => one.naturals - other.naturals || one.wilds - other.wilds);
}

function putCheaper(found, key, spent) {
  const known = found.get(key);
  if (!known || cost(spent) < cost(known)) found.set(key, spent);
}

const MANY = 1000;
const cost = ({ melds }) => melds.length * MANY + melds.filter((meld) => meld.wilds).length;

/**
 * What good melds can spend, one meld more each round. A round leaves out what spends the same
 * cards as an earlier one and leaves no fewer melds unfinished: it leads to nothing better.
 */
function spendings(rank, naturals, wilds, rules) {
  const good = range(0, naturals + 1)
    .flatMap((held) => range(0, wilds + 1).map((added) => new Meld(rank, held, 0, added)))
    .filter((meld) => openingFlaws(meld, rules).next().done)
    .map((meld) => [meld, usesTopCard(meld, rank, rules), Number(!meld.isBook(rules))]);
  const reached = [];
  const unfinished = {}; // the fewest, by what is spent
  const cards = (spent) => [spent.naturals, spent.wilds, spent.top].join();
  let frontier = [{ naturals: 0, wilds: 0, open: 0, top: false, melds: [] }];
  while (frontier.length) {
    reached.push(...frontier);
    for (const spent of frontier) {
      unfinished[cards(spent)] = Math.min(spent.open, unfinished[cards(spent)] ?? spent.open);
    }
    const further = new Map();
    for (const spent of frontier) {
      for (const [meld, top, open] of good) {
        const after = {
          naturals: spent.naturals + meld.naturals,
          wilds: spent.wilds + meld.wilds,
          open: spent.open + open,
          top: spent.top || top,
          melds: [...spent.melds, meld],
        };
        if (after.naturals > naturals || after.wilds > wilds) continue;
        putCheaper(further, `${cards(after)} ${after.open}`, after);
      }
    }
    const least = (spent) => unfinished[cards(spent)] ?? rules.open_melds + 1;
    frontier = [...further.values()].filter((spent) => spent.open < least(spent));
  }
  return reached;
}
