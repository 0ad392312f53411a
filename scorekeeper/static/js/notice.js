/** Something said above the keypad, with the answers to it. */

/**
 * @param {string} place name of the place: what is said there takes the place of what was
 * @param {string} text
 * @param {[string, () => void][]} choices
 * @returns {() => void} takes it away again
 */
export function notice(place, text, choices) {
  const there = document.querySelector(`[data-${place}-notice]`);
  there.replaceChildren(text);
  for (const [word, act] of choices) {
    const button = Object.assign(document.createElement("button"), { type: "button", className: "button", textContent: word });
    button.addEventListener("click", () => {
      there.replaceChildren();
      act();
    });
    there.append(button);
  }
  return () => there.replaceChildren();
}
