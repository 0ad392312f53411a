/** What going out now does to the totals, when of the cards held only their number is known. */

import { sum } from "./basics.js";
import { cardsLeft } from "./entry.js";
import { boundsOfCost } from "./extremes.js";
import { decksFor } from "./ruleset.js";
import { scoreSide } from "./score.js";

/**
 * The totals of `places` (`{side, score_before, held}`) if a player of the first one goes out now;
 * null if nobody can hold so many cards. `lead` puts the worst cards of the one against the best
 * of the others, and the reverse.
 */
export function effectOfGoingOut(places, rules, table) {
  const ended = places.map(({ side }, index) => ({
    ...side,
    went_out: !index,
    concealed: !index && side.concealed,
  }));
  const points = (side) => sum(scoreSide(side, rules, table), (line) => line.points);
  const unlisted = unlistedCards(ended, rules, decksFor(rules, table.players));
  const sides = [];
  for (const [index, { score_before, held }] of places.entries()) {
    const [side, foot] = [ended[index], held.feet * rules.foot_cards];
    const cost = boundsOfCost(costs(side, points, rules), unlisted, held.hand, foot, rules);
    if (!cost) return null;
    const deal = plus(cost, points(side));
    sides.push({ deal, total_after: plus(deal, score_before) });
  }
  const [own, ...others] = sides.map((side) => side.total_after);
  const lead = {
    least: own.least - Math.max(...others.map(({ most }) => most)),
    most: own.most - Math.max(...others.map(({ least }) => least)),
  };
  return { sides, lead };
}

const plus = ({ least, most }, points) => ({ least: least + points, most: most + points });

/** The cards of the decks that no side has listed by rank, as counts. */
function unlistedCards(sides, rules, decks) {
  const left = Object.fromEntries(rules.RANKS.map((rank) => [rank, rules.IN_ONE_DECK[rank] * decks]));
  for (const side of sides) {
    const { melds, cards, red_threes: red, black_threes: black } = side;
    const counted = [["3R", red.laid + red.hand + red.foot], ["3B", black.hand + black.foot]];
    const lists = [...melds.map((meld) => meld.cards(rules)), cards, ...cardsLeft(side), counted];
    for (const [rank, count] of lists.flat()) left[rank] = Math.max(0, left[rank] - count);
  }
  return left;
}

/** What one card more of each rank changes, in a hand and in a foot. */
function costs(side, points, rules) {
  const none = { points: 0, hand: null, foot: null };
  const bare = { ...side, left: none, black_threes: { laid: 0, hand: 0, foot: 0 } };
  const nothing = points(bare);
  const inHand = rules.RANKS.filter((rank) => rank !== "3R" || rules.red_three_hand_allowed);
  const change = (place, ranks) =>
    Object.fromEntries(
      ranks.map((rank) => [rank, points({ ...bare, left: { ...none, [place]: [[rank, 1]] } }) - nothing]),
    );
  return { hand: change("hand", inHand), foot: change("foot", rules.RANKS) };
}
