/** What was tapped and typed before the sheet's script ran: none of it is lost. */

import { isChoice, put } from "./sheet.js";

/**
 * Take back what was changed in these forms so far; what is returned does it again, so that
 * everybody hears of it who listens by then.
 * @param {HTMLFormElement[]} forms
 * @returns {() => void}
 */
export function putAside(...forms) {
  const fields = forms.flatMap((form) => [...form.elements].filter((each) => each.matches("input, textarea")));
  const early = fields.filter(isChanged).map((field) => ({ field, value: field.value, checked: field.checked }));
  for (const { field } of early) reset(field);
  return () => early.forEach(again);
}

const isChanged = (/** @type {HTMLInputElement} */ field) =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

function reset(/** @type {HTMLInputElement} */ field) {
  if (isChoice(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}

/** A radio that lost its mark loses it again by the one that got it. */
function again({ field, value, checked }) {
  if (!isChoice(field)) put(field, value);
  else if (field.checked !== checked && (checked || field.type === "checkbox")) field.click();
}
