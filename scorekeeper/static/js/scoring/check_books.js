/** The books claimed by number are of kinds that the rules know. */

/** Kinds of books that the rules forbid. A file cannot name special ones that they do not know. */
export function* checkBooks({ entry: { books }, limits, rules }) {
  if (books.dirty && !limits.books.dirty) {
    yield ["wilds_forbidden", "books.dirty", books.dirty, 0, {}, "melds.wilds_max"];
  }
  if (books.wild && !rules.wild_melds) yield ["wild_books_forbidden", "books.wild", books.wild, 0];
}

/** The field in which books of a special rank are counted. */
export const specialField = (rank, rules) => `books.${rules.SPECIAL_KEYS[rank]}`;
