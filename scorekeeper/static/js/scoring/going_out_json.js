/** The going-out file: what a side has on the table, and what its partner has done or said. */

import { readFile } from "./file_format.js";
import { playersIn, rulesIn } from "./ruleset_json.js";
import { sideFrom } from "./side_json.js";

/** A side that wants to go out in this deal, and the others at the table where that is asked. */
export function readGoingOut(data, facts) {
  return readFile(data, facts.GOING_OUT, facts, (reading, keys) => {
    const rules = rulesIn(reading, keys);
    const players = playersIn(keys, rules);
    const others = (item, path) => {
      const other = reading.keys(item, path);
      return atTheTable(other, sideFrom(reading, other.keys("side"), rules), facts);
    };
    const deal = keys.whole("deal", 1, undefined, 1);
    return {
      rules,
      players,
      deal,
      ...atTheTable(keys, sideOf(reading, keys, rules, players), facts),
      partner_played_from_foot: keys.flag("partner_played_from_foot", null),
      permission: keys.flag("permission", null),
      others: keys.items("others", facts.MAX_PLAYERS - 1).map(([item, path]) => others(item, path)),
    };
  });
}

function sideOf(reading, keys, rules, players) {
  const given = keys.needed("side");
  if (given === undefined) return null;
  const side = sideFrom(reading, reading.keys(given, "side"), rules);
  if (!reading.errors.length && side.players > players) reading.wrong("side.players");
  return side;
}

/** A side when the deal ends now: its entry, its total before the deal, what it holds unseen. */
function atTheTable(keys, side, { SCORE_MAX }) {
  const held = keys.keys("held");
  return {
    side,
    score_before: keys.whole("score_before", -SCORE_MAX, SCORE_MAX),
    held: { hand: held.whole("hand"), feet: held.whole("feet") },
  };
}
