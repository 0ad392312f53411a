/** Stands in for the worker: what it answers, for the tests to compare. */

import { answerTo, placeOf } from "./offline/answering.js";
import { templates } from "./offline/templates.js";
import { makeWorld } from "./offline/world.js";

/** The answers to `[method, path, query, form]` on a phone that keeps these games. */
export const answered = (kit, plays, asked) =>
  asked.map(([method, path, query, form]) => {
    const kept = plays.map((play) => ({ key: play.key, seen: 1, play }));
    const world = makeWorld(structuredClone(kit), templates, { kept, now: () => "2026-11-30T20:00:00Z", fresh: () => "fresh" });
    const place = placeOf(kit, method, path);
    world.key = place.key;
    return answerTo(world, place, {
      path,
      query: new URLSearchParams(query),
      form: form === null ? null : new URLSearchParams(form),
    });
  });
