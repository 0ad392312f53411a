/**
 * Scripts that a page is drawn without (`<body data-late="...">`): they come and run once it is on
 * the screen, so that a phone with a bad network sees the page before it fetches them.
 */

const run = () => document.body.dataset.late.split(" ").filter(Boolean).forEach((address) => import(address));

if (PerformanceObserver.supportedEntryTypes?.includes("paint")) {
  const seen = new PerformanceObserver(() => {
    seen.disconnect();
    run();
  });
  seen.observe({ type: "paint", buffered: true });
} else {
  requestAnimationFrame(() => setTimeout(run));
}
