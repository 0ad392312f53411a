/** The opening: a side's first melds of a deal, what they count and whether they are enough. */

import { sum } from "./basics.js";
import { count } from "./cards.js";
import { crowding, flaws } from "./melds.js";
import { problem } from "./problems.js";
import { forDeal } from "./ruleset.js";

/** Points that a side needs to open in this deal (from 1) with this total; 0 for none. */
export function minimum(rules, { deal, score }) {
  if (rules.opening === "deal") return forDeal(rules.opening_by_deal, deal);
  if (rules.opening !== "score") return 0;
  return rules.opening_by_score.reduce(
    (least, [start, more]) => (start === null || score >= start ? more : least),
    0,
  );
}

/**
 * Judge the melds that a side wants to lay as its opening. What counts are the card values of
 * the melds laid, wilds too: never red threes, never the bonus of a book, and of a taken pile
 * only the top card.
 */
export function checkOpening({ melds, rules, from_pile, ...when }) {
  const told = (rank, field, [code, ...why]) => problem(rules, null, code, field, ...why, { rank });
  const ofMelds = (flawsOf) =>
    melds.flatMap((meld, index) =>
      [...flawsOf(meld, rules, melds.slice(0, index))].map((flaw) => told(meld.rank, `melds[${index}]`, flaw)),
    );
  const ofPile = [...pileFlaws(melds, rules, from_pile)].map((flaw) => told(from_pile, "from_pile", flaw));
  const problems = [...ofMelds(openingFlaws), ...ofMelds(crowding), ...ofPile];
  const laid = melds.map((meld) => ({ kind: meld.kind, points: meld.points(rules) }));
  const points = sum(laid, (meld) => meld.points);
  const least = minimum(rules, when);
  return {
    meets: laid.length > 0 && points >= least && !problems.length,
    points,
    minimum: least,
    short_by: Math.max(0, least - points),
    melds: laid,
    problems,
  };
}

/** Everything that forbids this meld in an opening; nothing for a good one. */
export function* openingFlaws(meld, rules) {
  yield* flaws(meld, rules);
  const { wilds, rank, naturals } = meld;
  if (wilds && !rules.opening_wilds) yield ["wilds_in_opening", wilds, 0];
  if (rank === "3B" && rules.black_three_melds) {
    yield ["black_threes_opening", naturals, 0];
  }
}

/** The rank of the meld that a top card of this rank is laid in. */
export const meldRank = (top, { WILDS }) => (WILDS.includes(top) ? "wild" : top);

/** What forbids taking the pile; the pile of standard Canasta is frozen until a side opens. */
function* pileFlaws(melds, rules, top) {
  if (top === null) return;
  const taker = meldRank(top, rules);
  const held = melds.filter(({ rank }) => rank === taker).map((meld) => count(meld.cards(rules), top));
  const most = Math.max(...held);
  const isBlocked = rules.THREES.includes(top) || (taker === "wild" && !rules.wild_melds);
  if (isBlocked) yield ["pile_blocked", 1, 0];
  else if (!held.length) yield ["pile_unused", 0, 1];
  else if (most <= rules.PAIR) yield ["pile_needs_pair", Math.max(0, most - 1), rules.PAIR];
}
