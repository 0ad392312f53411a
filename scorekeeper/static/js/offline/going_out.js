/** Going out: what a side still needs, what only the table can say, and what it would count. */

import { booksMissing, checkGoingOut } from "../scoring/going_out.js";
import { forDeal } from "../scoring/ruleset.js";
import { noticeOf } from "./count_view.js";
import { sheetRows } from "./deal_form.js";
import { GoingOutForm } from "./going_out_form.js";
import { askedSides, partners, totals } from "./going_out_totals.js";
import { missingWords } from "./going_out_words.js";
import { numberIn } from "./numbers.js";
import { beginPage } from "./page.js";
import { fill, points } from "./words_numbers.js";

const PARTS = ["answer", "questions", "amounts", "missing", "totals"];

/** Whether a side of this game may go out in the deal that is being played. */
export function goingOutPage(world, game, request) {
  const { words } = world;
  const { rules } = game;
  const form = new GoingOutForm(request.query, rules, words);
  const side = form.side(game.sides.length);
  const place = { game, deal: game.next_deal ?? game.deals.length, rules, words };
  const answers = answered(place, form, side); // this reads the form: the rows know what is wrong then
  const rows = [...bookRows(place, form)];
  const asked_sides = askedSides(place, form, side, rows.map((row) => row.name));
  const asked = { form, asked_sides, ...questions(game, side) };
  const given = { ...asked, ...answers, totals: totals(place, form, side) };
  const draw = beginPage(world, { game, request });
  if (request.query.get("parts") === "yes") {
    const drawn = PARTS.map((id) => [id, draw(`going_out/_${id}.html`, given)]);
    return { json: { parts: Object.fromEntries(drawn) }, status: 200 };
  }
  return { html: draw("going_out/going_out.html", { chosen: side, rows, ...given }), status: 200 };
}

function answered(place, form, side) {
  const { game, deal, rules, words } = place;
  const answer = checkGoingOut({
    side: { ...form.entry(), players: game.sides[side].players.length },
    rules,
    deal,
    players: game.players.length,
    partner_played_from_foot: form.said("partner"),
    permission: form.said("permission"),
  });
  return {
    answer,
    open_questions: answer.missing.length > 0 && answer.missing.every(({ code }) => code.endsWith("_unknown")),
    missing: answer.missing.map((one) => missingWords(one, words)),
    notes: answer.notes.map((note) => words.NOTES[note]),
    effects: [...effects(place, side)],
  };
}

/** Which questions about the partner these rules ask. */
function questions(game, side) {
  const { feet, partner_foot, permission } = game.rules;
  const hasPartner = partners(game, side) > 0;
  return {
    asks_partner: hasPartner && Boolean(feet) && partner_foot !== "none",
    asks_permission: hasPartner && permission === "binding",
  };
}

/** A row for each kind of book that counts towards going out. */
function* bookRows(place, form) {
  const needed = booksNeeded(place);
  for (const row of sheetRows(place)[0]) {
    const need = needed.get(row.items[0]) ?? 0;
    if (!row.path.startsWith("books.") || !(need || needed.has("books"))) continue;
    const value = form.get(row.path) || "0";
    const wrong = form.errors.get(row.path);
    const notices = wrong ? [noticeOf(wrong)] : [];
    const id = row.path.replaceAll(".", "-");
    const count = numberIn(value, place.words);
    yield { row, name: row.path, id, value, need, notices, is_wrong: Boolean(wrong), count };
  }
}

/** How many books of each kind are needed: what is missing while there are none. */
function booksNeeded({ game, deal, rules }) {
  const special = rules.special_books.map(([rank]) => [rank, 0]);
  const none = { clean: 0, dirty: 0, wild: 0, wild_mixed: 0, special, total: 0 };
  return new Map(booksMissing(none, rules, deal, game.players.length).map(([code, , need]) => [code, need]));
}

/** What going out now would do to the totals. */
function* effects({ game, deal, rules, words }, side) {
  const { EFFECTS } = words;
  const bonus = forDeal(rules.out_bonus, deal);
  if (bonus) yield fill(EFFECTS.bonus, { name: game.sides[side].name, points: points(bonus) });
  if (rules.concealed_bonus !== null) yield fill(EFFECTS.concealed, { points: points(rules.concealed_bonus) });
  if (!rules.left_counted) return;
  yield partners(game, side) && rules.out_left_counted ? EFFECTS.all_pay : EFFECTS.others_pay;
}
