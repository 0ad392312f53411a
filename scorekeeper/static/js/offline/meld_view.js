/** Melds as pages draw them: their name, their cards with suits, how their points are made. */

import { range, sum } from "../scoring/basics.js";
import { scoreSide } from "../scoring/score.js";
import { readEntry } from "./game_view.js";
import { capitalized } from "./texts.js";
import { fill, points } from "./words_numbers.js";

/** The meld with its card points under this rule set, and what is wrong with it. */
export const viewMeld = (meld, rules, words, problems = []) => ({
  title: titleOf(meld, rules, words),
  kind: meld.kind,
  cards: [...printed(meld, rules, words)],
  points: meld.points(rules),
  bonus: bonusOf(meld, rules),
  working: workingOf(meld, rules),
  problems,
});

function bonusOf(meld, rules) {
  if (!meld.isBook(rules)) return 0;
  const side = { ...readEntry({}, rules), melds: [meld] };
  const lines = scoreSide(side, rules, { deal: 1, players: rules.MIN_PLAYERS });
  return sum(lines.filter((line) => line.rule.startsWith("books.")), (line) => line.points);
}

function titleOf(meld, rules, { RANKS, MELD_TITLES }) {
  const isBook = meld.isBook(rules);
  if (meld.rank === "wild") return isBook ? MELD_TITLES.wild_book : MELD_TITLES.wild;
  const [, many] = RANKS[meld.rank];
  return fill(isBook ? MELD_TITLES.book : MELD_TITLES.open, { ranks: capitalized(many), kind: meld.kind });
}

/** How the points are made: "4 × 10 = 40", "2 × 20 + 50 = 90". */
function workingOf(meld, rules) {
  const { card_values: values } = rules;
  const naturals = meld.rank === "wild" ? [] : [[meld.naturals, values[meld.rank] ?? 0]];
  const heaps = [...naturals, [meld.jokers, values.joker], [meld.twos, values[2]]];
  const terms = heaps.filter(([count]) => count).map(([count, each]) => (count > 1 ? `${count} × ${each}` : each));
  return `${terms.join(" + ")} = ${points(meld.points(rules))}`;
}

/** Rank and suit of each card. */
function* printed({ rank, naturals, jokers, twos }, { NATURALS }, { SUITS, SUITS_OF }) {
  const suits = SUITS_OF[rank] ?? SUITS;
  for (const place of range(0, naturals)) {
    yield [NATURALS.includes(rank) ? rank : "3", suits[place % suits.length]];
  }
  for (const _ of range(0, jokers)) yield ["joker", "star"];
  for (const _ of range(0, twos)) yield ["2", "spade"];
}
