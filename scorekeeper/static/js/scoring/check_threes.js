/** A red three in a hand, where the rules have it laid and replaced. */

import { red } from "./entry.js";

/** Red threes left in hands under rules that make a player lay them. */
export function* checkThrees({ entry, rules }) {
  const { hand } = red(entry);
  if (hand && !rules.red_three_hand_allowed) {
    const field = entry.red_threes.hand ? "red_threes.hand" : "left.hand";
    yield ["red_three_in_hand", field, hand, 0];
  }
}
