/** Card points that melds hold at least and at most, from the values that the rule set gives. */

import { least, most, sum } from "./basics.js";

/** Points of the melds of a rank of which `is` says so by their key, a wild card counting `wild`. */
const points = ({ makings, value }, wild, is) =>
  makings.filter(([book]) => is(book)).map(([, naturals, wilds]) => naturals * value + wilds * wild);
const dirty = (rank, wild) => points(rank, wild, (book) => book === 1);
const open = (rank, wild) => points(rank, wild, (book) => !book);

/** Points of one book of each kind that `best` finds; clean ones only of ranks of `needed` cards. */
function bookPoints(rules, ranks, best, wild, needed) {
  const { BOOK } = rules;
  const plain = ranks.filter((rank) => !rank.special);
  const clean = (rank) => BOOK * rank.value;
  return {
    clean: best(plain.filter((rank) => rank.cards >= needed).map(clean)),
    dirty: best(plain.flatMap((rank) => dirty(rank, wild))),
    wild: best([BOOK * wild]),
    special: new Map(ranks.map((rank) => [rank.rank, best([clean(rank), ...dirty(rank, wild)])])),
  };
}

/** The poorest book of each kind; 0 for a kind that cannot be made. */
export function leastPoints(rules, ranks) {
  const { joker_points, two_points, BOOK } = rules;
  return bookPoints(rules, ranks, least, Math.min(joker_points, two_points), BOOK);
}

/** The richest book of each kind; everything where books may grow past seven cards. */
export function mostPoints(rules, ranks, all) {
  const { joker_points, two_points, past_seven } = rules;
  const best = past_seven === "none" ? most : () => all;
  return bookPoints(rules, ranks, best, Math.max(joker_points, two_points), 0);
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
