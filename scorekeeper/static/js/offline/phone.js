/** What this phone has at hand, and how it is brought up to date. */

import { VERSION } from "./build.js";
import { viewGame } from "./game_view.js";
import { isOwn, moved, withAct, withActs } from "./outbox.js";
import { tooMany } from "./room.js";
import { sendAll, waits } from "./sending.js";
import { post, soon, told } from "./server.js";
import { allActs, allKept, arrived, changeActs, dropGame, dropGames, keepGame, keepThing, keptGame, settled, thing } from "./shelf.js";
import { forgetPages } from "./stores.js";
import { fresh, makeWorld } from "./world.js";

const FORMAT = 1; // of a play, as this phone reads it
const KIT = `kit-${VERSION}`;
const KIT_LASTS = 20_000; // ms
const GONE = 410; // a server that was set up anew knows nothing of a game (404): then this phone still does

/** `templates` come with the worker; `waiting` are the keys of games with something to be sent, null until it is known; `flash` is to
 * be said on the next page. */
export const atHand = { templates: null, mark: "", kit: null, kitSince: 0, waiting: null, sending: null, flash: "" };

/** Whether this is the name of a kit that an older worker kept. */
export const isOldKit = (name) => name.startsWith("kit-") && name !== KIT;

export async function kit() {
  atHand.kit ??= (await thing(KIT)) ?? null;
  return atHand.kit;
}

/** What the forms of this phone's own pages bear, and no other site can know. */
export async function mark() {
  atHand.mark ||= await thing("mark");
  if (!atHand.mark) {
    atHand.mark = fresh();
    await keepThing("mark", atHand.mark);
  }
  return atHand.mark;
}

/** Fetch the kit anew; one of another version is for another worker. */
export async function refreshKit(isChanged) {
  if (!isChanged && Date.now() - atHand.kitSince < KIT_LASTS) return;
  const found = await told("/offline/kit");
  if (found?.data?.version !== VERSION) return;
  atHand.kitSince = Date.now();
  atHand.kit = found.data;
  await keepThing(KIT, found.data);
}

/** Everything that an answer is drawn from; null where this phone has no kit. */
export async function worldNow(key, more) {
  const [given, acts, kept] = await Promise.all([kit(), actsNow(), allKept()]);
  if (!given) return null;
  const now = kept.filter(({ play }) => play?.format === FORMAT).map((game) => ahead(game, acts));
  return makeWorld(given, atHand.templates, { acts, kept: now, token: await mark(), key, ...more });
}

/** A game with what waits; an act that cannot be read on top of it is only sent. */
function ahead(game, acts) {
  try {
    return { ...game, play: withActs(game.play, acts) };
  } catch {
    return game;
  }
}

export async function actsNow() {
  const acts = await allActs();
  atHand.waiting = new Set(acts.filter((act) => waits([act])).map((act) => act.key));
  return acts;
}

/** Whether the phone has more of a game than the server. */
export const isAhead = async (key) => isOwn(key) || waits(await actsNow(), key);

/** Where a game that was begun here is found now, by the key that it had here. */
export const places = async () => new Map(Object.entries((await thing("places")) ?? {}));

/** Fetch a game anew; `seen` where it is looked at. */
export async function refreshGame(key, seen) {
  if (!key || isOwn(key)) return;
  const found = await told(`/g/${key}/offline`);
  if (found?.status === GONE) await letGo(key);
  else if (found?.data?.format === FORMAT) await keepGame(found.data, seen);
  if (seen) await makeRoom();
}

/** Let go of the games that are too many; one that cannot be read helps nobody. */
async function makeRoom() {
  const known = await kit();
  if (!known) return;
  const isOver = (play) => {
    try {
      return viewGame(play, known).result !== null;
    } catch {
      return true;
    }
  };
  const dropped = await dropGames((kept, acts) => tooMany(kept, acts, isOver));
  await Promise.all(dropped.map(forgetPages));
}

/** A link was taken back: nothing stays of what it showed. */
export const letGo = (key) => Promise.all([dropGame(key), forgetPages(key)]);

const port = { allActs, post, changeActs, arrived: hasArrived };

/** Send all that waits, once at a time; `false` where the server cannot be reached. */
export function send() {
  atHand.sending ??= alone(async () => {
    const before = JSON.stringify(await actsNow());
    try {
      return before === "[]" || ((await sendAll(port)) && (await refreshWaiting()));
    } finally {
      atHand.sending = null;
      if (JSON.stringify(await actsNow()) !== before) await tellPages({ type: "sent" });
    }
  });
  return atHand.sending;
}

/** What cannot be sent yet goes on top of the game as it is now. */
async function refreshWaiting() {
  await actsNow();
  for (const key of atHand.waiting) await refreshGame(key);
  return true;
}

export const sendSoon = (ms) => soon(send().catch(() => false), ms);

/** Two workers, an old and a new one, may be there at once. */
const alone = (act) => ("locks" in navigator ? navigator.locks.request("send", act) : act());

/** The server has an act: the game is kept as it is there, or as it must be. */
async function hasArrived(act, key) {
  const found = await told(`/g/${key}/offline`);
  const there = await keptGame(act.key);
  const newest = found?.data?.format === FORMAT ? found.data : null;
  const seen = there?.seen ?? 0;
  if (key === act.key) {
    const play = newest ?? (there && withAct(there.play, act));
    return arrived(act, play && { key, seen, play });
  }
  const play = newest ?? (there && { ...(act.kind === "deal" ? withAct(there.play, act) : there.play), key, own_key: key });
  const others = (await allActs()).filter((other) => other.key === act.key && other.id !== act.id);
  const all = { ...Object.fromEntries(await places()), [act.key]: key };
  const renamed = others.map((other) => moved(other, act.key, key));
  await settled(act, renamed, { from: act.key, kept: play && { key, seen, play }, places: all });
  await tellPages({ type: "moved", from: act.key, to: key, tags: [there?.play.tag, play?.tag] });
}

/** Say something to all pages that are open. */
export async function tellPages(message) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
