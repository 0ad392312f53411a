/** The browser's stores of answers: the assets of this version, and pages that were seen. */

import { KEPT, VERSION } from "./build.js";
import { isOurs } from "./server.js";

const ASSETS = `assets-${VERSION}`;
const PAGES = `pages-${VERSION}`;
const ALWAYS = ["/help"];
const WORTH_SEEING = /^\/(?:help|rules(?:\/[^/]+)?|g\/[^/]+\/rules)$/;
const MOST = 40;

export const fill = () => Promise.all([fetched(ASSETS, KEPT), fetched(PAGES, ALWAYS)]);

/** Fetch all of these, or none: what stands in between may answer with a page of its own. */
async function fetched(name, paths) {
  const answers = await Promise.all(paths.map((path) => fetch(path)));
  if (!answers.every((answer) => answer.ok && isOurs(answer))) throw new Error("not all is there");
  const store = await caches.open(name);
  await Promise.all(answers.map((answer, at) => store.put(paths[at], answer)));
}

/** Let go of what older versions kept. */
export async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![ASSETS, PAGES].includes(name)).map((name) => caches.delete(name)));
}

/** A file that never changes under its address. */
export async function asset(request) {
  const assets = await caches.open(ASSETS);
  return (await assets.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** Keep a page that is worth it. */
export async function seenPage({ request, path }, answer) {
  if (request.method !== "GET" || answer.status !== 200 || !WORTH_SEEING.test(path)) return;
  const copy = answer.clone();
  const pages = await caches.open(PAGES);
  await pages.put(request.url, copy);
  const keys = await pages.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => pages.delete(old)));
}

/** Let go of what was seen of a game. */
export async function forgetPages(key) {
  const pages = await caches.open(PAGES);
  const own = (await pages.keys()).filter(({ url }) => new URL(url).pathname.startsWith(`/g/${key}/`));
  await Promise.all(own.map((page) => pages.delete(page)));
}

export async function wasSeen(url) {
  const pages = await caches.open(PAGES);
  return (await pages.match(url, { ignoreVary: true })) ?? null;
}
