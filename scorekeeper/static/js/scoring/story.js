/** What is worth telling of a finished game: the deal that decided it. */

import { runningTotals } from "./game.js";

/**
 * The deal (from 1) that changed the lead most, the side (from 0) it went to and by how much; null
 * where none did. The lead is that of the side ahead at the end over the best of the others. Of
 * equal swings the first one counts.
 */
export function swing(deals, sides) {
  const after = runningTotals(deals, sides);
  if (!after.length || sides < 2) return null;
  const last = after[after.length - 1];
  const ahead = last.indexOf(Math.max(...last));
  let before = 0;
  let best = null;
  for (const [index, totals] of after.entries()) {
    const rival = rivalOf(totals, ahead);
    const lead = totals[ahead] - totals[rival];
    const points = Math.abs(lead - before);
    if (points > (best?.points ?? 0)) best = { deal: index + 1, side: lead > before ? ahead : rival, points };
    before = lead;
  }
  return best;
}

/** The best of the other sides. */
function rivalOf(totals, ahead) {
  const most = Math.max(...totals.filter((_, side) => side !== ahead));
  return totals.findIndex((total, side) => side !== ahead && total === most);
}
