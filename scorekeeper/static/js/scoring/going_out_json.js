/** The going-out file: what a side has on the table, and what its partner has done or said. */

import { readFile } from "./file_format.js";

/** A side that wants to go out in this deal, and the others at the table where that is asked. */
export const readGoingOut = (data, facts) =>
  readFile(data, "GOING_OUT", facts, (reading, given, rules) => {
    const side = reading.side(given.side, "side");
    const players = given.players ?? rules.seatings[0][0];
    reading.wrong("side.players", !reading.errors.length && side.players > players);
    const other = (item, path) => {
      const { side: own = {}, ...told } = reading.keys(item, path, facts.SHAPES.other);
      return { ...told, side: reading.side(own, `${path}.side`) };
    };
    const { others: all = [] } = given;
    return { side, players, others: reading.list(all, "others", 0, facts.MAX_PLAYERS - 1, other) };
  });
