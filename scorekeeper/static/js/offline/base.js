/** What all forms of the pages share: an id against repeats; the token is fetched before sending. */

import { escapeHtml, Safe } from "./drawing.js";

/** A field as templates use it: it draws itself where it is hidden. */
function field(name, type, data) {
  const draw = () => new Safe(`<input name="${name}" type="hidden" value="${escapeHtml(data)}">`);
  for (const [key, given] of Object.entries({ name, id: name, type, data, errors: [] })) {
    Object.defineProperty(draw, key, { value: given, writable: true, enumerable: true });
  }
  return draw;
}

/**
 * A form with these fields besides its hidden ones.
 * @param {object} world
 * @param {Object<string, any>} [data] what stands in its fields, by name
 * @returns {Array} its fields, each by its name as well
 */
export function pageForm(world, data = {}) {
  const { client_id, ...typed } = { client_id: world.fresh(), ...data };
  const fields = [
    field("client_id", "HiddenField", client_id),
    ...Object.entries(typed).map(([name, value]) => field(name, "StringField", value)),
    field("csrf_token", "CSRFTokenField", world.token ?? ""),
  ];
  for (const each of fields) fields[each.name] = each;
  return fields;
}
