/** SHA-256, at once: what browsers have of their own answers later, and not on every page. */

const WORD = 2 ** 32;
const ROUNDS = 64;
const BLOCK = 16; // words

const turned = (word, by) => (word >>> by) | (word << (32 - by));
const mixed = (word, one, other, last) => turned(word, one) ^ turned(word, other) ^ last;

function primes(count) {
  const found = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}

/** The first bits behind the point of a root. */
const bits = (root) => ((root % 1) * WORD) | 0;
const BEGINNING = primes(8).map((prime) => bits(Math.sqrt(prime)));
const ADDED = primes(ROUNDS).map((prime) => bits(Math.cbrt(prime)));

/** The digest of a text in ASCII, in hexadecimal figures. */
export function sha256(text) {
  const words = Array((((text.length + 8) >> 6) + 1) * BLOCK).fill(0);
  [...text, "\x80"].forEach((sign, at) => {
    words[at >> 2] |= sign.charCodeAt(0) << (24 - (at % 4) * 8);
  });
  words[words.length - 1] = text.length * 8;
  let digest = BEGINNING;
  for (let at = 0; at < words.length; at += BLOCK) digest = after(digest, words.slice(at, at + BLOCK));
  return digest.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The digest after one more block. */
function after(digest, words) {
  for (let at = BLOCK; at < ROUNDS; at += 1) {
    const [early, late] = [words[at - 15], words[at - 2]];
    const more = mixed(early, 7, 18, early >>> 3) + mixed(late, 17, 19, late >>> 10);
    words.push((words[at - 16] + words[at - 7] + more) | 0);
  }
  const end = words.reduce(([a, b, c, d, e, f, g, h], word, at) => {
    const one = h + mixed(e, 6, 11, turned(e, 25)) + ((e & f) ^ (~e & g)) + ADDED[at] + word;
    const other = mixed(a, 2, 13, turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    return [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g];
  }, digest);
  return end.map((word, at) => (word + digest[at]) | 0);
}
