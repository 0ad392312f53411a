/** What stands in the game for an open count sheet: each side as it was saved. */

import { filled, standingEntries, WHO, writeBase } from "./deal_form.js";
import { savedMeanwhile } from "./news.js";

/**
 * The sides of a deal: `revision`, and `values` by the name of the field where it counted; `saved` says
 * that it was saved while it is counted elsewhere. `base` is what a sheet of now would be made from, `who` the answers for the whole table; `is_open` is false
 * where the deal was taken away or the game is over before it.
 */
export function standingSheet(game, deal, words) {
  if (!(deal >= 1 && deal <= game.last_open_deal)) return { is_open: false, counting: [] };
  const place = { game, deal, rules: game.rules, words };
  const entries = standingEntries(place);
  const { values } = filled(place, entries);
  const revisions = game.revisions_of(deal);
  return {
    is_open: true,
    base: writeBase(game, revisions),
    sides: revisions.map((revision, side) => ({
      revision,
      is_counted: entries[side] !== null,
      saved: savedMeanwhile(game.sides[side].name, game.deal(deal)?.phones[side], words),
      values: Object.fromEntries([...values].filter(([name]) => name.startsWith(`${side}.`))),
    })),
    who: Object.fromEntries(Object.keys(WHO).map((name) => [name, values.get(name) ?? ""])),
    counting: [], // who counts on other phones is not known without the server
  };
}
