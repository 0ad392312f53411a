/** Melds written one a line: `K 7`, `Q 5 + 2 jokers`, `wild 3 jokers 4 twos`, and back. */

import { Meld } from "../scoring/melds.js";
import { isFigures, linesOf, SPACES, start, strip } from "./texts.js";
import { fill } from "./words_numbers.js";

const WORD = /3b(?![\p{L}\p{N}])|[0-9]+|[\p{L}\p{Nl}\p{No}]+/giu;
const STRANGE = new RegExp(`[^\\p{L}\\p{N}_${SPACES}+,.*×]|(?![0-9])\\p{Nd}`, "u");

/** Why a line is no meld. */
class NoMeld extends Error {}

const refuse = (words, error, told = {}) => {
  throw new NoMeld(fill(words.LINE_ERRORS[error], told));
};

/**
 * The melds of the lines that can be read, and what is wrong with the others.
 * @returns {{melds: Meld[], errors: {line: number, reason: string}[]}}
 */
export function readMelds(text, rules, words) {
  const { MOST_LINES, LINE_ERRORS } = words;
  const lines = linesOf(text);
  const melds = [];
  const errors = [];
  if (lines.length > MOST_LINES) {
    errors.push({ line: MOST_LINES + 1, reason: fill(LINE_ERRORS.too_many_lines, { most: MOST_LINES }) });
  }
  lines.slice(0, MOST_LINES).forEach((line, place) => {
    if (!strip(line)) return;
    try {
      melds.push(readMeld(line, rules, words));
    } catch (problem) {
      if (!(problem instanceof NoMeld)) throw problem;
      errors.push({ line: place + 1, reason: problem.message });
    }
  });
  return { melds, errors };
}

/** The meld of one line. Throws with the reason. */
function readMeld(line, rules, words) {
  if ([...line].length > words.LONGEST_LINE) refuse(words, "too_long", { most: words.LONGEST_LINE });
  const said = (line.match(WORD) ?? []).map((word) => word.toLowerCase());
  const [first, ...rest] = said.filter((word) => !words.JOINS.includes(word));
  if (!first) refuse(words, "no_words");
  if (STRANGE.test(line)) refuse(words, "strange");
  const rank = rankOf(first, rules, words);
  if (!rank) refuse(words, "no_rank", { word: start(first, words.SHOWN) });
  const { naturals, jokers, twos } = numbersOf(rest, rank === "wild", words);
  if (!(naturals + jokers + twos)) refuse(words, "no_cards");
  return new Meld(rank, naturals, jokers, twos);
}

function rankOf(word, { NATURALS }, { ALL_WILD, RANK_WORDS }) {
  const upper = word.toUpperCase();
  if ([...NATURALS, "3B"].includes(upper)) return upper;
  return ALL_WILD.includes(word) ? "wild" : known(word, RANK_WORDS);
}

/** What stands for a word, which may end in s; undefined for one that nobody knows. */
function known(word, meanings) {
  const one = Object.keys(meanings).find((each) => [each, `${each}s`, `${each}es`].includes(word));
  return meanings[one];
}

function numbersOf(said, isWild, words) {
  const counts = { naturals: 0, jokers: 0, twos: 0 };
  for (const [count, kind] of pairs(said, words)) {
    if (kind === "naturals" && isWild) refuse(words, "wild_naturals");
    if (counts[kind]) refuse(words, "twice", { kind });
    if (count > words.MOST_OF_A_KIND) refuse(words, "too_many", { count, kind });
    counts[kind] = count;
  }
  return counts;
}

/**
 * Pairs of a number and what it counts: a number alone counts naturals, a joker alone is 1.
 * "5 joker" is five naturals and a joker, "5 jokers" are five of them.
 */
function* pairs(said, words) {
  const { WILD_WORDS, MOST_OF_A_KIND } = words;
  const isWord = (word) => Object.keys(WILD_WORDS).includes(word);
  let hasNaturals = false;
  for (let at = 0; at < said.length; at += 1) {
    const [word, following = ""] = said.slice(at);
    if (isFigures(word)) {
      const isOne = isWord(following) && word !== "1" && !hasNaturals;
      const wild = isOne ? undefined : known(following, WILD_WORDS);
      if (word.length > String(MOST_OF_A_KIND).length) refuse(words, "too_large");
      hasNaturals ||= !wild;
      yield [Number(word), wild ?? "naturals"];
      if (wild) at += 1;
    } else if (isWord(word)) {
      yield [1, WILD_WORDS[word]];
    } else refuse(words, "no_word", { word: start(word, words.SHOWN) });
  }
}

/** The line of a meld, as `readMelds` takes it: "Q 5 + 2 jokers". */
export function writeMeld({ rank, naturals, jokers, twos }, { WILD_WORDS }) {
  const wilds = [["joker", jokers], ["two", twos]]
    .filter(([, count]) => count)
    .map(([word, count]) => `${count} ${count === 1 ? word : WILD_WORDS[word]}`);
  return rank === "wild" ? [rank, ...wilds].join(" ") : [`${rank} ${naturals}`, ...wilds].join(" + ");
}

/** The lines of these melds. */
export const writeMelds = (melds, words) => melds.map((meld) => writeMeld(meld, words)).join("\n");
