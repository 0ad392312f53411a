"""`python3 -m scorekeeper` and the command `scorekeeper`."""

import sys

from scorekeeper import cli


def main() -> int:
    """Do what the command line asks; how it ended, for the shell."""
    return cli.main(sys.argv[1:], serve=_serve)


def _serve(*, host: str | None, port: int | None, local: bool, https: bool) -> int:
    """Serve the pages. Imported only now: the other commands start without the web parts."""
    from scorekeeper.app import serve

    return serve(host=host, port=port, local=local, https=https)


if __name__ == "__main__":
    sys.exit(main())
