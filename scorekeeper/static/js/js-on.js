// For browsers of before 2024: newer ones know by the style sheet that scripts run (web/assets.py).
document.documentElement.classList.add("js");
