"""The application: the only file that knows every part."""

import errno
import io
import logging
import os
import signal
import socket
import sys
from typing import Any

from flask import Flask, Request, request
from werkzeug.exceptions import BadHost
from werkzeug.routing import MapAdapter

from scorekeeper import web
from scorekeeper.config import ConfigError, Settings
from scorekeeper.server import make_server
from scorekeeper.storage.db import open_store
from scorekeeper.storage.errors import StoreError
from scorekeeper.storage.migrate import upgrade
from scorekeeper.web.addresses import network_addresses
from scorekeeper.web.sharing import LAN_ADDRESSES

EVERYWHERE = "0.0.0.0"
LOOPBACK = "127.0.0.1"
FROM_HERE = {EVERYWHERE: LOOPBACK, "::": "::1"}
"""How this machine reaches itself where it listens at every address."""
PORT = 8000
LIGHT_ON_DARK, PLAIN = "\x1b[97;40m", "\x1b[0m"


class Scorekeeper(Flask):
    """The application; its log never holds the address of a game, which is the key to it."""

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


def serve(*, host: str | None = None, port: int | None = None, local: bool = False) -> int:
    """Serve until stopped; 0 then, and 1 with one line on standard error if it cannot start.

    Without a `host` every address of this machine, with `local` only this machine itself.
    """
    place = LOOPBACK if local else host or EVERYWHERE
    port = PORT if port is None else port
    try:
        door = _door(place, port)
        app = create_app()
    except (ConfigError, StoreError) as problem:
        return _cannot_start(str(problem))
    except (OSError, UnicodeError) as problem:
        return _cannot_start(_why_no_door(problem, place, port))
    logging.getLogger("waitress").addFilter(hide_addresses)
    server = make_server(app, door)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    _welcome(app, place, door.getsockname()[1])
    server.run()
    return 0


def _door(place: str, port: int) -> socket.socket:
    """A socket that listens there. Raises OSError, and UnicodeError for what can be no name."""
    place.encode("idna")  # what fails here fails below too, but by a TypeError
    family = socket.AF_INET6 if ":" in place else socket.AF_INET
    return socket.create_server((place, port), family=family)


def _why_no_door(problem: OSError | UnicodeError, place: str, port: int) -> str:
    if not isinstance(problem, OSError):
        return f"cannot listen at {place}: it is no name of a machine"
    if problem.errno == errno.EADDRINUSE:
        return f"port {port} is in use: choose another one with --port"
    # Python adds to the reason what is said here in plain words
    reason = str(problem.strerror).partition(" (while")[0]
    return f"cannot listen at {place}, port {port}: {reason}"


def _cannot_start(line: str) -> int:
    print(f"scorekeeper: {line}", file=sys.stderr)
    return 1


def _welcome(app: Flask, place: str, port: int) -> None:
    """Say by which addresses the pages are reached, and show the phones' one to their cameras."""
    here = FROM_HERE.get(place, place)
    here = f"[{here}]" if ":" in here else here
    others = network_addresses() if place == EVERYWHERE else ()
    app.config[LAN_ADDRESSES] = tuple(f"http://{address}:{port}" for address in others)
    print(f"Score keeper for Hand and Foot\n  on this machine   http://{here}:{port}")
    for address in app.config[LAN_ADDRESSES]:
        print(f"  on your phones    {address}   (in the same network)")
    if app.config[LAN_ADDRESSES]:
        print(_picture(app.config[LAN_ADDRESSES][0]), end="")
    print("Stop it with Ctrl+C.", flush=True)


def _picture(address: str) -> str:
    """The address as a QR code of characters; nothing where no person looks at a terminal."""
    if not sys.stdout.isatty():
        return ""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(drawn, border=2, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return ""
    # light on dark whatever the terminal's own colours are: cameras want it that way
    rows = (f"{LIGHT_ON_DARK}{row}{PLAIN}" for row in drawn.getvalue().splitlines())
    return "\n" + "\n".join(rows) + "\n\n"
