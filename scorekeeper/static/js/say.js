/** The standing, spoken in the language of the page by whoever taps for it. */

/** @type {HTMLButtonElement} */
const button = document.querySelector("[data-say]");

button.hidden = !("speechSynthesis" in window);
button.addEventListener("click", () => {
  const said = new SpeechSynthesisUtterance(button.dataset.say);
  said.lang = document.documentElement.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
});
