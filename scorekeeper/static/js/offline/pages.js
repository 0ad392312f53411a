/** A page that is asked for: from the server where it answers in time, else from this phone. */

import { answerTo, placeOf, refusal } from "./answering.js";
import { beginOtherwise, forgetAct, keep, keepUnread, noteSaved, refusedGame } from "./keeping.js";
import { isOwn } from "./outbox.js";
import { atHand, isAhead, kit, letGo, places, refreshGame, refreshKit, sendSoon, tellPages, worldNow } from "./phone.js";
import { ask, isFromHere, isOurs, passOn, PATIENCE, patience, soon, told } from "./server.js";
import { leadTo, shown, shownNews } from "./shown.js";
import { seenPage, wasSeen } from "./stores.js";
import { markOf } from "./world.js";

const SAVES = ["deals.save", "games.create"];
const IN_HAND = /^(?:|save|save-\d)$/; // what a sheet sends that is to be saved
const PART = 2000; // ms for a part of a page that is open
const PAGE = 15_000; // ms for a page that only the server has
const ARRIVED = 204; // what the server answers where it has an act
const ACT = 60_000; // ms for an act that only it can do, and may have done already

/**
 * @typedef {{request: Request, path: string, query: string, body: string | null, mark: string, served?: string}} Asked
 *   `mark` is what the forms of this phone's pages bear, `served` what those of the server's do
 */

/** A page, or an act that ends on one. @param {Asked} asked @param {(work: Promise) => void} later */
export async function page(asked, later) {
  if (!isFromHere(asked)) return (await ask(asked.request)) ?? notConnected(asked);
  const known = await kit();
  if (!known) later(refreshKit(true));
  const here = known && placeOf(known, asked.request.method, asked.path);
  const key = keyOf(asked.path);
  if (await isAhead(key)) await sendSoon(PATIENCE); // each part of it has less patience
  const moved = (await places()).get(key);
  if (moved) return asAt(asked, key, moved, later);
  if (!here) return plainPage(asked, later, isOwn(key));
  const refused = here.endpoint === "games.create" && (await refusedGame(asked));
  const begun = refused && (await beginOtherwise(await worldNow(""), asked, refused));
  if (begun) return leadTo(begun);
  if (!key || !(await isAhead(key))) {
    const answer = await passOn(asked);
    if (isTheServer(answer)) {
      later(afterPage(here, asked, answer, later));
      return answer;
    }
  }
  return byPhone(here, asked, later);
}

/** A part of a page that is open, or its news. */
export async function part(asked, later) {
  const known = await kit();
  const place = known && placeOf(known, asked.request.method, asked.path);
  if (!place) return fetch(asked.request);
  if (place.key && (await isAhead(place.key))) later(sendSoon(PATIENCE));
  else {
    const answer = await soon(passOn(asked), PART);
    if (isTheServer(answer)) return answer;
  }
  const world = await worldNow(place.key);
  const answer = answerTo(world, place, request(asked));
  const isNews = place.endpoint === "live.now";
  if (isNews && !answer.json) return new Response(null, { status: 503 });
  return isNews ? shownNews(world, answer, asked.request.headers.get("If-None-Match")) : shown(world, answer);
}

/** Whether the score keeper said this, and not what stands in between (a wall that wants a password). */
const isTheServer = (answer) => answer && isOurs(answer) && answer.status < 500;

export const keyOf = (path) => /^\/g\/([^/]+)/.exec(path)?.[1] ?? "";

const request = ({ path, query, body }) => ({
  path,
  query: new URLSearchParams(query),
  form: body === null ? null : new URLSearchParams(body),
});

/** The same of a game that has another address now. */
function asAt(asked, from, to, later) {
  const path = asked.path.replace(`/g/${from}`, `/g/${to}`);
  if (asked.body === null) return leadTo(path + asked.query);
  const { referrer, redirect, mode } = asked.request;
  const url = new URL(path + asked.query, location.origin).href;
  return page({ ...asked, path, request: { method: "POST", url, referrer, redirect, mode } }, later);
}

