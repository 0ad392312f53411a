/** Going out, melding at all and opening first: what follows from them, what they need. */

import { sum } from "./basics.js";
import { showsMelds } from "./entry.js";
import { booksMissing } from "./going_out.js";
import { problem } from "./problems.js";

/** A side that went out: it has melded, and it has the books that the rules require. */
export function* checkOut({ entry, books, rules, deal, table, never_melded, problem }) {
  if (!entry.went_out) {
    if (entry.concealed) yield problem("concealed_without_out", "concealed", 1, 0, "going_out.concealed");
  } else if (never_melded) yield problem("out_without_meld", "went_out", 1, 0, "going_out.meld");
  else {
    for (const [code, have, need] of booksMissing(books, rules, deal, table)) {
      const field = code.split("_").reverse().join("."); // "clean_books" are entered as "books.clean"
      yield problem("books_missing", field, have, need, "going_out.books");
    }
  }
}

/** What was said of having melded, against what lies there. */
export function* checkMelded({ entry, rules, limits: { least_meld: least }, never_melded, problem }) {
  const shown = showsMelds(entry);
  if (entry.melded === false && shown) yield problem("melds_without_melding", "melded", 1, 0, "melds.melded");
  if (entry.melded && !shown && rules.melded_counted && least > 0) {
    yield problem("melding_without_melds", "melded", 0, least, "melds.melded");
  }
  if (entry.opened_first && never_melded) {
    yield problem("opened_without_meld", "opened_first", 1, 0, "extras.opened_first");
  }
}

/** What only one side can have done. */
export function* checkOnce(sheets, rules) {
  for (const [field, rule] of [["went_out", "going_out.once"], ["opened_first", "extras.opened_first"]]) {
    const sides = sum(sheets, ({ entry }) => Number(entry[field]));
    if (sides > 1) yield problem(rules, null, `${field}_twice`, field, sides, 1, rule);
  }
}
