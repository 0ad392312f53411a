// What a phone without a network answers, compared with the pages of the server.
import { pathToFileURL } from "node:url";
import { viewGame } from "../../scorekeeper/static/js/offline/game_view.js";
import { goingOutPage } from "../../scorekeeper/static/js/offline/going_out.js";
import { openingPage } from "../../scorekeeper/static/js/offline/opening.js";
import { makeWorld } from "../../scorekeeper/static/js/offline/world.js";

const ANSWERS = { opening: openingPage, "going-out": goingOutPage };

let world;

/** Make the world of a phone that has this kit and draws with this module. */
export async function begin(path, kit) {
  const { templates } = await import(pathToFileURL(path).href);
  world = makeWorld(kit, templates, { fresh: () => "fresh" });
  return true;
}

/** A page, or its parts, for each of these queries; `play` is null where there is no game. */
export function answers(name, play, queries) {
  const game = play && viewGame(play, world);
  return queries.map((text) => {
    const path = play ? `/g/${play.key}/${name}` : `/${name}`;
    const request = { path, query: new URLSearchParams(text), form: null, key: play?.key ?? "" };
    return ANSWERS[name](world, game, request);
  });
}
