/** Stands in for the worker: the tests ask it what phones ask of the count sheet without a server. */

import { countPage, saveSheet, workOut } from "./offline/deals.js";
import { viewGame } from "./offline/game_view.js";
import { readMelds } from "./offline/meld_lines.js";
import { readCount, readPoints } from "./offline/numbers.js";
import { withAct } from "./offline/outbox.js";
import { sentence } from "./offline/problems.js";
import { templates } from "./offline/templates.js";
import { linesOf, strip } from "./offline/texts.js";
import { makeWorld } from "./offline/world.js";
import { readyRules } from "./scoring/ruleset.js";

const ANSWERS = { countPage, saveSheet, workOut };
const phone = {};

/** The phone that answers from now on: what its server gave it. */
function begin(kit) {
  phone.kit = kit;
  return kit.version;
}

/** What the phone answers, and the game as it stands there after a good save. */
function answer(name, play, { path, query, form, hints }) {
  const kit = { ...phone.kit, hints };
  const kept = [{ key: play.key, play }];
  const world = Object.assign(makeWorld(kit, templates, { key: play.key, kept }), { fresh: () => "FRESH" });
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
function read(texts, rules) {
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
function tell(problems, rules, names, players) {
  const { words, facts } = phone.kit;
  const table = { rules: readyRules(rules, facts), words, names, players: players ?? undefined };
  return problems.map((problem) => [sentence(problem, table), sentence(problem, table, false)]);
}
