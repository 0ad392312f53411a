"""What the documents show is what the program does."""

import json
import re
import subprocess
import sys
from pathlib import Path

from scorekeeper.actions.import_game import import_game
from scorekeeper.actions.load_game import load_game
from tests.stores import store_in

ROOT = Path(__file__).parents[1]
FILES = dict(
    re.findall(r"```json (\S+)\n(.*?)```", (ROOT / "docs/files.md").read_text("utf-8"), re.S)
)


def answer(kind: str) -> dict[str, object]:
    command = {"deal": "score", "going-out-effect": "going-out"}.get(kind, kind)
    done = subprocess.run(
        [sys.executable, "-m", "scorekeeper", command, "-"],
        input=FILES[kind],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    read: dict[str, object] = json.loads(done.stdout)
    return read


def test_the_deal_of_the_page_gives_the_totals_of_the_page() -> None:
    sides = answer("deal")["sides"]
    assert isinstance(sides, list)
    assert [(side["total"], side["total_after"]) for side in sides] == [(5160, 7470), (1230, 3105)]


def test_the_game_of_the_page_has_the_totals_of_the_page(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    game = load_game(store, import_game(store, json.loads(FILES["game"])))
    assert (game.rules.name, game.standing.totals) == ("Our rules", (800, 80))
    store.close()


def test_two_aces_are_no_meld_so_the_page_s_opening_does_not_open() -> None:
    assert answer("opening")["meets"] is False


def test_the_page_s_side_misses_a_wild_book_to_go_out() -> None:
    assert answer("going-out")["missing"] == [{"code": "wild_books", "have": 0, "need": 1}]


def test_the_totals_of_going_out_are_those_of_the_page() -> None:
    # 1,000 + 3,100 + 700 + 100, less a card: 5 at least, 100 for a red three at most;
    # 2,000 + 500 + 300, less three cards
    effect = answer("going-out-effect")["effect"]
    assert isinstance(effect, dict)
    assert [side["total_after"] for side in effect["sides"]] == [
        {"least": 4800, "most": 4895},
        {"least": 2500, "most": 2785},
    ]
