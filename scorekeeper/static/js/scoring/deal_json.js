/** The deal file: one deal with all its sides, and the rule set to score it by. */

import { partition, sum } from "./basics.js";
import { readFile } from "./file_format.js";
import { rulesIn } from "./ruleset_json.js";
import { accepts, sideFrom } from "./side_json.js";

/** A deal: its rules, the players, the number of the deal, the sides and their scores before it. */
export function readDeal(data, facts) {
  return readFile(data, facts.DEAL, facts, (reading, keys) => {
    const rules = rulesIn(reading, keys);
    const given = keys.needed("sides");
    const items = given === undefined ? [] : reading.items(given, "sides", 1, rules.MAX_PLAYERS);
    const sides = items.map(([item, at]) => sideFrom(reading, reading.keys(item, at), rules));
    const players = playersFrom(reading, keys, sides, rules);
    const deal = keys.whole("deal", 1, undefined, 1);
    const scores_before = scoresFrom(reading, keys, sides.length);
    addOverrides(reading, keys, sides);
    return { rules, players, deal, sides, scores_before };
  });
}

function playersFrom(reading, keys, sides, rules) {
  const usual = usualPlayers(sides, rules);
  const players = keys.whole("players", rules.MIN_PLAYERS, rules.MAX_PLAYERS, usual);
  const path = reading.errors.length ? "" : unshared(players, sides, rules);
  if (path) reading.wrong(path);
  return players;
}

/** Players where no number is given; one side alone sits at the rule set's usual table. */
function usualPlayers(sides, { seatings, USUAL_PLAYERS }) {
  if (sides.length < 2) return seatings[0][0];
  if (sides.every((side) => side.players !== null)) return sum(sides, (side) => side.players);
  return sides.length === 2 ? USUAL_PLAYERS : sides.length;
}

/** Where players cannot be shared among the sides as the file says or leaves open. */
function unshared(players, sides, rules) {
  const counted = sides.map((side) => side.players).filter(Boolean);
  const together = sum(counted);
  if (sides.length === 1) return together > players ? "sides[0].players" : "";
  if (!counted.length && players % sides.length) return "players";
  if (counted.length && counted.length < sides.length) {
    return `sides[${sides.findIndex((side) => !side.players)}].players`;
  }
  if (counted.length && together !== players) return "players";
  return players > rules.MAX_PLAYERS ? "sides" : "";
}

function scoresFrom(reading, keys, sides) {
  if (!keys.has("scores_before")) return Array(sides).fill(0);
  const { SCORE_MAX } = reading.facts;
  const items = reading.items(keys.get("scores_before"), "scores_before", sides, sides);
  return items.map(([item, path]) => reading.whole(item, path, -SCORE_MAX, SCORE_MAX));
}

/**
 * The accepted problems of the deal, "code:side:field", are added to those of the sides. A
 * problem of all sides together has no side ("seating::players"); the first one keeps it.
 */
function addOverrides(reading, keys, sides) {
  for (const [item, path] of keys.items("overrides")) {
    const [code, rest] = partition(reading.text(item, path, reading.facts.NOTE_LONGEST), ":");
    const [side, field] = partition(rest, ":");
    if (!accepts(reading, code, path)) continue;
    const own = /^\d?$/.test(side) ? sides[Number(side)] : undefined;
    if (field && own) own.overrides.push(`${code}:${field}`);
    else reading.wrong(path);
  }
}
