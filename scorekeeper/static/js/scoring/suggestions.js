/** The opening coach: from the cards held, the openings that are worth showing. */

import { accumulate, sum } from "./basics.js";
import { count, withoutThrees } from "./cards.js";
import { Meld } from "./melds.js";
import { meldRank, minimum } from "./opening.js";
import { spendings } from "./spending.js";
import { waysToLay } from "./ways.js";

/** What an opening can be best at. Less is better: points and pairs kept are below zero here. */
const AIMS = ["cards", "wilds", "points", "pairs"];

/** How two openings are sorted by an aim; no two are alike in all that breaks ties. */
const by = (aim) => (one, other) =>
  [aim, "cards", "wilds", "pairs"].map((each) => one[each] - other[each]).find(Boolean) ?? 0;

const bestBy = (aim, openings) => openings.reduce((best, one) => (by(aim)(one, best) < 0 ? one : best));

/**
 * The openings worth showing from these cards, the best by `prefer` first; none if there is none.
 * Exact: where an opening exists, one is found, and none shown is beaten by another in cards,
 * wilds, points and pairs kept together. `from_pile` is the rank of the pile's top card, which is
 * melded with two of its rank from the hand.
 */
export function suggest({ hand: held, rules, from_pile: top, prefer, ...when }) {
  const hand = [...withoutThrees(held, rules), [top, 1]];
  if (top !== null && count(hand, top) <= rules.PAIR) return [];
  const wilds = wildsByWorth(hand, rules, top);
  const worth = accumulate(wilds.map((wild) => rules.card_values[wild]));
  const least = minimum(rules, when);
  const ranks = [...rules.NATURALS, "wild"].map((rank) =>
    waysToLay(rank, count(hand, rank), wilds.length, rules, rank === meldRank(top, rules)),
  );
  const enough = spendings(ranks, wilds.length)
    .map(({ spent: [used, naturals, pairs], cost, melds }) => ({
      melds,
      points: cost - worth[used],
      cards: used + naturals,
      wilds: used,
      pairs,
    }))
    .filter(({ cards, points }) => cards && -points >= least);
  return shortlist(enough, prefer, rules.MOST_SHOWN).map(([one, best_at]) => ({
    ...one,
    melds: withRealWilds(one, wilds),
    points: -one.points,
    pairs: -one.pairs,
    best_at,
  }));
}

/**
 * The wilds that may be laid, the dearest first. Before them a wild top card of the pile and its
 * pair, which the meld of wilds is bound to hold.
 */
function wildsByWorth(hand, { WILDS, PAIR, card_values }, top) {
  const wilds = WILDS.flatMap((rank) => Array(count(hand, rank)).fill(rank));
  wilds.sort((one, other) => card_values[other] - card_values[one]);
  const bound = WILDS.includes(top) ? wilds.splice(wilds.indexOf(top), PAIR + 1) : [];
  return [...bound, ...wilds];
}

/** What is shown of all openings, the best first, each with what it is best at. */
function shortlist(enough, prefer, most) {
  if (!enough.length) return [];
  const best = AIMS.map((aim) => bestBy(aim, enough));
  const shown = new Set(best);
  const fewest = {}; // cards, by the number of wilds
  for (const one of enough) fewest[one.wilds] = bestBy("cards", [fewest[one.wilds] ?? one, one]);
  for (const one of Object.values(fewest).sort(by(prefer))) {
    if (shown.size < most && !isBeaten(one, enough)) shown.add(one);
  }
  return [...shown].sort(by(prefer)).map((one) => [one, AIMS.filter((aim, at) => one[aim] === best[at][aim])]);
}

const isBeaten = (one, enough) =>
  enough.some((other) => other !== one && AIMS.every((aim) => other[aim] <= one[aim]));

/**
 * The melds with the first wilds in place of the twos that stand for any wild. Melds of wilds
 * alone choose before the others: one of them holds a wild top card and its pair.
 */
function withRealWilds({ melds, wilds: used }, wilds) {
  const first = sum(melds, (meld) => (meld.rank === "wild" ? meld.size : 0));
  const dealt = [...wilds.slice(first, used), ...wilds];
  return melds.map(({ rank, naturals, twos }) => {
    const jokers = dealt.splice(0, twos).filter((wild) => wild === "joker").length;
    return new Meld(rank, naturals, jokers, twos - jokers);
  });
}
