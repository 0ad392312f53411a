/** The least and the most that a number of unknown cards can cost. */

import { accumulate, range } from "./basics.js";

/**
 * `{ least, most }` points of so many cards in hands and feet; the least is above the most if
 * there are not so many. `unlisted(rank)` is how many there are, `cost(rank, place)` the points of
 * one of them in a "hand" or a "foot"; only threes may count differently in the two places.
 */
export function boundsOfCost(cost, unlisted, hand, foot, rules) {
  const plain = [...rules.NATURALS, ...rules.WILDS]
    .flatMap((rank) => Array(unlisted(rank)).fill(cost(rank, "hand")))
    .sort((one, other) => one - other);
  const [least, most] = [accumulate(plain), accumulate(plain.reverse())];
  let choices = [[hand, foot, 0]];
  for (const rank of rules.THREES) {
    const held = rank === "3R" && !rules.red_three_hand_allowed ? 0 : hand;
    choices = withThrees(choices, unlisted(rank), held, cost(rank, "hand"), cost(rank, "foot"));
  }
  const totals = choices
    .map(([inHands, inFeet, threes]) => [inHands + inFeet, threes])
    .filter(([rest]) => rest < least.length);
  return {
    least: Math.min(...totals.map(([rest, threes]) => threes + least[rest])),
    most: Math.max(...totals.map(([rest, threes]) => threes + most[rest])),
  };
}

/**
 * Each choice of threes with up to `count` of a rank more, as [other cards in hands, other cards in
 * feet, points of the threes]; `most` of the rank may be in hands.
 */
const withThrees = (choices, count, most, inHand, inFoot) =>
  choices.flatMap(([hand, foot, points]) =>
    range(0, Math.min(count, most, hand) + 1).flatMap((held) =>
      range(0, Math.min(count - held, foot) + 1).map((below) => [
        hand - held,
        foot - below,
        points + held * inHand + below * inFoot,
      ]),
    ),
  );
