/** The deal file: one deal with all its sides, and the rule set to score it by. */

import { sum } from "./basics.js";
import { readFile } from "./file_format.js";
import { partition } from "./reading.js";

/** A deal: its rules, the players, the number of the deal, the sides and their scores before it. */
export const readDeal = (data, facts) =>
  readFile(data, "DEAL", facts, (reading, given, rules) => {
    const sides = reading.list(given.sides, "sides", 1, facts.MAX_PLAYERS, (item, at) => reading.side(item, at));
    const players = given.players ?? usualPlayers(sides, rules);
    if (!reading.errors.length) reading.errors.push(...unshared(players, sides, rules));
    const score = (item, path) => reading.whole(item, path, -facts.SCORE_MAX, facts.SCORE_MAX);
    const { length } = sides;
    const { scores_before: before = Array(length).fill(0) } = given;
    return {
      players,
      sides: withOverrides(reading, given.overrides, sides),
      scores_before: reading.list(before, "scores_before", length, length, score),
    };
  });

/** Players where no number is given; one side alone sits at the rule set's usual table. */
function usualPlayers(sides, { seatings, USUAL_PLAYERS }) {
  if (sides.length < 2) return seatings[0][0];
  if (sides.every((side) => side.players !== null)) return sum(sides, (side) => side.players);
  return sides.length === 2 ? USUAL_PLAYERS : sides.length;
}

/** Where players cannot be shared among the sides as the file says or leaves open. */
function unshared(players, sides, { MAX_PLAYERS }) {
  const counted = sides.map((side) => side.players).filter(Boolean);
  const together = sum(counted);
  if (sides.length === 1) return together > players ? ["sides[0].players"] : [];
  const without = sides.findIndex((side) => !side.players);
  if (counted.length && without >= 0) return [`sides[${without}].players`];
  if (counted.length ? together !== players : players % sides.length) return ["players"];
  return players > MAX_PLAYERS ? ["sides"] : [];
}

/**
 * The sides with the accepted problems of the deal, "code:side:field", beside their own. A
 * problem of all sides together has no side ("seating::players"); the first one keeps it.
 */
function withOverrides(reading, given, sides) {
  const { COUNT_MAX, NOTE_LONGEST } = reading.facts;
  reading.list(given, "overrides", 0, COUNT_MAX, (item, path) => {
    const text = reading.text(item, path, NOTE_LONGEST);
    const [side, field] = partition(reading.accepts(text, path), ":");
    const own = /^\d?$/.test(side) && sides[Number(side)];
    if (field && own) own.overrides = [...own.overrides, `${partition(text, ":")[0]}:${field}`];
    else reading.wrong(path);
  });
  return sides;
}
