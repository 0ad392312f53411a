"""Count at the server: first paint and live parts are one, two phones, what an import brought."""

import re
from dataclasses import replace
from html import unescape

import pytest

from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import Saved, SaveDeal, save_deal
from scorekeeper.scoring.cards import Cards
from scorekeeper.scoring.entry import Books, Left, SideEntry
from scorekeeper.scoring.melds import Meld
from scorekeeper.storage.db import Store
from scorekeeper.web import deals
from tests.web.conftest import TOKEN, Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play
from tests.web.test_count_form import GOOD


def fields_of(page: str) -> dict[str, str | list[str]]:
    """Everything that a form would send: texts, and what is chosen or ticked."""
    found: dict[str, str | list[str]] = {}
    form = page.partition('id="sheet"')[2] or page.partition('action="')[2]
    for tag in re.findall(r"<input[^>]*>", form):
        given = dict(re.findall(r'([\w-]+)="([^"]*)"', tag))
        chosen = given.get("type") not in ("radio", "checkbox") or re.search(r"\bchecked\b", tag)
        if given.get("name") and chosen and given.get("form") != "chips":
            found[given["name"]] = unescape(given["value"])
    for name, text in re.findall(r'name="([\d.a-z]+)"[^>]*>([^<]*)</textarea>', form):
        found[name] = unescape(text)
    return found


def test_first_paint_and_live_parts_are_drawn_alike(phone: Phone, store: Store) -> None:
    path = f"/g/{play(store, begin(store), (OUT, CAUGHT))}/deals/1"
    page = phone.get(path).text
    answer = phone.post(f"{path}/work-out?all=yes", data=fields_of(page)).json
    assert answer is not None
    assert answer["good"] is True
    flat = "".join(page.split())
    assert [part for part in answer["parts"].values() if "".join(part.split()) not in flat] == []


def test_a_sheet_that_is_still_being_filled_in_is_not_asked_for_what_is_missing(
    phone: Phone, store: Store
) -> None:
    path = f"/g/{begin(store)}/deals/1"
    fields = fields_of(phone.get(path).text)
    answer = phone.post(f"{path}/work-out", data=fields).json
    assert answer is not None
    assert "Type the points" not in "".join(answer["parts"].values())


def test_a_sheet_sent_back_unchanged_changes_nothing(phone: Phone, store: Store) -> None:
    """Cards left card by card and melds beside totals are more than the sheet's fields hold."""
    mixed = SideEntry(
        books=Books(clean=1), card_points=35, melds=(Meld("K", 5),), cards=Cards.of({"A": 4}),
        left=Left(hand=Cards.of({"7": 2, "3B": 1})),
    )  # fmt: skip
    game_id = play(store, begin(store), (OUT, mixed))
    page = phone.get(f"/g/{game_id}/deals/1").text
    answer = phone.post(f"/g/{game_id}/deals/1", data=fields_of(page))
    assert answer.status_code == 303, words_of(answer)
    assert load_game(store, game_id).deals[0].revisions == (1, 1)


def test_an_entry_that_mixes_ways_of_counting_is_shown_as_totals(
    phone: Phone, store: Store
) -> None:
    mixed = SideEntry(books=Books(clean=1), card_points=35, melds=(Meld("K", 7),), left=Left(60))
    game_id = play(store, begin(store), (OUT, mixed))
    fields = fields_of(phone.get(f"/g/{game_id}/deals/1").text)
    assert (fields["1.books.clean"], fields["1.card_points"], fields["1.way"]) == (
        "2",
        "105",
        "total",
    )


def test_a_half_counted_deal_shows_the_side_that_counted(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, None))
    fields = fields_of(phone.get(f"/g/{game_id}/deals/1").text)
    assert (fields["0.card_points"], fields["1.card_points"]) == ("1285", "")
    assert fields["out"] == "0"


def conflict(phone: Phone, store: Store, theirs: SideEntry) -> tuple[str, str]:
    """A sheet of side 0 sent after somebody else saved `theirs`; the game and the answer."""
    game_id = play(store, begin(store), (replace(OUT, card_points=1200), CAUGHT))
    page = f"/g/{game_id}/deals/1"
    token = TOKEN.search(phone.get(page).text)
    assert token
    request = SaveDeal(
        deal=1,
        entries=(theirs, None),
        base_revisions=(1, 1),
        client_id="other phone",
        phone="Bob's phone",
    )
    assert isinstance(save_deal(store, game_id, request), Saved)
    answer = phone.post(page, data={**GOOD, "base": "1,1", "csrf_token": token[1]})
    assert answer.status_code == 409
    return game_id, answer.text


def picks_of(page: str) -> list[str]:
    """The names of the rows that are to be chosen."""
    return sorted(set(re.findall(r'name="(pick\.[^"]+)"', page)))


