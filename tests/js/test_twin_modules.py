"""The modules of the scoring in JavaScript: named as in Python, and small as they are served."""

import gzip
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from scorekeeper.scoring import facts
from scorekeeper.web.assets import FOLDER
from scorekeeper.web.scripts import joined

MODULES = FOLDER / "js" / "scoring"
PYTHON = Path(facts.__file__).parent
MOST_BYTES = {"answerDeal": 10_800, "answerOpening": 4_450, "answerGoingOut": 5_050}
"""What a page loads that asks for this, compressed."""
MOST_TOGETHER = 13_400
RULING = {
    "check": ("checkDeal", "openProblems"),
    "score": ("scoreDeal", "meldedPoints"),
    "game": ("standing", "result"),
    "opening": ("checkOpening", "minimum"),
    "suggestions": ("suggest",),
    "going_out": ("checkGoingOut", "booksMissing"),
    "going_out_effect": ("effectOfGoingOut",),
}
MOST_RULING = 12_000
"""Scoring, checks, opening and going out; the reading of files comes on top."""


def served(asked: Mapping[str, Iterable[str]]) -> int:
    """Bytes that the scoring takes in the script of a page which asks modules for these names."""
    scripts = {f"scoring/{path.name}": path.read_bytes() for path in MODULES.glob("*.js")}
    imports = [
        f'import {{ {", ".join(names)} }} from "./scoring/{module}.js";\n'
        for module, names in asked.items()
    ]
    script = joined({**scripts, "page.js": "".join(imports).encode()}, "page.js")
    return len(gzip.compress(script, 9, mtime=0))


@pytest.mark.parametrize(("name", "most"), MOST_BYTES.items())
def test_a_page_loads_no_more_than_it_asks_for(name: str, most: int) -> None:
    assert served({"answers": [name]}) <= most


def test_all_of_the_scoring_is_small() -> None:
    assert served({"answers": MOST_BYTES}) <= MOST_TOGETHER


def test_scoring_checks_opening_and_going_out_take_less_than_12_kb() -> None:
    assert served(RULING) < MOST_RULING


def test_every_module_has_the_name_of_the_python_that_it_mirrors() -> None:
    own = {path.stem for path in MODULES.glob("*.js")}
    assert own - {path.stem for path in PYTHON.glob("*.py")} == {"basics"}
