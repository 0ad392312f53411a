/** A whole game: totals, standing, who deals, whether it is over, who won. */

import { forPlayers } from "./ruleset.js";

/** Totals after each deal, from each deal's points by side. */
export function runningTotals(deals, sides) {
  let totals = Array(sides).fill(0);
  return deals.map((points) => (totals = totals.map((total, side) => total + points[side])));
}

const sidesWith = (totals, wanted) => [...totals.keys()].filter((side) => totals[side] === wanted);

/**
 * The standing after these deals (points by side of each finished deal): `totals`, `leaders`
 * (sides from 0), their `lead`, `next_deal` (null when the game is over).
 */
export function standing(deals, rules, players, sides) {
  const [totals = Array(sides).fill(0)] = runningTotals(deals, sides).slice(-1);
  const [best, next = best] = [...totals].sort((one, other) => other - one);
  const { length } = deals;
  const isOver = rules.target === null ? length >= rules.deals : best >= forPlayers(rules.target, players, rules);
  return { totals, leaders: sidesWith(totals, best), lead: best - next, next_deal: isOver ? null : length + 1 };
}

/** Who won with these final totals; equal totals are what the rule set makes of a tie. */
export function result(totals, rules) {
  const winners = sidesWith(totals, Math.max(...totals));
  return { winners, outcome: winners.length === 1 ? "won" : rules.tie };
}

/** Seat (from 0) of the player who deals this deal (from 1): one seat to the left each deal. */
export const dealer = (deal, first, players) => (first + deal - 1) % players;

/** Seat of the player who begins: the one to the dealer's left. */
export const begins = (deal, first, players) => dealer(deal + 1, first, players);

/** Who of those seated belongs to a side: partners sit opposite, so sides alternate. */
export const ofSide = (seated, side, sides) => seated.filter((_, seat) => seat % sides === side);
