/** What pages that stay open are sent when their game changes: drawn with the templates of the pages. */

import { chartOf } from "./chart.js";
import { besideOf } from "./games.js";
import { beginPage } from "./page.js";
import { standingSheet } from "./standing_sheet.js";

/** What a page of this view shows now; null for a view that only the server draws. */
export function liveParts(world, game, view, request) {
  const parts = VIEWS[view];
  if (!parts) return null;
  const draw = beginPage(world, { game, request });
  const drawn = (template, given) => draw(template, { ...besideOf(game.play), form: null, ...given });
  return { json: { mark: world.mark(), title: game.name, ...parts(game, drawn, world, request) }, status: 200 };
}

function tableParts(game, draw) {
  const names = ["board", "now", "deals", "agree", "rules", "standing"];
  const parts = Object.fromEntries(names.map((name) => [name, draw(`games/_${name}.html`)]));
  return { parts: { ...parts, ...acts(draw) } };
}

function resultParts(game, draw, { words }) {
  const parts = {
    board: draw("games/_board.html"),
    deals: draw("games/_deals.html"),
    "told-text": draw("games/_told_text.html"),
  };
  if (game.result) parts.chart = draw("games/_chart.html", { chart: chartOf(game, words) });
  return { parts: { ...parts, ...acts(draw) } };
}

const acts = (draw) =>
  Object.fromEntries(["wide", "narrow"].map((place) => [`acts-${place}`, draw("games/_acts.html", { place })]));

const VIEWS = {
  table: tableParts,
  result: resultParts,
  count: (game, draw, world, request) => standingSheet(game, Number(request.query.get("deal")), world.words),
};
