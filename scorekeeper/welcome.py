"""What the terminal says once the server listens: by which addresses the pages are reached."""

import io
import sys
from dataclasses import dataclass

LIGHT_ON_DARK, PLAIN = "\x1b[97;40m", "\x1b[0m"


@dataclass(frozen=True, slots=True)
class Reached:
    """The addresses here, on the phones, and of the page that explains how to trust these."""

    here: str
    phones: tuple[str, ...]
    trust: str | None = None


def welcome(reached: Reached) -> None:
    """Say them, and show the one that a phone needs first to its camera."""
    print(f"Score keeper for Hand and Foot\n  on this machine   {reached.here}")
    for address in reached.phones:
        print(f"  on your phones    {address}   (in the same network)")
    if reached.trust:
        print(f"  each phone first  {reached.trust}   (once: how to trust this machine)")
    first = reached.trust if reached.phones and reached.trust else (*reached.phones, "")[0]
    if first:
        print(_picture(first), end="")
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
