/** New game: its page, and from its form to the game or to what is wrong at which field. */

import { ofSide } from "../scoring/game.js";
import { caseless, nameFault, toldApart } from "./actions_names.js";
import { isEqual } from "./house_rules.js";
import { partOf } from "./look.js";
import { together } from "./names.js";
import { firstForm, sentForm } from "./new_game_form.js";
import { newPlay } from "./new_play.js";
import { readWhole } from "./numbers.js";
import { closeHints, drawPage, urlFor } from "./page.js";
import { knownRules, noSuchRules, rulesOf } from "./rule_sets.js";
import { seatingNamed, seatingOf, seatings } from "./seating.js";
import { fill, points, spelt } from "./words_numbers.js";

const CLOSE_HINT = "close-hint";

/**
 * The form of a new game, filled in like the phone's last one, by the rules asked for; null for rules
 * that are not known here.
 */
export function newPage(world, last, request) {
  const named = request.query.get("rules") || null;
  if (named !== null && !knownRules(world, last).some((each) => each.named === named)) return null;
  return shown(world, last, request, firstForm(world, last, named));
}

/** Begin the game and go to its table, or say at the fields what is wrong. */
export function createGame(world, request, last = null) {
  const form = sentForm(world, request.form);
  const change = request.form.get("change");
  if (change === CLOSE_HINT) world.kit.hints.new = false;
  if (change) return shown(world, last, request, form);
  const { wanted, wrong } = read(world, last, form);
  for (const [field, sentence] of wrong) form[field]?.errors.push(sentence);
  if (wrong.length) return { ...shown(world, last, request, form), status: 422 };
  if (last && isThereAlready(last.play, wanted)) {
    return { redirect: urlFor(world, "games.table", { key: last.play.key }) };
  }
  const play = newPlay(world, wanted);
  return {
    redirect: world.kit.routes["games.table"], // whoever keeps the game fills in its key
    save: { kind: "game", play, client_id: form.client_id.data },
  };
}

/** After the back button it is the game that nobody has counted in yet. */
const isThereAlready = ({ role, deals, name, rules, seats }, wanted) =>
  role === "host" &&
  !deals.length &&
  name === wanted.name &&
  seats.first_dealer === wanted.seats.first_dealer &&
  ["players", "sides"].every((who) => isEqual(seats[who], wanted.seats[who])) &&
  Object.keys(wanted.rules).every((field) => isEqual(rules[field], wanted.rules[field]));

function shown(world, last, request, form) {
  const { kit, words } = world;
  const rules = chosenRules(world, last, form) ?? kit.presets[0];
  const seating = chosenSeating(world, rules, form);
  const isKnown = [...kit.presets, ...kit.own].includes(rules);
  const given = {
    form,
    own: isKnown ? kit.own : [rules, ...kit.own],
    first_presets: kit.presets.slice(0, words.SHOWN_AT_ONCE),
    more_presets: kit.presets.slice(words.SHOWN_AT_ONCE),
    switches: words.SWITCHES,
    seatings: seatings(world),
    rules,
    seating,
    side_players: sidePlayers(form, seating, words),
    suggested_name: suggestedName(world),
  };
  return { html: drawPage(world, "games/new.html", { request }, given), status: 200 };
}

/** The rule set of the form, the usual one where nothing stands there; none of an unknown name. */
const chosenRules = (world, last, form) =>
  knownRules(world, last).find(({ named }) => named === (form.rules.data || world.kit.presets[0].named));

/** The seating of the form where its rule set knows it, else the usual one of that set. */
function chosenSeating(world, rules, form) {
  const seating = seatingNamed(form.seating.data, world);
  return seating && knows(rules, seating) ? seating : seatingOf(rules.seatings[0], world.words);
}

const knows = (rules, { players, sides }) => rules.seatings.some((pair) => isEqual(pair, [players, sides]));

/** Who plays on each side, one line a side for as many sides as a form can name. */
function sidePlayers(form, { player_names, side_names }, words) {
  const names = namesOf(form, "player", player_names);
  const told = side_names.map((_, side) => together(ofSide(names, side, side_names.length), words));
  return [...told, ...Array(words.MAX_SIDES_WITH_PARTNERS - told.length).fill("")];
}

