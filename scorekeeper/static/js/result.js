/** The result to be sent around: as a picture, as text, on paper. */

const text = () => document.getElementById("told-text");
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
  if (navigator.clipboard) return navigator.clipboard.writeText(text().value).then(() => true, () => false);
  text().select();
  return document.execCommand("copy");
}

/** The picture as dots: made by the server, or here where that lacks letters or cannot do it. */
async function makePicture() {
  if (!("byPhone" in link.dataset)) {
    const answer = await fetch(link.href);
    return answer.ok ? answer.blob() : Promise.reject();
  }
  const drawing = new Image();
  drawing.src = document.querySelector("[data-drawing]").href;
  await drawing.decode();
  const canvas = document.createElement("canvas");
  canvas.width = drawing.naturalWidth;
  canvas.height = drawing.naturalHeight;
  canvas.getContext("2d").drawImage(drawing, 0, 0);
  /** @type {Blob} */
  const dots = await new Promise((done) => canvas.toBlob(done, "image/png"));
  link.href = URL.createObjectURL(dots);
  return dots;
}

// The picture is made beforehand where it can be sent: a share must follow its tap at once.
const toFile = (/** @type {BlobPart} */ part) => new File([part], link.download, { type: "image/png" });
const canSend = navigator.canShare?.({ files: [toFile("")] });

/** @type {File[]} */
let files = [];

async function makeReady() {
  files = [toFile(await makePicture())];
  send.hidden = !canSend;
}

send.addEventListener("click", () => {
  navigator.share({ files, text: text().value }).catch(() => {});
});

const prepare = () => void makeReady().catch(() => {}); // the links are there anyway
if (canSend || "byPhone" in link.dataset) {
  prepare();
  document.addEventListener("news", prepare);
}
