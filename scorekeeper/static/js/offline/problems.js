/** A problem in one sentence for the player. */

import { partition } from "../scoring/reading.js";
import { decksFor } from "../scoring/ruleset.js";
import { countedField, countedRank } from "./nouns.js";
import { capitalized } from "./texts.js";
import { counted, fill, points, spelt } from "./words_numbers.js";

/**
 * What is wrong, where, the limit and what to do, in one sentence.
 * @param {object} problem as the scoring tells it
 * @param {{rules: object, words: object, names: string[], players?: number}} table the sides' names
 *   in their order (none for an opening); with `players` the decks are named where they follow them
 * @param {boolean} [withAdvice] whether to say what to do
 */
export function sentence(problem, { rules, words, names, players }, withAdvice = true) {
  const { side, field, value, limit, extra } = problem;
  const { RANKS, PLAIN } = words;
  const rank = String(extra.rank ?? "");
  const [one, many] = RANKS[rank] ?? ["", ""];
  const named = side === null ? words.PROBLEM_PHRASES.together : sideName(side, names, words);
  const template = templateOf(problem, rank, words);
  const text = fill(withAdvice ? template : finding(template), {
    who: names.length ? `${named}: ` : "",
    side: named,
    where: where(field, many, words),
    n: found(problem, rank, words),
    held: counted(value, PLAIN.card),
    wilds: countedRank(value, "wild", words),
    naturals: counted(value, PLAIN.natural),
    value: points(value),
    limit: points(limit),
    sides: counted(limit, PLAIN.side),
    decks: decksHold(rules, players, words),
    rank: one,
    ranks: many,
    cards: extra.cards ?? "",
    below: extra.below ?? "",
    kept: counted(Number(extra.cards ?? 0), PLAIN.card),
    needed: counted(limit, PLAIN.card),
  });
  return capitalized(text);
}

/** The side's name, else its number as players count. */
const sideName = (side, names, { PROBLEM_PHRASES }) =>
  names[side] || fill(PROBLEM_PHRASES.side, { number: side + 1 });

/** The sentence of the most exact variant that there is. */
function templateOf({ code, field, side }, rank, { SENTENCES }) {
  const variants = [field, partition(field, ".")[0], rank, ...(side === null ? ["together"] : [])];
  const exact = variants.find((variant) => SENTENCES[`${code}:${variant}`]);
  return SENTENCES[exact === undefined ? code : `${code}:${exact}`];
}

/** A sentence without its end that says what to do. */
const finding = (template) => `${template.slice(0, Math.max(0, template.lastIndexOf(". ")))}.`;

const found = ({ code, field, value }, rank, words) =>
  rank && words.OF_A_RANK.includes(code)
    ? countedRank(value, rank, words)
    : countedField(value, words.FIELD_MEANT[code] ?? field, words);

/** A meld by its place in the list and its rank, "meld 3 (kings)"; "" for another field. */
function where(field, ranks, { PROBLEM_PHRASES }) {
  const listed = /^melds\[(\d+)\]/.exec(field);
  return listed ? fill(PROBLEM_PHRASES.meld, { number: Number(listed[1]) + 1, ranks }) : "";
}

function decksHold(rules, players, words) {
  const { decks, one_deck, so_many_decks } = words.PROBLEM_PHRASES;
  if (rules.decks_follow_players && players === undefined) return decks;
  const number = decksFor(rules, players ?? 0);
  return number === 1 ? one_deck : fill(so_many_decks, { number: spelt(number, words) });
}
