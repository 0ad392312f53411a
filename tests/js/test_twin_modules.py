"""The modules of the scoring in JavaScript: named as in Python, and small as they are served."""

import gzip
from pathlib import Path

import pytest

from scorekeeper.scoring import facts
from scorekeeper.web.assets import FOLDER
from scorekeeper.web.scripts import joined

MODULES = FOLDER / "js" / "scoring"
PYTHON = Path(facts.__file__).parent
MOST_BYTES = {"answerDeal": 12_300, "answerOpening": 5_050, "answerGoingOut": 5_550}
"""What a page loads that asks for this, compressed."""
MOST_TOGETHER = 15_600


def served(*names: str) -> int:
    """Bytes that the scoring takes in the script of a page which asks for these answers."""
    scripts = {f"scoring/{path.name}": path.read_bytes() for path in MODULES.glob("*.js")}
    page = f'import {{ {", ".join(names)} }} from "./scoring/answers.js";\n'
    script = joined({**scripts, "page.js": page.encode()}, "page.js")
    return len(gzip.compress(script, 9, mtime=0))


@pytest.mark.parametrize(("name", "most"), MOST_BYTES.items())
def test_a_page_loads_no_more_than_it_asks_for(name: str, most: int) -> None:
    assert served(name) <= most


def test_all_of_the_scoring_is_small() -> None:
    assert served(*MOST_BYTES) <= MOST_TOGETHER


def test_every_module_has_the_name_of_the_python_that_it_mirrors() -> None:
    own = {path.stem for path in MODULES.glob("*.js")}
    assert own - {path.stem for path in PYTHON.glob("*.py")} == {"basics"}
