/** Melds in a file: {"rank": "K", "naturals": 5, "twos": 2}. */

/** The list that reads back as these melds. */
export const meldsToJson = (melds) =>
  melds.map(({ rank, ...counts }) =>
    Object.fromEntries([["rank", rank], ...Object.entries(counts).filter(([, count]) => count)]),
  );
