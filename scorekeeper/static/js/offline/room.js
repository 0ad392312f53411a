/** Which games a phone lets go of, so that it does not keep more and more: pure. */

import { isOwn } from "./outbox.js";

const MOST = 50;

/**
 * The keys of the games that are too many. Nothing goes of which something is to be sent or looked
 * at, that was begun here and has no place at the server yet, or that was looked at last.
 * @param {import("./shelf.js").Kept[]} kept
 * @param {{key: string}[]} acts
 * @param {(play: object) => boolean} isOver whether nobody goes on with it: such a game goes first
 */
export function tooMany(kept, acts, isOver) {
  const held = new Set(acts.map(({ key }) => key));
  const free = kept.filter(({ key }) => !isOwn(key) && !held.has(key)).sort((one, other) => one.seen - other.seen);
  const count = free.length - MOST;
  if (count <= 0) return [];
  const older = free.slice(0, -1);
  const over = older.filter(({ play }) => isOver(play));
  return [...over, ...older.filter((game) => !over.includes(game))].slice(0, count).map(({ key }) => key);
}
