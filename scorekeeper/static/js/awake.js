/**
 * The screen stays on while a game is open and in sight. Where a browser has no wake lock (on a
 * home network without HTTPS) or gives none (to apps of some iPhones' home screens) a silent film
 * does it, for whoever asked for that: it needs a tap, and it may stop the music of some phones.
 */

import { isOn, onChange } from "./settings.js";

const BY_FILM = "screen-on";
const { film: address } = document.body.dataset;
const root = document.documentElement;
/** @type {HTMLVideoElement | null} */
let film = null;
let isHeld = false;

/**
 * A lock is lost whenever the page is out of sight: it is taken again each time. Safari gives none
 * before somebody has tapped the page; where a tap does not help either the film is offered.
 */
async function hold(/** @type {Event | undefined} */ event) {
  if (document.hidden || isHeld) return;
  try {
    const lock = await navigator.wakeLock.request("screen");
    isHeld = true;
    lock.addEventListener("release", () => (isHeld = false));
    root.classList.remove("needs-tap");
  } catch {
    const isTapped = event?.type === "click";
    root.classList.toggle("needs-tap", !isTapped);
    if (isTapped) offerFilm();
    else addEventListener("click", hold, { once: true });
  }
}

/** A film for whoever asks for it, by a tick that only now shows. */
function offerFilm() {
  if (!address || root.classList.contains("falls-asleep")) return;
  root.classList.add("falls-asleep");
  onChange(BY_FILM, (on) => (on ? roll() : film?.pause()));
  addEventListener("click", () => isOn(BY_FILM) && roll(), { once: true });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) film?.pause();
    else if (film && isOn(BY_FILM)) roll();
  });
}

async function roll() {
  film ??= makeFilm();
  try {
    await film.play();
    tell("");
  } catch {
    tell("This phone does not let a page keep its screen on. Set the time after which it sleeps in its own settings.");
  }
}

function makeFilm() {
  const made = document.createElement("video");
  made.src = address;
  made.playsInline = true;
  made.className = "unseen";
  made.setAttribute("aria-hidden", "true");
  made.tabIndex = -1;
  // Some phones go to sleep over a film that loops by itself: it is wound back by hand.
  made.addEventListener("timeupdate", () => {
    if (made.currentTime > made.duration / 2) made.currentTime = 0;
  });
  document.body.append(made);
  return made;
}

function tell(/** @type {string} */ text) {
  const place = document.querySelector("[data-film-word]");
  if (place) place.textContent = text;
}

if ("wakeLock" in navigator) {
  document.addEventListener("visibilitychange", hold);
  hold();
} else {
  offerFilm();
}
