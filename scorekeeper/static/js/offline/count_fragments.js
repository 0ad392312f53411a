/** The parts of a count sheet that change while it is filled in, drawn by their own templates. */

/** The HTML of each part by the id of its root. */
export function fragments(sheet, draw) {
  const parts = {};
  const put = (id, template, given) => {
    parts[id] = draw(`deals/_${template}.html`, given);
  };
  const notices = (id, found) => put(`notices-${id}`, "notices", { notices: found, id });
  notices("table", sheet.notices);
  notices("out", sheet.out_notices);
  if (sheet.first !== null) notices("first", sheet.first_notices);
  for (const side of sheet.sides) {
    put(`total-${side.index}`, "total", { side });
    notices(`${side.index}-side`, side.notices);
    if (side.way || side.must_name) put(`melds-${side.index}`, "melds", { side });
    for (const line of side.rows) {
      put(`points-${line.id}`, "points", { line });
      notices(line.id, line.notices);
    }
  }
  return parts;
}

/** What a choice between two counts comes to, by the id of its root. */
export const chosenParts = (choices, draw) =>
  Object.fromEntries(
    choices.map((choice) => [`chosen-${choice.side}`, draw("deals/_chosen.html", { choice })]),
  );
