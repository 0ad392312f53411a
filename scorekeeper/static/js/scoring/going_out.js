/** Going out: what a side still needs before one of its players may do it. */

import { countBooks } from "./books.js";
import { size } from "./cards.js";
import { isMeld } from "./melds.js";
import { forDeal, forPlayers } from "./ruleset.js";
import { neverMelded } from "./sheet.js";

/**
 * Whether a player of the side may go out now, everything that is missing as `{code, have, need}`,
 * and what to keep in mind. The partner's answers are null where nobody said.
 */
export function checkGoingOut({ side, rules, deal, players, partner_played_from_foot, permission }) {
  const partners = playersOf(side, rules, players) - 1;
  const books = booksMissing(countBooks(side, rules), rules, deal, players);
  const missing = [
    ...books,
    ...meldsMissing(side, rules, books),
    ...feetMissing(side, rules, partners, partner_played_from_foot),
    ...permissionMissing(rules, partners, permission),
  ].map(([code, have, need]) => ({ code, have, need }));
  const notes = [
    rules.final_discard && "final_discard",
    partners && rules.permission === "optional" && "may_ask_partner",
  ].filter(Boolean);
  return { allowed: !missing.length, missing, notes };
}

/** The books that going out in this deal still needs, as [code, how many there are, how many it needs]. */
export const booksMissing = (books, rules, deal, players) =>
  [
    ["clean_books", books.clean, forDeal(rules.out_clean, deal)],
    ["dirty_books", books.dirty, forDeal(rules.out_dirty, deal)],
    ["wild_books", books.wild + books.wild_mixed, forDeal(rules.out_wild, deal)],
    ...books.special.map(([rank, count]) => [
      `${rules.SPECIAL_KEYS[rank]}_books`,
      count,
      forDeal(rules.out_special, deal),
    ]),
    ["books", books.total, forPlayers(rules.out_books, players, rules)],
  ].filter(([, have, need]) => have < need);

/** Players of the side: said, else as in the usual seating, else everybody plays alone. */
function playersOf(side, rules, players) {
  const [, sides] = rules.seatings.find(([atTable]) => atTable === players) ?? [0, players];
  return side.players ?? Math.floor(players / sides);
}

function* meldsMissing(side, rules, books) {
  const good = side.melds.filter((meld) => isMeld(meld, rules)).length;
  if (good < side.melds.length) yield ["good_melds", good, side.melds.length];
  if (neverMelded(side, rules) && rules.concealed_bonus === null && !books.length) yield ["melded", 0, 1];
}

function* feetMissing(side, rules, partners, played) {
  const { feet, partner_foot } = rules;
  const unopened = unopenedFeet(side, rules);
  const own = feet - Math.max(0, unopened - partners * feet);
  if (own < feet) yield ["own_foot", Math.max(0, own), feet];
  if (!partners || !feet || partner_foot === "none") return;
  if (unopened || (played === false && partner_foot === "played")) yield ["partner_foot", 0, 1];
  else if (!played && !(unopened === 0 && partner_foot === "opened")) yield ["partner_foot_unknown", 0, 1];
}

/** Feet of the side that nobody picked up, at least; null where nothing is known of them. */
function unopenedFeet({ left, red_threes, black_threes }, rules) {
  const listed = size(left.foot ?? []) + red_threes.foot + black_threes.foot;
  const inFeet = listed && rules.foot_cards ? Math.ceil(listed / rules.foot_cards) : null;
  return left.unopened_feet ?? inFeet;
}

function* permissionMissing(rules, partners, permission) {
  if (!partners || rules.permission !== "binding" || permission) return;
  yield [permission === null ? "permission_unknown" : "permission", 0, 1];
}
