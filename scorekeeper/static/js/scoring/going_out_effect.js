/** What going out now does to the totals, when of the cards held only their number is known. */

import { sum } from "./basics.js";
import { count } from "./cards.js";
import { places as placesOf } from "./check_caps.js";
import { boundsOfCost } from "./extremes.js";
import { decksFor } from "./ruleset.js";
import { scoreSide } from "./score.js";

/**
 * The totals of `places` (`{side, score_before, held}`) if a player of the first one goes out now;
 * null if nobody can hold so many cards. `lead` puts the worst cards of the one against the best
 * of the others, and the reverse.
 */
export function effectOfGoingOut(places, rules, table) {
  const points = (side) => sum(scoreSide(side, rules, table), (line) => line.points);
  const listed = places.flatMap(({ side }) => [...placesOf(side)].map(([, ...cards]) => cards));
  const decks = decksFor(rules, table.players);
  const unlisted = (rank) => Math.max(0, rules.IN_ONE_DECK[rank] * decks - count(listed, rank));
  const sides = [];
  for (const { side, score_before, held } of places) {
    const ended = { ...side, went_out: !sides.length };
    const cost = boundsOfCost(costsOf(ended, points), unlisted, held.hand, held.feet * rules.foot_cards, rules);
    if (cost.least > cost.most) return null;
    const deal = plus(cost, points(ended));
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

/** What one card more of a rank changes in a hand or in a foot. */
function costsOf(side, points) {
  const pointsWith = (cards) => points({ ...side, left: { points: 0, ...cards } });
  return (rank, place) => pointsWith({ [place]: [[rank, 1]] }) - pointsWith({});
}
