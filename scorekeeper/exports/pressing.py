"""A file as a short text for a link or a QR code, and back again.

The words that every such file has are pressed out with a fixed list, so that a link is as short
as what is special in its file.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from zlib import Z_BEST_COMPRESSION, compressobj, decompressobj, error

from scorekeeper.scoring.json_text import parse
from scorekeeper.scoring.reading import FileError

CUT_SHORT = "is not whole: copy the whole link, or photograph its code again"


@dataclass(frozen=True, slots=True, kw_only=True)
class Press:
    """How one kind of file is pressed: `words` never change, for links out in the world are read
    with them. `longest` is far more characters than any such file has, few enough for hostile
    links.
    """

    version: str
    words: bytes
    longest: int

    def link_text(self, told: object) -> str:
        """Plain data as letters, digits, "-", "_" and one "."."""
        press = compressobj(Z_BEST_COMPRESSION, zdict=self.words)
        text = json.dumps(told, separators=(",", ":"), ensure_ascii=False)
        pressed = press.compress(text.encode()) + press.flush()
        return f"{self.version}.{urlsafe_b64encode(pressed).decode().rstrip('=')}"

    def data_of(self, text: str) -> object:
        """The plain data of such a text.

        Raises FileError for a text that is cut short, is no JSON, or of another version.
        """
        version, dot, pressed = text.partition(".")
        if not dot:
            raise FileError("", CUT_SHORT)
        if version != self.version:
            raise FileError(
                "",
                f"is a link of another version, but version {self.version} is read here:"
                " bring scorekeeper up to date",
            )
        return parse(self._unpressed(pressed))

    def _unpressed(self, pressed: str) -> str:
        if len(pressed) > self.longest:
            raise FileError("", CUT_SHORT)
        press = decompressobj(zdict=self.words)
        try:
            padded = pressed.encode("ascii") + b"=" * (-len(pressed) % 4)
            text = press.decompress(urlsafe_b64decode(padded), self.longest)
            if not press.eof or press.unused_data:
                raise FileError("", CUT_SHORT)
            return text.decode()
        except FileError:
            raise
        except (ValueError, error) as problem:
            raise FileError("", CUT_SHORT) from problem
