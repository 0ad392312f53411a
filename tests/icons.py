"""The pictures by which phones show the app, from its one drawing: `python -m tests.icons`.

Phones cut an icon to a shape of their own: what they may cut off of a maskable one is felt only,
and the one for iPhones has no corners that would be rounded twice.
"""

from pathlib import Path

import resvg_py

from scorekeeper.web.assets import FOLDER

ICONS = FOLDER / "icons"
ROUNDED = ' rx="14"'
SAFE = 0.95  # of its size: a circle of four fifths of the width holds all of it
MADE = {
    "icon-192.png": 192,
    "icon-512.png": 512,
    "maskable-512.png": 512,
    "apple-touch-icon.png": 180,
}


def main(folder: Path = ICONS) -> None:
    """Draw all of them into this folder."""
    drawing = (ICONS / "icon.svg").read_text(encoding="utf-8").strip()
    for name, size in MADE.items():
        svg = drawing if name.startswith("icon-") else whole(drawing)
        (folder / name).write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size)))


def whole(drawing: str) -> str:
    """The drawing with felt up to the edges and the cards where no phone cuts them off."""
    felt, _, cards = drawing.replace(ROUNDED, "", 1).partition("/>")
    shrunk = f'<g transform="translate(32 32) scale({SAFE}) translate(-32 -32)">'
    return f"{felt}/>{shrunk}{cards.removesuffix('</svg>')}</g></svg>"


if __name__ == "__main__":
    main()
