/** Card points against what the books of some sides count at least and at most together. */

import { sum } from "./basics.js";
import { joined } from "./book_sum.js";
import { cheapest, gapAt, leastPoints, leastWilds, leastWithLeft, mostPoints } from "./card_pool.js";
import { NO_BOOKS } from "./demands.js";
import { problem } from "./problems.js";

/**
 * What is too few or too many points, of the smallest groups of sides in which it shows.
 * `unfinished` is how many unfinished melds of a rank a side may have.
 */
export function checkBounds(pool, demands, unfinished) {
  for (const look of [melded, gaps, left, meldedAndLeft]) {
    const found = [...look(pool, demands, unfinished)];
    if (found.length) return found;
  }
  return [];
}

function* melded(pool, demands, unfinished) {
  const told = new Set();
  for (const group of groups(demands.filter(({ points }) => points !== null))) {
    if (group.some(({ side }) => told.has(side))) continue;
    const books = booksOf(group);
    const points = sum(group, (demand) => demand.points);
    const least = leastPoints(pool, books);
    const elsewhere = leastWilds(pool, booksOf(demands.filter((demand) => !group.includes(demand))));
    const most = mostPoints(pool, books, unfinished * group.length, elsewhere);
    if (points >= least && points <= most) continue;
    for (const { side } of group) told.add(side);
    const [limit, few] = points < least ? [least, "few"] : [most, "many"];
    const code = `too_${few}_${group.length === 1 ? "points" : "melded"}`;
    yield ofGroup(pool, group, code, "card_points", points, limit, { books: books.total });
  }
}

/** Points of one side that no such books and melds add up to. */
function* gaps(pool, demands, unfinished) {
  for (const demand of demands) {
    const { books, points } = demand;
    const gap = points !== null && gapAt(pool, books, points, unfinished);
    if (gap) yield ofGroup(pool, [demand], "points_between", "card_points", points, gap[1], { below: gap[0] });
  }
}

/** Points left of all sides together; the single sides are checked with their other limits. */
function* left(pool, demands) {
  const points = sum(demands, (demand) => demand.left);
  const cards = sum(demands, (demand) => demand.cards_left);
  const least = cheapest(pool.values, cards);
  if (points < least) {
    yield ofGroup(pool, [], "left_too_few_points", "left.points", points, least, { cards });
  }
}

/** What the books and the cards left need together, of one side and of all sides. */
function* meldedAndLeft(pool, demands) {
  const counted = demands.filter(({ points, left }) => points !== null && left !== null);
  for (const group of [...counted.map((demand) => [demand]), counted]) {
    const cards = sum(group, (demand) => demand.cards_left);
    const points = sum(group, (demand) => demand.points + demand.left);
    const least = leastWithLeft(pool, booksOf(group), cards);
    if (points < least) {
      yield ofGroup(pool, group, "too_few_together", "card_points", points, least, { cards });
      return;
    }
  }
}

/** Every group of these sides, the smallest first. */
const groups = (demands) =>
  demands
    .reduceRight((all, one) => [[one], ...all.map((group) => [one, ...group]), ...all], [])
    .sort((one, other) => one.length - other.length);

/** The books of these sides in one sum. */
export const booksOf = (group) => group.reduce((books, demand) => joined(books, demand.books), NO_BOOKS);

/** A problem of the side that is alone in the group, else of all sides together. */
export function ofGroup({ rules }, group, code, field, value, limit, extra) {
  const side = group.length === 1 ? group[0].side : null;
  return problem(rules, side, code, field, value, limit, extra, "decks.together");
}
