/** A game that is begun on the phone, as it is kept until the server knows it. */

import { isEqual } from "./house_rules.js";
import { rulesOf } from "./rule_sets.js";
import { idOfRules } from "./saved_rules.js";

const TAG = 16; // characters

/**
 * The play of a new game; whoever keeps it gives it its `key`.
 * @param {object} world
 * @param {{name: string, card: object, rules: object, seats: object}} wanted `rules` may differ from
 *   those of the `card` that was chosen, by its switches and its target
 */
export function newPlay(world, { name, card, rules, seats }) {
  const isAsOnCard = isEqual(rules, rulesOf(card));
  const { slug, name: called, id, named, summary } = card;
  return {
    format: world.words.PLAY_FORMAT,
    key: null,
    role: "host",
    tag: world.fresh().slice(0, TAG),
    name,
    created: world.now(),
    rules,
    rules_id: isAsOnCard ? id : idOfRules(rules),
    rules_before: null,
    rules_before_named: null,
    as_ours: isAsOnCard ? { slug, name: called, id, named, summary } : null,
    seats,
    deals: [],
    removed: [],
    agreed: [],
    last_act: 1,
    own_key: null,
    own_role: "host",
    watch_key: null,
    next_key: "",
    drawn_here: false,
    unsent: [],
  };
}
