// Copy or send a link, of each that the page shows. On a home network without HTTPS a browser has
// neither navigator.share nor the clipboard: copying then works through the selection.
for (const link of document.querySelectorAll("[data-link]")) {
  const address = link.querySelector("input");
  const send = link.querySelector("[data-send]");

  link.querySelector("[data-copy]").addEventListener("click", async () => {
    let done;
    if (navigator.clipboard) {
      done = await navigator.clipboard.writeText(address.value).then(() => true, () => false);
    } else {
      address.select();
      done = document.execCommand("copy");
    }
    const said = done ? "Copied." : "Press long on the link and choose Copy.";
    link.querySelector("[data-copied]").textContent = said;
  });

  if (navigator.share) {
    send.hidden = false;
    send.addEventListener("click", () => {
      navigator.share({ url: address.value }).catch(() => {});
    });
  }
}
