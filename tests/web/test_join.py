"""Join from Home: by the code or the link that another phone shows; guessing is slowed."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest
from flask import Flask

from scorekeeper.actions.hand_on import offer
from scorekeeper.actions.links import links_of
from scorekeeper.actions.take_back import take_back
from scorekeeper.storage.db import Store
from scorekeeper.web.current import STORE
from tests.stores import key_of
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play

ADDRESSES = (f"10.9.{number // 250}.{number % 250 + 1}" for number in count())
WRONG = "QQQQQQ"


@pytest.fixture
def phone(app: Flask) -> Phone:
    """A phone at an address of its own: whoever guessed in another test is somebody else."""
    client = app.test_client()
    assert isinstance(client, Phone)
    client.environ_base["REMOTE_ADDR"] = next(ADDRESSES)
    return client


@pytest.mark.parametrize(
    "typed",
    [
        "{key}",
        "http://192.168.1.5:8000/g/{key}",
        " https://a.example/g/{key}/deals/2 ",
        "/g/{key}#top",
    ],
    ids=["the key", "the link", "the link of a page of it", "a path"],
)
def test_another_phone_s_game_is_joined_by_its_link(phone: Phone, store: Store, typed: str) -> None:
    key = key_of(store, begin(store), "score")
    answer = phone.submit("/", "/join", link=typed.format(key=key))
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{key}")


@pytest.mark.parametrize(
    "typed", ["{0}{1}", "{0} {1}", " {0}-{1} "], ids=["as it is", "in halves", "with a dash"]
)
@pytest.mark.parametrize("case", [str.upper, str.lower], ids=["capitals", "small"])
def test_another_phone_s_game_is_joined_by_its_code(
    phone: Phone, store: Store, *, typed: str, case: type[str]
) -> None:
    score = links_of(store, begin(store)).score
    code = case(typed.format(score.code[:3], score.code[3:]))
    answer = phone.submit("/", "/join", link=code)
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{score.key}")


NOT_JOINED = {
    "empty": ("", "Type the code that the other phone shows"),
    "another address": ("https://a.example/", "This is neither a code nor the link of a game."),
    "very long": ("x" * 100_000, "This is neither a code nor the link of a game."),
    "NUL": ("/g/\0\0\0", "This is neither a code nor the link of a game."),
    "emoji": ("🎉", "This is neither a code nor the link of a game."),
    "signs that no code has": ("BOL150", "No code has B, I, L, O, S or Z in it"),
    "no such game": ("A" * 22, "There is no game with this link."),
    "no such code": (WRONG, "No game that is on has this code."),
}


@pytest.mark.parametrize(("typed", "said"), NOT_JOINED.values(), ids=NOT_JOINED.keys())
def test_what_leads_to_no_game_is_said_at_the_field(phone: Phone, typed: str, said: str) -> None:
    answer = phone.submit("/", "/join", link=typed)
    assert answer.status_code == 422
    assert said in words_of(answer)
    assert 'aria-invalid="true"' in answer.text


def test_a_link_that_was_taken_back_is_told_at_the_field(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    key = key_of(store, game_id, "score")
    take_back(store, game_id, key)
    answer = phone.submit("/", "/join", link=key)
    assert answer.status_code == 422
    assert "This link was taken back. Ask whoever keeps the game" in words_of(answer)


def test_the_link_by_which_somebody_takes_over_may_be_pasted_too(
    phone: Phone, store: Store
) -> None:
    game_id = begin(store)
    offer(store, game_id)
    offered = links_of(store, game_id).offer
    assert offered
    answer = phone.submit("/", "/join", link=f"http://a.example/host/{offered.key}")
    assert answer.headers["Location"] == f"/host/{offered.key}"


def test_the_code_of_a_game_that_is_over_leads_nowhere(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), *((OUT, CAUGHT),) * 4)
    answer = phone.submit("/", "/join", link=links_of(store, game_id).score.code)
    assert answer.status_code == 422


@pytest.fixture
def later(app: Flask, store: Store, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds that have passed, the last one counts."""
    passed = [0.0]
    noon = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
    clock = replace(store, now=lambda: noon + timedelta(seconds=passed[-1]))
    monkeypatch.setitem(app.extensions, STORE, clock)
    return passed


def test_whoever_guesses_waits_and_is_told_how_long(
    phone: Phone, store: Store, later: list[float]
) -> None:
    score = links_of(store, begin(store)).score
    codes = [phone.submit("/", "/join", link=WRONG).status_code for _ in range(5)]
    assert codes == [422] * 5
    answer = phone.submit("/", "/join", link=score.code)
    assert (answer.status_code, answer.headers["Retry-After"]) == (429, "30")
    assert "Wait 30 seconds , then try again." in words_of(answer)
    assert f'value="{score.code}"' in answer.text
    later.append(30)
    assert phone.submit("/", "/join", link=score.code).headers["Location"] == f"/g/{score.key}"


def test_links_work_for_whoever_has_to_wait_for_codes(
    phone: Phone, store: Store, later: list[float]
) -> None:
    assert later == [0]
    key = key_of(store, begin(store), "score")
    for _ in range(6):
        phone.submit("/", "/join", link=WRONG)
    assert phone.submit("/", "/join", link=key).headers["Location"] == f"/g/{key}"


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:3::1", "2001:db8:1:4::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("not an address", "nor this", False),
    ],
    ids=["one home", "two homes", "two ways to write it", "two addresses", "no addresses"],
)
def test_whose_wrong_codes_are_counted_together(
    app: Flask, later: list[float], *, first: str, second: str, same: bool
) -> None:
    assert later == [0]
    codes = []
    for address in [first] * 6 + [second]:
        client = app.test_client()
        assert isinstance(client, Phone)
        client.environ_base["REMOTE_ADDR"] = address
        codes.append(client.submit("/", "/join", link=WRONG).status_code)
    assert codes[5:] == [429, 429 if same else 422]


def test_no_address_is_kept_of_those_who_guess(phone: Phone, store: Store) -> None:
    phone.submit("/", "/join", link=WRONG)
    address = phone.environ_base["REMOTE_ADDR"]
    with store.reading() as connection:
        kept = connection.exec_driver_sql("SELECT caller FROM guessers").scalars().all()
    assert address not in "".join(kept)
    assert max(map(len, kept)) == 64


def test_whoever_comes_to_the_address_of_the_form_is_led_to_it(phone: Phone) -> None:
    assert phone.get("/join").headers["Location"] == "/#join"
