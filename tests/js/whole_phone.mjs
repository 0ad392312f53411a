// A whole phone in Node: the worker as phones get it, what a browser gives it, and a server of lists.
import { readFileSync } from "node:fs";
import { databases } from "./fake_database.mjs";

const ORIGIN = "https://cards.example";
const FORM = "application/x-www-form-urlencoded";
const QUICK = 100; // how much quicker time goes by where a database never answers

const phone = {};

/** Switch on a phone that has nothing yet; whether it has a worker then. `opens`: its database answers. */
export async function begin(script, server, { opens = true } = {}) {
  const clients = { claim: async () => {}, matchAll: async () => [] };
  const work = readFileSync(script, "utf8");
  Object.assign(phone, { on: {}, server, told: [], stores: new Map(), base: databases(opens), pages: [] });
  const self = { clients, skipWaiting() {}, addEventListener: (name, act) => (phone.on[name] = act) };
  const given = {
    self, clients, fetch: fetched, caches: stores, indexedDB: phone.base, navigator: {},
    location: { origin: ORIGIN }, console: { ...console, error() {} },
    setTimeout: (act, ms, ...more) => setTimeout(act, opens ? ms : ms / QUICK, ...more).unref(),
  };
  new Function(...Object.keys(given), work)(...Object.values(given));
  try {
    await happened("install");
    await happened("activate");
    return true;
  } catch {
    return false;
  }
}

/** From now on the server answers so; null: it cannot be reached. */
export const serve = (server) => Object.assign(phone, { server, told: [] }) && true;

/** What was sent to the server since then. */
export const told = () => phone.told;

export const kept = () => phone.base.all();

/** The phone drops its database, as some do while they are put away. */
export const drop = (error, isAtOnce) => phone.base.drop(error, isAtOnce) ?? true;

/** Let the worker send what waits. */
export const send = () => happened("message", { data: { type: "send" } }).then(() => true);

/** What a page of the phone is answered. */
export async function ask(method, path, body = null, { mode = "navigate", referrer = `${ORIGIN}/` } = {}) {
  const headers = new Headers(body === null ? {} : { "Content-Type": FORM });
  const redirect = mode === "navigate" ? "manual" : "follow";
  const request = { method, url: ORIGIN + path, mode, referrer, redirect, headers, text: async () => body };
  request.clone = () => request;
  let given = fetched;
  await happened("fetch", { request, respondWith: (answer) => (given = () => answer) }, () => given(request));
  return phone.answer;
}

/** An event, until all that it began is done. */
async function happened(name, event = {}, answered = () => null) {
  const work = [];
  phone.on[name]({ waitUntil: (each) => work.push(each), ...event });
  phone.answer = await seen(await answered());
  for (let done = 0; done < work.length; done += 1) await work[done];
}

async function seen(answer) {
  if (!answer) return null;
  const { type, status, headers } = answer;
  const text = status && status !== 304 ? await answer.text() : "";
  return { type, status, to: headers.get("Location"), text };
}

async function fetched(request, how = {}) {
  const { method = "GET", redirect = "follow" } = typeof request === "string" ? how : { ...request, ...how };
  const url = new URL(request.url ?? request, ORIGIN);
  const body = how.body ?? (request.text ? await request.text() : null);
  phone.told.push([method, url.pathname + url.search, body === null ? null : String(body)]);
  if (!phone.server) throw new TypeError("unreachable");
  return told_by(`${method} ${url.pathname}`, url, redirect);
}

function told_by(asked, url, redirect) {
  const found = phone.server[asked] ?? phone.server["*"] ?? { status: 404 };
  const { status = 200, text = "", json, ours = true, to } = Array.isArray(found) && found.length > 1 ? found.shift() : (found[0] ?? found);
  const headers = { ...(ours && { "X-Scorekeeper": "1" }), ...(json && { "Content-Type": "application/json" }) };
  if (to && redirect === "manual") return { type: "opaqueredirect", status: 0, ok: false, headers: new Headers() };
  if (to) return Object.defineProperty(told_by(`GET ${to}`, new URL(to, ORIGIN), redirect), "redirected", { value: true });
  const made = new Response([204, 304].includes(status) ? null : (json ? JSON.stringify(json) : text), { status, headers });
  return Object.defineProperty(made, "url", { value: url.href });
}

const stores = {
  keys: async () => [...phone.stores.keys()],
  delete: async (name) => phone.stores.delete(name),
  open: async (name) => {
    const store = phone.stores.get(name) ?? new Map();
    phone.stores.set(name, store);
    const at = (request) => new URL(request.url ?? request, ORIGIN).href;
    return {
      match: async (request) => store.get(at(request))?.text && new Response(store.get(at(request)).text),
      put: async (request, answer) => void store.set(at(request), { text: await answer.text() }),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (request) => store.delete(at(request)),
    };
  },
};
