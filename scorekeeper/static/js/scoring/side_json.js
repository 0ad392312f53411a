/** One side's count of a deal in a file, read strictly. */

import { partition } from "./basics.js";
import { bookSum } from "./book_sum.js";
import { cardsFrom, meldsFrom } from "./cards_json.js";
import { count } from "./cards.js";
import { isSpecial } from "./ruleset.js";

const PLACES = ["hand", "foot"];

/** A side's entry; what is wrong is noted in `reading`. */
export function sideFrom(reading, keys, rules) {
  const { NAME_LONGEST, NOTE_LONGEST, AMOUNT_MAX } = rules;
  const [red_threes, left] = [keys.keys("red_threes"), keys.keys("left")];
  const black_threes = left.keys("black_threes");
  const held = leftFrom(reading, left, rules);
  refuseBothWays(reading, held, "3R", red_threes);
  refuseBothWays(reading, held, "3B", black_threes);
  const adjustment = keys.keys("adjustment");
  return {
    name: keys.text("name", NAME_LONGEST),
    players: playersFrom(reading, keys, rules),
    books: booksFrom(keys.keys("books"), rules),
    card_points: keys.whole("card_points", 0, AMOUNT_MAX),
    melds: meldsFrom(reading, keys),
    cards: cardsFrom(keys.keys("cards"), rules),
    red_threes: { laid: red_threes.whole("laid"), ...counts(red_threes, PLACES) },
    black_threes: { laid: 0, ...counts(black_threes, PLACES) },
    left: held,
    went_out: keys.flag("went_out"),
    concealed: keys.flag("concealed"),
    exact_cuts: keys.whole("exact_cuts"),
    opened_first: keys.flag("opened_first"),
    adjustment: {
      points: adjustment.whole("points", -AMOUNT_MAX, AMOUNT_MAX),
      note: adjustment.text("note", NOTE_LONGEST),
    },
    melded: keys.flag("melded", null),
    overrides: overridesFrom(reading, keys),
  };
}

const counts = (keys, names) => Object.fromEntries(names.map((name) => [name, keys.whole(name)]));

/** A number of players, or the list of their names. */
function playersFrom(reading, keys, { MAX_PLAYERS, NAME_LONGEST }) {
  const [value, path] = [keys.get("players"), keys.pathOf("players")];
  if (value === undefined) return null;
  if (!Array.isArray(value)) return reading.whole(value, path, 1, MAX_PLAYERS);
  const names = reading.items(value, path, 1, MAX_PLAYERS);
  for (const [name, at] of names) reading.text(name, at, NAME_LONGEST, 1);
  return names.length;
}

function booksFrom(keys, rules) {
  const kinds = counts(keys, ["clean", "dirty", "wild"]);
  const special = [];
  for (const rank of rules.NATURALS) {
    const key = rules.SPECIAL_KEYS[rank];
    if (isSpecial(rules, rank)) special.push([rank, keys.whole(key)]);
    else keys.refuse(key);
  }
  return bookSum({ ...kinds, special: special.filter(([, books]) => books) });
}

function leftFrom(reading, keys, rules) {
  const [hand, foot] = PLACES.map((place) => (keys.has(place) ? cardsFrom(keys.keys(place), rules) : null));
  const points = keys.whole("points", 0, rules.AMOUNT_MAX);
  if (keys.has("points") && (hand || foot)) reading.wrong(keys.pathOf("points"));
  return { points, hand, foot, unopened_feet: keys.whole("unopened_feet", 0, undefined, null) };
}

/** Threes come as a count or among the cards of the same place: both would count them twice. */
function refuseBothWays(reading, left, rank, keys) {
  for (const place of PLACES) {
    if (count(left[place] ?? [], rank) && keys.has(place)) reading.wrong(keys.pathOf(place));
  }
}

function overridesFrom(reading, keys) {
  return keys.items("overrides").map(([item, path]) => {
    const text = reading.text(item, path, reading.facts.NOTE_LONGEST);
    const [code, field] = partition(text, ":");
    if (accepts(reading, code, path) && !field) reading.wrong(path);
    return text;
  });
}

/** Whether the table may accept a problem of this code; an error is noted where it may not. */
export function accepts(reading, code, path) {
  const may = reading.facts.SEVERITIES[code] === "rule";
  if (!may) reading.wrong(path);
  return may;
}
