"""Databases and games that tests begin with."""

import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from scorekeeper.actions.change_rules import (
    Changed,
    ChangeRules,
    NotChanged,
    change_rules,
    preview_rules,
)
from scorekeeper.actions.history import HistoryItem, history
from scorekeeper.actions.links import links_of
from scorekeeper.actions.new_game import NewGame
from scorekeeper.actions.save_deal import SaveDeal
from scorekeeper.config import Settings
from scorekeeper.record import Role, Seats
from scorekeeper.scoring.entry import Left, SideEntry, Threes
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store, open_store
from scorekeeper.storage.migrate import upgrade

CLASSIC = PRESETS["classic"]
FOUR = Seats(
    players=("Ann", "Bob", "Cem", "Dan"), sides=("North-South", "East-West"), first_dealer=0
)
THURSDAY = NewGame(name="Thursday table", rules=CLASSIC, seats=FOUR)


def settings_in(folder: Path) -> Settings:
    """Settings of a database in this folder."""
    return Settings(folder, f"sqlite:///{folder / 'scorekeeper.db'}", "x" * 32)


def made_in(folder: Path) -> Settings:
    """Settings of a database in this folder that has its tables; they are made only once."""
    settings = settings_in(folder)
    template = folder.parent / "empty-database" / "scorekeeper.db"
    if not template.exists():
        template.parent.mkdir(exist_ok=True)
        upgrade(settings_in(template.parent))
    shutil.copyfile(template, folder / "scorekeeper.db")
    return settings


def store_in(folder: Path) -> Store:
    """An empty database in this folder."""
    return open_store(made_in(folder))


def counted(points: int, *, reds: int = 0) -> SideEntry:
    """A side's count of card points and red threes: the stock ended, nobody is out."""
    left = Left(unopened_feet=0)
    return SideEntry(card_points=points, red_threes=Threes(laid=reds), left=left)


def both(*points: int, deal: int = 1, base: tuple[int, ...] = (0, 0), client: str = "") -> SaveDeal:
    """A request that saves these card points of each side in a deal."""
    entries = tuple(counted(each) for each in points)
    return SaveDeal(deal=deal, entries=entries, base_revisions=base, client_id=client)


def key_of(store: Store, game_id: str, role: Role) -> str:
    """The key of the link of a game that is for this role, as its share page shows it."""
    if role == "host":
        return game_id  # until it is handed on
    return links_of(store, game_id).of(role).key


def items_of(store: Store, game_id: str) -> tuple[HistoryItem, ...]:
    """Everything that was done to a game, the newest act first."""
    return history(store, game_id).items


def target(points: int) -> RuleSet:
    """Classic rules, but the game ends at this many points."""
    return replace(CLASSIC, slug="target", deals=None, target=(points,) * 5)


def change(
    store: Store,
    game_id: str,
    rules: RuleSet,
    *,
    answers: Mapping[str, int] | None = None,
    client: str = "",
    base: int | None = None,
) -> Changed | NotChanged:
    """Give a game other rules, as a phone that saw them (or the act `base`) does."""
    answers = answers or {}
    seen = preview_rules(store, game_id, rules, answers=answers)
    request = ChangeRules(
        rules=rules,
        answers=answers,
        base_act=seen.last_act if base is None else base,
        client_id=client,
        phone="Ann's phone",
    )
    return change_rules(store, game_id, request)
