"""What is measured on a page in the browser: each gives a list of what is not as it should be."""

# Elements that end to the right of the window. What scrolls inside a box of its own may.
STICKS_OUT = """() => [...document.querySelectorAll("body *")]
  .filter((e) => e.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
  .filter((e) => e.offsetParent && !e.closest(".unseen, .skip, .clip, .board-name"))
  .map((e) => e.outerHTML.slice(0, 90))"""

# Things to touch that are lower or narrower than 48 CSS pixels. A link or a
# table word within a sentence may be.
TOO_SMALL = """() => [...document.querySelectorAll(
    "a, button, input:not([type=hidden], .chip input, .dealer input), " +
    ".chip, .dealer, .tick, .choice")]
  .filter((e) => e.offsetParent && getComputedStyle(e).display !== "inline")
  .filter((e) => !e.matches(".skip, .term, .preset > input, .tick input, .choice input"))
  .filter((e) => e.offsetHeight < 47.5 || e.offsetWidth < 47.5)
  .map((e) => `${e.offsetWidth} x ${e.offsetHeight}: ${e.outerHTML.slice(0, 90)}`)"""

# Figures with less contrast than 7:1 against the surface that they stand on.
TOO_FAINT = """() => {
  const parts = (colour) => colour.match(/[0-9.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const surface = (e) => {
    for (; e; e = e.parentElement) {
      const colour = parts(getComputedStyle(e).backgroundColor);
      if (colour.length < 4 || colour[3] > 0) return light(colour);
    }
    return 1;
  };
  return [...document.querySelectorAll(".figure, .cell-total, .value dd")]
    .filter((e) => e.offsetParent)
    .map((e) => [e, [light(parts(getComputedStyle(e).color)), surface(e)].sort((a, b) => b - a)])
    .map(([e, [more, less]]) => [(more + 0.05) / (less + 0.05), e.outerHTML.slice(0, 90)])
    .filter(([ratio]) => ratio < 7)
    .map(([ratio, html]) => `${ratio.toFixed(1)}: ${html}`);
}"""

# What jumped of itself, and how far. What a tap moves is meant to move.
JUMPED = """() => new Promise((done) => {
  new PerformanceObserver((list) => done(
    list.getEntries().filter((entry) => !entry.hadRecentInput)
      .map(({ value, sources }) => [value, ...sources.map(({ node }) => node?.outerHTML)]),
  )).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done([]), 60);
})"""
