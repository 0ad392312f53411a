/** What every template may use: addresses, what a link is good for, how this phone looks. */

import { pageForm } from "./base.js";
import { hexOf } from "./sha256.js";

/**
 * Begin a page: what draws its templates, each by its name and what it needs besides.
 * @param {object} world
 * @param {{game: object?, request: object}} about what the page is about, and what was asked
 * @returns {(name: string, given?: object) => string}
 */
export function beginPage(world, { game = null, request }) {
  const { key, path, flashes = [] } = request;
  const role = game && game.play.role;
  world.page = { key, role, flashes, words: new Map() };
  const known = { ...world.kit.look, game, role, request: { path } };
  return (name, given) => world.draw(name, { ...known, form: pageForm(world), ...given });
}

/** Draw the one template of a page. */
export const drawPage = (world, name, about, given) => beginPage(world, about)(name, given);

/** What the link of this page allows. */
const allows = ({ kit, words, page }, endpoint) =>
  words.LINK_RANKS[page.role] >= words.LINK_RANKS[kit.needs[endpoint] ?? "watch"];

/** The address of a page; what is not part of its path follows as a query. */
export function urlFor({ kit, page }, endpoint, given = {}) {
  const { _anchor, ...values } = { key: page.key, ...given };
  const route = kit.routes[endpoint];
  const used = new Set();
  const path = route.replace(/<(?:\w+:)?(\w+)>/g, (_, name) => {
    used.add(name);
    return quoted(values[name], IN_PATH);
  });
  const asked = Object.entries(values).filter(([name, value]) => {
    return !used.has(name) && value !== null && value !== undefined && name !== "key";
  });
  const query = asked.map(([name, value]) => `${name}=${quoted(value, IN_QUERY).replaceAll("%20", "+")}`);
  return `${path}${query.length ? "?" : ""}${query.join("&")}${_anchor ? `#${quoted(_anchor, IN_PATH)}` : ""}`;
}

const IN_PATH = /%(?:24|26|2B|2C|2F|3A|3B|3D|40)/g;
const IN_QUERY = /%(?:24|2C|2F|3A|3B|3F|40)/g;

/** A value as it stands in an address; some signs stay as they are. */
const quoted = (value, plain) => encodeURIComponent(value).replace(plain, decodeURIComponent);

/** Show no hints any more: this phone has seen a whole game. */
export function closeHints({ kit }) {
  for (const name of Object.keys(kit.hints)) kit.hints[name] = false;
}

const NEEDS_SERVER = "table"; // this hint tells to share a game, which the phone alone cannot

/** What templates call by name. */
export const globals = (world) => ({
  url_for: (endpoint, given) => urlFor(world, endpoint, given),
  asset: (name) => world.kit.assets[name],
  may: (endpoint) => allows(world, endpoint),
  csrf_token: () => world.token ?? "",
  get_flashed_messages: () => world.page.flashes,
  shows_hint: (name) => name !== NEEDS_SERVER && world.kit.hints[name],
  makes_dots: () => world.words.MAKES_DOTS,
  counting_now: () => [], // who counts on other phones is not known without the server
  tag_of: (page) => hexOf(page).slice(0, 8),
});
