/** Card points that melds hold at least and at most, from the values that the rule set gives. */

import { least, most, sum } from "./basics.js";

const points = (makings, value, wild) => makings.map(([naturals, wilds]) => naturals * value + wilds * wild);
const dirty = (rank, wild) => points(rank.dirty_books, rank.value, wild);
const open = (rank, wild) => points(rank.open_melds, rank.value, wild);

/** Points of one book of each kind that `best` finds, the wild cards counting so much. */
function bookPoints(rules, ranks, best, wild, needsCards) {
  const { BOOK } = rules;
  const plain = ranks.filter((rank) => !rank.special);
  const clean = (rank) => BOOK * rank.value;
  return {
    clean: best(plain.filter((rank) => !needsCards || rank.cards >= BOOK).map(clean)),
    dirty: best(plain.flatMap((rank) => dirty(rank, wild))),
    wild: BOOK * wild,
    special: new Map(ranks.map((rank) => [rank.rank, best([clean(rank), ...dirty(rank, wild)])])),
  };
}

/** The poorest book of each kind; 0 for a kind that cannot be made. */
export const leastPoints = (rules, ranks) =>
  bookPoints(rules, ranks, least, Math.min(rules.joker_points, rules.two_points), true);

/** The richest book of each kind; everything where books may grow past seven cards. */
export function mostPoints(rules, ranks, all) {
  if (rules.past_seven === "none") {
    return bookPoints(rules, ranks, most, Math.max(rules.joker_points, rules.two_points), false);
  }
  return { clean: all, dirty: all, wild: all, special: new Map(ranks.map((rank) => [rank.rank, all])) };
}

/** The poorest meld of all. */
export function leastMeld(rules, ranks) {
  const wild = Math.min(rules.joker_points, rules.two_points);
  const melds = ranks.flatMap((rank) => open(rank, wild));
  return least(rules.wild_melds ? [...melds, rules.SMALLEST_MELD * wild] : melds);
}

/**
 * A bound on all unfinished melds of a side: the best of each rank, a bonus for each joker. A
 * joker counts as a two in each meld and adds the difference once, so that no more jokers are
 * counted than there are (the other way round where twos are dearer).
 */
export function mostOpen(rules, ranks, decks) {
  const { joker_points: joker, two_points: two, IN_ONE_DECK } = rules;
  const poor = Math.min(joker, two);
  const inWilds = rules.wild_melds ? (rules.BOOK - 1) * poor : 0;
  const melds = sum(ranks, (rank) => most(open(rank, poor))) + inWilds;
  return rules.open_melds * melds + IN_ONE_DECK[joker > two ? "joker" : "2"] * decks * Math.abs(joker - two);
}
