/** A whole game stands behind the "#" of the address: have it drawn, and show it in this page. */

const form = document.querySelector("#whole");
const link = form.elements.namedItem("link");

if (location.hash.length > 1 && !link.value) show();
addEventListener("hashchange", () => location.reload());
document.addEventListener("click", goThere);

async function show() {
  link.value = location.href;
  try {
    const sent = new FormData(form);
    sent.set("by", "script");
    const answer = await fetch(form.action, { method: "post", body: sent });
    if (answer.ok) draw(await answer.text());
  } catch {
    // not connected: the link stands in the form, and its button tries again
  }
}

/** Within the page a link leads to its place, but leaves the address alone: the game stands there. */
function goThere(/** @type {MouseEvent} */ event) {
  const to = /** @type {Element} */ (event.target).closest('a[href^="#"]');
  if (!to) return;
  event.preventDefault();
  document.getElementById(to.getAttribute("href").slice(1)).scrollIntoView();
}

/** @param {string} page */
function draw(page) {
  const drawn = new DOMParser().parseFromString(page, "text/html");
  document.title = drawn.title;
  document.body.replaceChildren(...drawn.body.childNodes);
}
