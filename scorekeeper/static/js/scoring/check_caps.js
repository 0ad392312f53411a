/** More than the decks hold or allow: each limit for one side, then for all sides together. */

import { specialField } from "./check_books.js";
import { problem } from "./problems.js";

/** What one side cannot have; then what all sides together cannot have. */
export function* checkCaps(sheets, rules) {
  const totals = new Map(); // of each thing: the field of the first side, the limit, how much, whether it was told
  for (const sheet of sheets) {
    for (const [thing, field, value, limit] of amounts(sheet)) {
      const total = totals.get(thing) ?? { field, limit, value: 0, told: false };
      totals.set(thing, total);
      total.value += value;
      if (value <= limit) continue;
      total.told = true;
      yield tooMany("too_many", thing, { field, limit, value }, sheet.side, rules);
    }
  }
  for (const [thing, total] of totals) {
    if (total.value > total.limit && !total.told) yield tooMany("too_many_together", thing, total, null, rules);
  }
}

function tooMany(code, thing, { field, value, limit }, side, rules) {
  const [rule, extra] = rules.RANKS.includes(thing) ? ["decks.cards", { rank: thing }] : ["decks.books", {}];
  return problem(rules, side, code, field, value, limit, rule, extra);
}

/** Everything on a sheet that the decks limit: [what, the field, how much, the most of all sides]. */
function amounts({ books, limits, entry, rules }) {
  const found = new Map();
  for (const [field, rank, count] of places(entry)) {
    if (!count) continue;
    const [, earlier, before] = found.get(rank) ?? [rank, field, 0];
    found.set(rank, [rank, earlier, before + count, rules.IN_ONE_DECK[rank] * limits.decks]);
  }
  const counted = [...booksOf(books, limits.books, rules)].filter(([, value]) => value);
  return [...counted.map(([field, ...amount]) => [field, field, ...amount]), ...found.values()];
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
