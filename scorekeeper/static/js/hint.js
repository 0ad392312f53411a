/** A hint is closed at once and for good: on this phone, and in the cookie that the server reads. */

const hint = document.querySelector("[data-hint]");
const key = `hint:${hint?.dataset.hint}`;

function close() {
  hint.hidden = true;
  try {
    localStorage.setItem(key, "closed");
  } catch {
    // nothing can be kept on this phone: then the cookie has to do
  }
  tell();
}

function wasClosed() {
  try {
    return localStorage.getItem(key) === "closed";
  } catch {
    return false;
  }
}

/** Without a network the server is told the next time. */
function tell() {
  const body = new URLSearchParams({ csrf_token: hint.dataset.token });
  fetch(hint.dataset.close, { method: "POST", body, keepalive: true }).catch(() => {});
}

if (hint) {
  const button = hint.querySelector("button");
  button.type = "button"; // Enter in a field of the form is not meant for it
  button.addEventListener("click", close);
  hint.hidden = wasClosed();
  if (hint.hidden) tell();
}
