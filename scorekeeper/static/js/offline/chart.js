/** A line chart of the running totals: where each point lies; the template only draws it. */

import { range } from "../scoring/basics.js";

/** The running totals of a game, from nothing before the first deal to the end. */
export function chartOf(game, { CHART }) {
  const { WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM } = CHART;
  const after = [game.sides.map(() => 0), ...game.totals_after];
  const marks = heightMarks(Math.min(...after.flat()), Math.max(...after.flat()), CHART);
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const x = (deal) => place(LEFT, WIDTH - LEFT - RIGHT, deal, Math.max(1, after.length - 1));
  const y = (total) => place(TOP, HEIGHT - TOP - BOTTOM, high - total, high - low);
  return {
    lines: game.sides.map((_, side) =>
      after.map((totals, deal) => ({ x: x(deal), y: y(totals[side]), total: totals[side] })),
    ),
    deals: range(1, after.length).map((deal) => [x(deal), deal]),
    heights: marks.map((mark) => [y(mark), mark]),
    width: WIDTH,
    height: HEIGHT,
    left: LEFT,
    right: WIDTH - RIGHT,
  };
}

/** Where so many parts of a length end, to a tenth. */
function place(start, length, part, of) {
  const tenths = 10 * start + Math.floor((20 * length * part + of) / (2 * of));
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}

/** Round numbers of points from below the lowest total (at most 0) to above the highest. */
function heightMarks(lowest, highest, { STEPS, MOST_LINES }) {
  const step = STEPS.find((each) => highest - lowest <= each * MOST_LINES) ?? STEPS[STEPS.length - 1];
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  return range(first, Math.max(last, first + 1) + 1).map((each) => step * each);
}
