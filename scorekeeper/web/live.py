"""Live: a page that is open hears at once what is done to its game, or asks for it.

A stream holds a thread of the server for as long as it lasts, so there is an end to how many
there are; a page that gets none asks every few seconds instead.
"""

from collections.abc import Callable, Iterator

from flask import Blueprint, Response, abort, request, stream_with_context

from scorekeeper.actions.errors import LinkTakenBack, NoSuchGame
from scorekeeper.storage.errors import StoreError
from scorekeeper.web.counting import mark_now
from scorekeeper.web.current import game, link, store
from scorekeeper.web.live_parts import LONGEST, SETTINGS, VIEWS, Drawings, Drawn, draw
from scorekeeper.web.seats import Seats

blueprint = Blueprint("live", __name__)

STREAMS = 1_000
"""As many at once; the server has more threads than that (`app.THREADS_MOST`)."""
STREAMS_OF_A_GAME = 120
"""More phones than look on at any table."""
PING_EVERY = 15.0  # seconds: what stands between does not take the stream for dead
LOOK_EVERY = 3.0  # seconds after which a stream notices that its phone has gone
HERE = "event: here\ndata:\n\n"
RETRY_AFTER = 30  # seconds

_seats = Seats(STREAMS, most_of_a_game=STREAMS_OF_A_GAME)
_drawings = Drawings()


@blueprint.get("/g/<key>/live")
def stream() -> Response:
    """What is done to the game from now on, and since the mark `seen`, as server-sent events."""
    view = _view()
    game_id, seats = game().id, _seats
    if not seats.take(game_id):
        busy = Response("too many look on at once", 503, mimetype="text/plain")
        busy.headers["Retry-After"] = str(RETRY_AFTER)
        return busy
    seen = request.headers.get("Last-Event-ID") or request.args.get("seen", "")
    events = Response(stream_with_context(_events(view, seen)), mimetype="text/event-stream")
    events.call_on_close(lambda: seats.leave(game_id))
    events.headers["Cache-Control"] = "no-store"
    events.headers["X-Accel-Buffering"] = "no"
    return events


@blueprint.get("/g/<key>/now")
def now() -> Response:
    """The same for a page that asks; 304 for one that has it already."""
    view = _view()
    answer = Response(mimetype="application/json")
    answer.set_etag(mark_now())
    if not request.if_none_match.contains(mark_now()):
        drawn = draw(view, None)
        answer.set_data(drawn.text)
        answer.set_etag(drawn.mark)
    answer.make_conditional(request)
    return answer


def _view() -> str:
    """The page that asks."""
    view = request.args.get("view", "")
    if view not in VIEWS:
        abort(404)
    return view


def _address(view: str) -> str:
    """What the drawings of a page depend on, besides its game: the link, and its settings.

    Whatever else stands in the address makes no drawing of its own: they are kept.
    """
    return str([link().key, view, *(request.args.get(each, "")[:LONGEST] for each in SETTINGS)])


def _events(view: str, seen: str) -> Iterator[str]:
    yield f"retry: 2000\n{HERE}"
    address = _address(view)
    _drawings.begin(address, game(), mark_now())
    is_gone: Callable[[], bool] = request.environ.get("waitress.client_disconnected", bool)
    quiet = 0.0
    with store().watch.listening(game().id) as listener:
        while not listener.is_over and not is_gone():
            if listener.wait(LOOK_EVERY):
                try:
                    drawn = _drawn(view, address, listener.mark) if listener.mark != seen else None
                except LinkTakenBack:
                    return  # whoever asks again is told
                if drawn and drawn.mark != seen:
                    seen, quiet = drawn.mark, 0.0
                    yield f"id: {seen}\ndata: {drawn.text}\n\n"
                continue
            quiet += LOOK_EVERY
            if quiet >= PING_EVERY:
                quiet = 0.0
                yield HERE


def _drawn(view: str, address: str, mark: str) -> Drawn | None:
    """The drawing for this mark, None where there is nothing to be drawn from just now."""
    try:
        return _drawings.get(address, mark, lambda before: draw(view, before))
    except (NoSuchGame, StoreError):
        return None
