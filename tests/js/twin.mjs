// Questions about rules, melds and games, which no file asks.
import * as game from "../../scorekeeper/static/js/scoring/game.js";
import { flaws, Meld } from "../../scorekeeper/static/js/scoring/melds.js";
import { minimum } from "../../scorekeeper/static/js/scoring/opening.js";
import { decksFor, forPlayers, readyRules } from "../../scorekeeper/static/js/scoring/ruleset.js";

/** Of a rule set without a file: the codes of what forbids a meld, what a table has, a game. */
export function ask(question, rules, facts, ...given) {
  const ready = readyRules(rules, facts);
  return {
    meld({ rank, naturals, jokers, twos }) {
      const meld = new Meld(rank, naturals, jokers, twos);
      return { kind: meld.kind, flaws: [...flaws(meld, ready)].map(([code]) => code) };
    },
    minimum: (when) => minimum(ready, when),
    standing: (deals, players, sides) => game.standing(deals, ready, players, sides),
    result: (totals) => game.result(totals, ready),
    dealers: (deals, first, players) => deals.map((deal) => game.dealer(deal, first, players)),
    beginners: (deals, first, players) => deals.map((deal) => game.begins(deal, first, players)),
    ofSide: (seated, side, sides) => game.ofSide(seated, side, sides),
    table: (players) => ({ decks: decksFor(ready, players), hand: forPlayers(ready.hand_cards, players, ready) }),
  }[question](...given);
}
