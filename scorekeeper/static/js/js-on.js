// For browsers of before 2024: newer ones know by the style sheet that scripts run (web/assets.py).
document.documentElement.classList.add("js");

// What a word means is read out when it opens.
addEventListener("toggle", ({ target, newState }) => {
  if (newState === "open") target.querySelector(".meaning-close")?.focus();
}, true);
