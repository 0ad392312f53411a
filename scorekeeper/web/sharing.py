"""The link of a game as other phones can open it, and as a picture for their cameras."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from flask import current_app, request
from markupsafe import Markup

LAN_ADDRESSES = "LAN_ADDRESSES"
"""Where the application keeps the addresses ("http://192.168.1.5:8000") of this machine."""
TRUST_PORT = "TRUST_PORT"
"""Where it keeps the port of the page that says how to trust it, while it serves by HTTPS."""
LONGEST_CODE, SHORT_CODE = 1_200, 200  # characters
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True, slots=True)
class Link:
    """An address; `only_here` says that no other machine can open it."""

    address: str
    only_here: bool

    @property
    def typed(self) -> str:
        """As much of it as somebody has to type."""
        return self.address.partition("://")[2].rstrip("/")


def link_of(path: str) -> Link:
    """This path as a link for other phones.

    On the machine itself "localhost" is no use to others: there the address in the home
    network is given, where there is one.
    """
    base = request.host_url.rstrip("/")
    here = urlsplit(base).hostname in LOOPBACK
    for address in current_app.config.get(LAN_ADDRESSES, ()) if here else ():
        return Link(address + path, only_here=False)
    return Link(base + path, only_here=here)


@dataclass(frozen=True, slots=True)
class TrustPage:
    """The page by which a phone learns to trust this machine."""

    address: str
    qr: Markup | None


def trust_page() -> TrustPage | None:
    """That page as other phones can open it; None where it is not needed."""
    port = current_app.config.get(TRUST_PORT)
    if port is None:
        return None
    host = urlsplit(link_of("/").address).hostname or ""
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    return TrustPage(address, qr_of(address))


def is_full_app() -> bool:
    """Whether a browser lets this page do all it can: it came by HTTPS, or from this machine."""
    return request.is_secure or urlsplit(request.host_url).hostname in LOOPBACK


def qr_of(address: str) -> Markup | None:
    """The address as an inline SVG: modules only, its colours come from the style sheet.

    None where it is too long for a code that a phone can photograph.
    """
    import segno  # on this page only: it would slow every start

    if len(address) > LONGEST_CODE:
        return None
    # a long one has its modules as large as they can be
    code = segno.make(address, error="l" if len(address) > SHORT_CODE else "m", micro=False)
    drawn = code.svg_inline(border=4, omitsize=True, svgclass="qr", lineclass=None, dark="#211d17")
    return Markup(drawn)  # made of the matrix alone, none of the address's text is in it
