/**
 * A small server inside the phone: pages come from the score keeper where it answers in time, and
 * are drawn here where it does not. What is saved meanwhile is kept and sent when it is back.
 */

import { forget, keyOf, page, part, unsentParts } from "./offline/pages.js";
import { actsNow, atHand, isOldKit, kit, mark, refreshGame, refreshKit, send } from "./offline/phone.js";
import { isOwn } from "./offline/outbox.js";
import { passOn } from "./offline/server.js";
import { dropThings } from "./offline/shelf.js";
import { asset, fill, tidy } from "./offline/stores.js";
import { templates } from "./offline/templates.js";

atHand.templates = templates;

const FORM = "application/x-www-form-urlencoded";
const PARTS = /^(?:\/g\/[^/]+)?\/(?:now|opening|going-out|deals\/\d+\/work-out)$/;
const GAMES_AT_FIRST = 4;

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([fill(), refreshKit(true).then(mustHaveKit)]));
});

async function mustHaveKit() {
  if (!(await kit())) throw new Error("no kit of this version");
}

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([tidy(), dropThings(isOldKit), begin()]));
});

/** From now on the open pages are answered from here: their games come first. */
async function begin() {
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.map(({ url }) => keyOf(new URL(url).pathname)).filter(Boolean);
  const { games } = await kit();
  const keys = new Set([...open, ...games.slice(0, GAMES_AT_FIRST)]);
  for (const key of keys) await refreshGame(key, open.includes(key) ? Date.now() : 0);
}

self.addEventListener("message", (event) => {
  const { type, path } = event.data;
  if (type === "take-over") self.skipWaiting();
  if (type === "send") event.waitUntil(send().catch(() => false));
  if (type === "news") event.waitUntil(refreshGame(keyOf(path)));
});

self.addEventListener("fetch", (event) => {
  const answer = answerOf(event.request, (work) => event.waitUntil(work.catch(() => {})));
  if (answer) event.respondWith(answer);
});

/** The answer to a request; null for what the browser does best by itself. */
function answerOf(request, later) {
  const { origin, pathname: path, search: query } = new URL(request.url);
  const { method, mode } = request;
  if (origin !== location.origin) return null;
  if (path.startsWith("/static/")) return method === "GET" ? asset(request) : null;
  if (path === "/offline/unsent") return unsentParts(new URLSearchParams(query)).catch(nothingToSay);
  if (method === "POST" && !request.headers.get("Content-Type")?.startsWith(FORM)) return null;
  const sent = async () => (method === "POST" ? request.clone().text() : null);
  const marks = async () => ({ mark: await mark(), served: (await kit())?.mark });
  const asked = async () => ({ request, path, query, body: await sent(), ...(await marks()) });
  const by = (answer) => asked().then((it) => answer(it, later)).catch(() => fetch(request));
  if (path === "/offline/forget") return by(forget);
  if (mode === "navigate") return by(page);
  if (path.endsWith("/live")) return stream(request, keyOf(path));
  if (PARTS.test(path)) return by(part);
  if (isOwn(keyOf(path))) return new Response(null, { status: 204 });
  return method === "POST" ? by(passed) : null;
}

/** This phone cannot look at what it keeps: its pages say nothing of it. */
const nothingToSay = () => new Response(null, { status: 503 });

/** What a page says by the way, of which nothing is kept. */
const passed = async (asked) => (await passOn(asked)) ?? Response.error();

/** A stream tells where the server's game stands: none where this phone has more. */
function stream(request, key) {
  if (!atHand.waiting) return actsNow().then(() => stream(request, key) ?? fetch(request), () => fetch(request));
  return isOwn(key) || atHand.waiting.has(key) ? new Response(null, { status: 503 }) : null;
}
