/** Could any deal of the real cards give these entries, all sides together? */

import { sum } from "./basics.js";
import { cardPool, leastWilds } from "./card_pool.js";
import { checkListed } from "./check_listed.js";
import { asksNothing, demandOf, knownCards } from "./demands.js";
import { booksOf, checkBounds, ofGroup } from "./feasible_points.js";
import { misfits } from "./misfits.js";
import { remembered } from "./ruleset.js";

/**
 * Why no deal of the cards gives these entries; nothing where one may. To be asked only where the
 * single limits are kept: it takes them for granted.
 */
export function checkFeasible(sheets, rules) {
  const listed = sheets.flatMap((sheet) => [...checkListed(sheet)]);
  const demands = sheets.map(demandOf);
  if (listed.some(({ severity }) => severity === "error") || demands.every(asksNothing)) return listed;
  const pool = poolOf(rules, sheets[0].limits.decks, knownCards(sheets));
  const [found] = [...wilds(pool, demands), ...cards(pool, demands)];
  return [...listed, ...(found ? [found] : checkBounds(pool, demands, rules.open_melds))];
}

/** The pool when nothing is known of any card is kept from deal to deal, with its tables. */
function poolOf(rules, decks, known) {
  const make = () => cardPool(rules, decks, known);
  return Object.keys(known).length ? make() : remembered(rules, `pool ${decks}`, make);
}

/** Books that the ranks have no room for, or that need more wild cards than there are. */
function* wilds(pool, demands) {
  const { wilds, known_wilds } = pool;
  const claiming = demands.filter(({ books }) => books.total);
  const books = booksOf(claiming);
  const needed = leastWilds(pool, books);
  if (!Number.isFinite(needed)) {
    const [misfit] = misfits(pool, books);
    yield ofGroup(pool, claiming, "books_do_not_fit", ...misfit);
  } else if (needed > wilds) {
    const [value, limit] = [needed + known_wilds, wilds + known_wilds];
    yield ofGroup(pool, claiming, "books_need_cards", "books", value, limit, { rank: "wild" });
  }
}

/** More cards in books, hands and feet than the decks hold, threes not counted. */
function* cards(pool, demands) {
  const { rules, cards, known_cards } = pool;
  const needed = sum(demands, ({ books, cards_left }) => rules.BOOK * books.total + cards_left);
  if (needed > cards) {
    const [value, limit] = [needed + known_cards, cards + known_cards];
    yield ofGroup(pool, [], "deal_needs_cards", "books", value, limit);
  }
}
