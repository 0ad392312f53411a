/** What the pages say of what this phone has not sent yet. */

import { together } from "./names.js";
import { isStuck, KEPT, WAITING } from "./outbox.js";
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
    kept: acts.filter((act) => isToSee(act) && act.path !== world.looks_at).map((act) => shown(act, world)),
  };
  return here.waiting || here.is_sent || here.games.length || here.kept.length ? here : null;
}

const isToSee = (act) => act.state === KEPT || isStuck(act);

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
function nameOf({ kind, deal }, game, world) {
  const { UNSENT } = world.words;
  if (world.key || !game) return kind === "game" ? UNSENT.a_game : fill(UNSENT.Deal, { it: deal });
  return fill(kind === "game" ? UNSENT.a_game_of : UNSENT.Deal_of, { deal, game });
}

function shown(act, world) {
  const { kind, key, path } = act;
  const fields = [...new URLSearchParams(act.body)];
  const { play } = world.kept.find((kept) => kept.key === key) ?? {};
  const why = isStuck(act) ? "fault" : act.why;
  return {
    id: act.id,
    kind,
    why,
    name: nameOf(act, play?.name ?? act.game, world),
    path: kind === "game" && why === "fault" ? `/g/${key}` : path,
    fields: [...fields, ["csrf_token", world.token]],
    lines: kind === "deal" ? typedWords(fields, world.words, play?.seats.sides ?? act.names) : [],
    has_deals: kind === "game" && world.acts.some((other) => other.key === key && other.id !== act.id),
    can_send: why !== "gone",
    back: world.key ? `/g/${world.key}` : "/",
  };
}
