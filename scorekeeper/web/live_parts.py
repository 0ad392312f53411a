"""What a page that follows its game is sent: its parts, drawn by the templates of the first paint.

Drawn once for each address and change, and shared by all who look at it. A link's key stands in
the address, so what one kind of link may not see is never drawn for it.
"""

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from threading import Lock

from flask import current_app, g, request

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.rematch import next_game
from scorekeeper.record import Link
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.web import board
from scorekeeper.web.chart import chart_of
from scorekeeper.web.counting import look_again, mark_now
from scorekeeper.web.current import game, game_again, link, store, watch_key
from scorekeeper.web.news import news
from scorekeeper.web.standing_sheet import standing_sheet

KEPT = 1_024  # addresses
SETTINGS = ("deal", "ways")
"""What an address may say of a drawing, besides its view."""
ACTS = "games/_acts.html"
LONGEST = 4  # characters of a setting; a deal has fewer

Parts = dict[str, object]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A message to all who look at one address; `mark` stands for the game that it shows."""

    game: Game
    mark: str
    text: str


@dataclass(slots=True)
class _Slot:
    """The last drawing of an address, and the mark for which it was asked."""

    lock: Lock = field(default_factory=Lock)
    asked: str | None = None
    drawn: Drawn | None = None


class Drawings:
    """The last drawing of each address."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._slots: OrderedDict[str, _Slot] = OrderedDict()

    def begin(self, address: str, shown: Game, mark: str) -> None:
        """Note the game that a page shows, so that what changes in it can be told."""
        slot = self._slot(address)
        with slot.lock:
            slot.drawn = slot.drawn or Drawn(shown, mark, "")

    def get(self, address: str, asked: str, draw: Callable[[Drawn | None], Drawn]) -> Drawn:
        """The drawing of the game that `asked` stands for; `draw` is called once for each."""
        slot = self._slot(address)
        with slot.lock:
            if slot.drawn is None or slot.asked != asked:
                slot.drawn = draw(slot.drawn)
                slot.asked = asked
            return slot.drawn

    def _slot(self, address: str) -> _Slot:
        with self._lock:
            slot = self._slots.setdefault(address, _Slot())
            self._slots.move_to_end(address)
            if len(self._slots) > KEPT:
                self._slots.popitem(last=False)
            return slot


def draw(view: str, before: Drawn | None) -> Drawn:
    """What a page shows now, and what became different since the drawing `before`."""
    with store().reading():  # all of it from one state of the database, by one connection
        now = game_again()
        look_again()
        g.pop("rule_words", None)  # the words that can be tapped are drawn anew as well
        mark = mark_now()
        message: dict[str, object] = {"title": now.name, **VIEWS[view]()}
    if before is not None:
        message |= {"since": before.mark, "said": news(before.game, now)}
    return Drawn(now, mark, json.dumps({"mark": mark, **message}))


def _table() -> Parts:
    templates = {
        "board": "games/_board.html",
        "now": "games/_now.html",
        "deals": "games/_deals.html",
        "agree": "games/_agree.html",
        "standing": "games/_standing.html",
    }
    now = game()
    rules = _rules_part(
        link(), watch_key(), now.rules, now.rules_before, _is_counted=bool(now.totals_after)
    )
    return {"parts": {**_render(templates, form=None), "rules": rules, **_acts()}}


@lru_cache(maxsize=KEPT)
def _rules_part(
    _link: Link, watch: str, _by: RuleSet, before: RuleSet | None, *, _is_counted: bool
) -> str:
    """The rules and the ways to other pages: all that they are made of, and no save changes it."""
    parts = _render({"rules": "games/_rules.html"}, rules_before=before, watch_key=watch)
    return parts["rules"]


def _result() -> Parts:
    templates = {
        "board": "games/_board.html",
        "deals": "games/_deals.html",
        "told-text": "games/_told_text.html",
    }
    if game().result is None:
        return {"parts": _render(templates) | _acts()}
    templates["chart"] = "games/_chart.html"
    return {"parts": _render(templates, chart=chart_of(game())) | _acts()}


def _acts() -> dict[str, str]:
    """Drawn for all phones of a link: whether one of them may do more with the next game than
    the others is seen once it opens it.
    """
    now = game()
    made = next_game(store(), now.id, link().role) if now.result else None
    key = made.key if made else ""
    return {
        f"acts-{place}": _acts_part(place, link(), now.rules, now.next_deal, next_key=key)
        for place in ("wide", "narrow")
    }


@lru_cache(maxsize=2 * KEPT)
def _acts_part(place: str, _link: Link, _by: RuleSet, _next: int | None, *, next_key: str) -> str:
    """What can be done: all that it is made of. A save changes it only with the last of a deal."""
    return _render({"acts": ACTS}, form=None, place=place, next_key=next_key)["acts"]


def _render(templates: Mapping[str, str], **more: object) -> dict[str, str]:
    """Templates by the part that each draws; what all templates may use is put together once."""
    context = dict(more)
    current_app.update_template_context(context)
    draw_by = current_app.jinja_env.get_template
    return {part: draw_by(path).render(context) for part, path in templates.items()}


def _board() -> Parts:
    return {"parts": {"stage": board.draw_stage()}}


def _count() -> Parts:
    text = request.args.get("deal", "")
    deal = int(text) if text.isascii() and text.isdecimal() and len(text) < LONGEST else 0
    return standing_sheet(game(), deal)


VIEWS: Mapping[str, Callable[[], Parts]] = {
    "table": _table,
    "result": _result,
    "board": _board,
    "count": _count,
}
"""What each page is sent: its `parts` by the id of their root, or what stands in its sheet."""
