/** What this phone is called: asked once where it came to score. */

import { fill } from "./words_numbers.js";

export const globals = (world) => ({
  asks_name: () => world.page.role === "score" && !world.kit.phone.is_asked,
  called: () => world.kit.phone.name,
});

export const filters = ({ words }) => ({ phone_of: (player) => phoneOf(player, words) });

/** What the phone of a player is called, or the name alone where it is long. */
function phoneOf(player, { PHONE_OF, LONGEST_NAME }) {
  const called = fill(PHONE_OF, { player });
  return [...called].length <= LONGEST_NAME ? called : player;
}
