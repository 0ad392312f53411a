/** How long there is to wait before the next code, second by second. */

const left = document.querySelector("[data-wait]");
const until = performance.now() + Number(left.dataset.wait) * 1000;

const timer = setInterval(() => {
  const seconds = Math.ceil((until - performance.now()) / 1000);
  if (seconds > 0) {
    left.textContent = seconds === 1 ? "Wait 1 second" : `Wait ${seconds} seconds`;
  } else {
    clearInterval(timer);
    left.parentElement.replaceChildren("Now try again.");
  }
}, 1000);
