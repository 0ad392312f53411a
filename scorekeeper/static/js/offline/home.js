/** Home: the games of this phone, the way into another phone's game, how this phone looks. */

import { pageForm } from "./base.js";
import { closeHints, drawPage } from "./page.js";

/** The first page, with these games, the newest first. */
export function homePage(world, games, request) {
  if (games.some((game) => game.result)) closeHints(world);
  const [join, light, by] = [pageForm(world, { link: "" }), pageForm(world), pageForm(world)];
  const shown = games.slice(0, world.words.SHOWN_AT_HOME).map(opened);
  const given = { games: shown, lost: [], join, light, by }; // which games are closed, the server knows
  return { html: drawPage(world, "home/home.html", { request }, given), status: 200 };
}

/** A game with the link by which this phone may do most. */
function opened(game) {
  const { own_key, own_role, key, role } = game.play;
  return { game, link: { key: own_key ?? key, role: own_role ?? role } };
}
