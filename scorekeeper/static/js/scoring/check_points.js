/** Card points: multiples of what a card counts, no fewer than the books hold, no more than fit. */

import { sum } from "./basics.js";
import { leftPoints } from "./entry.js";
import { meldedPoints } from "./score.js";

const FIELD = "card_points";

/** Card points of what the side melded, where the rules count them. */
export function* checkPoints({ limits, rules, melded_unlisted: melded, entry }) {
  const { card_points, books } = entry;
  if (!rules.melded_counted) return;
  if (card_points % limits.step) yield ["not_a_multiple", FIELD, card_points, limits.step];
  const least = Math.max(ofBooks(books, limits.least), melded && limits.least_meld);
  const extra = { books: books.total };
  if (melded < least) yield ["too_few_points", FIELD, melded, least, extra];
  const most = Math.min(ofBooks(books, limits.most) + limits.most_open, limits.points);
  if (melded > most) yield ["too_many_points", FIELD, melded, most, extra];
}

const ofBooks = (books, each) =>
  sum(["clean", "dirty", "wild"], (kind) => books[kind] * each[kind]) +
  sum(books.special, ([rank, claimed]) => claimed * each.special.get(rank));

/** All cards melded and left count no more than the decks hold. */
export function* checkPointsTogether(sheets, rules) {
  const [{ limits: { points: limit } }] = sheets;
  const points = sum(
    sheets,
    ({ entry, left_known }) =>
      (rules.melded_counted && meldedPoints(entry, rules)) + (left_known && leftPoints(entry, rules)),
  );
  if (points > limit) yield [null, "too_many_points", FIELD, points, limit, {}, "decks.points"];
}
