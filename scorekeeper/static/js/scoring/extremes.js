/** The least and the most that a number of unknown cards can cost. */

import { accumulate, range } from "./basics.js";

/**
 * `{ least, most }` points of so many cards in hands and feet, drawn from `unlisted`; null if
 * there are not so many. `costs` has the points of one card by rank in a hand and in a foot; a
 * rank not named cannot be there.
 */
export function boundsOfCost(costs, unlisted, hand, foot, rules) {
  const plain = [...rules.NATURALS, ...rules.WILDS]
    .flatMap((rank) => Array(unlisted[rank]).fill(costs.hand[rank]))
    .sort((one, other) => one - other);
  const [least, most] = [accumulate(plain), accumulate([...plain].reverse())];
  const totals = withThrees(costs, unlisted, hand, foot, rules).filter(([, rest]) => rest < least.length);
  if (!totals.length) return null;
  return {
    least: Math.min(...totals.map(([threes, rest]) => threes + least[rest])),
    most: Math.max(...totals.map(([threes, rest]) => threes + most[rest])),
  };
}

/** Each choice of threes for hands and feet: [its points, how many other cards there are]. */
function withThrees(costs, unlisted, hand, foot, rules) {
  const [reds, blacks] = rules.THREES.map((rank) => places(rank, costs, unlisted[rank], hand, foot));
  return reds.flatMap(([redHand, redFoot, redPoints]) =>
    blacks
      .map(([blackHand, blackFoot, points]) => [redHand + blackHand, redFoot + blackFoot, redPoints + points])
      .filter(([inHands, inFeet]) => inHands <= hand && inFeet <= foot)
      .map(([inHands, inFeet, points]) => [points, hand - inHands + foot - inFeet]),
  );
}

/** Each [in hands, in feet, points] of up to `count` threes of this rank. */
const places = (rank, costs, count, hand, foot) =>
  range(0, (rank in costs.hand ? Math.min(count, hand) : 0) + 1).flatMap((inHands) =>
    range(0, Math.min(count - inHands, foot) + 1).map((inFeet) => [
      inHands,
      inFeet,
      inHands * (costs.hand[rank] ?? 0) + inFeet * costs.foot[rank],
    ]),
  );
