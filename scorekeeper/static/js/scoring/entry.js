/** What a side counted at the end of a deal, as entered; nothing here is judged or scored. */

import { sum } from "./basics.js";
import { count, pointsOf, size, withoutThrees } from "./cards.js";

/** Whether the cards left were listed one by one. */
export const byCard = ({ left }) => left.hand || left.foot;

/** The lists of cards left that were given. */
export const cardsLeft = ({ left }) => [left.hand, left.foot].filter(Boolean);

/** Red threes wherever they were given: as counts or among the cards left. */
export const red = (side) => threes(side, "3R", side.red_threes);

/** Black threes left wherever they were given. */
export const black = (side) => threes(side, "3B", side.black_threes);

function threes({ left }, rank, counted) {
  const [hand, foot] = ["hand", "foot"].map((place) => counted[place] + count(left[place] ?? [], rank));
  return { ...counted, hand, foot };
}

/** Threes of both colours in hands or in unopened feet, wherever they were given. */
export const threesIn = (side, place) => red(side)[place] + black(side)[place];

/** [field, cards] of what was entered as lying in hands or in unopened feet, threes counted once. */
export const enteredIn = ({ red_threes, black_threes, left }, place) => [
  [`red_threes.${place}`, red_threes[place]],
  [`left.black_threes.${place}`, black_threes[place]],
  [`left.${place}`, size(left[place] ?? [])],
];

/** Whether something that was entered can only come from melds. */
export const showsMelds = ({ books, card_points, melds, cards }) =>
  books.total || card_points || melds.length || cards.length;

/** Whether the side melded at all, as said or as it follows from what lies there. */
export const hasMelded = (side) => side.melded ?? showsMelds(side);

/** Points of the cards left, threes not included. */
export const leftPoints = (side, rules) =>
  side.left.points + sum(cardsLeft(side), (cards) => pointsOf(withoutThrees(cards, rules), rules));

/** How many players this side has. */
export const playersOf = ({ sides, players }, side) =>
  sides[side].players ?? Math.max(1, Math.floor(players / sides.length));

/** What stands at such a path, "left.points". */
export const valueAt = (side, field) => field.split(".").reduce((value, key) => value[key], side);
