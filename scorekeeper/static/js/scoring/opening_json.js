/** The opening file: the melds that a side wants to lay, or the cards that it holds. */

import { size } from "./cards.js";
import { readFile } from "./file_format.js";

const PREFER = ["cards", "wilds", "points"];

/** An opening to be judged (`melds`) or to be found (`hand`, with what to spare). */
export const readOpening = (data, facts) =>
  readFile(data, "OPENING", facts, (reading, { hand, melds, prefer, from_pile: pile }) => {
    reading.wrong("hand", hand && !reading.errors.length && size(hand) > facts.MOST_CARDS);
    reading.wrong("melds", hand && melds !== undefined);
    reading.wrong("prefer", prefer !== undefined && !(hand && PREFER.includes(prefer)));
    return {
      melds: hand ? [] : reading.melds(melds, "melds", facts.COUNT_MAX),
      prefer: prefer ?? PREFER[0],
      from_pile: pile === undefined ? null : reading.keys(pile, "from_pile", facts.SHAPES.pile).rank,
    };
  });
