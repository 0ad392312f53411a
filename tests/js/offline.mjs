// What the modules of `offline/` say, as plain data: games hold functions, which JSON does not.
import { viewGame } from "../../scorekeeper/static/js/offline/game_view.js";

/** All that a game says of itself, of each play. */
export const look = (plays, world) => plays.map((play) => lookAt(viewGame(play, world)));

function lookAt(game) {
  const numbers = Array.from({ length: game.last_open_deal + 1 }, (_, index) => index + 1);
  const by = (ask) => numbers.map(ask);
  const { tag, name, players, first_dealer, sides, decks, next_deal, last_open_deal, totals_after, standing } = game;
  return {
    tag, name, players, first_dealer, sides, decks, next_deal, last_open_deal, totals_after, standing,
    result: game.result,
    created: game.created.date().isoformat(),
    rules: game.rules.name,
    last_act: game.last_act,
    deals: game.deals.map(({ number, revisions, scores, problems, is_complete, entries }) => ({
      number,
      revisions,
      is_complete,
      scores: scores && scores.map(({ total, total_after, lines }) => ({ total, total_after, lines })),
      problems,
      entries: entries.map((entry) => entry && [entry.went_out, entry.overrides]),
    })),
    there: by((number) => game.deal(number) !== null),
    agreeing: by((number) => game.agreeing(number)),
    revisions_of: by((number) => game.revisions_of(number)),
    scores_before: by((number) => game.scores_before(number)),
    dealers: by((number) => game.dealer(number)),
    beginners: by((number) => game.begins(number)),
    minimums: by((number) => sides.map((_, side) => game.opening_minimum(side, number))),
    minimum_now: sides.map((_, side) => game.opening_minimum(side)),
  };
}
