"""How long a tap on a chip takes until the screen shows it, on a processor four times as slow.

A trace tells what the thread of the page did between the finger that leaves the glass and the
frame that shows it, by kind of work and in milliseconds of that thread: other programs on the
machine do not count. Beside it the same tap on a page that holds one box and nothing else, the
floor of this browser on this machine.
"""

import json
from collections import defaultdict
from collections.abc import Iterable
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

Event = dict[str, Any]
Spent = dict[str, float]

ROUNDS, TAPS, WARM_UP = 6, 10, 4
SLOWER = 4
BETWEEN = 400  # ms; all that follows a tap is done by then
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
KINDS = {
    "EventDispatch": "script",
    "FireAnimationFrame": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "HitTest": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
}
FLOOR = """<!DOCTYPE html><html lang="en"><title>Floor</title>
  <style>
    input { width: 48px; height: 48px }
    input:checked { background: red; appearance: none }
  </style>
  <input type="radio" name="box" value="0"><input type="radio" name="box" value="1">
  <input type="radio" name="box" value="2"><input type="radio" name="box" value="3">
  <script>for (const kind of ["pointerup", "click"]) addEventListener(kind, () => 0)</script>"""
"""Its script does nothing: a trace tells only of events that somebody listens to."""


WHERE = """(chip) => {
  const { left, top, width, height } = document.querySelector(chip).getBoundingClientRect();
  return [left, top, width, height];
}"""  # a locator would bring listeners of its own into the page, and each tap would run them


def chip_taps(browser: Browser, address: str) -> dict[str, Any]:
    """Median and worst of the taps on a count sheet, and of those on the empty page, in turns."""
    with browser.new_context(
        viewport={"width": 390, "height": 844},
        device_scale_factor=2,
        is_mobile=True,
        has_touch=True,
    ) as context:
        sheet, floor = context.new_page(), context.new_page()
        floor.set_content(FLOOR)
        sheet.goto(address, wait_until="networkidle")
        for page in (sheet, floor):
            slow = page.context.new_cdp_session(page)
            slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        chips, boxes = [], []
        for _ in range(ROUNDS):
            chips += _taps(browser, sheet, '[name="chip-0-books-clean"][value="{}"]')
            boxes += _taps(browser, floor, '[value="{}"]')
        return {"chip": _figures(chips), "empty_page": _figures(boxes)}


def _taps(browser: Browser, page: Page, chip: str) -> list[Spent]:
    """The taps of one round, those without which the page is not warm left out."""
    page.bring_to_front()
    taps = []
    for number in range(WARM_UP + TAPS):
        x, y = _middle(page, chip.format(number % 4))
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.touchscreen.tap(x, y)
        page.wait_for_timeout(BETWEEN)
        taps.append(_work(json.loads(browser.stop_tracing())["traceEvents"]))
    return taps[WARM_UP:]


def _figures(taps: list[Spent]) -> dict[str, Any]:
    whole = [sum(tap.values()) for tap in taps]
    return {
        "median_ms": round(median(whole), 1),
        "worst_ms": round(max(whole), 1),
        "median_by_kind_ms": {
            kind: round(median(tap[kind] for tap in taps), 1)
            for kind in dict.fromkeys(KINDS.values())
        },
    }


def _middle(page: Page, chip: str) -> tuple[float, float]:
    """Where a finger taps this chip."""
    left, top, width, height = page.evaluate(WHERE, chip)
    assert width, f"{chip} is not drawn"
    return left + width / 2, top + height / 2


def _work(events: list[Event]) -> Spent:
    """Milliseconds of the page's thread by kind, from the lifted finger to its frame."""
    lifted = next(each for each in events if _is_dispatch(each, "pointerup"))
    thread = (lifted["pid"], lifted["tid"])
    ours = sorted(
        (each for each in events if (each["pid"], each["tid"]) == thread and each["name"] in KINDS),
        key=lambda each: each["ts"],
    )
    clicked = next(each["ts"] for each in ours if _is_dispatch(each, "click"))
    shown = next(each["ts"] for each in ours if each["name"] == "Commit" and each["ts"] > clicked)
    spent: defaultdict[str, float] = defaultdict(float)
    for event, own in _own_time(each for each in ours if lifted["ts"] <= each["ts"] <= shown):
        spent[KINDS[event["name"]]] += own / 1000
    return spent


def _own_time(events: Iterable[Event]) -> list[tuple[Event, float]]:
    """Each event with the microseconds that no event within it took."""
    found: list[tuple[Event, float]] = []
    above: list[tuple[float, int]] = []  # where each ends, and its place in `found`
    for event in events:
        spent = float(event.get("tdur") or event.get("dur") or 0)
        while above and above[-1][0] <= event["ts"]:
            above.pop()
        if above:
            outer, own = found[above[-1][1]]
            found[above[-1][1]] = (outer, own - spent)
        above.append((event["ts"] + event.get("dur", 0), len(found)))
        found.append((event, spent))
    return found


def _is_dispatch(event: Event, kind: str) -> bool:
    return event["name"] == "EventDispatch" and bool(event["args"]["data"]["type"] == kind)
