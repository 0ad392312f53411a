// What a phone without a network answers, compared with the pages of the server.
import { pathToFileURL } from "node:url";
import { makeDrawer } from "../../scorekeeper/static/js/offline/drawing.js";
import { viewGame } from "../../scorekeeper/static/js/offline/game_view.js";
import { goingOutPage } from "../../scorekeeper/static/js/offline/going_out.js";
import * as look from "../../scorekeeper/static/js/offline/look.js";
import { openingPage } from "../../scorekeeper/static/js/offline/opening.js";
import * as page from "../../scorekeeper/static/js/offline/page.js";
import * as ruleSets from "../../scorekeeper/static/js/offline/rule_sets.js";
import * as ruleWords from "../../scorekeeper/static/js/offline/rule_words.js";
import * as unsent from "../../scorekeeper/static/js/offline/unsent.js";

const MODULES = [look, page, ruleSets, ruleWords, unsent];
const ANSWERS = { opening: openingPage, "going-out": goingOutPage };

let world;

/** Make the world of a phone that has this kit and draws with this module. */
export async function begin(path, kit) {
  const { templates } = await import(pathToFileURL(path).href);
  world = { kit, facts: kit.facts, words: kit.words, fresh: () => "fresh", token: "", acts: [], kept: [], unlisted: [] };
  const all = (what) => Object.assign({}, ...MODULES.map((module) => module[what]?.(world)));
  world.draw = makeDrawer({ templates, filters: all("filters"), globals: { ...all("globals"), mark_now: () => "" } });
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
