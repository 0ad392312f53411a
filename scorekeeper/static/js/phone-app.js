/**
 * The score keeper as an app of this phone: it answers without a network (js/worker.js), and tells
 * on every page what is not sent yet, and that a newer score keeper waits.
 */

import "./late.js";
import { redrawParts } from "./morph.js";

const QUIET = 1500; // ms after a page is there, so that nothing waits for this
const AGAIN = 5000; // ms between two attempts to send what waits
const phones = navigator.serviceWorker; // missing on a home network without HTTPS
const place = document.querySelector("[data-unsent]");
let isOver = false;
let timer = 0;

const say = (/** @type {object} */ message) => phones.controller?.postMessage(message);
const isWaiting = () => Boolean(document.querySelector("[data-waiting]"));

/** Show what is not sent yet, and try again while something is. */
async function showUnsent() {
  if (!phones.controller || !place) return;
  const asked = new URLSearchParams({ at: location.pathname });
  if (isWaiting()) asked.set("was", "yes");
  if (document.querySelector("#versus, #sheet:not([data-fresh])")) asked.set("open", "yes");
  for (const { id } of document.querySelectorAll("[id^=unsent-]")) asked.append("listed", id.slice("unsent-".length));
  try {
    const answer = await fetch(`/offline/unsent?${asked}`);
    if (answer.ok) redrawParts((await answer.json()).parts);
  } catch {
    // the phone is about to get another worker: the next message asks again
  }
  clearTimeout(timer);
  if (!isWaiting()) return;
  navigator.storage?.persist?.().catch(() => {}); // what waits is not to make room for anything else
  timer = setTimeout(sendAgain, AGAIN);
}

function sendAgain() {
  if (document.hidden) return;
  say({ type: "send" });
  timer = setTimeout(sendAgain, AGAIN);
}

/** A game that was begun here has its own address now: its pages go there, its drafts with them. */
function follow(/** @type {{from: string, to: string, tags: string[]}} */ { from, to, tags: [before, now] }) {
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(`draft:${before}:`))) {
      localStorage.setItem(key.replace(before, now), localStorage.getItem(key));
      localStorage.removeItem(key);
    }
  } catch {
    // nothing can be kept on this phone: then there are no drafts
  }
  const isHere = location.pathname.startsWith(`/g/${from}`);
  if (isHere && !document.querySelector("#sheet")) location.replace(location.pathname.replace(from, to));
}

/** Offer a worker that waits; on a tap it takes over. */
function offer(/** @type {ServiceWorker} */ worker) {
  const word = document.querySelector("[data-new-version]");
  if (!word) return;
  word.hidden = false;
  word.querySelector("button").addEventListener("click", () => {
    isOver = true;
    worker.postMessage({ type: "take-over" });
  });
}

async function start() {
  try {
    const registration = await phones.register("/worker.js");
    if (registration.waiting && phones.controller) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker.addEventListener("statechange", () => {
        if (worker.state === "installed" && phones.controller) offer(worker);
      });
    });
  } catch {
    // a browser that keeps nothing (private mode): everything works but without a network
  }
}

if (phones) {
  phones.addEventListener("controllerchange", () => (isOver ? location.reload() : showUnsent()));
  phones.addEventListener("message", ({ data }) => {
    if (data.type === "sent") showUnsent();
    if (data.type === "moved") follow(data);
  });
  addEventListener("online", () => say({ type: "send" }));
  document.addEventListener("told", () => say({ type: "news", path: location.pathname }));
  document.addEventListener("visibilitychange", () => document.hidden || (say({ type: "send" }), showUnsent()));
  const ready = () => setTimeout(start, QUIET);
  if (document.readyState === "complete") ready();
  else addEventListener("load", ready);
  showUnsent();
}
