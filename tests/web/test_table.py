"""The table: where the game stands, what is next, and how it ended."""

from dataclasses import replace

import pytest

from scorekeeper.actions.rematch import next_game, rematch
from scorekeeper.record import Role
from scorekeeper.scoring.entry import Books, SideEntry, Threes
from scorekeeper.storage.db import Store
from tests.stores import key_of
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, HELD, OUT, PLAIN, Entries, begin, play

CANASTA_OUT = SideEntry(
    books=Books(clean=1, dirty=1), card_points=700, red_threes=Threes(laid=1), went_out=True
)  # 500 + 300 + 700 + 100 + 100 = 1,700


def table(phone: Phone, game_id: str) -> str:
    return words_of(phone.get(f"/g/{game_id}"))


def test_before_the_first_deal_nobody_leads(phone: Phone, store: Store) -> None:
    said = table(phone, begin(store))
    assert "Deal 1 of 4 Ann deals, Bob begins To open you need 50" in said
    assert "ahead" not in said
    assert "Level" not in said


def test_totals_lead_dealer_and_minimum_after_one_deal(phone: Phone, store: Store) -> None:
    said = table(phone, play(store, begin(store), (OUT, CAUGHT)))
    assert "North–South 4,685 East–West 1,660 North–South ahead by 3,025" in said
    assert "Deal 2 of 4 Bob deals, Cem begins To open you need 90" in said
    assert "Score deal 2" in said


def test_a_past_deal_shows_points_total_and_who_went_out(phone: Phone, store: Store) -> None:
    said = table(phone, play(store, begin(store), (OUT, CAUGHT), (CAUGHT, OUT)))
    assert "Deal 2, North–South: 1,660 total 6,345" in said
    assert "Deal 2, East–West: 4,685 out total 6,345" in said
    assert "Level" in said


def test_each_figure_leads_to_its_explanation(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    assert f'href="/g/{game_id}/deals/1/explain#side-1"' in phone.get(f"/g/{game_id}").text


def test_a_side_that_has_counted_alone_is_marked(phone: Phone, store: Store) -> None:
    said = table(phone, play(store, begin(store), (OUT, None)))
    assert "counted … not counted yet" in said
    assert "North–South 0 East–West 0" in said


def test_what_the_table_accepted_against_the_rules_is_marked(phone: Phone, store: Store) -> None:
    accepted = frozenset({("books_missing", "books.wild")})
    early = replace(OUT, books=Books(clean=2, dirty=2), overrides=accepted)
    said = table(phone, play(store, begin(store), (early, CAUGHT)))
    assert "accepted against the rules, out total" in said


def test_canasta_asks_each_side_for_its_own_minimum(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store, "canasta"), (CANASTA_OUT, HELD))
    said = table(phone, game_id)
    assert "To open they need North–South 90 East–West 50" in said
    assert "Played to 5,000" in said


def test_without_a_minimum_nothing_is_asked(phone: Phone, store: Store) -> None:
    said = table(phone, begin(store, "seven-hundred"))
    assert "Open at any time" in said
    assert "Check an opening" not in said


ENDS: dict[str, tuple[str, tuple[Entries, ...], str]] = {
    "the highest total wins": (
        "classic", ((OUT, CAUGHT),) * 4, "North–South won by 12,100"
    ),
    "classic: equal totals share the win": (
        "classic", ((OUT, CAUGHT), (CAUGHT, OUT)) * 2, "North–South and East–West share the win"
    ),
    "players plus one: equal totals are a draw": (
        "players-plus-one", ((PLAIN, PLAIN),) * 4, "A draw: North–South and East–West"
    ),
    "canasta ends at its target": (
        "canasta", ((CANASTA_OUT, HELD),) * 3, "North–South won by 4,650"
    ),
}  # fmt: skip


