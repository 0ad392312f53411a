/**
 * What this phone did and has not sent yet, and what becomes of it: pure, nothing is kept here.
 *
 * An act is what a page sent, word for word, so that nothing can be lost by a mistake of ours:
 * `{ id, key, kind: "deal" | "game", path, body, at, state, why, faults, game, names }`, and of a deal
 * `deal`, `sides` (those that it counts), `entries` and `typed` by side (null where it could not be
 * understood), and `phone`, what this phone was called then. `faults` is how often the score keeper
 * failed at it, `game` and `names` are what the game and its sides are called.
 */

export const WAITING = "waiting";
export const KEPT = "kept"; // somebody has to look at it
const FAULTS = 3; // after so many somebody is told
const OWN_KEY = "~";
const TWO_COUNTS = "id=\"versus\"";
const TABLE = /^\/g\/([^/]+)$/;

/** Whether a game was begun here and has no place at the server yet. */
export const isOwn = (key) => key.startsWith(OWN_KEY);

export const ownKey = (fresh) => OWN_KEY + fresh;

/** What a page sent, as it is kept. */
export const newAct = (key, { kind, ...save }, path, body, at) => ({
  key,
  kind,
  path,
  body: sendable(body),
  at,
  state: WAITING,
  why: "",
  faults: 0,
  game: save.game ?? "",
  names: save.names ?? [],
  ...(kind === "deal" && {
    deal: save.deal,
    sides: save.sides ?? [],
    entries: save.entries ?? null,
    typed: save.typed ?? null,
    phone: save.phone ?? "",
  }),
});

/** The sides that a save counts anew in a game as it is here. */
export function changedSides(play, { deal, entries }) {
  const there = play.deals.find(({ number }) => number === deal);
  return entries.flatMap((entry, side) => (entry && !isSame(entry, there?.sides[side].entry) ? [side] : []));
}

/** A form without what has to be fetched afresh when it is sent. */
function sendable(body) {
  const form = new URLSearchParams(body);
  form.delete("csrf_token");
  return form.toString();
}

/** A game with everything that this phone did to it and that is still to be sent. */
export function withActs(play, acts) {
  const own = acts.filter((act) => act.key === play.key && act.state === WAITING && act.entries);
  const after = own.reduce(withAct, play);
  const unsent = own.flatMap(({ deal, sides }) => sides.map((side) => ({ deal, side })));
  return { ...after, unsent };
}

/** A game after one more act, counted on as the server would. */
export function withAct(play, { deal, entries, typed, phone = "" }) {
  if (!entries) return play;
  const there = play.deals.find(({ number }) => number === deal);
  const before = there?.sides ?? entries.map((_, side) => ({ revision: removed(play, deal, side), entry: null, typed: null }));
  const sides = before.map((old, side) => {
    const entry = entries[side];
    if (!entry || isSame(entry, old.entry)) return old;
    return { revision: old.revision + 1, entry, typed: typed?.[side] ?? null, phone };
  });
  if (sides.every((side, at) => side === before[at])) return play;
  const deals = play.deals.filter(({ number }) => number !== deal).concat({ number: deal, sides });
  return {
    ...play,
    deals: deals.sort((one, other) => one.number - other.number),
    agreed: play.agreed.filter(([agreed]) => agreed !== deal),
    last_act: play.last_act + 1,
  };
}

const removed = (play, deal, side) =>
  play.removed.find((made) => made.deal === deal && made.side === side)?.revision ?? 0;

/** Whether two values of JSON are the same; keys may stand in any order. */
function isSame(one, other) {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

const touches = (one, other) =>
  one.key === other.key && one.deal === other.deal && one.sides.some((side) => other.sides.includes(side));

/** Whether the score keeper fails at an act time and again. */
export const isStuck = ({ state, faults }) => state === WAITING && faults >= FAULTS;

/** An act at which it failed once more. */
export const failedAgain = (act) => ({ ...act, faults: Math.min((act.faults ?? 0) + 1, FAULTS) });

/**
 * What is to be sent next; null for nothing. What counts on what has not arrived waits with it:
 * sent alone it would take another phone's count for its own.
 */
export function nextAct(acts, tried) {
  const holds = (other, act) => (tried.has(other.id) && !isStuck(other)) || isBefore(other, act);
  const isFree = (act) =>
    act.state === WAITING &&
    !tried.has(act.id) &&
    !acts.some((other) => other.id < act.id && other.key === act.key && holds(other, act));
  return acts.find(isFree) ?? null;
}

/** Whether an act needs another one to have arrived. */
const isBefore = (other, act) => other.kind === "game" || touches(other, act);

/**
 * What an answer of the server means for the act that it was sent.
 * @param {{status: number, path: string, isOurs: boolean, isRedirected: boolean, html: string}} answer
 * @returns {{what: "arrived" | "later" | "fault" | "token" | "kept", key?: string, why?: string}}
 */
export function outcomeOf({ status, path, isOurs, isRedirected, html }) {
  if (!isOurs || status === 429) return { what: "later" };
  const table = isRedirected && path.match(TABLE);
  if (table) return { what: "arrived", key: table[1] };
  if (status >= 500) return { what: "fault" };
  if (status === 400) return { what: "token" };
  if (status === 409) return { what: KEPT, why: html.includes(TWO_COUNTS) ? "conflict" : "rules" };
  if (status === 403 || status === 410) return { what: KEPT, why: "gone" };
  return { what: KEPT, why: "refused" };
}

/**
 * An act that somebody has to look at, with those that count on it: one act from now on, the last
 * one's count on top of what the first one was made from. `dropped` are the others.
 */
export function gathered(act, acts) {
  const later = acts.filter((other) => other.id > act.id && other.kind === "deal" && touches(act, other));
  const whole = later.reduce(onTop, act);
  return { act: { ...whole, id: act.id }, dropped: later };
}

function onTop(before, after) {
  const form = new URLSearchParams(after.body);
  form.set("base", lowestBase(before, form.get("base") ?? ""));
  if (after.sides.length < before.sides.length) form.delete("do"); // all of it is to be seen
  return {
    ...after,
    body: form.toString(),
    state: before.state,
    why: before.why,
    sides: [...new Set([...before.sides, ...after.sides])].sort(),
    entries: after.entries?.map((entry, side) => entry ?? before.entries?.[side] ?? null) ?? null,
  };
}

/** The revisions of a sheet, of the sides that were counted before as they were then. */
function lowestBase(before, base) {
  const [, ...then] = baseOf(new URLSearchParams(before.body).get("base") ?? "");
  const [rules, ...now] = baseOf(base);
  return `${rules}:${now.map((one, side) => (before.sides.includes(side) ? (then[side] ?? one) : one))}`;
}

function baseOf(base) {
  const [rules, revisions = ""] = base.split(":");
  return [rules, ...revisions.split(",")];
}

/** Which sides a form saves: one alone, or all of them (null). */
export const onlySide = (form) => /^save-(\d)$/.exec(form.get("do") ?? "")?.[1] ?? null;

/** The acts that need nobody's eye any more, once this form was saved for a deal. */
export const lookedAfter = (acts, key, deal, form) =>
  acts.filter(
    (act) =>
      act.state === KEPT && act.key === key && act.deal === deal &&
      (onlySide(form) === null || act.sides.every((side) => String(side) === onlySide(form))),
  );

/** An act of a game that has another address now. */
export const moved = (act, from, to) =>
  act.key === from ? { ...act, key: to, path: act.path.replace(`/g/${from}`, `/g/${to}`) } : act;
