/** What somebody chose on this phone, by name; nothing is chosen from the start. */

/** @type {(name: string) => HTMLInputElement | null} */
const tick = (name) => document.querySelector(`[data-setting="${name}"]`);

/** @type {(name: string) => boolean} */
export function isOn(name) {
  try {
    return localStorage.getItem(`setting:${name}`) === "on";
  } catch {
    return tick(name)?.checked ?? false; // nothing can be kept: the tick counts while it is shown
  }
}

/**
 * Let the tick of a setting show it, and keep what is chosen.
 * @param {string} name
 * @param {(on: boolean) => void} changed
 */
export function onChange(name, changed) {
  const box = tick(name);
  if (!box) return;
  box.checked = isOn(name);
  box.addEventListener("change", () => {
    try {
      if (box.checked) localStorage.setItem(`setting:${name}`, "on");
      else localStorage.removeItem(`setting:${name}`);
    } catch {}
    changed(box.checked);
  });
}
