/** The standing, spoken in the language of the page: by a tap, or after each deal where wished. */

import "./js-on.js";
import { isOn, onChange } from "./settings.js";

const AFTER_EACH = "say-after-deal";
const standing = () => document.querySelector("[data-standing]");
const text = () => standing()?.textContent.trim() ?? "";

function say() {
  const said = new SpeechSynthesisUtterance(text());
  said.lang = document.documentElement.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

/** Say a standing that this phone has not been told of yet. */
function sayNews() {
  const { game } = standing().dataset;
  const key = `standing:${game}`;
  try {
    const told = localStorage.getItem(key);
    localStorage.setItem(key, text());
    if (isOn(AFTER_EACH) && told !== null && told !== text()) say();
  } catch {
    // nothing can be kept on this phone: then nothing is known to be news
  }
}

if ("speechSynthesis" in window && standing()) {
  document.documentElement.classList.add("speaks");
  for (const button of document.querySelectorAll("[data-say]")) button.addEventListener("click", say);
  onChange(AFTER_EACH, (on) => on && say()); // by a tap: from now on the browser lets the page speak
  document.addEventListener("news", sayNews);
  sayNews();
}