def all_of(page: str, pick: str) -> dict[str, str | list[str]]:
    """The fields of a choice with every row decided alike."""
    return fields_of(page) | dict.fromkeys(picks_of(page), pick)


def test_two_counts_are_shown_beside_each_other(phone: Phone, store: Store) -> None:
    game_id, page = conflict(phone, store, replace(OUT, books=Books(clean=3, dirty=2, wild=1)))
    words = " ".join(unescape(re.sub(r"<[^>]*>", " ", page)).split())
    assert "Bob's phone saved deal 1 while you were counting" in words
    assert "Clean books, Theirs: 3 Clean books, Mine: 2" in words
    assert "Cards left, Theirs: 0 Cards left, Mine: 20" in words
    assert "+5,185 +4,665" in words
    assert load_game(store, game_id).deals[0].revisions == (2, 1)


@pytest.mark.parametrize(("keep", "clean"), [("yours", 2), ("theirs", 3)])
def test_the_count_that_is_chosen_stands(
    phone: Phone, store: Store, keep: str, *, clean: int
) -> None:
    game_id, page = conflict(phone, store, replace(OUT, books=Books(clean=3, dirty=2, wild=1)))
    answer = phone.post(f"/g/{game_id}/deals/1", data=all_of(page, keep))
    assert answer.status_code == 303, words_of(answer)
    entry = load_game(store, game_id).deals[0].entries[0]
    assert entry
    assert entry.books.clean == clean


@pytest.mark.parametrize(
    "sent",
    [{"versus": "9" * 5_000}, {"versus": "²"}, {"versus": "0", "do": f"all-theirs-{'9' * 5_000}"}],
    ids=["a number of absurd length", "a figure that is none of ours", "a side of absurd length"],
)
def test_a_choice_between_sides_that_are_not_there_is_read_as_none(
    phone: Phone, store: Store, sent: dict[str, str]
) -> None:
    _, page = conflict(phone, store, replace(OUT, books=Books(clean=3, dirty=2, wild=1)))
    action = re.search(r'action="(/g/[^"]+/deals/1)"', page)
    assert action
    answer = phone.post(action[1], data={**fields_of(page), **sent})
    assert answer.status_code in {303, 422}
    work_out = phone.post(f"{action[1]}/work-out", data={**fields_of(page), **sent})
    assert work_out.status_code == 200


def test_their_count_may_leave_open_who_went_out(phone: Phone, store: Store) -> None:
    stayed = SideEntry(books=Books(clean=1), card_points=400, left=Left(points=20))
    game_id, page = conflict(phone, store, stayed)
    answer = phone.post(f"/g/{game_id}/deals/1", data=all_of(page, "theirs"))
    assert answer.status_code == 303, words_of(answer)
    assert load_game(store, game_id).deals[0].entries[0] == stayed


def test_a_refusal_of_the_action_shows_the_sheet_again(
    phone: Phone, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deals, "save_deal", lambda *_, **__: None)
    page = phone.submit(f"/g/{begin(store)}/deals/1", **GOOD)
    assert page.status_code == 422
    assert "1285" in page.text


THREES = replace(OUT, books=Books(clean=3, dirty=2, wild=1))


def test_each_row_is_chosen_by_itself(phone: Phone, store: Store) -> None:
    game_id, page = conflict(phone, store, THREES)  # mine: 2 clean books, 20 points left
    picks = {"pick.0.books.clean": "theirs", "pick.0.left.points": "yours"}
    assert picks_of(page) == sorted(picks)
    phone.post(f"/g/{game_id}/deals/1", data={**fields_of(page), **picks})
    entry = load_game(store, game_id).deals[0].entries[0]
    assert entry
    assert (entry.books.clean, entry.left.points) == (3, 20)


def test_nothing_is_saved_while_a_row_is_open(phone: Phone, store: Store) -> None:
    game_id, page = conflict(phone, store, THREES)
    data = {**fields_of(page), "pick.0.books.clean": "yours"}
    answer = phone.post(f"/g/{game_id}/deals/1", data=data)
    assert answer.status_code == 422
    assert "Choose in each line which count stands." in words_of(answer)
    assert fields_of(answer.text)["pick.0.books.clean"] == "yours"
    assert load_game(store, game_id).deals[0].revisions == (2, 1)


@pytest.mark.parametrize(("all_of_them", "total"), [("theirs", "+5,185"), ("yours", "+4,665")])
def test_without_javascript_all_of_one_is_a_button(
    phone: Phone, store: Store, *, all_of_them: str, total: str
) -> None:
    game_id, page = conflict(phone, store, THREES)
    data = {**fields_of(page), "do": f"all-{all_of_them}-0"}
    answer = phone.post(f"/g/{game_id}/deals/1", data=data)
    assert f"As chosen {total}" in words_of(answer)
    assert phone.post(f"/g/{game_id}/deals/1", data=fields_of(answer.text)).status_code == 303