/** A page that only the server has; one that was seen is there without it. */
async function plainPage(asked, later, isOnlyHere) {
  const seen = asked.body === null && (await wasSeen(asked.request.url));
  const enough = asked.body === null ? PAGE : ACT;
  const answer = isOnlyHere ? null : await passOn(asked, seen ? patience() : enough);
  if (answer) {
    if (isOurs(answer)) later(seenPage(asked, answer));
    if (asked.body !== null) later(Promise.all([refreshKit(true), refreshGame(keyOf(asked.path))]));
    return answer;
  }
  return seen || notConnected(asked);
}

async function notConnected(asked) {
  const key = keyOf(asked.path);
  const world = await worldNow(key);
  return world ? shown(world, refusal(world, "NO_NETWORK", { ...request(asked), key })) : Response.error();
}

/** What the server's answer tells: the game is kept as it is now, what was looked after is done. */
async function afterPage(place, asked, answer, later) {
  const { key, endpoint } = place;
  if (answer.status === 410) await letGo(key);
  const isLedOn = answer.type === "opaqueredirect";
  if (!answer.ok && !isLedOn) return;
  const last = (await kit()).games[0];
  await Promise.all([refreshGame(key, Date.now()), refreshKit(asked.body !== null)]);
  if (endpoint === "deals.save" && isLedOn) await afterSave(place, asked);
  if (endpoint === "games.create" && isLedOn) await afterBegin(place, asked, last, later);
}

/** The server leads on from what it has saved, but so does a wall in between: the server is asked. */
async function afterSave(place, asked) {
  const { key } = place;
  const id = new URLSearchParams(asked.body).get("client_id") ?? "";
  const found = await told(`/g/${key}/arrived?client_id=${encodeURIComponent(id)}`);
  if (found?.status !== ARRIVED) return keepUnread(place, asked);
  if (await noteSaved(place, asked.body)) await tellPages({ type: "sent" });
}

/** The same of a game: where the phone's last one is the one of before, this one is begun here. */
async function afterBegin(place, asked, last, later) {
  const found = await told("/offline/kit");
  if (!found?.data || found.data.games[0] === last) await byPhone(place, asked, later);
}

/** The phone's own answer; what it saves is kept before anything is said. */
async function byPhone(place, asked, later) {
  const given = { ...request(asked), flashes: atHand.flash ? [atHand.flash] : [] };
  const isSave = SAVES.includes(place.endpoint) && IN_HAND.test(given.form.get("do") ?? "");
  const world = await worldNow(place.key);
  try {
    const answer = answerTo(world, place, given);
    atHand.flash = answer.flash ?? "";
    if (!answer.save) return shown(world, answer);
    const redirect = await keep(world, place, answer, asked);
    if (place.key) await noteSaved(place, asked.body);
    later(tellPages({ type: "sent" }));
    return leadTo(redirect);
  } catch (problem) {
    console.error(problem);
    if (isSave && place.key && !(problem instanceof DOMException)) return leadTo(await keepUnread(place, asked));
    const words = isSave ? "NOT_KEPT_HERE" : "WENT_WRONG";
    return shown(world, refusal(world, words, { ...given, key: place.key }, 500));
  }
}

/** What is not sent yet, for a page that is open: the parts of it that say so. */
export async function unsentParts(query) {
  const at = query.get("at") ?? "";
  const key = keyOf(at);
  const world = await worldNow(key, { is_sent: query.get("was") === "yes", looks_at: query.has("open") ? at : "" });
  if (!world) return new Response(null, { status: 503 });
  const listed = query.getAll("listed");
  if (at === "/") world.unlisted = world.kept.filter(({ key: own, play }) => isOwn(own) && !listed.includes(play.tag));
  const parts = { unsent: world.draw("_unsent.html", {}) };
  if (!key) {
    for (const { play } of world.kept) parts[`unsent-${play.tag}`] = world.draw("home/_unsent.html", { tag: play.tag });
  }
  return shown(world, { json: { parts, mark: markOf(world) } });
}

/** Somebody gives an act up. */
export async function forget(asked) {
  if (!isFromHere(asked)) return leadTo("/");
  return leadTo(await forgetAct(new URLSearchParams(asked.body)));
}
