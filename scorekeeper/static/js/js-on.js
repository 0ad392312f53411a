// Runs before the first paint: what needs JavaScript, or what a phone may lack, is shown from
// the start or never, so nothing jumps.
{
  const { classList } = document.documentElement;
  classList.add("js");
  if ("speechSynthesis" in window) classList.add("speaks");
  if (!("wakeLock" in navigator)) classList.add("falls-asleep");
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("hint:")) classList.add(key.replace(":", "-"));
  } catch {
    // a phone that keeps nothing
  }
}
