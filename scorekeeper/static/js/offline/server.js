/** Asks the server, with patience; a phone at a card table has a bad network more often than none. */

export const PATIENCE = 4000; // ms
const AFTER_SILENCE = 1200; // ms while it did not answer just now
const SILENCE_LASTS = 10_000; // ms
const OURS = "X-Scorekeeper"; // what stands in between sends no such header
const KIND = "application/x-www-form-urlencoded;charset=UTF-8";
const GATEWAY = [502, 503, 504];

const line = { silentSince: 0, token: "" };

/** How long to wait for an answer now. */
export const patience = () => (Date.now() - line.silentSince < SILENCE_LASTS ? AFTER_SILENCE : PATIENCE);

/** Whether the score keeper itself gave this answer; of one that leads on it cannot be seen. */
export const isOurs = (answer) => answer.type === "opaqueredirect" || answer.headers.has(OURS);

/**
 * What the server answers, null where it cannot be reached.
 * @param {Request | string} request
 * @param {RequestInit} [how]
 * @param {number} [ms] how long to wait for it
 */
export async function ask(request, how, ms = patience()) {
  const answer = await soon(fetch(request, how).catch(() => null), ms);
  const isThere = answer && !(GATEWAY.includes(answer.status) && !isOurs(answer));
  line.silentSince = isThere ? 0 : Date.now();
  return isThere ? answer : null;
}

/** What comes in time, null where nothing does. */
export const soon = (coming, ms) => Promise.race([coming, new Promise((done) => setTimeout(done, ms, null))]);

/** What has to come with everything that is sent; `anew` where the last one was refused. */
async function freshToken(anew = true) {
  if (line.token && !anew) return line.token;
  const found = await told("/offline/token", { cache: "no-store" });
  line.token = found?.data?.token ?? line.token;
  return found?.data?.token ?? "";
}

/**
 * Whether a page of ours sent this: what another site's page sends goes the way that it always went,
 * and is neither kept here nor given a token. Some browsers tell no page where it was sent from: then
 * the form itself shows it, by what only a page of ours can know.
 * @param {{request: Request, body: string | null, mark: string, served?: string}} asked
 */
export function isFromHere({ request, body, mark, served }) {
  if (body === null || request.mode !== "navigate") return true;
  const token = new URLSearchParams(body).get("csrf_token") ?? "";
  const isKnown = token === mark || Boolean(served && token.startsWith(`${served}.`));
  return isKnown || request.referrer.startsWith(`${location.origin}/`);
}

/** A page's own request; a form of a page that the phone drew (with `mark`) gets a token. */
export async function passOn({ request, body, mark }, ms = patience()) {
  if (body === null) return ask(request, {}, ms);
  const form = new URLSearchParams(body);
  if (form.get("csrf_token") === mark) form.set("csrf_token", await freshToken(request.mode === "navigate"));
  const { url, redirect, referrer } = request;
  const headers = { "Content-Type": KIND };
  const how = { method: "POST", body: form.toString(), headers, redirect, referrer, credentials: "same-origin" };
  return ask(url, how, ms);
}

/**
 * Send an act as the page would have; null where the server cannot be reached.
 * @returns {Promise<import("./outbox.js").Answer | null>}
 */
export async function post({ path, body }, anew) {
  const token = await freshToken(anew);
  if (!token) return null;
  const form = new URLSearchParams(body);
  form.set("csrf_token", token);
  const answer = await ask(path, { method: "POST", body: form, mode: "same-origin", credentials: "same-origin" });
  if (!answer) return null;
  return {
    status: answer.status,
    path: new URL(answer.url).pathname,
    isOurs: isOurs(answer),
    isRedirected: answer.redirected,
    html: answer.redirected ? "" : await answer.text(),
  };
}

/** What the server tells as JSON, with its status; null where it cannot be reached. */
export async function told(path, how) {
  const answer = await ask(path, { credentials: "same-origin", ...how });
  if (!answer || !isOurs(answer)) return null;
  const isJson = answer.ok && answer.headers.get("Content-Type")?.startsWith("application/json");
  return { status: answer.status, data: isJson ? await answer.json().catch(() => null) : null };
}
