/** Feet that nobody picked up: how many there may be, and how many cards lie in them. */

import { size } from "./cards.js";
import { byCard, enteredIn } from "./entry.js";

const COUNT = "left.unopened_feet";

/** The number of unopened feet, and the cards that were entered as lying in them. */
export function* checkFeet(sheet) {
  const { entry, rules } = sheet;
  const found = enteredIn(entry, "foot").filter(([, cards]) => cards);
  const number = [...numberOf(sheet)];
  yield* number;
  if (!rules.feet) {
    for (const [field, cards] of found) yield ["no_feet", field, cards, 0];
  } else if (!number.length) yield* sizeOf(sheet, found);
}

function* numberOf(sheet) {
  const { entry: { left: { unopened_feet: feet } }, players, rules, holds_all } = sheet;
  const [dealt, most] = [players * rules.feet, mostFeet(sheet)];
  if (feet === null) return;
  if (feet && !dealt) yield ["no_feet", COUNT, feet, 0];
  else if (feet > dealt) yield ["too_many", COUNT, feet, dealt];
  else if (feet > most) yield ["out_with_unopened_foot", COUNT, feet, most];
  else if (feet < dealt && holds_all) yield ["unmelded_feet", COUNT, feet, dealt];
}

/** Feet that may be unopened at the end: not those of the player who is out. */
const mostFeet = ({ entry, players, rules }) =>
  (entry.went_out ? (rules.partner_foot === "none" ? players - 1 : 0) : players) * rules.feet;

/** Feet that are unopened for certain. */
export const leastFeet = ({ entry, players, rules, holds_all }) =>
  entry.left.unopened_feet ?? (holds_all ? players * rules.feet : 0);

/** Cards in unopened feet: no more than the feet hold; exactly that where all are listed. */
function* sizeOf(sheet, places) {
  const { entry, rules: { foot_cards } } = sheet;
  const feet = entry.left.unopened_feet;
  const found = size(places);
  const most = (feet ?? mostFeet(sheet)) * foot_cards;
  if (found > most) {
    const [[field]] = places.slice(-1);
    const code = feet === 0 ? "no_unopened_foot" : most ? "foot_size" : "out_with_unopened_foot";
    yield [code, field, found, most];
  } else if (sheet.left_known && byCard(entry)) {
    const least = Math.max(leastFeet(sheet), Math.ceil(found / foot_cards)) * foot_cards;
    if (found < least) yield ["foot_size", "left.foot", found, least];
  }
}
