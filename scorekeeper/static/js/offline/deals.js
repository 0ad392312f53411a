/** Count: the sheets of all sides of a deal, their points while typing, and saving them. */

import { openProblems } from "../scoring/check.js";
import { pageForm } from "./base.js";
import { versus } from "./conflict.js";
import { chosenParts, fragments } from "./count_fragments.js";
import { viewSheet, withNotice } from "./count_view.js";
import { blank, filled, isOfOtherRules, onlySide, posted, readBase, readSheet, standingEntries, Typed, writeBase } from "./deal_form.js";
import { fillSide } from "./deal_side.js";
import { findProblems, readEntry } from "./game_view.js";
import { withoutIdleOverrides } from "./overrides.js";
import { drawPage, urlFor } from "./page.js";
import { example, vocabulary } from "./quick_line.js";
import { sideToJson } from "./side_json.js";
import { typedWords } from "./told_back.js";
import { against, beside, choose, standingChoices, twoCounts } from "./two_counts.js";
import { points } from "./words_numbers.js";

/** The sheet of a deal: blank, or filled in to be corrected. */
export function countPage(world, game, request) {
  const place = placeOf(world, game, request);
  if (!place) return notOpen(world, game, request);
  const standing = game.deal(place.deal);
  const typed = standing ? filled(place, standing.entries) : blank(place);
  const is_checked = Boolean(standing?.is_complete);
  const sheet = viewSheet(place, typed, { strict: is_checked });
  const base = writeBase(game, game.revisions_of(place.deal));
  return sheetPage(world, place, request, sheet, { base, is_checked, is_fresh: true });
}

/** Save the sheet, or work it out and show it again. */
export function saveSheet(world, game, request) {
  const place = placeOf(world, game, request);
  if (!place) return notOpen(world, game, request, typedIn(world, game, request));
  const typed = posted(request.form);
  if (typed.get("do") === "look") return twoCounts(world, place, request, beside(place, typed));
  if (!versus(typed).size) return judged(world, place, request, typed);
  const chosen = choose(world, place, request, typed);
  return chosen instanceof Typed ? judged(world, place, request, chosen) : chosen;
}

/** What becomes of a sheet that has one count of each side. */
function judged(world, place, request, typed) {
  const { game, words } = place;
  const again = (sheet, status, more = {}) => ({
    ...sheetPage(world, place, request, sheet, { base: typed.get("base"), is_checked: true, ...more }),
    status,
  });
  if (typed.get("do") === "close-hint") {
    world.kit.hints.count = false;
    return again(viewSheet(place, typed, { strict: false }), 200, { is_checked: false });
  }
  const only = onlyIn(typed.get("do"), game);
  const sheet = viewSheet(place, typed, { strict: true, only });
  if (typed.get("do") === "work-out") return again(sheet, 200);
  if (isOfOtherRules(game, typed)) {
    const base = writeBase(game, game.revisions_of(place.deal));
    return again(withNotice(sheet, words.NEW_RULES), 409, { base });
  }
  const base = readBase(game, typed);
  if (!base) return again(withNotice(sheet, words.NO_BASE), 422);
  if (!sheet.is_good) return again(sheet, 422);
  const entries = entriesOf(place, typed, only);
  const stale = staleSides(place, entries, base);
  if (stale.length) return { ...twoCounts(world, place, request, against(place, typed, stale)), status: 409 };
  if (refused(place, entries)) return again(sheet, 422);
  const table = urlFor({ kit: world.kit, page: request }, "games.table");
  return { redirect: table, save: { ...saveOf(place, entries, typed), phone: world.kit.phone.name } };
}

/** What a sheet that is still being filled in comes to: the parts of the page that changed. */
export function workOut(world, game, request) {
  const place = placeOf(world, game, request);
  if (!place) return notOpen(world, game, request);
  const typed = posted(request.form);
  if (versus(typed).size) {
    return { json: { parts: chosenParts(standingChoices(place, typed), world.draw) }, status: 200 };
  }
  const strict = request.query.get("all") === "yes";
  const sheet = viewSheet(place, typed, { strict, only: onlyIn(request.query.get("do") ?? "", game) });
  return { json: { good: sheet.is_good, parts: fragments(sheet, world.draw) }, status: 200 };
}

