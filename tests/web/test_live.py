"""What a page that is open is told of its game: by a stream, or when it asks."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from werkzeug.test import TestResponse

from scorekeeper.actions.rematch import rematch
from scorekeeper.storage.db import Store
from scorekeeper.web import live
from scorekeeper.web.live_parts import Drawn, draw
from scorekeeper.web.seats import Seats
from tests.stores import CLASSIC, change, key_of
from tests.web.conftest import Phone
from tests.web.games import CAUGHT, HELD, OUT, begin, play

MARK = re.compile(r'data-mark="([^"]*)"')


def mark_of(phone: Phone, game: str, page: str = "") -> str:
    found = MARK.search(phone.get(f"/g/{game}{page}").text)
    assert found
    return found[1]


@contextmanager
def streaming(
    phone: Phone, game: str, seen: str, **headers: str
) -> Iterator[Iterator[dict[str, str]]]:
    """The events of a stream, each as its fields; it is over at the end."""
    answer = phone.get(f"/g/{game}/live?view=table&seen={seen}", headers=headers)
    assert answer.status_code == 200
    yield events_of(answer)
    answer.close()


def events_of(answer: TestResponse) -> Iterator[dict[str, str]]:
    for piece in answer.iter_encoded():
        lines = piece.decode().strip().splitlines()
        yield {name: text for name, _, text in (line.partition(": ") for line in lines)}


def test_a_stream_greets_and_sends_at_once_what_is_newer(phone: Phone, store: Store) -> None:
    game = begin(store)
    seen = mark_of(phone, game)
    play(store, game, (OUT, CAUGHT))
    with streaming(phone, game, seen) as events:
        assert next(events)["event"] == "here"
        news = next(events)
    assert news["id"] == mark_of(phone, game)
    assert "4,685" in json.loads(news["data"])["parts"]["board"]


def test_a_stream_tells_what_was_done_since_the_page_was_drawn(phone: Phone, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    seen = mark_of(phone, game)
    with streaming(phone, game, seen) as events:
        next(events)
        play(store, game, (OUT, CAUGHT), (HELD, None))
        told = json.loads(next(events)["data"])
    assert (told["since"], told["said"]) == (seen, "North–South saved deal 2: 150.")


def test_what_a_browser_says_it_saw_last_counts(phone: Phone, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    last = {"Last-Event-ID": mark_of(phone, game)}
    with streaming(phone, game, "1-", **last) as events:
        next(events)
        play(store, game, (OUT, CAUGHT), (HELD, None))
        assert next(events)["id"] == mark_of(phone, game)


def test_a_stream_is_neither_kept_nor_packed(phone: Phone, store: Store) -> None:
    game = begin(store)
    answer = phone.get(f"/g/{game}/live?view=table", headers={"Accept-Encoding": "gzip"})
    next(answer.iter_encoded())
    answer.close()
    assert answer.mimetype == "text/event-stream"
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["X-Accel-Buffering"] == "no"
    assert "Content-Encoding" not in answer.headers
    assert "Set-Cookie" not in answer.headers


def test_there_is_an_end_to_how_many_look_on(
    phone: Phone, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "_seats", Seats(1, most_of_a_game=1))
    game = begin(store)
    path = f"/g/{game}/live?view=table"
    first = phone.get(path)
    second = phone.get(path)
    assert (second.status_code, second.headers["Retry-After"]) == (503, "30")
    first.close()
    third = phone.get(path)
    assert third.status_code == 200
    third.close()


def test_one_game_leaves_seats_for_the_others(
    phone: Phone, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "_seats", Seats(2, most_of_a_game=1))
    crowded, other = begin(store), begin(store)
    first = phone.get(f"/g/{crowded}/live?view=table")
    watching = key_of(store, crowded, "watch")
    assert phone.get(f"/g/{watching}/live?view=board").status_code == 503
    second = phone.get(f"/g/{other}/live?view=table")
    assert second.status_code == 200
    for each in (second, first):
        each.close()


def test_what_else_stands_in_the_address_of_a_stream_makes_no_drawing_of_its_own(
    phone: Phone, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def noted(view: str, before: Drawn | None) -> Drawn:
        made.append(view)
        return draw(view, before)

    monkeypatch.setattr(live, "draw", noted)
    game = begin(store)
    for more in ("", "&n=1", f"&n={'x' * 9_000}"):
        with streaming(phone, game, f"0-{more}") as events:
            assert [next(events).get("event"), next(events)["id"]] == ["here", mark_of(phone, game)]
    assert made == ["table"]


def test_who_asks_is_answered_only_with_news(phone: Phone, store: Store) -> None:
    game = begin(store)
    same = {"If-None-Match": f'"{mark_of(phone, game, "/board")}"'}
    path = f"/g/{game}/now?view=board"
    assert phone.get(path, headers=same).status_code == 304
    play(store, game, (OUT, CAUGHT))
    answer = phone.get(path, headers=same)
    assert "ahead by 3,025" in (answer.json or {})["parts"]["stage"]
    again = {"If-None-Match": answer.headers["ETag"]}
    assert phone.get(path, headers=again).status_code == 304


@pytest.mark.parametrize("page", ["live", "now"])
@pytest.mark.parametrize("view", ["", "?view=", "?view=history"])
def test_a_page_that_does_not_follow_its_game_is_not_there(
    phone: Phone, store: Store, *, page: str, view: str
) -> None:
    assert phone.get(f"/g/{begin(store)}/{page}{view}").status_code == 404


@pytest.mark.parametrize("view", ["table", "result"])
def test_each_part_that_is_sent_is_on_the_page(phone: Phone, store: Store, view: str) -> None:
    game = play(store, begin(store), *((OUT, CAUGHT), (CAUGHT, OUT)) * 2)
    page = phone.get(f"/g/{game}{'/result' if view == 'result' else ''}").text
    parts = (phone.get(f"/g/{game}/now?view={view}").json or {})["parts"]
    assert len(parts) > 4
    for name, html in parts.items():
        assert f'id="{name}"' in page
        assert re.match(rf'\s*<[^>]*\bid="{name}"', html)


def test_parts_are_for_all_phones_and_carry_nobody_s_token(phone: Phone, store: Store) -> None:
    game = play(store, begin(store), *((OUT, CAUGHT), (CAUGHT, OUT)) * 2)
    parts = (phone.get(f"/g/{game}/now?view=table").json or {})["parts"]
    assert '<input name="csrf_token" type="hidden" value="">' in parts["acts-wide"]


def test_parts_that_many_saves_share_are_those_of_the_page_after_each_act(
    phone: Phone, store: Store
) -> None:
    game = begin(store)
    dearer = replace(CLASSIC, name="Dear", clean_book=700)

    def bare(html: str) -> str:
        return " ".join(re.sub(r'<input name="(csrf_token|client_id)"[^>]*>', "", html).split())

    for act in (
        lambda: play(store, game, (OUT, CAUGHT)),
        lambda: play(store, game, (OUT, CAUGHT), (CAUGHT, OUT)),
        lambda: change(store, game, dearer),
        lambda: change(store, game, CLASSIC),
        lambda: play(store, game, *((OUT, CAUGHT), (CAUGHT, OUT)) * 2),
        lambda: rematch(store, game),
    ):
        act()
        page = bare(phone.get(f"/g/{game}").text)
        parts = (phone.get(f"/g/{game}/now?view=table").json or {})["parts"]
        for name in ("rules", "acts-wide", "acts-narrow"):
            assert bare(parts[name]) in page
