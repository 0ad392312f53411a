/** Numbers as they are read at the table: 7,395 and −80, five decks, 1 wild book. */

const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** A number with commas at the thousands and a real minus sign. */
export const points = (number) => `${number < 0 ? "−" : ""}${String(Math.abs(number)).replace(THOUSANDS, ",")}`;

/** A small number in letters, from eleven on in figures. */
export const spelt = (number, { SPELT }) => SPELT[number] ?? points(number);

/** A number and what it counts: "1 wild book", "3 wild books". */
export const counted = (number, [one, many]) => `${points(number)} ${number === 1 ? one : many}`;

/** A sentence of a table with its gaps filled: "{name} by {points}", "{most:,} at most". */
export const fill = (sentence, values) =>
  sentence.replace(/\{(\w+)(:,)?\}/g, (_, name, isFigure) => {
    const value = String(values[name]);
    return isFigure ? value.replace(THOUSANDS, ",") : value;
  });
