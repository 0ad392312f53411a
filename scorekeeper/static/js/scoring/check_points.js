/** Card points: multiples of what a card counts, no fewer than the books hold, no more than fit. */

import { sum } from "./basics.js";
import { leftPoints } from "./entry.js";
import { problem } from "./problems.js";
import { meldedPoints } from "./score.js";

const RULE = "cards.melded";
const FIELD = "card_points";

/** Card points of what the side melded, where the rules count them. */
export function* checkPoints({ limits, rules, melded_unlisted: melded, entry, problem }) {
  const { card_points, books } = entry;
  if (!rules.melded_counted) return;
  if (card_points % limits.step) yield problem("not_a_multiple", FIELD, card_points, limits.step, "cards.values");
  const least = Math.max(ofBooks(books, limits.least), melded && limits.least_meld);
  const extra = { books: books.total };
  if (melded < least) yield problem("too_few_points", FIELD, melded, least, RULE, extra);
  const most = Math.min(ofBooks(books, limits.most) + limits.most_open, limits.points);
  if (melded > most) yield problem("too_many_points", FIELD, melded, most, RULE, extra);
}

const ofBooks = ({ clean, dirty, wild, special }, each) =>
  clean * each.clean +
  dirty * each.dirty +
  wild * each.wild +
  sum(special, ([rank, books]) => books * each.special.get(rank));

/** All cards melded and left count no more than the decks hold. */
export function* checkPointsTogether(sheets, rules) {
  const { points: limit } = sheets[0].limits;
  const points = sum(
    sheets,
    ({ entry, left_known }) =>
      (rules.melded_counted ? meldedPoints(entry, rules) : 0) + (left_known ? leftPoints(entry, rules) : 0),
  );
  if (points > limit) yield problem(rules, null, "too_many_points", FIELD, points, limit, "decks.points");
}
