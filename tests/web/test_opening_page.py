"""Opening: enough or short, what forbids a meld, what the cards held can lay."""

import pytest

from scorekeeper.scoring.entry import Books, SideEntry
from scorekeeper.storage.db import Store
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, HELD, OUT, begin, play


def held(**cards: int) -> str:
    return "&".join(f"held.{rank}={count}" for rank, count in cards.items())


def opening(phone: Phone, store: Store, query: str, *, slug: str = "classic") -> str:
    return words_of(phone.get(f"/g/{begin(store, slug)}/opening?{query}"))


def laid(phone: Phone, store: Store, *lines: str, more: str = "") -> str:
    written = "%0A".join(lines).replace("+", "%2B").replace(" ", "+")
    return opening(phone, store, f"mode=lay&melds={written}{more}")


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (("K 4", "A 2 + 1 joker"), "130 of 50 needed You can open"),
        (("K 3",), "30 of 50 needed 20 short"),
        (("wild 3 jokers",), "150 of 50 needed You can open"),
        (("K 3 + 2 jokers",), "130 of 50 needed Not like this"),
        ((), "0 of 50 needed Lay your melds"),
    ],
    ids=["enough", "short", "three jokers", "forbidden", "nothing laid"],
)
def test_melds_laid_are_judged(
    phone: Phone, store: Store, lines: tuple[str, ...], *, words: str
) -> None:
    assert words in laid(phone, store, *lines)


def test_a_forbidden_meld_is_named_with_the_reason(phone: Phone, store: Store) -> None:
    page = laid(phone, store, "K 3 + 2 jokers")
    assert "Kings, dirty 3 × 10 + 2 × 50 = 130" in page
    assert "Meld 1 (kings) has 3 naturals, but needs 4 beside so many wild cards." in page


def test_the_top_card_of_the_pile_needs_a_pair(phone: Phone, store: Store) -> None:
    assert "You can open" in laid(phone, store, "K 3", "Q 3", more="&pile=K")
    assert "You can open" not in laid(phone, store, "A 3", more="&pile=K")


def test_what_the_cards_held_can_open_with_is_shown_best_first(phone: Phone, store: Store) -> None:
    page = opening(phone, store, held(K=3, A=2, joker=1))
    assert "of 50 needed You can open" in page
    assert "3 cards, 1 wild: Aces, dirty" in page or "3 cards, 1 wild: Kings, dirty" in page


def test_cards_that_cannot_open_say_how_much_is_missing(phone: Phone, store: Store) -> None:
    page = opening(phone, store, held(**{"4": 3}))
    assert "15 of 50 needed 35 short" in page
    assert "The most that these cards can lay counts 15." in page


def test_cards_that_make_no_meld_say_so(phone: Phone, store: Store) -> None:
    assert "These cards make no meld yet." in opening(phone, store, held(K=2, A=1))


def test_more_cards_than_can_be_held_are_told(phone: Phone, store: Store) -> None:
    page = opening(phone, store, held(K=20, A=20))
    assert "These are 40 cards: enter at most 30." in page


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("held.K=x", "Type a whole number in the digits 0 to 9."),
        ("held.K=-1", "This cannot be less than 0."),
        ("held.K=٣", "Type a whole number in the digits 0 to 9."),
        ("held.K=31", "At most 30."),
        ("held.K=1000000000000", "At most 30."),
        ("pile=3R", "Choose one of these cards."),
        ("pile=🎉", "Choose one of these cards."),
        ("mode=lay&melds=foo", "Line 1: “foo” is no rank"),
        ("side=9", "At most 1."),
    ],
)
def test_what_cannot_be_read_is_told(phone: Phone, store: Store, query: str, *, words: str) -> None:
    page = phone.get(f"/g/{begin(store)}/opening?{query}")
    assert page.status_code == 200
    assert words in words_of(page)


@pytest.mark.parametrize("side", [0, 1])
def test_the_minimum_is_that_of_the_side_where_the_score_decides(
    phone: Phone, store: Store, side: int
) -> None:
    out = SideEntry(books=Books(clean=1, dirty=1), card_points=700, went_out=True)  # 1,600
    game_id = play(store, begin(store, "canasta"), (out, HELD))
    page = words_of(phone.get(f"/g/{game_id}/opening?side={side}"))
    assert ("0 of 90 needed", "0 of 50 needed")[side] in page


def test_the_minimum_follows_the_deal(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    assert "0 of 90 needed" in words_of(phone.get(f"/g/{game_id}/opening"))


def test_an_opening_is_checked_without_a_game(phone: Phone) -> None:
    assert "0 of 120 needed" in words_of(phone.get("/opening?rules=classic&deal=3"))
    assert "0 of 15 needed" in words_of(phone.get("/opening?rules=canasta&score=-5"))
    assert "no minimum" in words_of(phone.get("/opening?rules=seven-hundred"))
    assert "0 of 50 needed" in words_of(phone.get("/opening?deal=0&score=x"))
    assert phone.get("/opening?rules=nothing").status_code == 404


def test_a_script_gets_the_same_parts_as_the_page(phone: Phone, store: Store) -> None:
    path = f"/g/{begin(store)}/opening?{held(K=3, A=3)}"
    parts = phone.get(f"{path}&parts=yes").json
    assert parts is not None
    page = "".join(phone.get(path).text.split())
    for part in parts["parts"].values():
        assert "".join(part.split()) in page


def test_the_joker_s_tile_says_so_in_a_word(phone: Phone, store: Store) -> None:
    game = begin(store)
    for page, tiles in ((f"/g/{game}/opening", 1), (f"/g/{game}/deals/1", 4)):
        # both sides, by value and by rank
        assert phone.get(page).text.count('<span class="tile-name">Joker</span>') == tiles
