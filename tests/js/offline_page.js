/** Stands in for the worker: the tests ask it what phones ask without a server, many at once. */

import { explainPage } from "./offline/explain.js";
import { viewGame } from "./offline/game_view.js";
import { resultPage, tablePage } from "./offline/games.js";
import { homePage } from "./offline/home.js";
import { liveParts } from "./offline/live_parts.js";
import { day } from "./offline/look.js";
import { createGame, newPage, suggestedName } from "./offline/new_game.js";
import { filters } from "./offline/rule_words.js";
import { templates } from "./offline/templates.js";
import { makeWorld } from "./offline/world.js";

const SCREENS = {
  table: tablePage,
  result: resultPage,
  explain: explainPage,
  live: (world, game, request) => liveParts(world, game, request.query.get("view"), request),
  home: (world, _, request, plays) => homePage(world, plays.map((play) => viewGame(play, world)), request),
  new: (world, last, request) => newPage(world, last, request),
  create: (world, last, request) => createGame(world, request, last),
};

/**
 * What each request is answered: `screen`, the `play` and the other `plays` of the phone, what the
 * `kit` says of it, and the request itself.
 */
function answers(kit, asked) {
  return asked.map(({ screen, play = null, plays = [], own, path, key = "", deal, query = "", form = null, now }) => {
    const kept = plays.map((each) => ({ key: each.key, play: each }));
    const world = makeWorld({ ...kit, ...structuredClone(own) }, templates, { kept });
    if (now) world.now = () => now;
    const request = {
      path,
      key,
      deal,
      query: new URLSearchParams(query),
      form: form && new URLSearchParams(form),
    };
    return SCREENS[screen](world, play && viewGame(play, world), request, plays);
  });
}

/** Each moment as a date and as the name of a game that is begun then, where the phone's clock says so. */
function calledThen(zone, moments, words) {
  const before = Intl.DateTimeFormat().resolvedOptions().timeZone;
  process.env.TZ = zone;
  const called = moments.map((iso) => [day(iso), suggestedName({ now: () => iso, kept: [], words })]);
  process.env.TZ = before;
  return called;
}

/** A text in which the table words can be tapped. */
function tappable(text, words) {
  return String(filters({ words, page: { words: new Map() } }).rule_words(text));
}
