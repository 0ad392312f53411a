/** The score sheet of one side in one deal: the only place that adds points. */

import { sum } from "./basics.js";
import { countBooks, unfinishedSpecial } from "./books.js";
import { pointsOf } from "./cards.js";
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
  const drafts = [
    ...bookLines(books, rules),
    ...unfinishedLines(side, rules),
    ["card_points", 1, rules.melded_counted ? meldedPoints(side, rules) : 0, "cards.melded"],
    ...redThreeLines(side, books, rules, decksFor(rules, players)),
    ...leftLines(side, rules),
    ...outLines(side, rules, deal),
    ["exact_cuts", side.exact_cuts, rules.exact_cut, "extras.exact_cut"],
    ["opened_first", Number(side.opened_first), rules.opened_first, "extras.opened_first"],
    ["adjustment", 1, rules.adjustments ? side.adjustment.points : 0, "extras.adjustment"],
  ];
  return drafts
    .filter(([item, count, each]) => count && (each || rules.ALWAYS_SHOWN.includes(item)))
    .map(([item, count, each, rule]) => ({ item, count, each, points: count * each, rule }));
}

const bookLines = (books, rules) => [
  ...rules.special_books.map(([rank, bonus]) => [
    `${rules.SPECIAL_KEYS[rank]}_books`,
    books.special.get(rank),
    bonus,
    "books.special",
  ]),
  ...["clean", "dirty", "wild"].map((kind) => [
    `${kind}_books`,
    books[kind],
    rules[`${kind}_book`],
    `books.${kind}`,
  ]),
  ["wild_books_mixed", books.wild_mixed, rules.wild_book_mixed, "books.wild_mixed"],
];

function unfinishedLines(side, rules) {
  if (!rules.special_unfinished_costs) return [];
  const bonus = new Map(rules.special_books);
  return unfinishedSpecial(side, rules).map(([rank, count]) => [
    `${rules.SPECIAL_KEYS[rank]}_unfinished`,
    count,
    -bonus.get(rank),
    "books.special_unfinished",
  ]);
}

/** Card points of everything the side melded, however it was counted. */
export const meldedPoints = (side, rules) =>
  side.card_points + sum(side.melds, (meld) => meld.points(rules)) + pointsOf(side.cards, rules);

function redThreeLines(side, books, rules, decks) {
  const { laid, hand, foot } = red(side);
  const earned = hasWhatRedThreesNeed(side, books, rules);
  const [each, bonus] = earned
    ? [rules.red_three_laid, rules.red_three_set_bonus]
    : [rules.red_three_without, rules.red_three_set_without];
  return [
    ["red_threes_laid", laid, each, "red_threes.laid"],
    ["red_threes_set", redSets(laid, rules, decks), bonus, "red_threes.set"],
    ["red_threes_hand", hand, rules.red_three_hand, "red_threes.hand"],
    ["red_threes_foot", foot, rules.red_three_foot, "red_threes.foot"],
  ];
}

function hasWhatRedThreesNeed(side, books, { red_three_needs: needed }) {
  if (needed === "clean_book") return books.clean > 0;
  if (needed === "special_book") return sum(books.special.values()) > 0;
  return needed === "nothing" || hasMelded(side);
}

const redSets = (laid, rules, decks) =>
  ({
    all: Number(laid >= decks * rules.IN_ONE_DECK["3R"]),
    seven: Number(laid >= rules.SEVEN_OF_A_SET),
    four: Math.floor(laid / rules.FOUR_OF_A_SET),
  })[rules.red_three_set];

function leftLines(side, rules) {
  if (side.went_out && !rules.out_left_counted) return [];
  const { hand, foot } = black(side);
  return [
    ["cards_left", 1, rules.left_counted ? -leftPoints(side, rules) : 0, "left.cards"],
    ["black_threes_hand", hand, rules.black_three_hand, "left.black_threes"],
    ["black_threes_foot", foot, rules.black_three_foot, "left.black_threes"],
  ];
}

function outLines(side, rules, deal) {
  if (!side.went_out) return [];
  return side.concealed && rules.concealed_bonus !== null
    ? [["concealed", 1, rules.concealed_bonus, "going_out.concealed"]]
    : [["going_out", 1, forDeal(rules.out_bonus, deal), "going_out.bonus"]];
}
