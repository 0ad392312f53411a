/** Which page or act an address is, and the phone's own answer to it. */

import { countPage, saveSheet, workOut } from "./deals.js";
import { explainPage } from "./explain.js";
import { viewGame } from "./game_view.js";
import { resultPage, tablePage } from "./games.js";
import { goingOutPage } from "./going_out.js";
import { homePage } from "./home.js";
import { liveParts } from "./live_parts.js";
import { createGame, newPage } from "./new_game.js";
import { openingPage } from "./opening.js";
import { drawPage } from "./page.js";
import { typedWords } from "./told_back.js";

/** @typedef {{endpoint: string, key: string, deal: number}} Place */

const NUMBERED = /^(?:deal|number)$/;
const DEAL = /^[1-9]\d{0,2}$/;

/** The games that can be read: one that is damaged keeps nobody from the others. */
const games = (world) => world.kept.map(({ key }) => gameOf(world, key)).filter(Boolean);
const lastGame = (world) => games(world)[0] ?? null;
const nowOf = (world, game, request) => liveParts(world, game, request.query.get("view"), request);

/** What this phone can answer: by endpoint the method, and the answer with or without a game. */
const ANSWERS = {
  "home.home": { method: "GET", atHome: (world, request) => homePage(world, games(world), request) },
  "games.new": { method: "GET", atHome: (world, request) => newPage(world, lastGame(world), request) },
  "games.create": { method: "POST", atHome: (world, request) => createGame(world, request, lastGame(world)) },
  "games.table": { method: "GET", inGame: tablePage },
  "games.result": { method: "GET", inGame: resultPage },
  "explain.deal": { method: "GET", inGame: explainPage },
  "deals.count": { method: "GET", inGame: countPage },
  "deals.save": { method: "POST", inGame: saveSheet },
  "deals.work_out": { method: "POST", inGame: workOut },
  "opening.check": { method: "GET", inGame: openingPage },
  "opening.check_alone": { method: "GET", atHome: (world, request) => openingPage(world, null, request) },
  "going_out.check": { method: "GET", inGame: goingOutPage },
  "live.now": { method: "GET", inGame: nowOf },
};

/** The place that an address means among those that a phone answers; null for any other. */
export function placeOf(kit, method, path) {
  const asked = path.split("/");
  for (const endpoint of Object.keys(ANSWERS)) {
    if (ANSWERS[endpoint].method !== method) continue;
    const place = matched(kit.routes[endpoint]?.split("/") ?? [], asked);
    if (place) return { endpoint, key: "", deal: 0, ...place };
  }
  return null;
}

function matched(route, asked) {
  if (route.length !== asked.length) return null;
  const place = {};
  for (const [at, part] of route.entries()) {
    const name = /^<(\w+)>$/.exec(part)?.[1];
    if (!name && part !== asked[at]) return null;
    if (!name) continue;
    if (NUMBERED.test(name)) {
      if (!DEAL.test(asked[at])) return null;
      place.deal = Number(asked[at]);
    } else {
      place[name] = asked[at];
    }
  }
  return place;
}

/**
 * What the phone answers in the place of the server: `{ html, status }`, `{ json, status }` or
 * `{ redirect }`, and with a good act `save`.
 * @param {object} world
 * @param {Place} place
 * @param {{path: string, query: URLSearchParams, form: URLSearchParams | null}} asked
 */
export function answerTo(world, place, asked) {
  const request = { ...asked, key: place.key };
  const { atHome, inGame } = ANSWERS[place.endpoint];
  if (atHome) return atHome(world, request) ?? refusal(world, "NO_NETWORK", request);
  const kept = world.kept.find(({ key }) => key === place.key);
  if (!kept) return refusal(world, "NOT_KEPT", request);
  const game = viewGame(kept.play, world);
  const need = world.kit.needs[place.endpoint];
  const { LINK_RANKS, OTHER_LINK } = world.words;
  if (LINK_RANKS[kept.play.role] < LINK_RANKS[need]) return refused(world, OTHER_LINK[need], request, 403, game);
  const answer = inGame(world, game, request);
  const isThere = answer && (answer.redirect || answer.json || answer.html);
  return isThere ? answer : refused(world, world.words.NO_PAGE, request, 404, game);
}

/** A page that says what cannot be done, and the way back. */
export const refusal = (world, words, request, status = 503) =>
  refused(world, world.words[words], request, status, gameOf(world, request.key));

/** The game of a page, null where it is not kept or cannot be read. */
function gameOf(world, key) {
  const kept = world.kept.find((game) => game.key === key);
  try {
    return kept ? viewGame(kept.play, world) : null;
  } catch {
    return null;
  }
}

function refused(world, told, request, status, game) {
  const names = game?.sides.map(({ name }) => name);
  const typed = request.form ? typedWords(request.form, world.words, names) : [];
  return { html: drawPage(world, "errors/error.html", { game, request }, { told, typed }), status };
}
