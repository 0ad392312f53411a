"""The links of a game: shown to other phones, taken back, and the host's part handed on."""

from dataclasses import dataclass

from flask import Blueprint, flash, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from scorekeeper.actions import hand_on
from scorekeeper.actions.links import links_of
from scorekeeper.actions.take_back import take_back as take_link_back
from scorekeeper.record import Link
from scorekeeper.web import phone, sharing
from scorekeeper.web.access import allows
from scorekeeper.web.current import game, link, store
from scorekeeper.web.errors import OFFER_GONE, refusal
from scorekeeper.web.forms.base import PageForm
from scorekeeper.web.forms.new_game import RenameForm

blueprint = Blueprint("links", __name__)


@dataclass(frozen=True, slots=True)
class Shown:
    """A link as other phones get it: its key (to take it back by), its address, its picture."""

    key: str
    address: sharing.Link
    qr: Markup | None


@blueprint.get("/g/<key>/share")
def share() -> str:
    """The links that this phone may give to others, and the code."""
    return share_page(RenameForm(data={"name": game().name}))


def share_page(form: RenameForm) -> str:
    """The page with this form of the game's name."""
    links = links_of(store(), game().id)
    gives_score = allows("deals.save", link().role)
    gives_host = allows("links.offer", link().role)
    return render_template(
        "links/share.html",
        form=form,
        home=sharing.link_of(url_for("home.home")),
        trust=sharing.trust_page(),
        code="" if game().result or not gives_score else links.score.code,
        score=_shown(links.score) if gives_score else None,
        watch=_shown(links.watch),
        offered=_offered(links.offer) if gives_host and links.offer else None,
    )


@blueprint.post("/g/<key>/links/take-back")
def take_back() -> Response:
    """Let a link open nothing any more, and show the new one."""
    if take_link_back(store(), game().id, request.form.get("link", "")):
        flash("That link opens nothing any more. Here is the new one.")
    return redirect(url_for("links.share"), 303)


@blueprint.post("/g/<key>/host/offer")
def offer() -> Response:
    """Make the link by which another phone becomes the host."""
    hand_on.offer(store(), game().id)
    return redirect(url_for("links.share", _anchor="hand-on"), 303)


@blueprint.post("/g/<key>/host/withdraw")
def withdraw() -> Response:
    """Stay the host after all."""
    hand_on.withdraw(store(), game().id)
    flash("This phone stays the host.")
    return redirect(url_for("links.share"), 303)


@blueprint.get("/host/<offered>")
def ask(offered: str) -> str | tuple[str, int]:
    """Whether this phone shall become the host."""
    played = hand_on.offered_game(store(), offered)
    if played is None:
        return refusal(OFFER_GONE, 410)
    own = phone.best_link(played.id)
    return render_template(
        "links/take_over.html",
        form=PageForm(),
        name=played.name,
        offered=offered,
        own=own if own and own.role == "host" else None,
    )


@blueprint.post("/host/<offered>")
def take_over(offered: str) -> Response | tuple[str, int]:
    """Become the host."""
    form = PageForm()
    key = hand_on.take_over(store(), offered, client_id=form.client_id.data or "")
    if key is None:
        return refusal(OFFER_GONE, 410)
    phone.remember(key)
    flash("This phone is the host now.")
    return redirect(url_for("games.table", key=key), 303)


def _shown(given: Link) -> Shown:
    return _as_shown(given, url_for("games.table", key=given.key))


def _offered(given: Link) -> Shown:
    return _as_shown(given, url_for("links.ask", offered=given.key))


def _as_shown(given: Link, path: str) -> Shown:
    address = sharing.link_of(path)
    return Shown(given.key, address, sharing.qr_of(address.address))
