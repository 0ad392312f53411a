/**
 * Every way to arrange melded cards into books and unfinished melds, so that none is left over.
 * Numbers of wild cards are kept as bits.
 */

import { range } from "./basics.js";
import { bitsOf, sums } from "./bits.js";
import { booksKey } from "./book_tables.js";
import { isMeld, Meld } from "./melds.js";

/**
 * For each key of books that all these naturals can be laid as: the wilds beside them. At most
 * `wilds` wild cards are at hand, and as many unfinished melds as the rules allow.
 */
export function ofRank(rules, rank, naturals, wilds) {
  const { BOOK, SMALLEST_MELD, past_seven, open_melds } = rules;
  const sizes = range(BOOK, (past_seven === "none" ? BOOK : naturals) + 1).map((size) => [size, 0]);
  const dirty = goodMakings(rules, rank, range(1, naturals + 1), range(1, wilds + 1));
  const open = goodMakings(rules, rank, range(1, BOOK), range(0, wilds + 1));
  const ofSize = (making) => making[0] + making[1];
  const unfinished = new Map();
  const small = open.filter((making) => ofSize(making) < BOOK && ofSize(making) >= SMALLEST_MELD);
  for (const pile of piled(small, naturals).slice(0, open_melds + 1)) put(unfinished, pile);
  const found = new Map();
  const dirtyPiles = piled(dirty.filter((making) => ofSize(making) >= BOOK), naturals);
  for (const [cleanBooks, cleanCards] of piled(sizes, naturals).entries()) {
    for (const [dirtyBooks, dirtyCards] of dirtyPiles.entries()) {
      let bits = 0n;
      for (const used of cleanCards.keys()) {
        for (const [more, beside] of dirtyCards) bits |= sums(beside, unfinished.get(naturals - used - more) ?? 0n);
      }
      if (bits) found.set(booksKey(cleanBooks, dirtyBooks), bits);
    }
  }
  return found;
}

/** Numbers of wild cards that so many wild books and unfinished wild melds may hold. */
export function ofWilds({ BOOK, SMALLEST_MELD, past_seven, wild_melds, open_melds }, books, wilds) {
  let bits = 1n;
  const inBook = bitsOf(range(BOOK, (past_seven === "any" ? wilds : BOOK) + 1));
  for (let book = 0; book < books; book += 1) bits = sums(bits, inBook);
  for (let meld = 0; meld < wild_melds * open_melds; meld += 1) {
    bits |= sums(bits, bitsOf(range(SMALLEST_MELD, BOOK)));
  }
  return bits;
}

const goodMakings = (rules, rank, naturals, wilds) =>
  naturals.flatMap((used) =>
    wilds.filter((beside) => isMeld(new Meld(rank, used, 0, beside), rules)).map((beside) => [used, beside]),
  );

/** For 0, 1, 2 ... melds of these makings: the naturals used, and the wilds beside them. */
function piled(makings, naturals) {
  const piles = [];
  for (let pile = new Map([[0, 1n]]); pile.size; ) {
    piles.push(pile);
    const higher = new Map();
    for (const [used, bits] of pile) {
      for (const [more, wilds] of makings) {
        if (used + more <= naturals) put(higher, [[used + more, bits << BigInt(wilds)]]);
      }
    }
    pile = higher;
  }
  return piles;
}

function put(all, more) {
  for (const [used, bits] of more) all.set(used, (all.get(used) ?? 0n) | bits);
}
