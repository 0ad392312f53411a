/** Names of sides and players, in a row. */

/** Names in a row: "Ann", "Ann and Bob", "Ann, Bob and Cem". */
export function together(names, { BETWEEN }) {
  const last = names[names.length - 1];
  return names.length > 1 ? `${names.slice(0, -1).join(BETWEEN.comma)}${BETWEEN.and}${last}` : last;
}
