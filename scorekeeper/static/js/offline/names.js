/** Names of sides and players, in a row. */

/** Names in a row: "Ann", "Ann and Bob", "Ann, Bob and Cem". */
export function together(names, { NAMES }) {
  const last = names[names.length - 1];
  return names.length > 1 ? `${names.slice(0, -1).join(NAMES.comma)}${NAMES.and}${last}` : last;
}
