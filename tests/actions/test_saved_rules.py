"""Saving rule sets: once each, found again in the order asked for, never in a game's way."""

from dataclasses import replace

import pytest
from sqlalchemy import func, select, text, update

from scorekeeper.actions.saved_rules import id_of_rules, save_rules, saved_rules
from scorekeeper.scoring.house_rules import house_rules
from scorekeeper.storage.db import Store
from scorekeeper.storage.tables import RulesRow
from tests.stores import CLASSIC

pytestmark = pytest.mark.on_both

OURS = house_rules(CLASSIC, {"clean_book": 700}, name="Ours")
THEIRS = house_rules(CLASSIC, {"clean_book": 800}, name="Theirs")


def test_rules_saved_twice_are_there_once(store: Store) -> None:
    assert save_rules(store, OURS) == save_rules(store, OURS)
    with store.reading() as connection:
        assert connection.execute(select(func.count()).select_from(RulesRow)).scalar() == 1


def test_the_id_follows_from_the_rules_and_their_name() -> None:
    assert id_of_rules(OURS) == id_of_rules(replace(OURS))
    assert len({id_of_rules(each) for each in (OURS, THEIRS, replace(OURS, name="My"))}) == 3


def test_saved_rules_are_found_in_the_order_asked_for(store: Store) -> None:
    ids = [save_rules(store, each) for each in (OURS, THEIRS)]
    assert saved_rules(store, [ids[1], "A" * 22, ids[0]]) == (THEIRS, OURS)
    assert saved_rules(store, []) == ()


def test_rules_that_cannot_be_read_are_left_out(store: Store) -> None:
    ids = [save_rules(store, each) for each in (OURS, THEIRS)]
    with store.writing() as connection:
        damaged = update(RulesRow).where(RulesRow.rules_id == ids[0]).values(rules=text("'{}'"))
        connection.execute(damaged)
    assert saved_rules(store, ids) == (THEIRS,)