/** Points that are added or taken off, with their sign: "+1,500", "−80", "0". */
const signed = (amount) => (amount > 0 ? `+${points(amount)}` : points(amount));

/** What the templates of the sheet ask. */
export const filters = () => ({ signed });

/** What a sheet is of; null where this deal may not be counted. */
function placeOf(world, game, { path }) {
  const deal = Number(/\/deals\/(\d+)/.exec(path)?.[1]);
  return deal >= 1 && deal <= game.last_open_deal ? { game, deal, rules: game.rules, words: world.words } : null;
}

/** That this deal may not be counted; what was typed for it is told back. */
function notOpen(world, game, request, typed = []) {
  const told = world.words.NO_DEAL;
  return { html: drawPage(world, "errors/error.html", { game, request }, { told, typed }), status: 404 };
}

/** The side that is to be saved alone: 1 for "save-1", null for all of them. */
function onlyIn(act, game) {
  const side = game.sides.findIndex((_, at) => act === `save-${at}`);
  return side < 0 ? null : side;
}

/** What to save: a side that nobody touched stays as it was, however it was entered. */
function entriesOf(place, typed, only) {
  if (only !== null) {
    const entries = entriesOf(place, onlySide(place, typed, only), null);
    return entries.map((entry, side) => (side === only ? entry : null));
  }
  const read = withoutIdleOverrides(readSheet(place, typed).entry, place.rules);
  if (!place.game.deal(place.deal)) return read;
  const standing = standingEntries(place);
  const shown = readSheet(place, filled(place, standing)).entry.sides;
  return read.map((entry, side) => (standing[side] && isSame(entry, shown[side], place) ? standing[side] : entry));
}

const isSame = (one, other, { rules }) =>
  JSON.stringify(sideToJson(one, rules)) === JSON.stringify(sideToJson(other, rules));

/**
 * The sides that are to be saved on top of another count than the newest, where that one was made on
 * this phone and has not been sent. Of what came from others the server will judge.
 */
function staleSides(place, entries, base) {
  const { game, deal } = place;
  const newest = game.revisions_of(deal);
  const standing = standingEntries(place);
  const isOurs = (side) => game.play.unsent.some((one) => one.deal === deal && (one.side ?? side) === side);
  const isChanged = (entry, old) => entry && old && !isSame(entry, old, place);
  return [...entries.keys()].filter(
    (side) => base[side] !== newest[side] && isOurs(side) && isChanged(entries[side], standing[side]),
  );
}

/** Whether something stands in the way that the table has not allowed, with what the others counted. */
function refused(place, entries) {
  const { game, deal, rules } = place;
  const standing = standingEntries(place);
  const all = entries.map((entry, side) => entry ?? standing[side]);
  const whole = game.deal_entry(deal, all.map((entry) => entry ?? readEntry({}, rules)));
  return openProblems(whole, findProblems(whole, rules, all.map(Boolean))).length > 0;
}

const typedIn = ({ words }, { sides }, { form }) => typedWords(form, words, sides.map(({ name }) => name));

/** What is to be kept of a good sheet, and sent. */
const saveOf = ({ deal, rules, words }, entries, typed) => ({
  kind: "deal",
  deal,
  entries: entries.map((entry) => entry && sideToJson(entry, rules)),
  typed: entries.map((entry) => entry && fillSide(entry, rules, words)),
  client_id: typed.get("client_id"),
});

/** The page of a sheet. */
function sheetPage(world, place, request, sheet, { base, is_checked, is_fresh = false }) {
  const { game, rules, words, deal } = place;
  const rows = sheet.sides[0].rows.map((line) => line.row); // every side has the same ones
  const client_id = request.form?.get("client_id");
  const html = drawPage(world, "deals/count.html", { game, request }, {
    form: pageForm(world, client_id ? { client_id } : {}),
    sheet,
    base,
    page_id: world.fresh(),
    is_fresh,
    is_checked,
    is_again: false,
    is_correction: deal <= game.totals_after.length,
    open: is_fresh ? 0 : sheet.first_wrong_side,
    vocabulary: vocabulary(rows, rules, words),
    example: example(rows, words),
  });
  return { html, status: 200 };
}
