/** Everything that drawing an answer needs, made from the kit. */

import { filters as agreeFilters } from "./agreeing.js";
import { filters as dealFilters } from "./deals.js";
import { makeDrawer } from "./drawing.js";
import { filters as lookFilters } from "./look.js";
import { globals as pageGlobals } from "./page.js";
import { filters as phoneFilters, globals as phoneGlobals } from "./phones.js";
import { filters as ruleSetFilters } from "./rule_sets.js";
import { filters as ruleFilters, globals as ruleGlobals } from "./rule_words.js";
import { filters as standingFilters } from "./standing.js";
import { filters as tellingFilters } from "./telling.js";
import { globals as unsentGlobals } from "./unsent.js";

const FILTERS = [
  agreeFilters, dealFilters, lookFilters, phoneFilters, ruleFilters, ruleSetFilters, standingFilters, tellingFilters,
];
const GLOBALS = [pageGlobals, phoneGlobals, ruleGlobals, unsentGlobals];

/**
 * What is on this phone: `acts` to be sent, games `kept`, a `token` for forms, the `key` asked for; what
 * is looked at already (the path of an act), games that the page does not list, and whether something
 * waited there until just now.
 */
const NOTHING_HERE = { acts: [], kept: [], token: "", key: "", looks_at: "", unlisted: [], is_sent: false };

/**
 * @param {object} kit as `web/offline/kit.py` makes it
 * @param {Function} templates as `web/offline/templates_js.py` makes them
 * @param {object} here see NOTHING_HERE
 */
export function makeWorld(kit, templates, here = {}) {
  const world = { ...NOTHING_HERE, kit, facts: kit.facts, words: kit.words, now, fresh, ...here };
  const all = (made) => Object.assign({}, ...made.map((each) => each(world)));
  const globals = { ...all(GLOBALS), mark_now: () => world.mark() };
  const draw = makeDrawer({ templates, filters: all(FILTERS), globals });
  return Object.assign(world, { draw, mark: () => markOf(world), page: {} });
}

/** What stands for the games of this phone as they are now; no server makes such a mark. */
export const markOf = ({ acts, kept, key }) =>
  `~${kept.find((game) => game.key === key)?.play.last_act ?? 0}-${acts.map(({ id, state }) => id + state[0]).join(".")}`;

const now = () => new Date().toISOString();

/** An id that nothing else has, as the server makes them. */
export function fresh() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
