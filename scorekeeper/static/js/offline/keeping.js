/** What is kept on this phone until the server has it, and what is given up. */

import { createGame } from "./new_game.js";
import { changedSides, KEPT, lookedAfter, newAct, ownKey, WAITING } from "./outbox.js";
import { actsNow, places, sendSoon } from "./phone.js";
import { PATIENCE } from "./server.js";
import { begunOtherwise, changeActs, giveUp, keepAct, keptGame } from "./shelf.js";
import { strip } from "./texts.js";
import { fresh } from "./world.js";

/** What a form of New game sends that only shows it again. */
const isShownAgain = (form) => Boolean(form.get("change"));

const idOf = (form) => form.get("client_id") ?? "";

/** What the game and its sides are called, for the time when it is not here any more. */
const called = (play) => ({ game: play.name, names: play.seats.sides });

/** Keep what was saved; where it leads. */
export async function keep(world, { key }, { save, redirect }, asked) {
  const at = world.now();
  if (save.kind === "game") return keepBegun(save, asked, at);
  const { play } = world.kept.find((game) => game.key === key);
  const sides = changedSides(play, save);
  if (sides.length) await keepAct(newAct(key, { ...save, ...called(play), sides }, asked.path, asked.body, at));
  return redirect;
}

/** Keep a game that is begun here, under a key of its own until the server gives it one. */
async function keepBegun(save, asked, at) {
  const form = new URLSearchParams(asked.body);
  const same = await begunBy(form);
  if (same) return `/g/${same.key}`;
  nameIt(form, save.play.name);
  const own = ownKey(fresh());
  const play = { ...save.play, key: own, own_key: own };
  const act = newAct(own, { ...save, ...called(play) }, asked.path, form.toString(), at);
  await keepAct(act, { key: own, seen: Date.now(), play });
  return `/g/${own}`;
}

/** Where nobody typed a name the server would call the game after the time at which it arrives. */
function nameIt(form, name) {
  if (!strip(form.get("name") ?? "")) form.set("called", name);
}

const begunBy = async (form) =>
  (await actsNow()).find((act) => act.kind === "game" && idOf(new URLSearchParams(act.body)) === idOf(form));

/** What was not understood here is kept as it was sent: the server may understand it. */
export async function keepUnread(place, asked) {
  const there = await keptGame(place.key);
  const save = { kind: "deal", deal: place.deal, ...(there?.play?.seats && called(there.play)) };
  await keepAct(newAct(place.key, save, asked.path, asked.body, new Date().toISOString()));
  return `/g/${place.key}`;
}

/** The game that was begun here and that the server has refused, where this form mends it; else null. */
export async function refusedGame({ body }) {
  const form = new URLSearchParams(body);
  const act = isShownAgain(form) ? null : await begunBy(form);
  return act?.state === KEPT ? act : null;
}

/**
 * Begin a refused game as this form says, and send it; where it is then, null where it was refused
 * again. Its deals stay with it.
 */
export async function beginOtherwise(world, asked, act) {
  const form = new URLSearchParams(asked.body);
  const there = await keptGame(act.key);
  const { save } = createGame(world, { path: asked.path, key: "", form });
  const name = strip(form.get("name") ?? "") || there.play.name;
  nameIt(form, name);
  form.delete("csrf_token");
  const play = { ...there.play, ...(save && ofForm(save.play)), name };
  const again = { ...act, ...called(play), body: form.toString(), state: WAITING, why: "" };
  const others = (await actsNow()).filter((other) => other.key === act.key && other.id !== act.id);
  // what was counted by other rules or seats is not understood here any more: only the server judges it
  const counted = isCountedAlike(play, there.play) ? [] : others.map((other) => ({ ...other, entries: null, typed: null }));
  await begunOtherwise([again, ...counted], { ...there, play });
  await sendSoon(PATIENCE);
  const now = (await actsNow()).find(({ id }) => id === act.id);
  if (now?.state === KEPT) return null;
  return `/g/${(await places()).get(act.key) ?? act.key}`;
}

const ofForm = ({ rules, rules_id, as_ours, seats }) => ({ rules, rules_id, as_ours, seats });

const isCountedAlike = (one, other) =>
  one.rules_id === other.rules_id && one.seats.sides.length === other.seats.sides.length;

/** A deal was saved: nobody has to look any more at what was kept of it; whether anything was. */
export async function noteSaved({ key, deal }, body) {
  const done = lookedAfter(await actsNow(), key, deal, new URLSearchParams(body));
  await changeActs([], done);
  return done.length > 0;
}

/** Somebody gives an act up, with a game everything that was counted in it; where to go. */
export async function forgetAct(form) {
  const id = Number(form.get("act"));
  const act = (await actsNow()).find((each) => each.id === id);
  if (act?.kind !== "game") await changeActs([], [{ id }]);
  else await giveUp(act.key);
  return act?.kind === "game" ? "/" : (form.get("back") ?? "/");
}
