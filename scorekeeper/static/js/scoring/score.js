/** The score sheet of one side in one deal: the only place that adds points. */

import { sum } from "./basics.js";
import { countBooks } from "./books.js";
import { count, pointsOf, size } from "./cards.js";
import { black, hasMelded, leftPoints, red } from "./entry.js";
import { decksFor, forDeal } from "./ruleset.js";

/** Each side's score sheet, in the order of the sides. */
export const scoreDeal = (entry, rules) =>
  entry.sides.map((side, index) => {
    const lines = scoreSide(side, rules, entry);
    const total = sum(lines, (line) => line.points);
    return { name: side.name, total, total_after: entry.scores_before[index] + total, lines };
  });

/** The lines of a side's score sheet for this deal (from 1); lines that count nothing are out. */
export function scoreSide(side, rules, { deal, players }) {
  const books = countBooks(side, rules);
  const earned = hasWhatRedThreesNeed(side, books, rules);
  const line = ([item, count, given]) => {
    const [rule, value, unearned = value] = rules.LINES[item];
    const each = given ?? rules[earned ? value : unearned];
    return { item, count: Number(count), each, points: count * each, rule };
  };
  return [
    ...bookLines(books, rules),
    ...unfinishedLines(side, rules),
    ["card_points", rules.melded_counted, meldedPoints(side, rules)],
    ...redThreeLines(side, rules, decksFor(rules, players)),
    ...leftLines(side, rules),
    ...outLines(side, rules, deal),
    ["exact_cuts", side.exact_cuts],
    ["opened_first", side.opened_first],
    ["adjustment", rules.adjustments, side.adjustment.points],
  ]
    .map(line)
    .filter(({ item, count, each }) => count && (each || rules.ALWAYS_SHOWN.includes(item)));
}

const bookLines = (books, rules) => [
  ...rules.special_books.map(([rank, bonus]) => [
    `${rules.SPECIAL_KEYS[rank]}_books`,
    count(books.special, rank),
    bonus,
  ]),
  ["clean_books", books.clean],
  ["dirty_books", books.dirty],
  ["wild_books", books.wild],
  ["wild_books_mixed", books.wild_mixed],
];

/** Only melds listed card by card are known. */
const unfinishedLines = ({ melds }, rules) =>
  rules.special_books.map(([rank, bonus]) => [
    `${rules.SPECIAL_KEYS[rank]}_unfinished`,
    rules.special_unfinished_costs && melds.filter((meld) => meld.rank === rank && !meld.isBook(rules)).length,
    -bonus,
  ]);

/** Card points of everything the side melded, however it was counted. */
export const meldedPoints = (side, rules) =>
  side.card_points + sum(side.melds, (meld) => meld.points(rules)) + pointsOf(side.cards, rules);

function redThreeLines(side, rules, decks) {
  const { laid, hand, foot } = red(side);
  return [
    ["red_threes_laid", laid],
    ["red_threes_set", redSets(laid, rules, decks)],
    ["red_threes_hand", hand],
    ["red_threes_foot", foot],
  ];
}

const hasWhatRedThreesNeed = (side, books, rules) =>
  ({
    nothing: true,
    meld: hasMelded(side),
    clean_book: books.clean,
    special_book: size(books.special),
  })[rules.red_three_needs];

function redSets(laid, rules, decks) {
  const [size, most] = rules.RED_SETS[rules.red_three_set];
  return Math.min(most ?? laid, Math.floor(laid / (size ?? decks * rules.IN_ONE_DECK["3R"])));
}

function leftLines(side, rules) {
  if (side.went_out && !rules.out_left_counted) return [];
  const { hand, foot } = black(side);
  return [
    ["cards_left", rules.left_counted, -leftPoints(side, rules)],
    ["black_threes_hand", hand],
    ["black_threes_foot", foot],
  ];
}

function outLines(side, rules, deal) {
  const concealed = side.concealed && rules.concealed_bonus !== null;
  return [
    ["concealed", side.went_out && concealed],
    ["going_out", side.went_out && !concealed, forDeal(rules.out_bonus, deal)],
  ];
}
