/** Opening: are these melds enough, and what do these cards open with. */

import { readyRules } from "../scoring/ruleset.js";
import { OpeningForm } from "./opening_form.js";
import { judge } from "./opening_view.js";
import { beginPage } from "./page.js";

/** The templates of the parts that change, by their ids. */
const PARTS = { verdict: "verdict", found: "found", "minimum-of": "whom" };

/**
 * The opening of a side of this game in the deal that is being played; without a game, under any of
 * the phone's rule sets; others only the server has.
 */
export function openingPage(world, game, request) {
  const form = new OpeningForm(request.query, world);
  const choice = game ? {} : choiceOf(form, world);
  const draw = beginPage(world, { game, request });
  if (!game && !choice.chosen) {
    return { html: draw("errors/error.html", { told: world.words.NO_NETWORK, typed: [] }), status: 503 };
  }
  const at = game ? inGame(form, game) : withoutGame(form, choice.chosen, world);
  const endpoint = game ? "opening.check" : "opening.check_alone";
  const verdict = judge(form, at, world.words);
  const given = { form, at, verdict, alone: !game, request: { path: request.path, endpoint }, ...choice };
  if (request.query.get("parts") !== "yes") return { html: draw("opening/opening.html", given), status: 200 };
  const drawn = Object.entries(PARTS).map(([id, name]) => [id, draw(`opening/_${name}.html`, given)]);
  return { json: { parts: Object.fromEntries(drawn) }, status: 200 };
}

function inGame(form, game) {
  const deal = game.next_deal ?? game.deals.length;
  const side = form.number("side", { most: game.sides.length - 1 });
  return { rules: game.rules, deal, score: game.scores_before(deal)[side] };
}

function withoutGame(form, rules, { facts, words }) {
  const deal = Math.max(1, form.number("deal", { unsaid: 1, most: words.MOST_DEALS }));
  return { rules, deal, score: form.number("score", { most: facts.SCORE_MAX, negative: true }) };
}

/** The rules that can be chosen, and those that are. */
function choiceOf(form, { kit, facts }) {
  const [own, presets] = [kit.own, kit.presets].map((sets) => sets.map((rules) => readyRules(rules, facts)));
  const asked = form.get("rules");
  return { own, presets, chosen: asked ? [...own, ...presets].find(({ named }) => named === asked) : presets[0] };
}
