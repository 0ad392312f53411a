/**
 * Scripts that a page is drawn without (`<body data-late="...">`): they come and run once it is on
 * the screen, so that a phone with a bad network sees the page before it fetches them.
 */

const LATEST = 2000; // ms; some browsers never tell that they painted
const word = document.querySelector("[data-late-word]");
/** @type {(() => void)[]} */
let missing = [];
let hasRun = false;

/** A browser asks for an address of a module only once: each try has another one. */
function bring(/** @type {string} */ address, tries = 0) {
  const coming = import(tries ? `${address}?${tries}` : address);
  coming.catch((problem) => {
    console.error(problem);
    missing.push(() => bring(address, tries + 1));
    if (word) word.hidden = false;
  });
}

function run() {
  if (hasRun) return;
  hasRun = true;
  for (const address of document.body.dataset.late.split(" ").filter(Boolean)) bring(address);
}

word?.querySelector("button").addEventListener("click", () => {
  const again = missing;
  missing = [];
  word.hidden = true;
  for (const each of again) each();
});

if (performance.getEntriesByType("paint").length) {
  run();
} else {
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
    new PerformanceObserver(run).observe({ type: "paint", buffered: true });
  }
  setTimeout(run, LATEST);
}
