/** Going out: what a side still needs before one of its players may do it. */

import { sum } from "./basics.js";
import { countBooks } from "./books.js";
import { size, withoutThrees } from "./cards.js";
import { black, red } from "./entry.js";
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
  ];
  const notes = [
    ["final_discard", rules.final_discard],
    ["may_ask_partner", partners && rules.permission === "optional"],
  ];
  return {
    allowed: !missing.length,
    missing,
    notes: notes.filter(([, holds]) => holds).map(([note]) => note),
  };
}

/** The books that going out in this deal still needs, by kind. */
export function booksMissing(books, rules, deal, players) {
  const special = forDeal(rules.out_special, deal);
  return [
    ["clean_books", books.clean, forDeal(rules.out_clean, deal)],
    ["dirty_books", books.dirty, forDeal(rules.out_dirty, deal)],
    ["wild_books", books.wild + books.wild_mixed, forDeal(rules.out_wild, deal)],
    ...books.special.map(([rank, count]) => [`${rules.SPECIAL_KEYS[rank]}_books`, count, special]),
    ["books", books.total, forPlayers(rules.out_books, players, rules)],
  ]
    .map(([code, have, need]) => ({ code, have, need }))
    .filter(({ have, need }) => have < need);
}

/** Players of the side: said, else as in the usual seating, else everybody plays alone. */
function playersOf(side, rules, players) {
  const [, sides] = rules.seatings.find(([atTable]) => atTable === players) ?? [0, players];
  return side.players ?? Math.floor(players / sides);
}

function* meldsMissing(side, rules, books) {
  const good = sum(side.melds, (meld) => Number(isMeld(meld, rules)));
  if (good < side.melds.length) yield { code: "good_melds", have: good, need: side.melds.length };
  if (neverMelded(side, rules) && rules.concealed_bonus === null && !books.length) {
    yield { code: "melded", have: 0, need: 1 };
  }
}

function* feetMissing(side, rules, partners, played) {
  const { feet, partner_foot } = rules;
  const unopened = unopenedFeet(side, rules);
  const own = feet - Math.max(0, unopened - partners * feet);
  if (own < feet) yield { code: "own_foot", have: Math.max(0, own), need: feet };
  if (!partners || !feet || partner_foot === "none") return;
  if (unopened || (played === false && partner_foot === "played")) {
    yield { code: "partner_foot", have: 0, need: 1 };
  } else if (!played && !(unopened === 0 && partner_foot === "opened")) {
    yield { code: "partner_foot_unknown", have: 0, need: 1 };
  }
}

/** Feet of the side that nobody picked up, at least; null where nothing is known of them. */
function unopenedFeet(side, rules) {
  const listed = size(withoutThrees(side.left.foot ?? [], rules)) + red(side).foot + black(side).foot;
  const inFeet = listed && rules.foot_cards ? Math.ceil(listed / rules.foot_cards) : null;
  return side.left.unopened_feet ?? inFeet;
}

function* permissionMissing(rules, partners, permission) {
  if (!partners || rules.permission !== "binding" || permission) return;
  yield { code: permission === null ? "permission_unknown" : "permission", have: 0, need: 1 };
}