@pytest.mark.parametrize(("slug", "deals", "said"), ENDS.values(), ids=ENDS.keys())
def test_how_a_game_ends(
    phone: Phone, store: Store, *, slug: str, deals: tuple[Entries, ...], said: str
) -> None:
    game_id = play(store, begin(store, slug), *deals)
    assert said in table(phone, game_id)
    assert said in words_of(phone.get(f"/g/{game_id}/result"))


def test_the_result_tells_the_deal_that_swung_it(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (PLAIN, PLAIN), (OUT, CAUGHT), *((PLAIN, PLAIN),) * 2)
    said = words_of(phone.get(f"/g/{game_id}/result"))
    assert "The deal that swung it: deal 2, North–South by 3,025." in said


def test_while_the_game_is_on_its_result_is_its_table(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    answer = phone.get(f"/g/{game_id}/result")
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{game_id}")
    assert "The game is still on" in table(phone, game_id)


def test_playing_again_moves_the_deal_on_and_happens_once(phone: Phone, store: Store) -> None:
    page = f"/g/{play(store, begin(store), *((OUT, CAUGHT),) * 4)}"
    first, again = (phone.submit("/new", f"{page}/rematch") for _ in range(2))
    assert first.headers["Location"] == again.headers["Location"] != page
    assert "Deal 1 of 4 Bob deals" in words_of(phone.get(first.headers["Location"]))


@pytest.mark.parametrize("role", ["score", "watch"])
def test_the_other_phones_are_led_to_the_next_game_by_links_of_their_own_role(
    phone: Phone, store: Store, role: Role
) -> None:
    game_id = play(store, begin(store), *((OUT, CAUGHT),) * 4)
    following = rematch(store, game_id)
    page = phone.get(f"/g/{key_of(store, game_id, role)}").text
    assert f'href="/g/{key_of(store, following.game_id, role)}">The next game</a>' in page
    assert following.key not in page
    assert "Play again" not in page


def test_whoever_begins_the_next_game_by_a_link_to_score_is_its_host(
    phone: Phone, store: Store
) -> None:
    game_id = play(store, begin(store), *((OUT, CAUGHT),) * 4)
    page = f"/g/{key_of(store, game_id, 'score')}"
    phone.get(phone.submit(page, f"{page}/rematch", client_id="x").headers["Location"])
    following = next_game(store, game_id, "host")
    assert following
    assert f'href="/g/{following.key}">The next game</a>' in phone.get(page).text


def test_a_game_can_be_called_something_else(phone: Phone, store: Store) -> None:
    page = f"/g/{begin(store)}"
    phone.submit(f"{page}/share", f"{page}/name", name="  Finale 🎉 ")
    assert "Finale 🎉" in words_of(phone.get(page))


@pytest.mark.parametrize(
    ("name", "said"),
    [("", "Give a name."), ("x" * 41, "At most 40 characters."), ("a\0", "cannot be shown")],
    ids=["empty", "41 characters", "NUL"],
)
def test_a_name_that_cannot_be_is_refused(
    phone: Phone, store: Store, *, name: str, said: str
) -> None:
    page = f"/g/{begin(store)}"
    answer = phone.submit(f"{page}/share", f"{page}/name", name=name)
    assert answer.status_code == 422
    assert said in words_of(answer)
    assert "Thursday table" in words_of(phone.get(page))


def test_the_chart_says_its_totals_in_words_too(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT), (CAUGHT, OUT), (OUT, CAUGHT), (CAUGHT, OUT))
    page = words_of(phone.get(f"/g/{game_id}/result"))
    assert "North–South: 4,685, 6,345, 11,030, 12,690." in page


def test_each_page_that_is_sent_has_the_meaning_of_its_words(phone: Phone, store: Store) -> None:
    path = f"/g/{begin(store)}"
    for _ in range(2):  # also when the template was drawn before
        page = phone.get(path).text
        assert 'popovertarget="meaning-opening"' in page
        assert 'id="meaning-opening"' in page
