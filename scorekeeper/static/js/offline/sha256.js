/** The digest that stands for a text, at once: what browsers have of it lets a page wait. */

import { range } from "../scoring/basics.js";

const PRIMES = range(2, 312).filter((number) => range(2, number).every((other) => number % other));
/** The first 32 bits of the fraction of a number. */
const fraction = (number) => ((number - Math.floor(number)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @returns {Uint8Array} the 32 bytes of SHA-256 of a text */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(64 * Math.ceil((bytes.length + 9) / 64)));
  bytes.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(bytes.length, 128);
  view.setUint32(view.byteLength - 4, 8 * bytes.length);
  let state = START;
  for (let at = 0; at < view.byteLength; at += 64) state = compressed(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setInt32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

/** The same in hexadecimal figures. */
export const hexOf = (text) => [...sha256(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function compressed(state, view, at) {
  const words = range(0, 16).map((index) => view.getInt32(at + 4 * index));
  let [a, b, c, d, e, f, g, h] = state;
  for (const [index, constant] of ROUNDS.entries()) {
    if (index > 15) words.push(next(words, index));
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constant + words[index];
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + state[index]) | 0);
}

function next(words, index) {
  const [early, late] = [words[index - 15], words[index - 2]];
  const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
  const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
  return (words[index - 16] + small + words[index - 7] + large) | 0;
}
