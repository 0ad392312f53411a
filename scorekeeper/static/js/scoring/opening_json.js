/** The opening file: the melds that a side wants to lay, or the cards that it holds. */

import { cardsFrom, meldsFrom } from "./cards_json.js";
import { size } from "./cards.js";
import { readFile } from "./file_format.js";
import { playersIn, rulesIn } from "./ruleset_json.js";

const PREFER = ["cards", "wilds", "points"];

/** An opening to be judged (`melds`) or to be found (`hand`, with what to spare). */
export function readOpening(data, facts) {
  const { SCORE_MAX } = facts;
  return readFile(data, facts.OPENING, facts, (reading, keys) => {
    const rules = rulesIn(reading, keys);
    return {
      rules,
      players: playersIn(keys, rules),
      deal: keys.whole("deal", 1, undefined, 1),
      score: keys.whole("score", -SCORE_MAX, SCORE_MAX),
      melds: laidFrom(reading, keys),
      hand: handFrom(reading, keys, rules),
      prefer: preferFrom(keys),
      from_pile: pileFrom(reading, keys),
    };
  });
}

function laidFrom(reading, keys) {
  if (!keys.has("hand")) {
    keys.needed("melds");
    return meldsFrom(reading, keys);
  }
  keys.refuse("melds");
  return [];
}

function handFrom(reading, keys, rules) {
  if (!keys.has("hand")) return null;
  const hand = cardsFrom(keys.keys("hand"), rules);
  if (!reading.errors.length && size(hand) > rules.MOST_CARDS) reading.wrong(keys.pathOf("hand"));
  return hand;
}

function preferFrom(keys) {
  if (!keys.has("hand")) keys.refuse("prefer");
  return keys.has("hand") ? keys.read("choice", "prefer", PREFER[0], PREFER) : PREFER[0];
}

function pileFrom(reading, keys) {
  if (!keys.has("from_pile")) return null;
  const pile = keys.keys("from_pile");
  const rank = pile.needed("rank");
  return rank === undefined ? null : reading.choice(rank, pile.pathOf("rank"), reading.facts.RANKS);
}
