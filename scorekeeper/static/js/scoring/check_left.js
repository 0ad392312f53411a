/** Cards left: a player who is out has none, every other one has some, and they count something. */

import { size, withoutThrees } from "./cards.js";
import { leastFeet } from "./check_feet.js";
import { black, byCard, red } from "./entry.js";

const RULE = "left.cards";
const POINTS = "left.points";

/** What is left in hands and feet, as far as the rules make the side count it. */
export function* checkLeft(sheet) {
  if (sheet.entry.went_out && sheet.players === 1) yield* emptyHanded(sheet);
  else if (sheet.left_known) {
    yield* points(sheet);
    yield* held(sheet);
  }
}

/** A player alone who went out; the feet are checked with the feet. */
function* emptyHanded({ entry: { red_threes, black_threes, left }, rules, problem }) {
  for (const [field, value] of [
    ["red_threes.hand", red_threes.hand],
    [POINTS, rules.left_counted && left.points],
    ["left.black_threes.hand", black_threes.hand],
    ["left.hand", size(left.hand ?? [])],
  ]) {
    if (value) yield problem("out_player_holds_cards", field, value, 0, "going_out.cards");
  }
}

function* points({ entry: { left: { points } }, limits, problem }) {
  if (points % limits.step_left) yield problem("not_a_multiple", POINTS, points, limits.step_left, "cards.values");
  if (points > limits.points_left) {
    yield problem("left_too_many_points", POINTS, points, limits.points_left, RULE);
  }
}

/** Fewer cards, or fewer points, than the players hold at the very least. */
function* held(sheet) {
  const { entry, limits: { cheapest }, holds_all, rules } = sheet;
  if (!saysWhatIsLeft(sheet)) return;
  const [hand, threes] = [leastHand(sheet), black(entry).hand + red(entry).hand];
  if (byCard(entry)) {
    const cards = size(withoutThrees(entry.left.hand ?? [], rules)) + threes;
    if (cards < hand) yield tooFewCards(sheet, "left.hand", cards, hand);
    return;
  }
  const cards = leastLeft(sheet);
  const [least, { points }] = [cheapest[Math.min(cards, cheapest.length - 1)], entry.left];
  if (points >= least) return;
  if (hand > threes && !points && !holds_all) yield tooFewCards(sheet, POINTS, threes, hand);
  else {
    const code = holds_all ? "unmelded_left" : "left_too_few_points";
    yield sheet.problem(code, POINTS, points, least, RULE, { cards });
  }
}

/** `value` and `limit` are cards here, threes among them. */
function tooFewCards(sheet, field, held, needed) {
  const [code, rule] = sheet.holds_all
    ? ["unmelded_hand", "melds.melded"]
    : ["must_hold_cards", "going_out.cards"];
  return sheet.problem(code, field, held, needed, rule);
}

/**
 * Whether the entry tells what the side holds: one that is out and enters nothing left has not
 * said what its partners hold.
 */
export function saysWhatIsLeft({ entry }) {
  const { hand, foot } = red(entry);
  return !entry.went_out || byCard(entry) || Boolean(entry.left.points || hand || foot || black(entry).total);
}

/** Cards in hands and unopened feet at the very least, threes not included. */
export function leastLeft(sheet) {
  const [reds, blacks] = [red(sheet.entry), black(sheet.entry)];
  const feet = leastFeet(sheet) * sheet.rules.foot_cards;
  return (
    Math.max(0, leastHand(sheet) - blacks.hand - reds.hand) + Math.max(0, feet - blacks.foot - reds.foot)
  );
}

/**
 * Cards in the hands of a side at the very least, threes included. A hand never shrinks before
 * the side melds; only a red three that finds no card in the stock is not replaced.
 */
function leastHand({ entry, players, rules, holds_all, hand_cards, small_stock, other_out }) {
  const holders = players - entry.went_out;
  const concealed = entry.went_out && entry.concealed && rules.concealed_bonus !== null;
  if (holds_all || concealed) {
    const { laid } = red(entry);
    return Math.max(0, holders * hand_cards - (small_stock ? laid : Math.min(1, laid)));
  }
  return other_out || entry.went_out ? holders : 0;
}
