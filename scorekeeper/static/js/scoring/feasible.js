/** Could any deal of the real cards give these entries, all sides together? */

import { sum } from "./basics.js";
import { joined } from "./book_sum.js";
import { cardPool, leastWilds } from "./card_pool.js";
import { checkListed } from "./check_listed.js";
import { asksNothing, demandOf, knownCards, NO_BOOKS } from "./demands.js";
import { checkBounds } from "./feasible_points.js";
import { misfits } from "./misfits.js";
import { problem } from "./problems.js";
import { remembered } from "./ruleset.js";

const RULE = "decks.together";

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
  const { rules, wilds, known_wilds } = pool;
  const claiming = demands.filter(({ books }) => books.total);
  const books = claiming.reduce((all, demand) => joined(all, demand.books), NO_BOOKS);
  const side = claiming.length === 1 ? claiming[0].side : null;
  const needed = leastWilds(pool, books);
  if (!Number.isFinite(needed)) {
    const [misfit] = misfits(pool, books);
    yield problem(rules, side, "books_do_not_fit", ...misfit, RULE);
  } else if (needed > wilds) {
    const [value, limit] = [needed + known_wilds, wilds + known_wilds];
    yield problem(rules, side, "books_need_cards", "books", value, limit, RULE, { rank: "wild" });
  }
}

/** More cards in books, hands and feet than the decks hold, threes not counted. */
function* cards({ rules, cards, known_cards }, demands) {
  const needed = sum(demands, ({ books, cards_left }) => rules.BOOK * books.total + cards_left);
  if (needed > cards) {
    const [value, limit] = [needed + known_cards, cards + known_cards];
    yield problem(rules, null, "deal_needs_cards", "books", value, limit, RULE);
  }
}
