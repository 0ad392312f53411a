/** More than the decks hold or allow: each limit for one side, then for all sides together. */

import { specialField } from "./check_books.js";

/** What one side cannot have; then what all sides together cannot have. */
export function* checkCaps(sheets, rules) {
  const told = [];
  for (const sheet of sheets) {
    for (const amount of amounts(sheet).filter(isTooMuch)) {
      told.push(amount[0]);
      yield [sheet.side, "too_many", ...withRule(amount, rules)];
    }
  }
  for (const amount of gathered(sheets.flatMap(amounts)).filter(isTooMuch)) {
    if (!told.includes(amount[0])) yield [null, "too_many_together", ...withRule(amount, rules)];
  }
}

const isTooMuch = ([, , value, limit]) => value > limit;

const withRule = ([thing, ...told], { RANKS }) =>
  RANKS.includes(thing) ? [...told, { rank: thing }, "decks.cards"] : [...told, {}, "decks.books"];

/** Everything on a sheet that the decks limit: [what, the field, how much, the most of all sides]. */
function amounts({ books, limits, entry, rules }) {
  const ofRanks = [...places(entry)].map(([field, rank, count]) => [
    rank,
    field,
    count,
    rules.IN_ONE_DECK[rank] * limits.decks,
  ]);
  const ofBooks = [...booksOf(books, limits.books, rules)].map(([field, ...amount]) => [field, field, ...amount]);
  return gathered([...ofBooks, ...ofRanks]);
}

/** What there is of each thing together, with the field in which it is met first. */
function gathered(amounts) {
  const found = new Map();
  for (const [thing, field, value, limit] of amounts) {
    if (!value) continue;
    const [, first, before] = found.get(thing) ?? [thing, field, 0];
    found.set(thing, [thing, first, before + value, limit]);
  }
  return [...found.values()];
}

function* booksOf(books, most, rules) {
  yield ["books.clean", books.clean, most.clean];
  // where no book may hold wilds, that is what is said of a dirty one
  if (most.dirty) yield ["books.dirty", books.dirty, most.dirty];
  yield ["books.wild", books.wild + books.wild_mixed, most.wild];
  for (const [rank, count] of books.special) yield [specialField(rank, rules), count, most.special.get(rank)];
  yield ["books", books.total, most.total];
}

/** [field, rank, cards] for all cards whose rank is known, wherever they were entered. */
export function* places({ cards, melds, left, red_threes, black_threes }) {
  for (const [rank, count] of cards) yield [`cards.${rank}`, rank, count];
  for (const [index, { rank, naturals, jokers, twos }] of melds.entries()) {
    const field = `melds[${index}]`;
    yield [field, rank, naturals];
    yield [field, "joker", jokers];
    yield [field, "2", twos];
  }
  for (const place of ["hand", "foot"]) {
    for (const [rank, count] of left[place] ?? []) yield [`left.${place}`, rank, count];
  }
  for (const place of ["laid", "hand", "foot"]) yield [`red_threes.${place}`, "3R", red_threes[place]];
  for (const place of ["hand", "foot"]) yield [`left.black_threes.${place}`, "3B", black_threes[place]];
}
