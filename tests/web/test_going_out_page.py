"""Can we go out: what is missing, what only the table knows, what it would count."""

import pytest

from scorekeeper.storage.db import Store
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play

ENOUGH = "books.clean=2&books.dirty=2&books.wild=1"
TWO = ("Ann", "Bob")


def going_out(phone: Phone, store: Store, query: str = "", *, slug: str = "classic") -> str:
    return words_of(phone.get(f"/g/{begin(store, slug)}/going-out?{query}"))


def test_books_that_are_missing_are_counted(phone: Phone, store: Store) -> None:
    page = going_out(phone, store, "books.clean=2&books.dirty=1&partner=yes&permission=yes")
    assert "Not yet" in page
    assert "Still needed 1 more dirty book. 1 more wild book." in page


def test_what_nobody_said_is_asked(phone: Phone, store: Store) -> None:
    page = going_out(phone, store, ENOUGH)
    assert "Ask first" in page
    assert "Has the partner played from the foot? Ask. Does the partner allow it? Ask." in page


@pytest.mark.parametrize(
    ("answers", "verdict"),
    [
        ("partner=yes&permission=yes", "Yes, you may go out"),
        ("partner=no&permission=yes", "Not yet"),
        ("partner=yes&permission=no", "Not yet"),
    ],
)
def test_the_partner_decides(phone: Phone, store: Store, answers: str, *, verdict: str) -> None:
    assert verdict in going_out(phone, store, f"{ENOUGH}&{answers}")


def test_a_player_alone_is_asked_nothing(phone: Phone, store: Store) -> None:
    game_id = begin(store, players=TWO, sides=TWO)
    page = words_of(phone.get(f"/g/{game_id}/going-out?{ENOUGH}"))
    assert "Yes, you may go out" in page
    assert "partner" not in page.partition("Still needed")[0].lower()


def asked_first(phone: Phone, store: Store, slug: str) -> str:
    """What the page asks before the numbers for the totals."""
    return going_out(phone, store, slug=slug).partition("What it does to the totals")[0]


def test_only_the_books_that_the_rules_ask_for_are_counted(phone: Phone, store: Store) -> None:
    assert "Clean books" not in asked_first(phone, store, "seven-hundred")
    assert "Wild books" not in asked_first(phone, store, "players-plus-one")
    assert "Dirty books" in asked_first(phone, store, "canasta")  # one of any kind


def test_what_going_out_counts_is_told(phone: Phone, store: Store) -> None:
    page = going_out(phone, store, "side=1")
    assert "East–West: +100 for going out." in page
    assert "the cards of every other player, your partners too, count against them." in page
    assert "+200 instead" in going_out(phone, store, slug="canasta")
    assert "count against them" not in going_out(phone, store, slug="seven-hundred")


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("x", "Type a whole number in the digits 0 to 9."),
        ("-1", "This cannot be less than 0."),
        ("２", "Type a whole number in the digits 0 to 9."),
        ("1000000000000", "At most 1,000."),
    ],
)
def test_a_number_that_is_none_is_said_at_its_field(
    phone: Phone, store: Store, typed: str, *, words: str
) -> None:
    page = phone.get(f"/g/{begin(store)}/going-out?books.clean={typed}")
    assert page.status_code == 200
    assert words in words_of(page)
    assert f'value="{typed}"' in page.text


def test_a_strange_side_or_answer_is_nobodys(phone: Phone, store: Store) -> None:
    page = going_out(phone, store, f"{ENOUGH}&side=7&partner=maybe&permission=🎉")
    assert "Ask first" in page


def test_a_script_gets_the_same_parts_as_the_page(phone: Phone, store: Store) -> None:
    path = f"/g/{begin(store)}/going-out?{ENOUGH}"
    parts = phone.get(f"{path}&parts=yes").json
    assert parts is not None
    page = "".join(phone.get(path).text.split())
    for part in parts["parts"].values():
        assert "".join(part.split()) in page


def test_what_is_asked_follows_the_side_that_is_tapped(phone: Phone, store: Store) -> None:
    answer = phone.get(f"/g/{begin(store)}/going-out?side=1&parts=yes").json
    assert answer is not None
    before = answer["parts"]["amounts"].partition("Cards the partner holds")[0]
    assert "East–West" in before
    assert "North–South" not in before


TABLE = (
    f"{ENOUGH}&partner=yes&permission=yes&0.card_points=500%2B200&0.hand=1"
    "&1.books.clean=1&1.card_points=300&1.hand=3"
)


def test_what_it_does_to_the_totals_is_told_at_least_and_at_most(
    phone: Phone, store: Store
) -> None:
    page = going_out(phone, store, TABLE)
    # 3,100 + 700, then 100 more and a card less: 5, or 100 for a red three
    assert "North–South Not yet out 3,800 Out now 3,800 to 3,895" in page
    # 500 + 300, then three cards less: 5 each, or 100 each
    assert "East–West Not yet out 800 Out now 500 to 785" in page
    assert "North–South would be ahead by 3,015 to 3,395." in page


def test_points_of_earlier_deals_are_in_the_totals(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    page = words_of(phone.get(f"/g/{game_id}/going-out?{TABLE}"))
    assert "North–South Not yet out 8,485 Out now 8,485 to 8,580" in page
    assert "East–West Not yet out 2,460 Out now 2,160 to 2,445" in page


def test_where_every_card_is_known_there_is_one_number(phone: Phone, store: Store) -> None:
    page = going_out(phone, store, "0.hand=0&1.hand=0&1.feet=0", slug="seven-hundred")
    assert "North–South Not yet out 0 Out now 100 East–West Not yet out 0 Out now 0" in page
    assert "North–South would be ahead by 100." in page


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("1.card_points=300", "How many cards do North–South and East–West hold?"),
        ("0.hand=2&1.card_points=300", "How many cards do East–West hold?"),
        (
            f"{TABLE}&1.hand=x",
            "East–West, cards in hands: Type a whole number in the digits 0 to 9.",
        ),
        (f"{TABLE}&1.card_points=-5", "East–West, card points: Points here cannot be less than 0"),
        (f"{TABLE}&1.hand=1001", "East–West, cards in hands: At most 1,000."),
        (f"{TABLE}&1.hand=271", "There are not so many cards in the decks."),
        ("", "What it does to the totals"),
    ],
)
def test_what_is_missing_or_wrong_for_the_totals_is_said(
    phone: Phone, store: Store, query: str, *, words: str
) -> None:
    typed = dict(pair.split("=") for pair in query.replace("%2B", "+").split("&") if pair)
    page = phone.get(f"/g/{begin(store)}/going-out", query_string=typed)
    assert words in words_of(page)
    assert "would be ahead" not in words_of(page)


def test_a_player_alone_holds_nothing_when_going_out(phone: Phone, store: Store) -> None:
    game_id = begin(store, players=TWO, sides=TWO)
    page = words_of(phone.get(f"/g/{game_id}/going-out?1.hand=0"))
    assert "Cards in the hand" in page
    assert "partner holds" not in page
    assert "Ann would be ahead by 100." in page
