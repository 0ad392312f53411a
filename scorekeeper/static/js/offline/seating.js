/** Who sits with whom, in words, and the names that a table gets when nobody typed any. */

import { range } from "../scoring/basics.js";
import { fill, spelt } from "./words_numbers.js";

const PAIR = 2;
const LETTERS = "ABC";

/** So many players in so many sides; partners sit opposite, so sides alternate. */
export function seatingOf([players, sides], words) {
  const { COMPASS } = words;
  const alone = players === sides;
  const isCompass = players === COMPASS.players.length;
  return {
    players,
    sides,
    value: `${players}-${sides}`,
    alone,
    label: label(players / sides, words),
    player_names: isCompass
      ? COMPASS.players
      : range(1, players + 1).map((number) => fill(words.SEATED.player, { number })),
    side_names: alone ? [] : isCompass ? COMPASS.sides : sideNames(sides, words),
  };
}

function label(each, words) {
  const { alone, pairs, more } = words.SEATED;
  return each === 1 ? alone : fill(each === PAIR ? pairs : more, { number: spelt(each, words) });
}

const sideNames = (sides, { SEATED }) => range(0, sides).map((side) => fill(SEATED.side, { letter: LETTERS[side] }));

/** The seating of a form's value ("4-2"), null if it is none. */
export function seatingNamed(value, { facts, words }) {
  const [players, sides] = (value ?? "").split(/-(.*)/s);
  const numbers = range(facts.MIN_PLAYERS, facts.MAX_PLAYERS + 1).map(String);
  const isOne = numbers.includes(players) && numbers.includes(sides);
  return isOne ? seatingOf([Number(players), Number(sides)], words) : null;
}

/** Every way to share players evenly, the fewest players and the larger sides first. */
export const seatings = ({ facts, words }) =>
  range(facts.MIN_PLAYERS, facts.MAX_PLAYERS + 1).flatMap((players) =>
    range(2, players + 1)
      .filter((sides) => players % sides === 0)
      .map((sides) => seatingOf([players, sides], words)),
  );
