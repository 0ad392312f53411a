/** One side's count of a deal as it stands in a file, as short as it can be. */

import { meldsToJson } from "../scoring/cards_json.js";

/** The shortest object that reads back as an equal entry. */
export function sideToJson(side, { SPECIAL_KEYS }) {
  const { books, left, black_threes, red_threes, adjustment } = side;
  const { hand, foot, unopened_feet } = left;
  const { clean, dirty, wild } = books;
  const special = books.special.map(([rank, count]) => [SPECIAL_KEYS[rank], count]);
  return {
    ...given({
      name: side.name,
      players: side.players,
      books: given({ clean, dirty, wild, ...Object.fromEntries(special) }),
      card_points: side.card_points,
      melds: meldsToJson(side.melds),
      cards: Object.fromEntries(side.cards),
      red_threes: given(red_threes),
      left: {
        ...given({ points: left.points, black_threes: given({ hand: black_threes.hand, foot: black_threes.foot }) }),
        ...said({ hand: hand && Object.fromEntries(hand), foot: foot && Object.fromEntries(foot), unopened_feet }),
      },
      went_out: side.went_out,
      concealed: side.concealed,
      exact_cuts: side.exact_cuts,
      opened_first: side.opened_first,
      adjustment: given(adjustment),
      overrides: [...side.overrides].sort(),
    }),
    ...said({ melded: side.melded }),
  };
}

const kept = (values, isKept) => Object.fromEntries(Object.entries(values).filter(([, value]) => isKept(value)));

/** Only what was said. */
const said = (values) => kept(values, (value) => value !== null);

/** Only what is not the default: no zeros, empty texts, lists or objects. */
const given = (values) =>
  kept(values, (value) => (value instanceof Object ? Object.keys(value).length > 0 : Boolean(value)));
