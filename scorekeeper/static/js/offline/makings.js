/** The melds that "book by book" offers for a rank, so that each is two taps away. */

import { range } from "../scoring/basics.js";
import { isMeld, Meld } from "../scoring/melds.js";
import { remembered } from "../scoring/ruleset.js";
import { writeMeld } from "./meld_lines.js";

/** The choices of every rank that may be melded; ranks with the same ones together. */
export const choicesOf = (rules, words) => remembered(rules, "choices", () => choices(rules, words));

function choices(rules, words) {
  const threes = rules.black_three_melds ? ["3B"] : [];
  const groups = new Map();
  for (const rank of [...rules.NATURALS, ...threes, ...(rules.wild_melds ? ["wild"] : [])]) {
    const offered = [...melds(rank, rules, words)].filter((meld) => isMeld(meld, rules));
    const making = (meld) => makingOf(meld, words);
    const books = offered.filter((meld) => meld.isBook(rules)).map(making);
    const open = offered.filter((meld) => !meld.isBook(rules)).map(making);
    const key = JSON.stringify([books, open]);
    groups.set(key, { ranks: [...(groups.get(key)?.ranks ?? []), rank], books, open });
  }
  return [...groups.values()];
}

/** Melds of a rank, the small ones first, those with the fewest wilds first. */
function* melds(rank, { SMALLEST_MELD, BOOK }, { LARGEST }) {
  const isWild = rank === "wild";
  for (const size of range(SMALLEST_MELD, LARGEST + 1)) {
    const most = isWild ? size : Math.min(size, BOOK);
    for (const wilds of range(isWild ? size : 0, most + 1)) {
      if (size > BOOK && wilds && !isWild) continue;
      for (const twos of range(0, wilds + 1)) yield new Meld(rank, size - wilds, wilds - twos, twos);
    }
  }
}

const makingOf = ({ rank, naturals, jokers, twos }, words) => ({
  line: writeMeld({ rank, naturals, jokers, twos }, words).replace(`${rank} `, ""),
  naturals,
  jokers,
  twos,
});
