// A new game: seats and sides follow the chosen rules and number of players at once.
// Everything is drawn by the server; here it is only shown, hidden and enabled.

import "./js-on.js";

const form = document.getElementById("new-game");
const seats = form.querySelector(".seats");
form.querySelector("button.without-js").type = "button"; // Enter starts the game

function chosen(name) {
  return form.querySelector(`input[name="${name}"]:checked`);
}

function use(part, used) {
  part.hidden = !used;
  for (const input of part.querySelectorAll("input")) input.disabled = !used;
}

function followRules() {
  const known = chosen("rules").dataset.seatings.trim().split(" ");
  for (const input of form.elements.seating) input.disabled = !known.includes(input.value);
  if (!known.includes(chosen("seating").value)) {
    form.querySelector(`input[name="seating"][value="${known[0]}"]`).checked = true;
  }
  followSeating();
}

function followSeating() {
  const { players, sides, names, sideNames } = chosen("seating").dataset;
  seats.dataset.players = players;
  const playerNames = names.split("|");
  const sideNameList = sideNames.split("|");
  form.querySelectorAll(".seat").forEach((seat, i) => {
    use(seat, i < players);
    seat.querySelector("label").textContent = playerNames[i] ?? "";
  });
  if (!chosen("first_dealer") || chosen("first_dealer").disabled) {
    form.elements.first_dealer[0].checked = true;
  }
  form.querySelectorAll(".side-names > .field").forEach((field, i) => {
    use(field, i < sides);
    field.querySelector(".input").placeholder = sideNameList[i] ?? "";
  });
  nameSides();
}

// "Ann and Cat" beside the field for their side's name
function nameSides() {
  const sides = Number(chosen("seating").dataset.sides);
  const names = [...form.querySelectorAll(".seat:not([hidden])")].map(
    (seat) => seat.querySelector(".input").value.trim() || seat.querySelector("label").textContent,
  );
  form.querySelectorAll(".side-of").forEach((word, side) => {
    const own = names.filter((_, i) => i % sides === side);
    word.textContent = own.length > 1 ? `${own.slice(0, -1).join(", ")} and ${own.at(-1)}` : "";
  });
}

form.addEventListener("change", ({ target }) => {
  if (target.name === "rules") followRules();
  if (target.name === "seating") followSeating();
});
form.addEventListener("input", ({ target }) => {
  if (target.closest(".seat")) nameSides();
});
followRules();
