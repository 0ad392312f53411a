/** An opening as its page draws it: the verdict, the melds with what forbids them, suggestions. */

import { most } from "../scoring/basics.js";
import { size } from "../scoring/cards.js";
import { checkOpening, minimum } from "../scoring/opening.js";
import { suggest } from "../scoring/suggestions.js";
import { viewMeld } from "./meld_view.js";
import { sentence } from "./problems.js";
import { capitalized } from "./texts.js";
import { counted, fill, points } from "./words_numbers.js";

/**
 * What the page answers to a form; what cannot be read is in `form.errors` afterwards.
 * @param {object} form OpeningForm
 * @param {{rules: object, deal: number, score: number}} at deals from 1, the side's total before it
 * @param {object} words
 */
export function judge(form, at, words) {
  const when = { ...at, from_pile: form.pile };
  const verdict = form.mode === "hold" ? ofHand(form.held(), when, words) : ofMelds(form.melds(), when, words);
  return { melds: [], ways: [], problems: [], hint: "", ...verdict };
}

function ofMelds(melds, when, words) {
  const { rules } = when;
  const opening = checkOpening({ melds, ...when });
  const said = (field) =>
    opening.problems
      .filter((problem) => problem.field === field)
      .map((problem) => sentence(problem, { rules, words, names: [] }));
  const judged = {
    points: opening.points,
    minimum: opening.minimum,
    melds: melds.map((meld, index) => viewMeld(meld, rules, words, said(`melds[${index}]`))),
  };
  if (!melds.length) return { ...judged, tone: "", words: words.OPENING.lay, hint: words.OPENING.lay_hint };
  const tone = opening.meets ? "good" : "bad";
  return { ...judged, tone, words: wordsOf(opening, words), problems: said("from_pile") };
}

function wordsOf({ meets, short_by }, words) {
  if (meets) return words.OPENING.good;
  return short_by ? short(short_by, words) : words.OPENING.bad;
}

const short = (by, { OPENING }) => fill(OPENING.short, { points: points(by) });

function ofHand(hand, when, words) {
  const { rules } = when;
  const { OPENING } = words;
  const least = minimum(rules, when);
  const none = { points: 0, minimum: least };
  const cards = size(hand);
  if (!cards) return { ...none, tone: "", words: OPENING.hold, hint: OPENING.hold_hint };
  if (cards > rules.MOST_CARDS) {
    const problems = [fill(OPENING.too_many_cards, { cards, most: rules.MOST_CARDS })];
    return { ...none, tone: "bad", words: OPENING.too_many, problems };
  }
  const asked = { hand, prefer: "cards", ...when };
  const found = suggest(asked);
  // else what the cards would lay if any points were enough
  const shown = found.length ? found : suggest({ ...asked, rules: { ...rules, opening: "none" } });
  const best = most(shown.map((way) => way.points));
  if (!found.length) {
    return { points: best, minimum: least, tone: "bad", words: short(least - best, words), hint: atBest(best, words) };
  }
  const ways = found.map((way) => wayOf(way, rules, words));
  return { points: best, minimum: least, tone: "good", words: OPENING.good, ways };
}

const atBest = (best, { OPENING }) => (best ? fill(OPENING.at_most, { points: points(best) }) : OPENING.no_meld);

function wayOf(way, rules, words) {
  const { OPENING, PLAIN, BEST } = words;
  const wilds = way.wilds ? counted(way.wilds, PLAIN.wild) : OPENING.no_wilds;
  return {
    melds: way.melds.map((meld) => viewMeld(meld, rules, words)),
    points: way.points,
    spent: fill(OPENING.spent, { cards: counted(way.cards, PLAIN.card), wilds }),
    best_at: capitalized(way.best_at.map((aim) => BEST[aim]).join(", ")),
  };
}
