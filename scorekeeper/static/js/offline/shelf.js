/**
 * What this phone keeps: its games as the server last told them, what is to be sent, the kit.
 * Acts have numbers in the order in which they were done.
 */

const NAME = "scorekeeper";
const SHAPE = 1;
const PLAYS = "plays";
const ACTS = "acts";
const THINGS = "things";
const OPENS_IN = 3000; // ms; some phones never answer: then this one keeps nothing
/** How an iPhone says that it dropped the database while it was put away: then it is opened anew. */
const LOST = ["InvalidStateError", "UnknownError"];

/** @typedef {{key: string, seen: number, play: object}} Kept a game, and when it was looked at last */

const shelf = { opened: null };

/** The database; where a phone refuses one (private mode, full, no answer) every use of it fails. */
function open() {
  shelf.opened ??= new Promise((done, failed) => {
    setTimeout(() => failed(new DOMException("no answer", "TimeoutError")), OPENS_IN);
    const asked = indexedDB.open(NAME, SHAPE);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(PLAYS, { keyPath: "key" });
      asked.result.createObjectStore(ACTS, { keyPath: "id", autoIncrement: true });
      asked.result.createObjectStore(THINGS);
    };
    asked.onsuccess = () => {
      asked.result.onclose = asked.result.onversionchange = () => {
        asked.result.close();
        shelf.opened = null;
      };
      done(asked.result);
      shelf.opened = Promise.resolve(asked.result); // it may come too late for those who waited
    };
    asked.onerror = () => {
      shelf.opened = null;
      failed(asked.error);
    };
  });
  return shelf.opened;
}

/**
 * Do all that `work` asks for, or none of it; the answer comes once it is kept for good.
 * @template Answer
 * @param {IDBTransactionMode} mode
 * @param {(stores: Record<string, IDBObjectStore>) => IDBRequest<Answer> | void} work
 * @returns {Promise<Answer | undefined>}
 */
async function within(mode, work) {
  try {
    return await once(mode, work);
  } catch (problem) {
    if (!LOST.includes(problem?.name)) throw problem;
    shelf.opened = null;
    return once(mode, work);
  }
}

/** @type {typeof within} */
async function once(mode, work) {
  const database = await open();
  return new Promise((done, failed) => {
    const whole = database.transaction([PLAYS, ACTS, THINGS], mode, { durability: "strict" });
    const stores = Object.fromEntries([PLAYS, ACTS, THINGS].map((name) => [name, whole.objectStore(name)]));
    const asked = work(stores);
    whole.oncomplete = () => done(asked?.result);
    whole.onerror = whole.onabort = ({ target }) => failed(target.error);
  });
}

/** All games, the one that was looked at last first. @returns {Promise<Kept[]>} */
export async function allKept() {
  const found = await within("readonly", ({ plays }) => plays.getAll());
  return found.sort((one, other) => other.seen - one.seen);
}

export const keptGame = (key) => within("readonly", ({ plays }) => plays.get(key));

/** Keep a game as it is told now, unless something newer came first; `seen` where it was looked at. */
export const keepGame = (play, seen = 0) =>
  within("readwrite", ({ plays }) => {
    const asked = plays.get(play.key);
    asked.onsuccess = () => {
      const before = asked.result;
      const newest = before && before.play.last_act > play.last_act ? before.play : play;
      plays.put({ key: play.key, seen: seen || before?.seen || 0, play: newest });
    };
  });

export const dropGame = (key) => within("readwrite", ({ plays }) => void plays.delete(key));

/** Let go of the games whose keys `choose` names, out of all of them and of all acts; their keys. */
export async function dropGames(choose) {
  const dropped = [];
  await within("readwrite", ({ plays, acts }) => {
    const kept = plays.getAll();
    const asked = acts.getAll();
    asked.onsuccess = () => {
      dropped.push(...choose(kept.result, asked.result));
      dropped.forEach((key) => plays.delete(key));
    };
  });
  return dropped;
}

/** Everything that is to be sent or looked at, in the order in which it was done. */
export const allActs = () => within("readonly", ({ acts }) => acts.getAll());

/** Keep an act, and with it the game that it begins. */
export const keepAct = (act, begun) =>
  within("readwrite", ({ acts, plays }) => {
    acts.add(act);
    if (begun) plays.put(begun);
  });

/** Put acts in the place of those with their ids where these are still there; let go of others. */
export const changeActs = (changed, dropped = []) =>
  within("readwrite", ({ acts }) => {
    for (const act of changed) {
      const asked = acts.getKey(act.id);
      asked.onsuccess = () => asked.result !== undefined && acts.put(act);
    }
    for (const { id } of dropped) acts.delete(id);
  });

/** A game that is begun here is begun otherwise: it takes the place of the one before, with its acts. */
export const begunOtherwise = (changed, kept) =>
  within("readwrite", ({ acts, plays }) => {
    for (const act of changed) acts.put(act);
    plays.put(kept);
  });

/** Give up a game that was begun here, and everything that was done in it. */
export const giveUp = (key) =>
  within("readwrite", ({ acts, plays }) => {
    const asked = acts.getAll();
    asked.onsuccess = () => asked.result.filter((act) => act.key === key).forEach(({ id }) => acts.delete(id));
    plays.delete(key);
  });

/** An act has arrived: let go of it, and keep the game with it in. */
export const arrived = (act, kept) =>
  within("readwrite", ({ acts, plays }) => {
    acts.delete(act.id);
    if (kept) plays.put(kept);
  });

/** A game that was begun here has its place at the server: it takes the place of the one here. */
export const settled = (act, others, { from, kept, places }) =>
  within("readwrite", ({ acts, plays, things }) => {
    acts.delete(act.id);
    for (const each of others) acts.put(each);
    plays.delete(from);
    if (kept) plays.put(kept);
    things.put(places, "places");
  });

export const thing = (name) => within("readonly", ({ things }) => things.get(name));

export const keepThing = (name, value) => within("readwrite", ({ things }) => void things.put(value, name));

/** Let go of the things with such names. */
export const dropThings = (isOld) =>
  within("readwrite", ({ things }) => {
    const asked = things.getAllKeys();
    asked.onsuccess = () => asked.result.filter(isOld).forEach((name) => things.delete(name));
  });
