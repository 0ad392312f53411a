// A phone and a server of lists: what is sent, in which order, and what stays on the phone.
import { gathered, lookedAfter } from "../../scorekeeper/static/js/offline/outbox.js";
import { tooMany } from "../../scorekeeper/static/js/offline/room.js";
import { isFromHere } from "../../scorekeeper/static/js/offline/server.js";
import { sendAll } from "../../scorekeeper/static/js/offline/sending.js";

/** Send these acts; `answers` are the server's, one after the other (null: it cannot be reached). */
export async function sent(acts, answers) {
  const told = [];
  let left = structuredClone(acts);
  const port = {
    allActs: async () => structuredClone(left),
    post: async (act, anew) => {
      told.push([act.id, anew, new URLSearchParams(act.body).get("base")]);
      const answer = answers.shift();
      return answer ? { isOurs: true, isRedirected: false, path: act.path, html: "", ...answer } : null;
    },
    arrived: async (act) => {
      left = left.filter(({ id }) => id !== act.id);
    },
    changeActs: async (changed, dropped) => {
      left = left.filter(({ id }) => !dropped.some((one) => one.id === id));
      left = left.map((act) => changed.find(({ id }) => id === act.id) ?? act);
    },
  };
  const isDone = await sendAll(port);
  return { told, isDone, left: left.map(({ id, state, why, body }) => [id, state, why, body]) };
}

export const together = (act, acts) => gathered(act, acts);

export const after = (acts, key, deal, body) =>
  lookedAfter(acts, key, deal, new URLSearchParams(body)).map(({ id }) => id);

globalThis.location = { origin: "https://cards.example" };

export const fromHere = (mode, referrer, body) => isFromHere({ request: { mode, referrer }, body, mark: "own mark" });

export const room = (kept, acts, over) => tooMany(kept, acts, (play) => over.includes(play));
