"""What may stand between a phone and the score keeper: a wall with a password, a slow line."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from time import sleep

OF_ONE_ANSWER = {"connection", "content-length", "transfer-encoding"}
WALL = b"<h1>Please log in</h1>"


@dataclass
class Line:
    """The port behind, and what is done instead of passing on; None: nothing."""

    behind: int
    how: "Callable[[Between], bool] | None" = None


class Between(BaseHTTPRequestHandler):
    """Passes everything on to the score keeper, or does what `how` says instead."""

    line: "Line"

    def do_GET(self) -> None:
        """A page, or (under its other name) an act."""
        sent = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        how = self.line.how
        if self.path.partition("?")[0].endswith(
            "/live"
        ):  # without the stream a page asks for its news
            self.answer(204, [], b"")
        elif not how or not how(self):
            self.pass_on(sent)

    do_POST = do_GET  # noqa: N815

    def pass_on(self, sent: bytes) -> None:
        """Ask the score keeper, and tell what it answers."""
        line = HTTPConnection("127.0.0.1", self.line.behind, timeout=30)
        line.request(self.command, self.path, sent, dict(self.headers))
        answer = line.getresponse()
        kept = [pair for pair in answer.getheaders() if pair[0].lower() not in OF_ONE_ANSWER]
        self.answer(answer.status, kept, answer.read())
        line.close()

    def answer(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        """Send an answer."""
        self.send_response(status)
        for name, text in [*headers, ("Content-Length", str(len(body)))]:
            self.send_header(name, text)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def wall(asked: Between) -> bool:
    """Another page in the place of every answer."""
    policy = ("Content-Security-Policy", "default-src 'self'")
    asked.answer(200, [("Content-Type", "text/html"), policy], WALL)
    return True


def lost(asked: Between) -> bool:
    """A forwarder that has lost what is behind it."""
    asked.answer(404, [("Content-Type", "text/plain")], b"404 page not found")
    return True


def leads_away(asked: Between) -> bool:
    """Everything leads to the page of a wall."""
    if asked.path == "/log-in":
        return wall(asked)
    asked.answer(302, [("Location", "/log-in")], b"")
    return True


def slow(asked: Between) -> bool:
    """Pages and acts take longer than a phone waits where it can answer by itself."""
    if asked.headers.get("Accept", "").startswith("text/html") or asked.command == "POST":
        sleep(5)
    return False


@contextmanager
def between(port: int) -> Iterator[tuple[str, Line]]:
    """The address of what stands in between, and what does as it is told."""
    line = Line(port)
    handler = type("Its", (Between,), {"line": line})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as door:
        door.daemon_threads = True
        Thread(target=door.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{door.server_port}", line
        door.shutdown()
