/** The form of a new game: what it shows at first, and its fields as they were sent. */

import { range } from "../scoring/basics.js";
import { pageForm } from "./base.js";
import { changedFields, isEqual } from "./house_rules.js";
import { seatingOf } from "./seating.js";
import { strip, unturned } from "./texts.js";
import { points } from "./words_numbers.js";

/** The fields of the form by name: those with names and targets are taken without blanks round them. */
function fieldNames({ kit, facts, words }) {
  const targets = kit.presets.filter((rules) => rules.target !== null).map(({ slug }) => `target_${slug}`);
  const players = range(0, facts.MAX_PLAYERS).map((seat) => `player_${seat}`);
  const sides = range(0, words.MAX_SIDES_WITH_PARTNERS).map((side) => `side_${side}`);
  return { plain: ["rules", "seating", "first_dealer"], stripped: ["name", ...targets, ...players, ...sides] };
}

/** The form as it is shown at first: the table of the phone's last game. */
export function firstForm(world, last, asked) {
  const shown = { ...defaultsFrom(last, world), ...(asked === null ? {} : { rules: asked }) };
  const { plain, stripped } = fieldNames(world);
  const empty = Object.fromEntries([...plain, ...stripped].map((name) => [name, ""]));
  return pageForm(world, { switches: [], ...empty, ...shown });
}

/** The form as it was sent. */
export function sentForm(world, sent) {
  const { plain, stripped } = fieldNames(world);
  const fields = [
    ...plain.map((name) => [name, sent.get(name) ?? ""]),
    ...stripped.map((name) => [name, strip(unturned(sent.get(name) ?? ""))]),
  ];
  const client_id = sent.get("client_id") ?? world.fresh();
  return pageForm(world, { client_id, switches: sent.getAll("switches"), ...Object.fromEntries(fields) });
}

function defaultsFrom(last, { kit, words }) {
  if (!last) return { rules: kit.presets[0].named, seating: seatingOf(kit.presets[0].seatings[0], words).value };
  const seating = seatingOf([last.players.length, last.sides.length], words);
  const names = (what, given, usual) =>
    given.map((name, index) => [`${what}_${index}`, name === usual[index] ? "" : name]);
  return {
    ...rulesShown(last, kit.presets, words),
    seating: seating.value,
    ...Object.fromEntries(names("player", last.play.seats.players, seating.player_names)),
    ...(seating.alone
      ? {}
      : Object.fromEntries(names("side", last.play.seats.sides, seating.side_names))),
  };
}

/** How the form shows the rules of a game: a preset with its switches and target, or house rules. */
function rulesShown({ play: { rules, as_ours } }, presets, words) {
  const { slug } = rules;
  const preset = presets.find((each) => each.slug === slug);
  const switches = (words.SWITCHES[slug] ?? []).filter(({ changes }) =>
    Object.entries(changes).every(([field, value]) => isEqual(rules[field], value)),
  );
  const offered = [...switches.flatMap(({ changes }) => Object.keys(changes)), "target"];
  if (!preset || !changedFields(rules, preset, words).every((field) => offered.includes(field))) {
    return { rules: as_ours.named };
  }
  const isOther = rules.target && !isEqual(rules.target, preset.target);
  return {
    rules: slug,
    switches: switches.map((each) => `${slug}/${each.slug}`),
    ...(isOther ? { [`target_${slug}`]: points([rules.target].flat()[0]) } : {}),
  };
}