const namesOf = (form, what, defaults) => defaults.map((name, index) => form[`${what}_${index}`].data || name);

/** A name for a game that is begun now, with a number where this phone has played one called so. */
export function suggestedName(world) {
  const now = world.now();
  const hour = new Date(now).getHours();
  const part = world.words.DAY_PARTS.find(([until]) => hour < until)[1];
  const name = `${partOf(now, "weekday", "long")} ${part}`;
  const taken = new Set(world.kept.filter(({ play }) => play.deals.length).map(({ play }) => play.name));
  let [another, number] = [name, 1];
  while (taken.has(another)) another = `${name} ${(number += 1)}`;
  return another;
}

/** The game that the form asks for, or all of the first kind of thing that is wrong: (field, sentence). */
function read(world, last, form) {
  const { words, kit } = world;
  const card = chosenRules(world, last, form);
  if (!card) return refuse("rules", fill(words.REFUSED.rules, { reason: noSuchRules(form.rules.data, words) }));
  const field = `target_${card.slug}`;
  const isPreset = kit.presets.includes(card);
  const text = isPreset && field in form ? form[field].data : "";
  const goal = text ? readWhole(text, words) : null;
  const { least, most } = words.TARGET;
  if (text && !(goal !== null && goal >= least && goal <= most)) {
    return refuse(field, fill(words.REFUSED.target, { least: points(least), most: points(most) }));
  }
  const seating = form.seating.data ? seatingNamed(form.seating.data, world) : seatingOf(card.seatings[0], words);
  if (!seating || !knows(card, seating)) return refuse("seating", seatingRefusal(card, words));
  const changes = { ...(isPreset && switched(form, card, words)), ...(text && { target: goal }) };
  return readSeats(world, form, { card, rules: { ...rulesOf(card), ...changes }, seating });
}

const refuse = (field, sentence) => ({ wrong: [[field, sentence]] });

/** What the switches of the chosen rules change. */
const switched = (form, { slug }, { SWITCHES }) =>
  (SWITCHES[slug] ?? [])
    .filter((each) => form.switches.data.includes(`${slug}/${each.slug}`))
    .reduce((changes, each) => ({ ...changes, ...each.changes }), {});

/** Which seatings a rule set knows, as a sentence. */
function seatingRefusal({ name, seatings: pairs }, words) {
  const { seating, way } = words.REFUSED;
  const sorted = [...pairs].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const ways = sorted.map((pair) => seatingOf(pair, words));
  const told = ways.map(({ players, label }) => fill(way, { players: spelt(players, words), label }));
  return fill(seating, { rules: name, ways: told.join(", ") });
}

function readSeats(world, form, { card, rules, seating }) {
  const { REFUSED } = world.words;
  const players = namesOf(form, "player", seating.player_names);
  const sides = seating.alone ? toldApart(players, world.words) : namesOf(form, "side", seating.side_names);
  const dealer = form.first_dealer.data || "0";
  const isSeat = players.some((_, seat) => String(seat) === dealer);
  const wrong = [
    ...same(sides, REFUSED),
    ...(isSeat ? [] : [["first_dealer", REFUSED.dealer]]),
  ];
  const name = form.name.data || suggestedName(world);
  const faults = wrong.length ? wrong : nameFaults({ name, players, sides }, world.words);
  return { wanted: { name, card, rules, seats: { sides, players, first_dealer: Number(dealer) } }, wrong: faults };
}

/** Each side with the name of another one: nobody could tell their scores apart. */
function same(names, { same_name }) {
  const folded = names.map(caseless);
  const isTwice = folded.map((name) => folded.filter((other) => other === name).length > 1);
  return names.flatMap((_, index) => (isTwice[index] ? [[`side_${index}`, same_name]] : []));
}

function nameFaults({ name, players, sides }, words) {
  const all = [
    ["name", name],
    ...players.map((each, seat) => [`player_${seat}`, each]),
    ...sides.map((each, side) => [`side_${side}`, each]),
  ];
  const limit = words.LONGEST_NAME;
  const faults = all.map(([field, given]) => [field, nameFault(given, words)]);
  return faults.filter(([, fault]) => fault).map(([field, fault]) => [field, fill(words.REFUSED[fault], { limit })]);
}
