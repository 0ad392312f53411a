/** The rows of a count sheet: one for each thing that the rules count, and nothing else. */

import { range } from "../scoring/basics.js";
import { forDeal } from "../scoring/ruleset.js";
import { MELDS, mustBeNamed } from "./ways.js";

export const FEET = "left.unopened_feet";

/**
 * The rows of a side's sheet, in the order in which a table counts.
 * @param {{rules: object, deal: number, players: number, limits: object, words: object}} seat
 *   `players` are those of the side, deals from 1
 */
export const rowsOf = (seat) =>
  [books, melded, redThreesLaid, goingOut, leftInHand, feet, extras].flatMap((part) => [...part(seat)]);

/** A row as it is called, with `more` of it than is usual. */
export function namedRow({ CHIPS, ROW_LABELS, ROW_HINTS }, path, kind, more = {}) {
  const row = {
    path,
    kind,
    label: ROW_LABELS[path],
    hint: ROW_HINTS[path] ?? "",
    each: null,
    mark: "",
    most: null,
    start: "0",
    items: [],
    needs: "",
    ...more,
  };
  const chips = range(0, Math.min(CHIPS, row.most ?? CHIPS) + 1);
  return { ...row, chips, has_more: row.most === null || row.most > CHIPS };
}

function* books({ rules, limits, words }) {
  const { clean, dirty, wild, special } = limits.books;
  for (const [rank, bonus] of rules.special_books) {
    const key = rules.SPECIAL_KEYS[rank];
    const items = [`${key}_books`, `${key}_unfinished`];
    yield namedRow(words, `books.${key}`, "count", { each: bonus, mark: "clean", most: special.get(rank), items });
  }
  yield bookRow(words, "clean", rules.clean_book, clean);
  yield bookRow(words, "dirty", rules.dirty_book, dirty);
  if (rules.wild_melds) yield bookRow(words, "wild", rules.wild_book, wild);
}

function bookRow(words, kind, each, most) {
  const items = [`${kind}_books`, `${kind}_books_mixed`];
  return namedRow(words, `books.${kind}`, "count", { each, mark: kind, most, items });
}

function* melded({ rules, words }) {
  if (rules.melded_counted) {
    yield namedRow(words, "card_points", "points", { start: "", items: ["card_points"] });
  } else if (mustBeNamed(rules, words)) yield namedRow(words, MELDS, "melds", { start: "" });
  else if (rules.red_three_needs === "meld") yield namedRow(words, "melded", "tick");
}

function* redThreesLaid({ rules, limits, words }) {
  if (rules.red_three_laid || rules.red_three_without) {
    yield namedRow(words, "red_threes.laid", "count", {
      each: rules.red_three_laid,
      mark: "red_three",
      most: limits.decks * rules.IN_ONE_DECK["3R"],
      items: ["red_threes_laid", "red_threes_set"],
    });
  }
}

function* goingOut({ rules, deal, words }) {
  yield namedRow(words, "went_out", "out", { each: forDeal(rules.out_bonus, deal), items: ["going_out"] });
  if (rules.concealed_bonus !== null) {
    yield namedRow(words, "concealed", "tick", { each: rules.concealed_bonus, items: ["concealed"] });
  }
}

function* leftInHand(seat) {
  const { rules, words } = seat;
  if (rules.left_counted) {
    const hint = words.ROW_HINTS[rules.feet ? "left.points" : "left.points without feet"];
    yield namedRow(words, "left.points", "points", { hint, items: ["cards_left"] });
  }
  // Threes that cost nothing are asked for as well: who holds one is not empty-handed.
  if (rules.black_three_hand || rules.left_counted) yield threes(seat, "black", "hand");
  if (rules.red_three_hand_allowed && (rules.red_three_hand || rules.left_counted)) {
    yield threes(seat, "red", "hand");
  }
}

function* feet(seat) {
  const { rules, players, words } = seat;
  if (!rules.feet) return;
  yield namedRow(words, FEET, "count", { most: players * rules.feet, start: "" });
  if (rules.red_three_foot || rules.left_counted) yield threes(seat, "red", "foot");
  if (rules.black_three_foot || rules.left_counted) yield threes(seat, "black", "foot");
}

function threes({ rules, limits, words }, colour, place) {
  const isRed = colour === "red";
  return namedRow(words, isRed ? `red_threes.${place}` : `left.black_threes.${place}`, "count", {
    each: rules[`${colour}_three_${place}`],
    mark: `${colour}_three`,
    most: limits.decks * rules.IN_ONE_DECK[isRed ? "3R" : "3B"],
    items: [`${colour}_threes_${place}`],
    needs: place === "foot" ? FEET : "",
  });
}

function* extras({ rules, words }) {
  if (rules.exact_cut) yield namedRow(words, "exact_cuts", "count", { each: rules.exact_cut, items: ["exact_cuts"] });
  if (rules.opened_first) {
    yield namedRow(words, "opened_first", "first", { each: rules.opened_first, items: ["opened_first"] });
  }
  if (rules.adjustments) {
    yield namedRow(words, "adjustment.points", "signed", { items: ["adjustment"] });
    yield namedRow(words, "adjustment.note", "note", { start: "" });
  }
}
