/** Sends what waits: in order, each once, one sender at a time. */

import { failedAgain, gathered, isOwn, isStuck, KEPT, nextAct, outcomeOf, WAITING } from "./outbox.js";

/**
 * @typedef {object} Port what the sender needs of this phone and of the server
 * @property {() => Promise<object[]>} allActs
 * @property {(act: object, anew: boolean) => Promise<object | null>} post
 * @property {(act: object, key: string) => Promise<void>} arrived
 * @property {(changed: object[], dropped: object[]) => Promise<void>} changeActs
 */

/**
 * Send all that can be sent now.
 * @param {Port} port
 * @returns {Promise<boolean>} whether the server could be reached for all of it
 */
export async function sendAll(port) {
  const tried = new Set();
  for (let isFirst = true; ; isFirst = false) {
    const acts = await port.allActs();
    const act = nextAct(acts, tried);
    if (!act) return true;
    const answer = await sent(port, act, isFirst);
    if (!answer) return false;
    const outcome = outcomeOf(answer);
    if (outcome.what === "arrived") await port.arrived(act, outcome.key);
    else if (outcome.what === "later" || isTooEarly(answer, act, acts)) tried.add(act.id);
    else if (outcome.what === "fault") await noteFault(port, act, acts, tried);
    else await keep(port, act, acts, outcome.why ?? "refused");
  }
}

/** The answer to an act; with another token where the first one was too old. */
async function sent(port, act, anew) {
  const answer = await port.post(act, anew);
  return answer && outcomeOf(answer).what === "token" ? port.post(act, true) : answer;
}

/** Whether a deal cannot be there yet, since one before it is still to be looked at. */
const isTooEarly = ({ status }, act, acts) => status === 404 && acts.some((other) => isOpenBefore(other, act));

const isOpenBefore = (other, act) =>
  other.key === act.key && other.id < act.id && (other.state === KEPT || isStuck(other));

/** The score keeper failed: it is asked again later. A count that came after it may fare better. */
async function noteFault(port, act, acts, tried) {
  tried.add(act.id);
  const failed = failedAgain(act);
  const { act: whole, dropped } = gathered(failed, acts);
  if (!isStuck(failed) || !dropped.length) return port.changeActs([failed], []);
  tried.delete(act.id);
  await port.changeActs([{ ...whole, faults: 0 }], dropped);
}

/** Somebody has to look at an act: what counts on it is one with it from now on. */
async function keep(port, act, acts, why) {
  const { act: whole, dropped } = gathered({ ...act, state: KEPT, why }, acts);
  // refused alone, it may be that the count which came after it is good
  const isNew = why === "refused" && dropped.length > 0;
  await port.changeActs([isNew ? { ...whole, state: WAITING, why: "" } : whole], dropped);
}

/** Whether anything of a game, or of any, is still to be sent. */
export const waits = (acts, key) =>
  Boolean(key && isOwn(key)) || acts.some((act) => act.state === WAITING && (!key || act.key === key));
