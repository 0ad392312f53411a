/**
 * Scripts that a page is drawn without: they come beside everything else, and run once the page is
 * on the screen (`<link rel="modulepreload" data-late>`).
 */

const run = () => document.querySelectorAll("link[data-late]").forEach(({ href }) => import(href));

requestAnimationFrame(() => setTimeout(run));
