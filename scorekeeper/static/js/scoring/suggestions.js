/** The opening coach: from the cards held, the openings that are worth showing. */

import { accumulate } from "./basics.js";
import { count } from "./cards.js";
import { Meld, takesWilds } from "./melds.js";
import { minimum, topMayBeTaken } from "./opening.js";
import { spendings } from "./spending.js";
import { waysToLay } from "./ways.js";

/** By aim, the order of openings from the best on; what comes later in it breaks ties. */
const ORDER = {
  cards: (one) => [one.cards, one.wilds, one.broken, -one.points],
  wilds: (one) => [one.wilds, one.cards, one.broken, -one.points],
  points: (one) => [-one.points, one.cards, one.wilds, one.broken],
  pairs: (one) => [one.broken, one.cards, one.wilds, -one.points],
};

/** How two openings are sorted by an aim. */
const by = (aim) => (one, other) => {
  const [mine, yours] = [ORDER[aim](one), ORDER[aim](other)];
  return mine.map((amount, index) => amount - yours[index]).find(Boolean) ?? 0;
};

const bestBy = (aim, openings) => openings.reduce((best, one) => (by(aim)(one, best) < 0 ? one : best));

/**
 * The openings worth showing from these cards, the best by `prefer` first; none if there is none.
 * Exact: where an opening exists, one is found, and none shown is beaten by another in cards,
 * wilds, points and pairs kept together. `from_pile` is the rank of the pile's top card, which is
 * melded with two of its rank from the hand.
 */
export function suggest({ hand, rules, from_pile, prefer, ...when }) {
  const { PAIR } = rules;
  if (from_pile !== null && !(topMayBeTaken(from_pile, rules) && count(hand, from_pile) >= PAIR)) return [];
  const wilds = wildsByWorth(hand, rules, from_pile);
  const ranks = heldRanks(hand, rules, wilds.length, from_pile);
  const worth = accumulate(wilds.map((wild) => rules.card_values[wild]));
  const least = minimum(rules, when);
  const enough = spendings(ranks, worth.length, PAIR)
    .map((one) => ({ ...one, cards: one.naturals + one.wilds, points: one.points + worth[one.wilds] }))
    .filter((one) => one.cards && one.points >= least);
  const pairs = ranks.filter(({ naturals }) => naturals >= PAIR).length;
  return shortlist(enough, prefer, rules.MOST_SHOWN).map(([one, best_at]) => ({
    melds: withRealWilds(one.melds, wilds),
    points: one.points,
    cards: one.cards,
    wilds: one.wilds,
    pairs: pairs - one.broken,
    best_at,
  }));
}

/**
 * The wilds that may be laid, the dearest first. Before them a wild top card of the pile and its
 * pair, which the meld of wilds is bound to hold.
 */
function wildsByWorth(hand, { WILDS, PAIR, card_values, opening_wilds }, top) {
  if (!opening_wilds) return [];
  const held = (rank) => Array(count(hand, rank) - (rank === top ? PAIR : 0)).fill(rank);
  const bound = WILDS.includes(top) ? Array(PAIR + 1).fill(top) : [];
  const dearestFirst = [...WILDS].sort((one, other) => card_values[other] - card_values[one]);
  return [...bound, ...dearestFirst.flatMap(held)];
}

/** The ranks that the hand can meld, the dearest first, and the meld of wilds at the end. */
function heldRanks(hand, rules, wilds, top) {
  const held = rules.NATURALS.map((rank) => {
    const naturals = count(hand, rank) + (rank === top);
    const added = takesWilds(rank, rules) ? wilds : 0;
    const ways = waysToLay(rank, naturals, added, rules, rank === top);
    return { naturals, each: rules.card_values[rank], ways };
  });
  const ofWilds = waysToLay("wild", 0, wilds, rules, false);
  const ways = rules.WILDS.includes(top) ? ofWilds.filter(({ melds }) => melds.length) : ofWilds;
  return [...held, { naturals: 0, each: 0, ways }];
}

/** What is shown of all openings, the best first, each with what it is best at. */
function shortlist(enough, prefer, most) {
  if (!enough.length) return [];
  const best = Object.keys(ORDER).map((aim) => [aim, bestBy(aim, enough)]);
  const shown = new Set(best.map(([, one]) => one));
  for (const one of fewestCardsByWilds(enough).sort(by(prefer))) {
    if (shown.size < most && !isBeaten(one, enough)) shown.add(one);
  }
  const bestAt = (one) =>
    best.filter(([aim, other]) => ORDER[aim](one)[0] === ORDER[aim](other)[0]).map(([aim]) => aim);
  return [...shown].sort(by(prefer)).map((one) => [one, bestAt(one)]);
}

const fewestCardsByWilds = (enough) =>
  [...new Set(enough.map(({ wilds }) => wilds))].map((wilds) =>
    bestBy("cards", enough.filter((one) => one.wilds === wilds)),
  );

const isBeaten = (one, enough) =>
  enough.some(
    (other) =>
      other !== one &&
      other.cards <= one.cards &&
      other.wilds <= one.wilds &&
      other.broken <= one.broken &&
      other.points >= one.points,
  );

/**
 * The melds with the first wilds in place of the twos that stand for any wild. Melds of wilds
 * alone choose before the others: one of them holds a wild top card and its pair.
 */
function withRealWilds(melds, wilds) {
  const isWild = ({ rank }) => Number(rank === "wild");
  let used = 0;
  const real = [...melds].sort((one, other) => isWild(other) - isWild(one)).map((meld) => {
    const here = wilds.slice(used, used + meld.wilds);
    used += meld.wilds;
    const jokers = here.filter((wild) => wild === "joker").length;
    return new Meld(meld.rank, meld.naturals, jokers, here.length - jokers);
  });
  return real.sort((one, other) => isWild(one) - isWild(other));
}
