/** Cards and melds in a file: {"K": 3, "joker": 1}, {"rank": "K", "naturals": 5, "twos": 2}. */

import { cardsOf } from "./cards.js";
import { Meld } from "./melds.js";

/** Cards from an object of rank to count. */
export function cardsFrom(keys, rules) {
  return cardsOf(Object.fromEntries(keys.names(rules.RANKS).map((rank) => [rank, keys.whole(rank)])), rules);
}

/** The melds listed, none where they are left out. */
export const meldsFrom = (reading, keys) =>
  keys.items("melds").map(([item, at]) => meldFrom(reading, reading.keys(item, at)));

function meldFrom(reading, keys) {
  let rank = keys.needed("rank");
  if (rank !== undefined) rank = reading.choice(rank, keys.pathOf("rank"), reading.facts.MELD_RANKS);
  const meld = new Meld(rank, keys.whole("naturals"), keys.whole("jokers"), keys.whole("twos"));
  if (rank === "wild" && meld.naturals) reading.wrong(keys.pathOf("naturals"));
  else if (!reading.errors.length && !meld.size) reading.wrong(keys.path);
  return meld;
}

/** The list that reads back as these melds. */
export const meldsToJson = (melds) =>
  melds.map(({ rank, ...counts }) =>
    Object.fromEntries([["rank", rank], ...Object.entries(counts).filter(([, count]) => count)]),
  );
