/** What each side's entry demands of the cards: cards of known rank, books and points of unknown. */

import { bookSum } from "./book_sum.js";
import { withoutThrees } from "./cards.js";
import { leastLeft, saysWhatIsLeft } from "./check_left.js";
import { black, byCard, cardsLeft } from "./entry.js";

export const NO_BOOKS = bookSum({});

/**
 * The demand of one side; nothing is demanded of cards that it listed. `points` of its books and
 * melds, `left` those of the cards left: null where they are not known.
 */
export function demandOf(sheet) {
  const listed = listsAllMelds(sheet);
  const countsLeft = sheet.left_known && !byCard(sheet.entry) && saysWhatIsLeft(sheet);
  return {
    side: sheet.side,
    books: listed ? NO_BOOKS : claimed(sheet),
    points: sheet.rules.melded_counted && !listed ? sheet.melded_unlisted : null,
    left: countsLeft ? sheet.entry.left.points : null,
    cards_left: countsLeft ? leastLeft(sheet) : 0,
  };
}

/** Whether every card of the side is listed, or nobody counts it. */
export const asksNothing = ({ books, points, left }) => !books.total && !points && left === null;

/** Whether all melded cards are listed by rank, the cards of the claimed books among them. */
export const listsAllMelds = ({ entry, rules }) =>
  entry.cards.length > 0 && !entry.card_points && rules.melded_counted;

/** The books that the side claims by number, of kinds that can be made at all. */
export const claimed = ({ entry: { books }, limits }) =>
  limits.books.dirty ? books : bookSum({ ...books, dirty: 0 });

/** Cards of known rank over all sides, of the ranks that can be melded. */
export function knownCards(sheets) {
  const known = {};
  for (const sheet of sheets) {
    for (const [rank, count] of knownOf(sheet)) known[rank] = (known[rank] ?? 0) + count;
  }
  return known;
}

function* knownOf(sheet) {
  const { entry, rules } = sheet;
  for (const meld of entry.melds) yield* meld.cards(rules);
  for (const cards of cardsLeft(entry)) yield* withoutThrees(cards, rules);
  if (listsAllMelds(sheet)) yield* entry.cards;
  const { hand, foot } = black(entry);
  if (rules.black_three_melds && hand + foot) yield ["3B", hand + foot];
}
