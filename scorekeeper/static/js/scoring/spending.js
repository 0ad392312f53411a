/** Every way to spend cards on an opening, over all ranks: what can be laid, and for how much. */

/** More than any hand has of cards or of melds. */
export const MANY = 1000;

/** Nothing spent: wilds, naturals and one amount more; whether the pile's top card has its place. */
export const NOTHING = { spent: [0, 0, 0], top: false, cost: 0, melds: [] };

/**
 * All that can be spent on ranks, each given as its ways to lay cards, with no more wilds than
 * `most`: for each number of wilds, of naturals and of pairs kept the one that costs least, which
 * is the one that makes most. Pairs and points are below zero; the points of wilds are not counted.
 */
export const spendings = (ranks, most) =>
  ranks.reduce((table, ways) => {
    const grown = new Map();
    for (const way of ways) {
      for (const before of table) spendMore(grown, before, way, [most]);
    }
    return [...grown.values()];
  }, [NOTHING]);

/**
 * Adds to `found` what is spent with a step more, unless the same amounts are there and cost no
 * more, or one of them is above `most`.
 */
export function spendMore(found, before, step, most) {
  const spent = step.spent.map((amount, at) => amount + before.spent[at]);
  if (spent.some((amount, at) => amount > most[at])) return;
  const top = step.top || before.top;
  const cost = before.cost + step.cost;
  const key = [...spent, top].reduce((all, amount) => all * MANY + amount);
  if (found.get(key)?.cost <= cost) return;
  found.set(key, { spent, top, cost, melds: [...before.melds, ...step.melds] });
}
