/**
 * What is done to a game, as it is done: a stream while the page is in sight, and where there is
 * none (too many look on, something between holds it back) a question every few seconds.
 */

const EVERY = 3000; // ms between two questions
const STREAM_AGAIN = 10; // questions after which a stream is tried again
const SOON = 1000; // ms after a stream broke off
const SILENCE = 40_000; // ms without a word after which a stream is dead: one comes every 15 s
const GREETING = 5000; // ms until the first word of a stream must have come
const BY_PHONE = "X-By-Phone"; // the phone answered for the server, which it cannot reach
const GONE = [403, 404, 410]; // the link is good for this no more

/** @typedef {{mark: string, since?: string, said?: string}} Message */

/**
 * @param {HTMLElement} root says where to ask, and what the page has (`_live.html`)
 * @param {(message: any, isNext: boolean) => void} take called with everything that is news;
 *   `isNext` where the page had what the message was made from
 */
export function follow(root, take) {
  const word = document.querySelector("[data-live-word]");
  let { mark } = root.dataset;
  /** @type {EventSource | null} */
  let source = null;
  let failures = 0;
  let questions = 0;
  let timer = 0;
  let silence = 0;

  function open() {
    close();
    if (document.hidden) return;
    if (!("EventSource" in window)) return void ask();
    const between = root.dataset.live.includes("?") ? "&" : "?";
    source = new EventSource(`${root.dataset.live}${between}seen=${encodeURIComponent(mark)}`);
    hear(GREETING);
    source.addEventListener("here", () => {
      failures = questions = 0;
      tell("");
      hear(SILENCE);
    });
    source.onmessage = ({ data }) => {
      got(JSON.parse(data));
      hear(SILENCE);
    };
    source.onerror = broken;
  }

  function close() {
    source?.close();
    source = null;
    clearTimeout(timer);
    clearTimeout(silence);
  }

  /** Take the stream for dead if nothing is heard for so long. */
  function hear(/** @type {number} */ ms) {
    clearTimeout(silence);
    silence = setTimeout(broken, ms);
  }

  function broken() {
    close();
    failures += 1;
    if (failures < 2) timer = setTimeout(open, SOON);
    else ask();
  }

  async function ask() {
    close();
    if (document.hidden) return;
    const wasDown = Boolean(word.textContent);
    try {
      const headers = { "If-None-Match": `"${mark}"` };
      const answer = await fetch(root.dataset.now, { headers, cache: "no-store" });
      if (answer.ok) got(await answer.json());
      else if (GONE.includes(answer.status)) return location.reload(); // the page itself says why
      else if (answer.status !== 304) throw new Error(String(answer.status));
      tell(answer.headers.has(BY_PHONE) ? word.dataset.kept : "");
    } catch {
      tell(word.dataset.down);
    }
    questions += 1;
    const isBack = wasDown && !word.textContent;
    if (isBack || questions % STREAM_AGAIN === 0) open();
    else timer = setTimeout(ask, EVERY);
  }

  function got(/** @type {Message} */ message) {
    if (message.mark === mark) return;
    const isNext = message.since === mark;
    mark = message.mark;
    take(message, isNext);
    document.dispatchEvent(new Event("told"));
  }

  /** Only that the connection is down is said, and what holds until it is back. */
  function tell(/** @type {string} */ text) {
    if (word.textContent !== text) word.textContent = text;
  }

  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  addEventListener("online", open);
  addEventListener("offline", ask);
  addEventListener("pagehide", close);
  addEventListener("pageshow", ({ persisted }) => persisted && open());
  open();
}
