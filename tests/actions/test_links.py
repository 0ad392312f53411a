"""The links of a game: each opens it in its role, none is the game's id but the first host's."""

import pytest

from scorekeeper.actions.codes import LETTERS, is_code, new_code, plain_code
from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.errors import NoSuchGame
from scorekeeper.actions.export_game import export_game
from scorekeeper.actions.import_game import import_game
from scorekeeper.actions.links import best_links, links_of, open_link
from scorekeeper.record import Role
from scorekeeper.storage.db import Store
from tests.stores import THURSDAY, key_of

pytestmark = pytest.mark.on_both


@pytest.mark.parametrize("role", ["host", "score", "watch"])
def test_a_new_game_has_a_link_of_each_role(store: Store, role: Role) -> None:
    game_id = create_game(store, THURSDAY)
    opened = open_link(store, key_of(store, game_id, role))
    assert (opened.link.role, opened.game.id) == (role, game_id)


def test_only_the_host_link_of_a_new_game_has_its_id(store: Store) -> None:
    game_id = create_game(store, THURSDAY)
    links = links_of(store, game_id)
    assert len({game_id, links.score.key, links.watch.key}) == 3
    assert {len(links.score.key), len(links.watch.key)} == {22}


@pytest.mark.parametrize("key", ["x" * 22, "", "\0"])
def test_a_key_of_no_link_opens_nothing(store: Store, key: str) -> None:
    create_game(store, THURSDAY)
    with pytest.raises(NoSuchGame):
        open_link(store, key)


def test_a_game_from_a_file_has_links_of_its_own(store: Store) -> None:
    first = create_game(store, THURSDAY)
    second = import_game(store, export_game(store, first))
    there, here = links_of(store, first), links_of(store, second)
    assert open_link(store, second).link.role == "host"
    assert there.score.key != here.score.key
    assert there.score.code != here.score.code


def test_a_file_of_a_game_tells_none_of_its_links(store: Store) -> None:
    game_id = create_game(store, THURSDAY)
    links, file = links_of(store, game_id), str(export_game(store, game_id))
    for secret in (game_id, links.score.key, links.score.code, links.watch.key):
        assert secret not in file


def test_of_two_links_of_a_game_a_phone_uses_the_one_that_allows_more(store: Store) -> None:
    first, second = (create_game(store, THURSDAY) for _ in range(2))
    keys = [
        key_of(store, first, "watch"),
        key_of(store, second, "watch"),
        key_of(store, first, "score"),
        "x" * 22,
    ]
    best = [(link.game_id, link.role) for link in best_links(store, keys)]
    assert best == [(first, "score"), (second, "watch")]


def test_codes_have_six_signs_of_which_none_looks_like_another() -> None:
    assert all(is_code(new_code()) for _ in range(100))
    assert set(LETTERS) & set("BILOSZ01258") == set()
    assert len(LETTERS) == len(set(LETTERS)) == 25


@pytest.mark.parametrize("typed", ["acd-efg", " ACD EFG ", "ACD–EFG", "ＡＣＤＥＦＧ"])
def test_a_code_may_be_typed_as_it_is_read_out(typed: str) -> None:
    assert plain_code(typed) == "ACDEFG"


@pytest.mark.parametrize("typed", ["", "ACDEF", "ACDEFGH", "ACDEF0", "🎉🎉🎉🎉🎉🎉"])
def test_other_texts_are_no_codes(typed: str) -> None:
    assert not is_code(plain_code(typed))
