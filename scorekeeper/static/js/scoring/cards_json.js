/** Melds in a file: {"rank": "K", "naturals": 5, "twos": 2}. */

/** The list that reads back as these melds. */
export const meldsToJson = (melds) =>
  melds.map(({ rank, naturals, jokers, twos }) =>
    Object.fromEntries([["rank", rank], ...Object.entries({ naturals, jokers, twos }).filter(([, count]) => count)]),
  );
