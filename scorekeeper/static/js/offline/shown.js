/** The phone's answers as the browser takes them. */

import { markOf } from "./world.js";

const BY_PHONE = "X-By-Phone";

/** @param {object} world @param {{html?: string, json?: object, redirect?: string, status?: number}} answer */
export function shown(world, { html, json, redirect, status = 200 }) {
  if (redirect) return leadTo(redirect);
  const { HEADERS } = world.words;
  const kind = html === undefined ? "application/json" : "text/html; charset=utf-8";
  const headers = { ...HEADERS, "Content-Type": kind, "Cache-Control": "no-store", [BY_PHONE]: "yes" };
  return new Response(html ?? JSON.stringify(json), { status, headers });
}

/** A page of our own, whatever was asked for. */
export function leadTo(path) {
  const { origin, href } = new URL(path, location.origin);
  return Response.redirect(origin === location.origin ? href : location.origin, 303);
}

/** What a page that follows its game is told; nothing new where it has that already. */
export function shownNews(world, answer, seen) {
  const mark = markOf(world);
  if (answer.status === 200 && seen === `"${mark}"`) {
    return new Response(null, { status: 304, headers: { [BY_PHONE]: "yes" } });
  }
  return shown(world, { ...answer, json: { ...answer.json, mark } });
}
