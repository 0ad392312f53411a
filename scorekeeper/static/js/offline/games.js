/** Games: the table of one, and its result. */

import { chartOf } from "./chart.js";
import { closeHints, drawPage, urlFor } from "./page.js";

/** The score board: where the game stands and what is next. */
export function tablePage(world, game, request) {
  const { play } = game;
  if (game.result) closeHints(world);
  const given = { ...besideOf(play), own: { key: play.own_key ?? request.key, role: play.own_role ?? play.role } };
  return { html: drawPage(world, "games/table.html", { game, request }, given), status: 200 };
}

/** What the table shows besides the game. */
export const besideOf = ({ rules_before: name, rules_before_named: named, watch_key, next_key, key }) => ({
  rules_before: name === null ? null : { name, named },
  watch_key: watch_key ?? key, // a game that only this phone knows has no other links
  next_key: next_key ?? "",
});

/** How the game ended; while it is on, its table. */
export function resultPage(world, game, request) {
  if (!game.result) {
    return { redirect: urlFor(world, "games.table", { key: request.key }), flash: world.words.STILL_ON };
  }
  const given = { chart: chartOf(game, world.words), next_key: game.play.next_key ?? "" };
  return { html: drawPage(world, "games/result.html", { game, request }, given), status: 200 };
}
