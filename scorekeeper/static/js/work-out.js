/** What the sheet comes to. The server works it out; this is the only place that asks it. */

/**
 * @typedef {object} WorkedOut
 * @property {boolean} good nothing stands in the way of saving
 * @property {Record<string, string>} parts HTML by the id of its root
 * @property {boolean} [refused] the link is good for this no more: sent whole, the sheet gets a page that says so
 */

const NOT_BY_THIS_LINK = [403, 410];

/** @type {AbortController | null} */
let asking = null;

/**
 * Work the sheet out as it is now; an older question is dropped.
 * @param {HTMLFormElement} form
 * @param {boolean} all say what is missing, too
 * @param {string} act what is to be done with it, "" for nothing yet
 * @returns {Promise<WorkedOut | null>} null when a newer question took its place
 */
export async function workOut(form, all, act = "") {
  asking?.abort();
  const mine = (asking = new AbortController());
  try {
    const answer = await fetch(form.dataset.workOut + (all ? `?all=yes&do=${act}` : ""), {
      method: "POST",
      body: new URLSearchParams(new FormData(form)),
      signal: mine.signal,
    });
    if (NOT_BY_THIS_LINK.includes(answer.status)) return { good: false, parts: {}, refused: true };
    if (!answer.ok) throw new Error(`the sheet could not be worked out: ${answer.status}`);
    return await answer.json();
  } catch (problem) {
    if (mine.signal.aborted) return null;
    throw problem;
  }
}
