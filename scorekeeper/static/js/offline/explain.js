/** Why a deal counts what it counts: the sum of each side, its rules, what was accepted. */

import { label, sumSentence } from "./lines.js";
import { drawPage } from "./page.js";
import { sentence } from "./problems.js";
import { ruleOf } from "./sources.js";
import { capitalized } from "./texts.js";
import { points } from "./words_numbers.js";

/** The page of one deal; null where there is no such deal. */
export function explainPage(world, game, request) {
  const deal = game.deal(Number(request.path.split("/").at(-2)));
  if (!deal) return null;
  const given = { deal, sides: shownSides(game, deal, world.words), problems: shownProblems(game, deal, world.words) };
  return { html: drawPage(world, "explain/deal.html", { game, request }, given), status: 200 };
}

/** Each side's sheet of a deal in words; none while a side has not counted. */
function shownSides(game, { number, scores, entries }, words) {
  const before = game.scores_before(number);
  return (scores ?? []).map((score, side) => ({
    name: game.sides[side].name,
    sum: sumSentence(score, words),
    total: score.total,
    before: before[side],
    after: score.total_after,
    lines: score.lines.map((line) => shownLine(line, game.rules, words)),
    note: entries[side].adjustment.note,
  }));
}

const shownLine = (line, rules, words) => ({
  mark: words.LINES.marks[line.item] ?? "",
  label: capitalized(label(line, words)),
  working: line.count > 1 ? `× ${points(line.each)}` : "",
  points: line.points,
  rule: ruleOf(line, rules, words),
});

function shownProblems({ sides, rules, players }, deal, words) {
  const table = { rules, words, names: sides.map((side) => side.name), players: players.length };
  return deal.problems.map((found) => ({
    text: sentence(found, table, !deal.was_right(found)),
    severity: found.severity,
    accepted: deal.is_accepted(found),
    was_right: deal.was_right(found),
  }));
}
