"""The end of a game: sent around as picture and text, printed."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.new_game import NewGame
from scorekeeper.record import Seats
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from scorekeeper.web import dots
from tests.browser.screens import ONE_IN, ONE_OUT, SIX
from tests.web.games import CAUGHT, OUT, begin, play

CAN_SHARE = """window.sent = [];
  navigator.canShare = ({ files }) => files.every((file) => file.type === "image/png");
  navigator.share = async ({ files, text }) => {
    sent.push([files[0].name, files[0].size > 10000, text.split("\\n")[1]]);
  };"""


def finished(store: Store) -> str:
    return play(store, begin(store), *((OUT, CAUGHT),) * 4)


def test_the_picture_is_sent_with_the_text(phone: Page, store: Store) -> None:
    phone.add_init_script(CAN_SHARE)
    phone.goto(f"/g/{finished(store)}/result")
    phone.get_by_role("button", name="Send the picture").click()
    sent = [["hand-and-foot.png", True, "North–South won by 12,100"]]
    assert phone.evaluate("sent") == sent


def test_where_nothing_can_be_sent_the_picture_is_a_link(phone: Page, store: Store) -> None:
    phone.add_init_script("delete Navigator.prototype.canShare")
    phone.goto(f"/g/{finished(store)}/result")
    expect(phone.get_by_role("button", name="Send the picture")).to_be_hidden()
    with phone.expect_download() as loading:
        phone.get_by_role("link", name="Picture").click()
    assert loading.value.suggested_filename == "hand-and-foot.png"


def test_what_the_server_cannot_draw_the_phone_draws(
    phone: Page, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dots, "has_letter", lambda sign: sign < "\u0250")
    names = ("王小明", "🎉")
    game = play(store, begin(store, players=names, sides=names), *((OUT, CAUGHT),) * 4)
    phone.add_init_script(CAN_SHARE)
    phone.goto(f"/g/{game}/result")
    phone.get_by_role("button", name="Send the picture").click()
    assert phone.evaluate("sent") == [["hand-and-foot.png", True, "王小明 won by 12,100"]]
    link = phone.get_by_role("link", name="Picture")
    assert (link.get_attribute("href") or "").startswith("blob:")


def test_the_text_is_copied(phone: Page, store: Store) -> None:
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.goto(f"/g/{finished(store)}/result")
    phone.get_by_role("button", name="Copy the text").click()
    expect(phone.get_by_text("Copied.")).to_be_visible()
    copied = phone.evaluate("navigator.clipboard.readText()")
    assert copied.split("\n")[1:3] == ["North–South won by 12,100", "North–South 18,740"]


def test_on_paper_there_are_figures_and_no_buttons(phone: Page, store: Store) -> None:
    phone.goto(f"/g/{finished(store)}/result")
    phone.emulate_media(media="print")
    for kind in ("button", "link"):
        shown = [each.inner_text() for each in phone.get_by_role(kind).all() if each.is_visible()]
        assert [
            text for text in shown if not text.startswith("Deal ")
        ] == []  # figures lead to sums
    expect(phone.get_by_role("table")).to_be_visible()
    expect(phone.get_by_text("The deal that swung it", exact=False).first).to_be_visible()
    assert phone.evaluate("getComputedStyle(document.querySelector('.board-total')).color") == (
        "rgb(0, 0, 0)"
    )


@pytest.mark.parametrize(("sides", "deals"), [(2, 8), (3, 8), (6, 4)])
def test_a_long_game_fits_one_sheet_of_paper(
    phone: Page, store: Store, *, sides: int, deals: int
) -> None:
    rules = replace(PRESETS["classic"], deals=deals, opening_by_deal=(50,) * deals)
    seats = Seats(players=SIX[:sides], sides=SIX[:sides], first_dealer=0)
    game = create_game(store, NewGame(name=SIX[4], rules=rules, seats=seats))
    play(store, game, *((ONE_OUT, *(ONE_IN,) * (sides - 1)),) * deals)
    phone.goto(f"/g/{game}/result")
    paper = phone.pdf(format="A4")
    assert len(re.findall(rb"/Type /Page\b", paper)) == 1
