/** What the pages say of what this phone has not sent yet. */

import { together } from "./names.js";
import { KEPT, WAITING } from "./outbox.js";
import { typedWords } from "./told_back.js";
import { fill } from "./words_numbers.js";

/** What `_unsent.html` asks for, on the page of a game or (without a key) on every other one. */
export const globals = (world) => ({
  unsent: () => unsentAt(world),
  unsent_of: (tag) => {
    const game = world.kept.find(({ play }) => play.tag === tag);
    const waiting = game ? waitingOf(world, game.key) : "";
    return waiting && say(world, "game_waits", waiting);
  },
});

function unsentAt(world) {
  const acts = world.acts.filter(({ key }) => !world.key || key === world.key);
  const here = {
    waiting: world.key ? waitingOf(world, world.key) : "",
    is_sent: world.is_sent && !acts.length,
    games: world.unlisted.map(({ key, play }) => ({ name: play.name, path: `/g/${key}` })),
    kept: acts.filter(({ state, path }) => state === KEPT && path !== world.looks_at).map((act) => shown(act, world)),
  };
  return here.waiting || here.is_sent || here.games.length || here.kept.length ? here : null;
}

const say = ({ words }, sentence, it) => fill(words.UNSENT[sentence], { it });

/** "this game and deals 2 and 3": what of a game waits; nothing where nothing does. */
function waitingOf(world, key) {
  const own = world.acts.filter((act) => act.key === key && act.state === WAITING);
  const deals = [...new Set(own.filter(({ kind }) => kind === "deal").map(({ deal }) => deal))].sort((one, other) => one - other);
  const parts = own.some(({ kind }) => kind === "game") ? [say(world, "the_game")] : [];
  if (deals.length) parts.push(say(world, deals.length > 1 ? "deals" : "deal", together(deals, world.words)));
  return parts.length ? together(parts, world.words) : "";
}

/** What an act is called; where no game is open, with its game. */
function nameOf({ kind, key, deal }, world) {
  if (kind === "game") return say(world, "a_game");
  const game = world.kept.find((kept) => kept.key === key && !world.key);
  return game ? fill(world.words.UNSENT.Deal_of, { deal, game: game.play.name }) : say(world, "Deal", deal);
}

function shown(act, world) {
  const fields = [...new URLSearchParams(act.body)];
  return {
    id: act.id,
    why: act.why,
    name: nameOf(act, world),
    path: act.path,
    fields: [...fields, ["csrf_token", world.token]],
    lines: typedWords(fields, world.words),
    can_send: act.why !== "gone",
    back: world.key ? `/g/${world.key}` : "/",
  };
}
