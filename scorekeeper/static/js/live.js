/** A page that shows where its game stands follows it: table, board, result. */

import { follow } from "./feed.js";
import { redrawParts } from "./morph.js";

/** @type {HTMLElement} */
const root = document.querySelector("[data-live]");

follow(root, ({ title, parts, said }, isNext) => {
  const heading = document.querySelector(".bar h1");
  if (heading.textContent.trim() !== title) heading.textContent = title;
  redrawParts(parts);
  fillIn();
  if (isNext && said) root.querySelector("[data-live-said]").textContent = said;
  document.dispatchEvent(new Event("news"));
});

/** Parts are drawn for all phones at once: each puts its own into the fields that nobody sees. */
function fillIn() {
  for (const field of document.querySelectorAll("[name=csrf_token]")) {
    if (!field.value) field.value = root.dataset.token;
  }
  for (const field of document.querySelectorAll("[name=client_id]")) {
    if (!field.value) field.value = fresh();
  }
}

/** An id that nothing else has; `crypto.randomUUID` is missing on a home network without HTTPS. */
const fresh = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
