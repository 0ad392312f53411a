/** Feet that nobody picked up: how many there may be, and how many cards lie in them. */

import { sum } from "./basics.js";
import { size } from "./cards.js";
import { byCard } from "./entry.js";

const COUNT = "left.unopened_feet";
const RULE = "table.feet";

/** The number of unopened feet, and the cards that were entered as lying in them. */
export function* checkFeet(sheet) {
  const number = [...numberOf(sheet)];
  yield* number;
  if (!sheet.rules.feet) {
    for (const [field, cards] of inFeet(sheet)) yield sheet.problem("no_feet", field, cards, 0, RULE);
  } else if (!number.length) yield* sizeOf(sheet);
}

function* numberOf({ entry, players, rules, most_feet: most, holds_all, problem }) {
  const feet = entry.left.unopened_feet;
  const dealt = players * rules.feet;
  if (feet === null) return;
  if (feet && !dealt) yield problem("no_feet", COUNT, feet, 0, RULE);
  else if (feet > dealt) yield problem("too_many", COUNT, feet, dealt, RULE);
  else if (feet > most) yield problem("out_with_unopened_foot", COUNT, feet, most, "going_out.foot");
  else if (feet < dealt && holds_all) yield problem("unmelded_feet", COUNT, feet, dealt, RULE);
}

/** [field, cards] of what was entered as lying in unopened feet, threes counted once. */
const inFeet = ({ entry }) =>
  [
    ["red_threes.foot", entry.red_threes.foot],
    ["left.black_threes.foot", entry.black_threes.foot],
    ["left.foot", size(entry.left.foot ?? [])],
  ].filter(([, cards]) => cards);

/** Feet that are unopened for certain. */
export const leastFeet = ({ entry, players, rules, holds_all }) =>
  entry.left.unopened_feet ?? (holds_all ? players * rules.feet : 0);

/** Cards in unopened feet: no more than the feet hold; exactly that where all are listed. */
function* sizeOf(sheet) {
  const { entry, rules: { foot_cards }, problem } = sheet;
  const feet = entry.left.unopened_feet;
  const places = inFeet(sheet);
  const found = sum(places, ([, cards]) => cards);
  const most = feet ?? sheet.most_feet;
  if (found > most * foot_cards) {
    const [[field]] = places.slice(-1);
    if (feet === 0) yield problem("no_unopened_foot", field, found, 0, RULE);
    else if (!most) yield problem("out_with_unopened_foot", field, found, 0, "going_out.foot");
    else yield problem("foot_size", field, found, most * foot_cards, RULE);
  } else if (sheet.left_known && byCard(entry)) {
    const least = Math.max(leastFeet(sheet), foot_cards && Math.ceil(found / foot_cards)) * foot_cards;
    if (found < least) yield problem("foot_size", "left.foot", found, least, RULE);
  }
}
