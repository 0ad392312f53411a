"""Scripts as they travel: no comments, one piece for a page, and they do the same."""

import pytest

from scorekeeper.web.assets import FOLDER, read_files
from scorekeeper.web.scripts import bare, joined

SCRIPTS = {
    "page.js": b'import { put, MOST } from "./sheet.js";\nimport "./old.js";\nput(MOST);\n',
    "sheet.js": (
        b'import { say } from "./say-it.js";\nlet own = 1;\n'
        b"export const MOST = 9;\nexport function put(it) {\nsay(it + own);\n}\n"
    ),
    "say-it.js": b"let own = 2;\nexport async function say(it) {}\n",
    "old.js": b'import { say } from "./say-it.js";\nsay(0);\n',
}


def test_a_script_travels_without_its_comments_and_indentation() -> None:
    script = b"/** What. */\nf();\n/**\n * More.\n */\nif (b) {\n  // why\n  c(); // so\n}\n"
    assert bare(script) == b"f();\nif (b) {\nc(); // so\n}\n"


def test_a_script_travels_behind_all_that_it_imports() -> None:
    assert joined(SCRIPTS, "page.js").decode().split("\n\n") == [
        "const from_say_it = (() => {\nlet own = 2;\nasync function say(it) {}",
        "return { say };\n})();\nconst from_sheet = (() => {\n"
        "const { say } = from_say_it;\nlet own = 1;\nconst MOST = 9;\n"
        "function put(it) {\nsay(it + own);\n}",
        "return { MOST, put };\n})();\nconst from_old = (() => {\n"
        "const { say } = from_say_it;\nsay(0);",
        "return {  };\n})();\nconst { put, MOST } = from_sheet;\nput(MOST);\n",
    ]


def test_the_modules_of_the_scoring_travel_as_one() -> None:
    scripts = {
        "page.js": b'import { total } from "./scoring/score.js";\nimport "./old.js";\ntotal();\n',
        "old.js": b'import { sum } from "./scoring/sums.js";\nsum();\n',
        "scoring/score.js": (
            b'import { sum } from "./sums.js";\nexport const total = () => sum();\n'
        ),
        "scoring/sums.js": b"export const sum = () => 0;\n",
    }
    assert joined(scripts, "page.js").decode().split("\n") == [
        "const from_together = (() => {let A=()=>0,B=()=>A();return{total:B,sum:A}})();",
        "const from_old = (() => {",
        "const { sum } = from_together;",
        "sum();",
        "",
        "return {  };",
        "})();",
        "const { total } = from_together;",
        "total();",
        "",
    ]


def test_a_script_that_imports_nothing_stays_a_module() -> None:
    assert joined(SCRIPTS, "say-it.js") == SCRIPTS["say-it.js"]


REFUSED = {
    "a circle": {"a.js": b'import "./b.js";\n', "b.js": b'import "./a.js";\n'},
    "a default": {"a.js": b'import "./b.js";\n', "b.js": b"export default 1;\n"},
    "what changes": {"a.js": b'import "./b.js";\n', "b.js": b"export let a = 1;\n"},
    "everything": {"a.js": b'import "./b.js";\nimport * as c from "./b.js";\n', "b.js": b""},
}


@pytest.mark.parametrize("scripts", REFUSED.values(), ids=REFUSED.keys())
def test_other_ways_to_import_and_export_are_refused(scripts: dict[str, bytes]) -> None:
    with pytest.raises(ValueError, match=r"import|export"):
        joined(scripts, "a.js")


def test_what_travels_imports_nothing_more() -> None:
    scripts = {name: each for name, each in read_files(FOLDER).items() if name.endswith(".js")}
    assert len(scripts) > 10
    assert [name for name, script in scripts.items() if b"\nimport " in b"\n" + script] == []
