/** Which page or act an address is, and the phone's own answer to it. */

import { viewGame } from "./game_view.js";
import { drawPage } from "./page.js";

/** @typedef {{endpoint: string, key: string, deal: number}} Place */

const NUMBERED = /^(?:deal|number)$/;
const DEAL = /^[1-9]\d{0,2}$/;

/** What this phone can answer. @type {Record<string, {method: string, needsGame: boolean, answer: Function}>} */
export const ANSWERS = {};

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
  const request = { ...asked, key: place.key, deal: place.deal };
  const { answer, needsGame } = ANSWERS[place.endpoint];
  if (!needsGame) return answer(world, request);
  const kept = world.kept.find(({ key }) => key === place.key);
  if (!kept) return refusal(world, "NOT_KEPT", request, 503);
  const game = viewGame(kept.play, world);
  const need = world.kit.needs[place.endpoint];
  const { LINK_RANKS, OTHER_LINK } = world.words;
  if (LINK_RANKS[kept.play.role] < LINK_RANKS[need]) return refused(world, OTHER_LINK[need], request, 403, game);
  return answer(world, game, request);
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
  return { html: drawPage(world, "errors/error.html", { game, request }, { told, typed: [] }), status };
}
