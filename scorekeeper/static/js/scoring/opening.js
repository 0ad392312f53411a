/** The opening: a side's first melds of a deal, what they count and whether they are enough. */

import { sum } from "./basics.js";
import { count } from "./cards.js";
import { crowdedMelds } from "./check_melds.js";
import { flaws } from "./melds.js";
import { problem } from "./problems.js";
import { forDeal } from "./ruleset.js";

/** Points that a side needs to open in this deal (from 1) with this total; 0 for none. */
export function minimum(rules, { deal, score }) {
  if (rules.opening === "deal") return forDeal(rules.opening_by_deal, deal);
  if (rules.opening !== "score") return 0;
  const reached = rules.opening_by_score.filter(([start]) => start === null || score >= start);
  return reached.length ? reached[reached.length - 1][1] : 0;
}

/**
 * Judge the melds that a side wants to lay as its opening. What counts are the card values of
 * the melds laid, wilds too: never red threes, never the bonus of a book, and of a taken pile
 * only the top card.
 */
export function checkOpening({ melds, rules, from_pile, ...when }) {
  const make = (code, field, value, limit, rank, rule) =>
    problem(rules, null, code, field, value, limit, { rank }, rule);
  const problems = [
    ...melds.flatMap((meld, index) =>
      [...openingFlaws(meld, rules)].map(({ code, value, limit, rule }) =>
        make(code, `melds[${index}]`, value, limit, meld.rank, rule),
      ),
    ),
    ...crowdedMelds(melds, rules).flatMap((told, index) => (told ? [make(...told, melds[index].rank)] : [])),
    ...pileProblems(melds, rules, from_pile).map((told) => make(...told, from_pile)),
  ];
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
  if (wilds && !rules.opening_wilds) {
    yield { code: "wilds_in_opening", value: wilds, limit: 0, rule: "opening.wilds" };
  }
  if (rank === "3B" && rules.black_three_melds) {
    yield { code: "black_threes_opening", value: naturals, limit: 0, rule: "melds.black_threes" };
  }
}

/** Whether a pile with this card on top may be taken: no three, and a card that can be melded. */
export const topMayBeTaken = (rank, { NATURALS, WILDS, wild_melds }) =>
  NATURALS.includes(rank) || (WILDS.includes(rank) && wild_melds);

/** Whether a top card of this rank is melded in such a meld. */
const isOf = (meld, top, rules) => meld.rank === (rules.WILDS.includes(top) ? "wild" : top);

/** Whether this meld holds the pile's top card and two of its rank from the hand. */
export const usesTopCard = (meld, top, rules) =>
  isOf(meld, top, rules) && count(meld.cards(rules), top) > rules.PAIR;

/** What forbids taking the pile; the pile of standard Canasta is frozen until a side opens. */
function pileProblems(melds, rules, top) {
  if (top === null) return [];
  if (!topMayBeTaken(top, rules)) return [["pile_blocked", "from_pile", 1, 0]];
  const held = melds.filter((meld) => isOf(meld, top, rules)).map((meld) => count(meld.cards(rules), top));
  if (!held.length) return [["pile_unused", "from_pile", 0, 1]];
  const most = Math.max(...held);
  if (most > rules.PAIR) return [];
  return [["pile_needs_pair", "from_pile", Math.max(0, most - 1), rules.PAIR]];
}
