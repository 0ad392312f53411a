// The count sheet as a phone answers for the server: of plays and requests that came as JSON.
import { pathToFileURL } from "node:url";
import { countPage, saveSheet, workOut } from "../../scorekeeper/static/js/offline/deals.js";
import { viewGame } from "../../scorekeeper/static/js/offline/game_view.js";
import { readMelds } from "../../scorekeeper/static/js/offline/meld_lines.js";
import { readCount, readPoints } from "../../scorekeeper/static/js/offline/numbers.js";
import { withAct } from "../../scorekeeper/static/js/offline/outbox.js";
import { sentence } from "../../scorekeeper/static/js/offline/problems.js";
import { linesOf, strip } from "../../scorekeeper/static/js/offline/texts.js";
import { makeWorld } from "../../scorekeeper/static/js/offline/world.js";
import { readyRules } from "../../scorekeeper/static/js/scoring/ruleset.js";

const ANSWERS = { countPage, saveSheet, workOut };
const phone = {};

/** The phone that answers from now on: what its server gave it. */
export async function begin(kit, path) {
  const { templates } = await import(pathToFileURL(path).href);
  Object.assign(phone, { kit, templates });
  return kit.version;
}

/** What the phone answers, and the game as it stands there after a good save. */
export function answer(name, play, { path, query, form, hints }) {
  const kit = { ...phone.kit, hints };
  const kept = [{ key: play.key, play }];
  const world = Object.assign(makeWorld(kit, phone.templates, { key: play.key, kept }), { fresh: () => "FRESH" });
  const request = { path, query: new URLSearchParams(query), form: form && new URLSearchParams(form), key: play.key };
  const given = ANSWERS[name](world, viewGame(play, world), request);
  const after = given.save && withAct(play, given.save);
  return { ...given, after: after?.deals ?? null };
}

const told = (read) => {
  try {
    return read();
  } catch (problem) {
    return problem.message;
  }
};

const shown = (number) => (Math.abs(number) < 1e15 ? number : "large");

/** Each text read as a count, as points, as points that may be less than 0, and as melds. */
export function read(texts, rules) {
  const { words, facts } = phone.kit;
  const ready = readyRules(rules, facts);
  return texts.map((text) => [
    told(() => readCount(text, words)),
    told(() => shown(readPoints(text, words))),
    told(() => shown(readPoints(text, words, true))),
    readMelds(text, ready, words),
    strip(text),
    linesOf(text),
  ]);
}

/** Each problem in one sentence, with what to do and without. */
export function tell(problems, rules, names, players) {
  const { words, facts } = phone.kit;
  const table = { rules: readyRules(rules, facts), words, names, players: players ?? undefined };
  return problems.map((problem) => [sentence(problem, table), sentence(problem, table, false)]);
}
