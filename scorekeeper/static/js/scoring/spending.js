/**
 * Every way to spend cards on an opening, over all ranks: what can be laid, and for how much. For
 * each number of wilds, of pairs broken up and of naturals spent a table keeps the most card
 * points that the naturals can make. Wilds are not told apart here.
 */

const NOT_POSSIBLE = -1e9;

/** 1 where this way leaves fewer than two naturals of a rank that had them, else 0. */
const breaksPair = ({ naturals }, way, PAIR) => Number(naturals >= PAIR && naturals - way.naturals < PAIR);

const rowKey = (wilds, broken) => `${wilds} ${broken}`;

/** All that can be spent on ranks `{naturals, each, ways}`; `worth` has the points of so many wilds. */
export class Spendings {
  constructor(ranks, worth, pair) {
    Object.assign(this, { ranks, worth, pair });
    this.longest = ranks.reduce((most, rank) => most + rank.naturals, 1);
    const start = [0, ...Array(this.longest - 1).fill(NOT_POSSIBLE)];
    this.tables = [new Map([[rowKey(0, 0), { wilds: 0, broken: 0, row: start }]])];
    for (const rank of ranks) this.tables.push(this.withRank(this.tables[this.tables.length - 1], rank));
  }

  /** Each that lays a meld and makes at least so many points, for its cards the one with the most. */
  reaching(least) {
    return [...this.tables[this.ranks.length].values()].flatMap(({ wilds, broken, row }) =>
      row
        .map((points, naturals) => ({
          naturals,
          wilds,
          broken,
          cards: naturals + wilds,
          points: points + this.worth[wilds],
        }))
        .filter((one) => one.cards && row[one.naturals] >= 0 && one.points >= least),
    );
  }

  /** The melds of one of these spendings, rank by rank; all wilds stand as twos. */
  melds(spending) {
    let left = { ...spending, points: spending.points - this.worth[spending.wilds] };
    const chosen = [];
    for (let index = this.ranks.length - 1; index >= 0; index -= 1) {
      const rank = this.ranks[index];
      const [way, before] = rank.ways
        .map((way) => [way, this.less(left, rank, way)])
        .find(([, spent]) => isIn(this.tables[index], spent));
      chosen.unshift(...way.melds);
      left = before;
    }
    return chosen;
  }

  /** The table with one rank more. */
  withRank(table, rank) {
    const grown = new Map();
    for (const { wilds: before, broken: brokenBefore, row } of table.values()) {
      for (const way of rank.ways) {
        const wilds = before + way.wilds;
        if (wilds >= this.worth.length) continue;
        const broken = brokenBefore + breaksPair(rank, way, this.pair);
        const known = grown.get(rowKey(wilds, broken))?.row;
        const laid = row.map((_, spent) =>
          Math.max(
            known?.[spent] ?? NOT_POSSIBLE,
            spent < way.naturals ? NOT_POSSIBLE : row[spent - way.naturals] + rank.each * way.naturals,
          ),
        );
        grown.set(rowKey(wilds, broken), { wilds, broken, row: laid });
      }
    }
    return grown;
  }

  /** What was spent before this way of the rank was laid. */
  less(spending, rank, way) {
    return {
      naturals: spending.naturals - way.naturals,
      wilds: spending.wilds - way.wilds,
      broken: spending.broken - breaksPair(rank, way, this.pair),
      points: spending.points - rank.each * way.naturals,
    };
  }
}

const isIn = (table, { wilds, broken, naturals, points }) =>
  table.get(rowKey(wilds, broken))?.row[naturals] === points;
