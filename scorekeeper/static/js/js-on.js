// Runs before the first paint: what needs JavaScript is shown from the start, so nothing jumps.
document.documentElement.classList.add("js");
