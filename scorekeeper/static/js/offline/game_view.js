/** A game as the pages show it: every deal scored, the standing, who deals, who won. */

import { checkDeal } from "../scoring/check.js";
import { begins, dealer, ofSide, result, standing } from "../scoring/game.js";
import { minimum } from "../scoring/opening.js";
import { decksFor, readyRules } from "../scoring/ruleset.js";
import { scoreDeal } from "../scoring/score.js";
import { SideReading } from "../scoring/side_json.js";
import { toldApart } from "./actions_names.js";

/**
 * The game of a play, scored.
 * @param {object} play as `web/offline/play.py` makes it
 * @param {{facts: object, words: object}} world
 * @returns {Game}
 */
export function viewGame(play, { facts, words }) {
  const rules = readyRules(play.rules, facts);
  const players = play.seats.players.length;
  const sides = play.seats.sides.length;
  const deals = [];
  let before = Array(sides).fill(0);
  for (const { number, sides: counts } of play.deals) {
    const deal = new Deal(number, counts, { players, before, rules });
    if (deal.scores) before = deal.scores.map((score) => score.total_after);
    deals.push(deal);
  }
  const points = deals.filter((deal) => deal.scores).map((deal) => deal.scores.map((score) => score.total));
  const now = standing(points, rules, players, sides);
  const names = { players: toldApart(play.seats.players, words), sides: toldApart(play.seats.sides, words) };
  return new Game(play, { rules, names }, deals, { ...now, is_over: now.next_deal === null });
}

/** A side's entry of a play or a file, as the scoring takes it. */
export function readEntry(entry, rules) {
  const reading = new SideReading(rules);
  reading.rules = rules;
  return reading.side(entry, "");
}

/** One deal that at least one side has counted; all lists are by side. */
class Deal {
  constructor(number, counts, { players, before, rules }) {
    const entries = counts.map(({ entry }) => entry && readEntry(entry, rules));
    const is_complete = entries.every(Boolean);
    this.whole = { players, deal: number, sides: filled(entries, rules), scores_before: before };
    this.rules = rules;
    Object.assign(this, { number, entries, is_complete, revisions: counts.map(({ revision }) => revision) });
    this.then = counts.map(({ then }) => then ?? null);
    this.phones = counts.map(({ phone }) => phone ?? "");
    this.scores = is_complete ? scoreDeal(this.whole, rules) : null;
  }

  /** Whether the table accepted something of a side's count that is against the rules. */
  accepts(side) {
    const [own, then] = [this.entries[side]?.overrides ?? [], this.then[side]];
    return own.some((key) => !then || then.includes(key));
  }

  /** Whether the side that a problem is of accepts it, or any side one of all together. */
  is_accepted({ side, code, field }) {
    const entries = side === null ? this.entries : [this.entries[side]];
    return entries.some((entry) => entry?.overrides.includes(`${code}:${field}`));
  }

  /** Whether something is wrong only by the rules of now: by those of the count it was not. */
  was_right({ side, code, field }) {
    const then = side === null ? this.then : [this.then[side]];
    return then.every((accepted) => accepted && !accepted.includes(`${code}:${field}`));
  }

  /** Everything wrong with it, looked for only where somebody asks: it takes its time. */
  get problems() {
    this.found ??= findProblems(this.whole, this.rules, this.entries.map(Boolean));
    return this.found;
  }
}

/** The entries with an empty one for each side that has not counted. */
export const filled = (entries, rules) => entries.map((entry) => entry ?? readEntry({}, rules));

/** Everything wrong with the counts of a deal, as far as the sides have counted. */
export const findProblems = (entry, rules, counted) =>
  checkDeal(entry, rules).filter(({ side }) => counted.every(Boolean) || counted[side]);

/** A game, scored. Sides and seats count from 0, deals from 1, totals are points. */
export class Game {
  constructor(play, { rules, names }, deals, now) {
    const { tag, name, created, removed, agreed, last_act } = play;
    const { players } = names;
    const { first_dealer } = play.seats;
    const sides = names.sides.map((side, index) => ({
      name: side,
      players: ofSide(players, index, names.sides.length),
    }));
    Object.assign(this, { play, tag, name, created: moment(created), rules, players, first_dealer, sides });
    Object.assign(this, { deals, standing: now, removed, agreed, last_act });
    this.result = now.is_over ? result(now.totals, rules) : null;
    this.decks = decksFor(rules, players.length);
    this.next_deal = now.next_deal;
    this.last_open_deal = Math.max(deals.length, now.next_deal ?? 0);
    this.totals_after = deals
      .filter((deal) => deal.scores)
      .map((deal) => deal.scores.map((score) => score.total_after));
  }

  /** This deal (from 1), or null where no side has counted it. */
  deal(number) {
    return this.deals[number - 1] ?? null;
  }

  /** By side whether it agrees to what this deal came to. */
  agreeing(number) {
    return this.sides.map((_, side) => this.agreed.some((one) => one[0] === number && one[1] === side));
  }

  /** The newest revision of each side's count of this deal, 0 where there never was one. */
  revisions_of(number) {
    const there = this.removed.filter((made) => made.deal === number);
    return (
      this.deal(number)?.revisions ??
      this.sides.map((_, side) => there.find((made) => made.side === side)?.revision ?? 0)
    );
  }

  /** Each side's total before this deal (from 1). */
  scores_before(deal) {
    return this.totals_after.slice(0, deal - 1).pop() ?? this.sides.map(() => 0);
  }

  /** Name of the player who deals this deal. */
  dealer(deal) {
    return this.players[dealer(deal, this.first_dealer, this.players.length)];
  }

  /** Name of the player who begins this deal. */
  begins(deal) {
    return this.players[begins(deal, this.first_dealer, this.players.length)];
  }

  /** Points that this side needs to open in this deal (else the next one); 0 for none. */
  opening_minimum(side, deal) {
    const number = deal || this.next_deal || this.deals.length;
    return minimum(this.rules, { deal: number, score: this.scores_before(number)[side] });
  }

  /** These counts of all sides as an entry of this deal, ready to be checked and scored. */
  deal_entry(number, entries) {
    const { length } = this.players;
    return { players: length, deal: number, sides: entries, scores_before: this.scores_before(number) };
  }
}

/** A moment as templates ask it: its text, and its date where it was noted. */
const moment = (iso) => ({ iso, date: () => ({ isoformat: () => iso.slice(0, 10) }) });
