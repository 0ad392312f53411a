/** Going out, melding at all and opening first: what follows from them, what they need. */

import { sum } from "./basics.js";
import { showsMelds } from "./entry.js";
import { booksMissing } from "./going_out.js";

/** A side that went out: it has melded, and it has the books that the rules require. */
export function* checkOut({ entry, books, rules, deal, table, never_melded }) {
  if (!entry.went_out) {
    if (entry.concealed) yield ["concealed_without_out", "concealed", 1, 0];
  } else if (never_melded) yield ["out_without_meld", "went_out", 1, 0];
  else {
    for (const [code, have, need] of booksMissing(books, rules, deal, table)) {
      const field = code.split("_").reverse().join("."); // "clean_books" are entered as "books.clean"
      yield ["books_missing", field, have, need];
    }
  }
}

/** What was said of having melded, against what lies there. */
export function* checkMelded({ entry, rules, limits: { least_meld: least }, never_melded }) {
  const shown = showsMelds(entry);
  if (entry.melded === false && shown) yield ["melds_without_melding", "melded", 1, 0];
  if (entry.melded && !shown && rules.melded_counted && least) {
    yield ["melding_without_melds", "melded", 0, least];
  }
  if (entry.opened_first && never_melded) yield ["opened_without_meld", "opened_first", 1, 0];
}

/** What only one side can have done. */
export function* checkOnce(sheets) {
  for (const field of ["went_out", "opened_first"]) {
    const sides = sum(sheets, ({ entry }) => entry[field]);
    if (sides > 1) yield [null, `${field}_twice`, field, sides, 1];
  }
}
