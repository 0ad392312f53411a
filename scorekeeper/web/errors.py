"""What a player sees when something cannot be done: what happened, and the way back."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from flask import Flask, flash, g, jsonify, redirect, render_template, request, session, url_for
from flask_wtf.csrf import CSRFError
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response

from scorekeeper.actions.errors import LinkTakenBack, NoSuchDeal, NoSuchGame
from scorekeeper.record import Role
from scorekeeper.storage.errors import DamagedGame, StoreError
from scorekeeper.web.access import NotByThisLink
from scorekeeper.web.forms.base import PageForm
from scorekeeper.words.told_back import typed_words


@dataclass(frozen=True, slots=True)
class Told:
    """A title, what happened, and what to do."""

    title: str
    happened: str
    advice: str


TOLD = {
    400: Told(
        "That did not arrive whole",
        "Something was missing in what this phone sent.",
        "Go back, reload the page and try again.",
    ),
    403: Told("Not allowed", "This page cannot be opened from here.", "Go back to your games."),
    404: Told(
        "Nothing here",
        "There is no page with this address. Perhaps the link was cut short.",
        "Copy the link again from the phone that shows the game, under Share.",
    ),
    405: Told("Not this way", "This address is not a page of its own.", "Go back to your games."),
    413: Told(
        "Too much at once",
        "What was sent is larger than any score sheet.",
        "Go back and send less.",
    ),
    422: Told(
        "That cannot be read",
        "What was sent is not what this page asks for.",
        "Go back, reload the page and try again.",
    ),
    500: Told(
        "That went wrong here",
        "The fault is in the score keeper, not with you. Everything saved before is safe.",
        "Go back and try again; if it happens again, tell whoever runs this score keeper.",
    ),
}
NO_GAME = Told(
    "No such game",
    "There is no game with this link. Perhaps it was cut short.",
    "Copy the link again from the phone that shows the game, under Share.",
)
NO_DEAL = Told(
    "Not this deal yet",
    "Deals are counted one after the other, and none after the end of the game.",
    "Go back to the table: it shows the deal that is next.",
)
TAKEN_BACK = Told(
    "Link taken back",
    "This link was taken back.",
    "Ask whoever keeps the game for the new one.",
)
OFFER_GONE = Told(
    "Taken over already",
    "By this link nobody can take over any more: somebody did, or it was taken back.",
    "Ask whoever keeps the game whether it is still to be handed on.",
)
HANDED_ON = "The host's part went to another phone. This one keeps the score as before."
OTHER_LINK: dict[Role, Told] = {
    "score": Told(
        "Only to look at",
        "By this link a game can be looked at, not scored. Nothing was changed.",
        "Ask whoever keeps the game for the link to score, or for its code.",
    ),
    "host": Told(
        "For the host",
        "Only the phone that keeps the game can do that. Nothing was changed.",
        "Ask whoever keeps the game.",
    ),
}
EXPIRED = Told(
    "Send it once more",
    "This phone did not know the page any more, perhaps because its cookies were cleared. "
    "Nothing was saved yet, and nothing that you typed is lost.",
    "Tap the button to send it again.",
)
FOREIGN = Told(
    "Not sent from here",
    "This came from a page that is none of ours, so nothing was saved.",
    "Open the game and enter it there.",
)
UNUSABLE = Told(
    "The games cannot be reached",
    "The database cannot be used at the moment. Everything saved before is safe.",
    "Wait a moment and try again; what you typed is still there when you go back.",
)


def register(app: Flask) -> None:
    """Let `app` answer every refusal in its own look, and the HTTP API in JSON."""
    app.register_error_handler(HTTPException, _refused)
    app.register_error_handler(CSRFError, _expired)
    app.register_error_handler(NoSuchGame, lambda _: refusal(NO_GAME, 404))
    app.register_error_handler(LinkTakenBack, _taken_back)
    app.register_error_handler(NotByThisLink, lambda error: refusal(OTHER_LINK[error.need], 403))
    app.register_error_handler(NoSuchDeal, lambda _: refusal(NO_DEAL, 404))
    app.register_error_handler(StoreError, _unusable)


def _taken_back(error: LinkTakenBack) -> Response | tuple[str, int]:
    """Where its holder got another link for it the same page by that one, else a page that says so.

    What was sent is sent again to the other one.
    """
    if not error.instead:
        return refusal(TAKEN_BACK, 410)
    waiting = [message for _, message in session.get("_flashes", ())]
    if request.method == "GET" and HANDED_ON not in waiting:
        flash(HANDED_ON)
    path = url_for(request.endpoint or "", key=error.instead, **(request.view_args or {}))
    query = request.query_string.decode("latin-1")
    return redirect(f"{path}?{query}" if query else path, 307)


def _refused(error: HTTPException) -> Response | tuple[str, int]:
    if isinstance(error, CSRFError):
        return _expired(error)
    code = error.code or 500
    told = TOLD.get(code) or TOLD[400 if code < 500 else 500]
    if request.path.startswith("/api/"):
        answer = jsonify(error=told.happened)
        answer.status_code = code
        return answer
    return refusal(told, code)


def _unusable(error: Exception) -> tuple[str, int]:
    # An error of storage names tables and reasons, never a game.
    from flask import current_app

    current_app.logger.error("storage: %s", error)
    return refusal(TOLD[500] if isinstance(error, DamagedGame) else UNUSABLE, 503)


def _expired(_error: CSRFError) -> tuple[str, int]:
    """Offer to send the same again, where it came from a page of our own."""
    if _is_foreign():
        return refusal(FOREIGN, 403)
    skipped = {"csrf_token"}
    typed = [pair for pair in request.form.items(multi=True) if pair[0] not in skipped]
    page = render_template("errors/expired.html", told=EXPIRED, typed=typed, form=PageForm())
    return page, 400


def _is_foreign() -> bool:
    """Whether the browser says that another site's page sent this."""
    origin = request.headers.get("Origin")
    if origin is None:
        return request.headers.get("Sec-Fetch-Site", "same-origin") != "same-origin"
    return urlsplit(origin).netloc != request.host


def refusal(told: Told, code: int) -> tuple[str, int]:
    """A page that says it."""
    return render_template("errors/error.html", told=told, typed=_typed()), code


def _typed() -> tuple[str, ...]:
    """What was counted on a sheet that could not be saved: it is told back, not lost."""
    if request.method != "POST" or request.endpoint != "deals.save":
        return ()
    try:
        return typed_words(request.form.items(), _sides())
    except HTTPException:  # it is too large to be read
        return ()


def _sides() -> tuple[str, ...]:
    """What the sides of this page's game are called, where it was found."""
    return tuple(side.name for side in g.game.sides) if "game" in g else ()
