"""The application: the only file that knows every part."""

import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import MutableMapping, Sequence
from typing import TYPE_CHECKING, Any

from flask import Flask, Request, request
from flask.templating import Environment
from werkzeug.exceptions import BadHost
from werkzeug.routing import MapAdapter

from scorekeeper import web
from scorekeeper.config import ConfigError, Settings
from scorekeeper.server import Connections, make_server
from scorekeeper.storage.db import open_store
from scorekeeper.storage.errors import StoreError
from scorekeeper.storage.migrate import upgrade
from scorekeeper.tls import tls_channel
from scorekeeper.web.addresses import network_addresses
from scorekeeper.web.sharing import LAN_ADDRESSES, TRUST_PORT
from scorekeeper.welcome import Reached, welcome

if TYPE_CHECKING:
    from scorekeeper.certificates import Papers

EVERYWHERE = "0.0.0.0"
LOOPBACK = "127.0.0.1"
FROM_HERE = {EVERYWHERE: LOOPBACK, "::": "::1"}
"""How this machine reaches itself where it listens at every address."""
RUBBISH = 5_000  # things made, of which none is gone yet, between two looks for those that are
PORT = 8000
LAST_PORT = 65_535


class NoDoor(Exception):
    """Why the server cannot listen, in one line for the person at the keyboard."""


class Templates(Environment):
    """The templates of the application. What all of them may use is one plain dictionary: Jinja's
    own chain of two is searched by Python code, anew for each part of each page.
    """

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What a template may use; no template of ours is loaded with anything of its own."""
        return super().make_globals(d) if d else self.globals


class Scorekeeper(Flask):
    """The application; its log never holds the address of a game, which is the key to it."""

    jinja_environment = Templates

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """What makes addresses; a host that is no name is refused on a page that has addresses."""
        try:
            return super().create_url_adapter(request)
        except BadHost as refused:
            if request is not None:
                request.routing_exception = refused
            return self.url_map.bind(LOOPBACK)

    def log_exception(self, exc_info: Any) -> None:
        """Log what went wrong, and at which kind of page."""
        rule = request.url_rule.rule if request.url_rule else "no page"
        self.logger.error("%s %s failed", request.method, rule, exc_info=exc_info)


def hide_addresses(record: logging.LogRecord) -> bool:
    """A filter for the server's log, which would name the page that could not be served."""
    if isinstance(record.args, tuple):
        record.args = tuple("a page" if isinstance(each, str) else each for each in record.args)
    return True


def create_app(settings: Settings | None = None) -> Flask:
    """The application with its database ready; settings come from the environment if not given.

    Raises ConfigError and StoreError, each with one line for the person at the keyboard.
    """
    settings = settings or Settings.from_env(os.environ)
    upgrade(settings)
    app = Scorekeeper(__name__, static_folder=None)
    app.config["SECRET_KEY"] = settings.secret_key
    web.register(app, open_store(settings))
    return app


def serve(
    *, host: str | None = None, port: int | None = None, local: bool = False, https: bool = False
) -> int:
    """Serve until stopped; 0 then, and 1 with one line on standard error if it cannot start.

    Without a `host` every address of this machine, with `local` only this machine itself. With
    `https` a plain page at the next port tells the phones how to trust this machine.
    """
    place = LOOPBACK if local else host or EVERYWHERE
    try:
        ports = _ports(PORT if port is None else port, https=https)
        doors = [_door(place, each) for each in ports]
        settings = Settings.from_env(os.environ)
        papers = _papers(settings, place) if https else None
        app = create_app(settings)
    except (ConfigError, NoDoor, StoreError) as problem:
        print(f"scorekeeper: {problem}", file=sys.stderr)
        return 1
    logging.getLogger("waitress").addFilter(hide_addresses)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server = _secure_server(app, doors, papers) if papers else make_server(app, doors[0])
    welcome(_reached(app, place, doors[0]))
    _look_seldom_for_rubbish()
    server.run()
    return 0


def _look_seldom_for_rubbish() -> None:
    """Answers leave hardly anything behind that is not gone at once, and each look through what is
    there keeps all phones waiting: it is done seldom, and what is there from the start is left out.
    """
    gc.freeze()
    gc.set_threshold(RUBBISH, *gc.get_threshold()[1:])


def _secure_server(app: Flask, doors: Sequence[socket.socket], papers: "Papers") -> Any:
    """The server behind the first door by HTTPS; the second, in the same loop, leads to it."""
    port, plain_port = (each.getsockname()[1] for each in doors)
    app.config[TRUST_PORT] = plain_port
    steps = Scorekeeper(__name__, static_folder=None)
    web.register_trust(steps, papers.authority, port)
    sockets = Connections()
    make_server(steps, doors[1], map=sockets)
    channel = tls_channel(papers.context, plain_port)
    return make_server(app, doors[0], channel=channel, map=sockets, url_scheme="https")


def _ports(port: int, *, https: bool) -> tuple[int, ...]:
    """Where to listen: the plain page beside HTTPS has the next port. Raises NoDoor."""
    if not https:
        return (port,)
    if port == LAST_PORT:
        raise NoDoor(f"--https needs the port after {port} too: choose a lower one with --port")
    return (port, port + 1 if port else 0)


def _papers(settings: Settings, place: str) -> "Papers":
    """The certificates for every name by which this machine is reached. Raises ConfigError."""
    try:
        from scorekeeper.certificates import papers
    except ImportError:
        raise NoDoor(
            "--https needs the Python package cryptography, and it is not installed here: "
            "install it, or start without --https"
        ) from None
    name = socket.gethostname()
    names = [name] if "." in name else [name, f"{name}.local"]
    places = (*network_addresses(), *FROM_HERE.values(), "localhost", *names)
    return papers(settings.data_dir, places if place in FROM_HERE else (*places, place))


def _door(place: str, port: int) -> socket.socket:
    """A socket that listens there. Raises NoDoor."""
    try:
        place.encode("idna")  # what fails here fails below too, but by a TypeError
        family = socket.AF_INET6 if ":" in place else socket.AF_INET
        return socket.create_server((place, port), family=family)
    except UnicodeError:
        raise NoDoor(f"cannot listen at {place}: it is no name of a machine") from None
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise NoDoor(f"port {port} is in use: choose another one with --port") from None
        # Python adds to the reason what is said here in plain words
        reason = str(problem.strerror).partition(" (while")[0]
        raise NoDoor(f"cannot listen at {place}, port {port}: {reason}") from None


def _reached(app: Flask, place: str, door: socket.socket) -> Reached:
    """By which addresses the pages are reached; the pages themselves need those of the network."""
    port, trust = door.getsockname()[1], app.config.get(TRUST_PORT)
    scheme = "https" if trust else "http"
    here = FROM_HERE.get(place, place)
    here = f"[{here}]" if ":" in here else here
    others = network_addresses() if place == EVERYWHERE else ()
    app.config[LAN_ADDRESSES] = tuple(f"{scheme}://{address}:{port}" for address in others)
    return Reached(
        here=f"{scheme}://{here}:{port}",
        phones=app.config[LAN_ADDRESSES],
        trust=f"http://{(*others, here)[0]}:{trust}" if trust else None,
    )
