/** Parts of a page that are drawn anew: only what differs is touched, so that nothing is lost. */

/**
 * Let each part look as it is drawn now. What is as it was keeps its place, its focus, and a tap
 * that has just begun.
 * @param {Record<string, string>} parts HTML by the id of its root
 */
export function redrawParts(parts) {
  const page = document.createElement("template");
  for (const [id, html] of Object.entries(parts)) {
    const old = document.getElementById(id);
    page.innerHTML = html.trim();
    if (old && page.content.firstElementChild) morph(old, page.content.firstElementChild);
  }
}

/** @param {Element} old @param {Element} made */
function morph(old, made) {
  if (old.isEqualNode(made)) return;
  const [before, after] = [[...old.childNodes], [...made.childNodes]];
  const isAlike = old.nodeName === made.nodeName && before.length === after.length;
  if (!isAlike || !old.children.length) return replace(old, made);
  for (const { name } of [...old.attributes]) if (!made.hasAttribute(name) && !isOpen(old, name)) old.removeAttribute(name);
  for (const { name, value } of made.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  before.forEach((child, at) => {
    const next = after[at];
    if (child instanceof Element && next instanceof Element) morph(child, next);
    else if (!child.isEqualNode(next)) child.replaceWith(next);
  });
}

/** Whether this says that somebody has opened what is drawn closed. */
const isOpen = (/** @type {Element} */ part, /** @type {string} */ name) => part.nodeName === "DETAILS" && name === "open";

/** What takes the place of something with the focus gets the focus. */
function replace(/** @type {Element} */ old, /** @type {Element} */ made) {
  const held = old.contains(document.activeElement);
  const at = held ? reachable(old).indexOf(document.activeElement) : -1;
  old.replaceWith(made);
  if (held) (reachable(made)[at] ?? reachable(made)[0])?.focus({ preventScroll: true });
}

const CAN_HOLD = "a[href], button, input:not([type=hidden]), select, textarea, summary";
const reachable = (/** @type {Element} */ part) =>
  [part, ...part.querySelectorAll("*")].filter((each) => each.matches(CAN_HOLD));
