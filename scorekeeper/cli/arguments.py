"""What can be typed after `scorekeeper`."""

from argparse import ArgumentParser, ArgumentTypeError
from typing import NoReturn

from scorekeeper import __version__

LAST_PORT = 65_535
FILES = {
    "score": "score and check a deal",
    "opening": "judge an opening, or find one in the cards held",
    "going-out": "tell what a side still needs to go out",
}
"""The commands that take a file, and what they do."""


class Parser(ArgumentParser):
    """A parser that says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        """End with 2 and one line on standard error."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> Parser:
    """The parser of the whole command line."""
    main = Parser(
        prog="scorekeeper",
        description="Keeps the score of Hand and Foot.",
        epilog="Ends with 0: all is valid; 1: something is not; 2: something cannot be read.",
        allow_abbrev=False,
    )
    main.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = main.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, help_ in FILES.items():
        command = commands.add_parser(name, help=help_, description=help_, allow_abbrev=False)
        command.add_argument("file", metavar="FILE", help="JSON or JSON Lines; - is the input")
        command.add_argument("--text", action="store_true", help="for people, not as JSON")
    rules = commands.add_parser("rules", help="list the rule sets, or print one")
    rules.add_argument("slug", metavar="SLUG", nargs="?", help="the rule set to print")
    rules.add_argument("--text", action="store_true", help="for people, not as JSON")
    serve = commands.add_parser("serve", help="keep score in the browser", allow_abbrev=False)
    where = serve.add_mutually_exclusive_group()
    where.add_argument("--host", help="address to listen at (every one of this machine)")
    where.add_argument("--local", action="store_true", help="for this machine only")
    serve.add_argument("--port", type=_port, help="port to listen at, 0 for any free one")
    serve.add_argument(
        "--https",
        action="store_true",
        help="encrypted, by a certificate made here",
    )
    return main


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= LAST_PORT):
        raise ArgumentTypeError(f"must be a number from 0 to {LAST_PORT}, not {text!r}")
    return int(text)
