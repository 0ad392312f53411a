/** What going out now does to the totals: what the page asks for it, and the answer. */

import { partition } from "../scoring/reading.js";
import { effectOfGoingOut } from "../scoring/going_out_effect.js";
import { scoreDeal } from "../scoring/score.js";
import { sheetRows } from "./deal_form.js";
import { readEntry } from "./game_view.js";
import { leadWords } from "./going_out_words.js";
import { together } from "./names.js";
import { strip } from "./texts.js";
import { fill } from "./words_numbers.js";

const HAND = "hand";
const FEET = "feet";
/** How the paths begin of what a side has on the table. */
const ON_THE_TABLE = ["books.", "card_points", "red_threes.laid"];
const SIDE = /^\p{Nd}/u;

/**
 * What is asked of each side, the one that goes out first.
 * @param {object} place what a sheet is of: `{ game, deal, rules, words }`
 * @param {object} form GoingOutForm
 * @param {number} going the side that goes out
 * @param {string[]} asked the names of the fields that the page has already
 */
export function askedSides(place, form, going, asked) {
  return inOrder(place.game, going).map((side) => ({
    name: place.game.sides[side].name,
    amounts: [...amounts(place, form, { side, going, asked })],
  }));
}

/** The sides, the one that goes out first. */
const inOrder = ({ sides }, going) => [going, ...[...sides.keys()].filter((side) => side !== going)];

/** What going out now does, as far as enough was typed. */
export function totals(place, form, going) {
  const { game, deal, rules, words } = place;
  const said = { sides: [], lead: "", wrong: [], waits_for: "" };
  const entries = game.sides.map((_, side) => entryOf(form, side, side === going));
  const holding = [...game.sides.keys()].filter((side) => side !== going || partners(game, side));
  const held = game.sides.map((_, side) => (holding.includes(side) ? heldBy(form, side) : { hand: 0, feet: 0 }));
  const missing = holding.filter((side) => !strip(form.get(`${side}.${HAND}`)));
  if (form.errors.size) return { ...said, wrong: wrong(game, form) };
  if (missing.length) {
    const isAsked = [...form.typed.keys()].some((name) => SIDE.test(name) && strip(form.get(name)));
    return { ...said, waits_for: isAsked ? together(missing.map((side) => game.sides[side].name), words) : "" };
  }
  const entry = game.deal_entry(deal, entries);
  const order = inOrder(game, going);
  const places = order.map((side) => ({
    side: entries[side],
    score_before: entry.scores_before[side],
    held: held[side],
  }));
  const effect = effectOfGoingOut(places, rules, entry);
  if (!effect) return { ...said, wrong: [words.TOTALS.too_many] };
  const soFar = scoreDeal(entry, rules).map((score) => score.total_after);
  return { ...said, sides: told(game, effect, soFar, order), lead: leadWords(game.sides[going].name, effect.lead, words) };
}

const told = (game, effect, soFar, order) =>
  game.sides.map(({ name }, side) => {
    const { least: lowest, most: highest } = effect.sides[order.indexOf(side)].total_after;
    return { name, so_far: soFar[side], ended: { lowest, highest } };
  });

/** What cannot be read, with the side and the field at which it stands. */
function wrong(game, { errors, words }) {
  return [...errors].map(([field, reason]) => {
    const [side, path] = partition(field, ".");
    if (!SIDE.test(side)) return reason;
    const what = words.HELD_WORDS[path] ?? words.FIELDS[path][1];
    return fill(words.TOTALS.wrong, { name: game.sides[side].name, what, reason });
  });
}

const heldBy = (form, side) => ({ hand: form.count(`${side}.${HAND}`), feet: form.count(`${side}.${FEET}`) });

/** What a side has on the table; the books of the one that goes out are asked above. */
function entryOf(form, side, isGoing) {
  const books = form.books(isGoing ? "" : `${side}.`);
  const card_points = form.points(`${side}.card_points`);
  const red_threes = { laid: form.count(`${side}.red_threes.laid`) };
  return readEntry({ books, card_points, red_threes }, form.rules);
}

function* amounts(place, form, { side, going, asked }) {
  const { game, rules, words } = place;
  const isGoing = side === going;
  for (const { path, label } of sheetRows(place)[side]) {
    const name = isGoing && path.startsWith("books.") ? path : `${side}.${path}`;
    const isShown = ON_THE_TABLE.some((begin) => path.startsWith(begin)) && !asked.includes(name);
    if (isShown) yield amount(form, name, label);
  }
  if (isGoing && !partners(game, side)) return;
  yield amount(form, `${side}.${HAND}`, holders(game, side, isGoing, words), true);
  if (rules.feet && (!isGoing || rules.partner_foot === "none")) {
    yield amount(form, `${side}.${FEET}`, words.TOTALS.feet);
  }
}

function holders(game, side, isGoing, { TOTALS }) {
  const others = partners(game, side);
  if (isGoing) return others === 1 ? TOTALS.partner : TOTALS.partners;
  return others ? TOTALS.hands : TOTALS.hand;
}

const amount = (form, name, label, is_needed = false) => ({
  name,
  id: name.replaceAll(".", "-"),
  label,
  value: form.get(name),
  error: form.errors.get(name) ?? "",
  is_needed,
});

/** How many partners a player of the side has. */
export const partners = ({ sides }, side) => sides[side].players.length - 1;