def test_a_mixture_is_worked_out_before_it_is_saved(phone: Phone, store: Store) -> None:
    game_id, page = conflict(phone, store, THREES)
    picks = {"pick.0.books.clean": "theirs", "pick.0.left.points": "yours", "do": "weigh"}
    answer = phone.post(f"/g/{game_id}/deals/1", data={**fields_of(page), **picks})
    assert "As chosen +5,165" in words_of(answer)  # 5,185 less 20 left
    parts = (
        phone.post(f"/g/{game_id}/deals/1/work-out", data={**fields_of(page), **picks}).json or {}
    )
    assert "+5,165" in parts["parts"]["chosen-0"]


def test_a_count_that_came_still_later_is_shown_again(phone: Phone, store: Store) -> None:
    game_id, page = conflict(phone, store, THREES)
    again = SaveDeal(deal=1, entries=(OUT, None), base_revisions=(2, 1), client_id="a third phone")
    assert isinstance(save_deal(store, game_id, again), Saved)
    answer = phone.post(f"/g/{game_id}/deals/1", data=all_of(page, "yours"))
    assert answer.status_code == 409
    assert picks_of(answer.text) == ["pick.0.left.points"]


def test_books_counted_one_by_one_stay_so_where_all_of_them_is_taken(
    phone: Phone, store: Store
) -> None:
    listed = SideEntry(melds=(Meld("K", 7), Meld("Q", 4)), left=Left(points=40))
    game_id, page = conflict(phone, store, listed)
    phone.post(f"/g/{game_id}/deals/1", data=all_of(page, "theirs"))
    assert load_game(store, game_id).deals[0].entries[0] == listed


def test_a_mixture_takes_the_melded_cards_as_totals(phone: Phone, store: Store) -> None:
    listed = SideEntry(melds=(Meld("K", 7), Meld("Q", 4)), left=Left(points=40))
    game_id, page = conflict(phone, store, listed)
    picks = {**all_of(page, "theirs"), "pick.0.left.points": "yours"}
    answer = phone.post(f"/g/{game_id}/deals/1", data=picks)
    assert answer.status_code == 303, words_of(answer)
    entry = load_game(store, game_id).deals[0].entries[0]
    assert entry
    assert (entry.melds, entry.books.clean, entry.card_points) == ((), 1, 110)
    assert entry.left.points == 20


def test_one_side_is_saved_alone(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    mine = {n: text for n, text in GOOD.items() if n.startswith("0.")}
    answer = phone.submit(
        f"/g/{game_id}/deals/1", **blank_sheet(phone, game_id), **mine, out="0", do="save-0"
    )
    assert answer.status_code == 303, words_of(answer)
    deal = load_game(store, game_id).deals[0]
    assert [entry is not None for entry in deal.entries] == [True, False]


def blank_sheet(phone: Phone, game_id: str) -> dict[str, str]:
    """The fields of a sheet, without those of the side that a test fills in."""
    fields = fields_of(phone.get(f"/g/{game_id}/deals/1").text)
    return {
        name: text
        for name, text in fields.items()
        if not name.startswith("0.")
        and name not in ("csrf_token", "out", "do")
        and isinstance(text, str)
    }


def test_the_side_that_comes_last_is_judged_with_the_others(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, None))
    more = {"1.card_points": "200", "do": "save-1", "out": "1"}
    answer = phone.submit(f"/g/{game_id}/deals/1", **blank_sheet(phone, game_id) | more)
    assert answer.status_code == 422
    assert "went out" in words_of(answer)


def test_the_side_that_was_to_be_saved_alone_stays_on_top(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (CAUGHT, None))
    theirs = {f"1{n[1:]}": text for n, text in GOOD.items() if n.startswith("0.")}
    fields = {**blank_sheet(phone, game_id), **theirs, "do": "save-1", "out": ""}
    answer = phone.submit(f"/g/{game_id}/deals/1", **fields)
    assert "Say who went out" in words_of(answer)
    assert re.findall(r'data-side="(\d)"\s+data-open', answer.text) == ["1"]


def test_a_side_alone_is_refused_for_its_own_fields_only(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    mine = {n: text for n, text in GOOD.items() if n.startswith("0.")} | {"0.card_points": ""}
    fields = {**blank_sheet(phone, game_id), **mine, "do": "save-0"}
    answer = phone.submit(f"/g/{game_id}/deals/1", **fields)
    assert answer.status_code == 422
    assert words_of(answer).count("Type the points, 0 for none.") == 1
