/** Reads the entry that a sheet makes as strictly as a file, and says why something is refused. */

import { partition, quoted } from "../scoring/reading.js";
import { SideReading } from "../scoring/side_json.js";
import { unturned } from "./texts.js";
import { fill } from "./words_numbers.js";

const FIGURES_SHOWN = 1e15;

export class SheetReading extends SideReading {
  constructor(rules, words) {
    super(rules);
    Object.assign(this, { rules, words, reasons: new Map() });
  }

  /** What is refused and why, in the order of the sheet. */
  refused() {
    const { no_field } = this.words.OVERRIDE_REASONS;
    const tiles = [...this.rules.NATURALS, "3B", "2", "joker"].map((rank) => `cards.${rank}`);
    const place = (path) => tiles.indexOf(path);
    const paths = this.paths.sort((one, other) => place(one) - place(other));
    return paths.map((path) => [path, this.reasons.get(path) ?? no_field]);
  }

  /** Keep the first reason that there is for a path. */
  because(path, reason) {
    if (!this.reasons.has(path)) this.reasons.set(path, reason);
  }

  whole(value, path, least, most) {
    const { REASONS, SHOWN_AS } = this.words;
    if (value < least || value > most) {
      const shown = Math.abs(value) < FIGURES_SHOWN ? fill("{value:,}", { value }) : SHOWN_AS.large;
      this.because(path, fill(REASONS.whole, { least, most, shown }));
    }
    return super.whole(value, path, least, most);
  }

  text(given, path, longest, least) {
    const { REASONS, SHOWN_AS } = this.words;
    const value = unturned(given);
    const { length } = [...value];
    if (length > longest) this.because(path, fill(REASONS.too_long, { most: longest, length }));
    const { length: before } = this.errors;
    const read = super.text(value, path, longest, least);
    if (this.errors.length > before) {
      this.because(path, fill(REASONS.no_line, { shown: fill(SHOWN_AS.text, { quoted: quoted(value) }) }));
    }
    return read;
  }

  accepts(text, path) {
    const { OVERRIDE_REASONS } = this.words;
    const [code] = partition(text, ":");
    const severity = this.facts.SEVERITIES[code];
    if (severity === "error") this.because(path, fill(OVERRIDE_REASONS.error, { code }));
    else if (severity !== "rule") this.because(path, OVERRIDE_REASONS.no_code);
    return super.accepts(text, path);
  }
}
