/** Every way to spend cards on an opening, over all ranks: what can be laid, and for how much. */

/**
 * All that can be spent on ranks `{naturals, each, ways}` with fewer wilds than `most`: for each
 * number of naturals, of wilds and of pairs broken up the most card points that the naturals can
 * make, and the `melds` that make it. Wilds are not told apart, and not counted.
 */
export function spendings(ranks, most, pair) {
  let table = [{ naturals: 0, wilds: 0, broken: 0, points: 0, melds: [] }];
  for (const { naturals: held, each, ways } of ranks) {
    const grown = new Map();
    for (const before of table) {
      for (const [order, way] of ways.entries()) {
        const naturals = before.naturals + way.naturals;
        const wilds = before.wilds + way.wilds;
        const broken = before.broken + (held >= pair && held - way.naturals < pair);
        const points = before.points + each * way.naturals;
        const key = [naturals, wilds, broken].join();
        const known = grown.get(key);
        const isBetter = !known || points > known.points || (points === known.points && order < known.order);
        if (wilds < most && isBetter) grown.set(key, { naturals, wilds, broken, points, order, before, way });
      }
    }
    table = [...grown.values()].map((one) => ({ ...one, melds: [...one.before.melds, ...one.way.melds] }));
  }
  return table;
}
