/** Table words in a text as buttons that tell their meaning, and the meanings that a page needs. */

import { escapeHtml, Safe } from "./drawing.js";

// where a word ends: letters and figures of all scripts belong to it
const BEFORE = "(^|[^\\p{L}\\p{N}_])";
const BEHIND = "(?![\\p{L}\\p{N}_])";
const KNOWN = new WeakMap();

/** The words by their phrases, and what finds these in a text. */
function glossary({ WORDS }) {
  if (!KNOWN.has(WORDS)) {
    const byForm = new Map(WORDS.flatMap((word) => word.forms.map((form) => [form, word])));
    const forms = [...byForm.keys()].sort((one, other) => other.length - one.length);
    KNOWN.set(WORDS, { byForm, pattern: new RegExp(`${BEFORE}(${forms.join("|")})${BEHIND}`, "giu") });
  }
  return KNOWN.get(WORDS);
}

/** A text in pieces, each table word with its meaning: `["Two ", null], ["clean books", {...}]`. */
function* wordsIn(text, words) {
  const { byForm, pattern } = glossary(words);
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const [whole, before, piece] = found;
    const start = found.index + before.length;
    if (start > end) yield [text.slice(end, start), null];
    yield [piece, byForm.get(piece.normalize("NFKC").toLowerCase())]; // a long s is an s
    end = found.index + whole.length;
  }
  if (end < text.length) yield [text.slice(end), null];
}

const button = (text, { slug }) =>
  `<button class="term" type="button" popovertarget="meaning-${slug}">${escapeHtml(text)}</button>`;

/** A text in which each table word can be tapped where the page has it for the first time. */
function ruleWords(text, { words, page }) {
  const pieces = [...wordsIn(String(text), words)].map(([piece, word]) => {
    if (!word || page.words.has(word.slug)) return escapeHtml(piece);
    page.words.set(word.slug, word);
    return button(piece, word);
  });
  return new Safe(pieces.join(""));
}

/** A label of which the first table word can be tapped, on every row that has it. */
function ruleWord(label, { words, page }) {
  let told = false;
  const pieces = [...wordsIn(String(label), words)].map(([piece, word]) => {
    if (!word || told) return escapeHtml(piece);
    told = true;
    page.words.set(word.slug, word);
    return button(piece, word);
  });
  return new Safe(pieces.join(""));
}

export const filters = (world) => ({
  rule_words: (text) => ruleWords(text, world),
  rule_word: (label) => ruleWord(label, world),
});

export const globals = (world) => ({
  meanings_needed: () => [...world.page.words.values()],
  all_meanings: world.words.WORDS,
});
