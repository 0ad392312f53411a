"""What a phone fetches to go on without the server, and what makes it an app among its others."""

from hashlib import sha256

from flask import Blueprint, Response, current_app, json, redirect, request, url_for
from flask_wtf.csrf import generate_csrf
from werkzeug.wrappers import Response as AnyResponse

from scorekeeper.actions.client_ids import has_act
from scorekeeper.actions.saved_by import saved_by
from scorekeeper.web.beside import beside
from scorekeeper.web.current import game, link, store
from scorekeeper.web.offline.kit import Json, phone_kit
from scorekeeper.web.offline.manifest import manifest_of
from scorekeeper.web.offline.play import play_of
from scorekeeper.web.offline.worker_script import built
from scorekeeper.web.security import HEADERS

blueprint = Blueprint("offline", __name__)


@blueprint.get("/worker.js")
def worker() -> Response:
    """The script that answers for the server."""
    made = built(current_app)
    answer = Response(made.script, mimetype="text/javascript")
    answer.headers.update(HEADERS)  # a worker is bound by its own answer, not by that of a page
    answer.headers["Cache-Control"] = "no-cache"
    answer.vary.add("Accept-Encoding")
    if request.accept_encodings.quality("gzip"):
        answer.set_data(made.packed)
        answer.content_encoding = "gzip"
    return _if_new(answer, f"{made.version}-{answer.content_encoding or 'plain'}")


@blueprint.get("/manifest.webmanifest")
def manifest() -> Response:
    """What the app is called and looks like among the phone's others."""
    answer = Response(json.dumps(manifest_of()), mimetype="application/manifest+json")
    answer.headers["Cache-Control"] = "no-cache"
    return answer


@blueprint.get("/offline/kit")
def kit() -> Response:
    """Everything besides the games that the pages are drawn from on this phone."""
    return _told({**built(current_app).kit, **phone_kit()})


@blueprint.get("/offline/token")
def token() -> Response:
    """What has to come with everything that is sent."""
    answer = Response(json.dumps({"token": generate_csrf()}), mimetype="application/json")
    answer.headers["Cache-Control"] = "no-store"
    return answer


@blueprint.post("/offline/forget")
def forget() -> AnyResponse:
    """Give up what was not sent: only the phone itself has it, and it answers this by itself."""
    return redirect(url_for("home.home"), 303)


@blueprint.get("/g/<key>/arrived")
def arrived() -> Response:
    """Whether the game has what was sent with this `client_id` (204), or not (404).

    A phone cannot see who led it on after a save: the score keeper, or a wall in between.
    """
    is_there = has_act(store(), game().id, request.args.get("client_id", ""))
    answer = Response(status=204 if is_there else 404, mimetype="text/plain")
    answer.headers["Cache-Control"] = "no-store"
    return answer


@blueprint.get("/g/<key>/offline")
def play() -> Response:
    """The game as this phone keeps it."""
    return _told(play_of(game(), link(), beside(), saved_by=saved_by(store(), game().id)))


def _told(data: Json) -> Response:
    """The data, or that the phone has it already."""
    text = json.dumps(data)
    answer = Response(text, mimetype="application/json")
    return _if_new(answer, sha256(text.encode()).hexdigest()[:16])


def _if_new(answer: Response, mark: str) -> Response:
    answer.set_etag(mark)
    answer.make_conditional(request)
    return answer
