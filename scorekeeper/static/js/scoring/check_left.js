/** Cards left: a player who is out has none, every other one has some, and they count something. */

import { size } from "./cards.js";
import { leastFeet } from "./check_feet.js";
import { byCard, enteredIn, red, threesIn } from "./entry.js";
import { forPlayers } from "./ruleset.js";

const POINTS = "left.points";

/** What is left in hands and feet, as far as the rules make the side count it. */
export function* checkLeft(sheet) {
  if (sheet.entry.went_out && sheet.players === 1) yield* emptyHanded(sheet);
  else if (sheet.left_known) {
    yield* points(sheet);
    if (saysWhatIsLeft(sheet)) yield* held(sheet);
  }
}

/** A player alone who went out; the feet are checked with the feet. */
function* emptyHanded({ entry, rules }) {
  const [reds, ...others] = enteredIn(entry, "hand");
  for (const [field, value] of [reds, [POINTS, rules.left_counted && entry.left.points], ...others]) {
    if (value) yield ["out_player_holds_cards", field, value, 0];
  }
}

function* points({ entry: { left: { points } }, limits }) {
  if (points % limits.step_left) yield ["not_a_multiple", POINTS, points, limits.step_left];
  if (points > limits.points_left) yield ["left_too_many_points", POINTS, points, limits.points_left];
}

/** Fewer cards, or fewer points, than the players hold at the very least. */
function* held(sheet) {
  const { entry, limits, holds_all } = sheet;
  const [hand, threes] = [leastHand(sheet), threesIn(entry, "hand")];
  if (byCard(entry)) {
    const cards = size(enteredIn(entry, "hand"));
    // `value` and `limit` are cards here, threes among them
    if (cards < hand) yield [holds_all ? "unmelded_hand" : "must_hold_cards", "left.hand", cards, hand];
    return;
  }
  const cards = leastLeft(sheet);
  const [least, { points }] = [limits.cheapest[cards] ?? limits.points_left, entry.left];
  if (points >= least) return;
  if (holds_all) yield ["unmelded_left", POINTS, points, least, { cards }];
  else if (hand > threes && !points) yield ["must_hold_cards", POINTS, threes, hand];
  else yield ["left_too_few_points", POINTS, points, least, { cards }];
}

/**
 * Whether the entry tells what the side holds: one that is out and enters nothing left has not
 * said what its partners hold.
 */
export const saysWhatIsLeft = ({ entry }) =>
  !entry.went_out || byCard(entry) || entry.left.points || threesIn(entry, "hand") || threesIn(entry, "foot");

/** Cards in hands and unopened feet at the very least, threes not included. */
export function leastLeft(sheet) {
  const { entry, rules } = sheet;
  const beyondThrees = (cards, place) => Math.max(0, cards - threesIn(entry, place));
  return beyondThrees(leastHand(sheet), "hand") + beyondThrees(leastFeet(sheet) * rules.foot_cards, "foot");
}

/**
 * Cards in the hands of a side at the very least, threes included. A hand never shrinks before
 * the side melds; only a red three that finds no card in the stock is not replaced.
 */
function leastHand(sheet) {
  const { entry, players, rules, holds_all, other_out, table } = sheet;
  const { went_out, concealed } = entry;
  const holders = players - went_out;
  if (!holds_all && !(went_out && concealed && rules.concealed_bonus !== null)) {
    return other_out || went_out ? holders : 0;
  }
  const { laid } = red(entry);
  const hand = forPlayers(rules.hand_cards, table, rules);
  return Math.max(0, holders * hand - Math.min(laid, smallStock(sheet, hand) ? laid : 1));
}

/** Whether the stock may run out before everybody's first red threes are replaced. */
const smallStock = ({ rules, limits, table }, hand) =>
  limits.cards - table * (hand + rules.feet * rules.foot_cards) <
  rules.IN_ONE_DECK["3R"] * limits.decks + table * rules.MOST_DRAWN;
