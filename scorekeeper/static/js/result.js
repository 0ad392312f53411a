/** The result to be sent around: as a picture, as text, on paper. */

const text = document.getElementById("told-text");
const copied = document.querySelector("[data-copied]");
/** @type {HTMLButtonElement} */
const send = document.querySelector("[data-send-picture]");
/** @type {HTMLAnchorElement} */
const link = document.querySelector("[data-picture]");

document.querySelector("[data-print]").addEventListener("click", () => print());

document.querySelector("[data-copy]").addEventListener("click", async () => {
  copied.textContent = (await copy()) ? "Copied." : "Press long on the text and choose Copy.";
});

/** Without HTTPS there is no clipboard: copying then works through the selection. */
async function copy() {
  if (navigator.clipboard) return navigator.clipboard.writeText(text.value).then(() => true, () => false);
  text.select();
  return document.execCommand("copy");
}

// The picture is fetched beforehand where it can be sent: a share must follow its tap at once.
const probe = new File([""], link.download, { type: "image/png" });
if (navigator.canShare?.({ files: [probe] })) {
  let picture;
  const load = async () => {
    const answer = await fetch(link.href);
    if (!answer.ok) return;
    picture = new File([await answer.blob()], link.download, { type: "image/png" });
    send.hidden = false;
  };
  load().catch(() => {}); // the link beside it is there anyway
  send.addEventListener("click", () => {
    navigator.share({ files: [picture], text: text.value }).catch(() => {});
  });
}
