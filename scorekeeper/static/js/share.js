// Copy or send the link of the game. On a home network without HTTPS a browser has neither
// navigator.share nor the clipboard: copying then works through the selection.
const address = document.getElementById("address");
const copied = document.getElementById("copied");
const send = document.getElementById("send");

document.getElementById("copy").addEventListener("click", async () => {
  let done;
  if (navigator.clipboard) {
    done = await navigator.clipboard.writeText(address.value).then(() => true, () => false);
  } else {
    address.select();
    done = document.execCommand("copy");
  }
  copied.textContent = done ? "Copied." : "Press long on the link and choose Copy.";
});

if (navigator.share) {
  send.hidden = false;
  send.addEventListener("click", () => {
    navigator.share({ url: address.value }).catch(() => {});
  });
}
