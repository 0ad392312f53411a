"""Any order of saves by several phones, held against a plain model of what must stand there."""

import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from scorekeeper.actions.change_rules import Changed
from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.errors import NoSuchDeal
from scorekeeper.actions.export_game import export_game
from scorekeeper.actions.import_game import import_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import Conflict, Refused, Saved, SaveDeal, save_deal
from tests.stores import THURSDAY, change, counted, items_of, store_in

DEALS = THURSDAY.rules.deals or 0
PHONES = st.integers(0, 2)
NUMBERS = st.integers(1, DEALS + 1)
POINTS = st.none() | st.sampled_from([100, 200, 300])

Place = tuple[int, int]


@dataclass
class Phone:
    """What a phone has seen, and the last save that it sent with its answer."""

    seen: dict[Place, int] = field(default_factory=dict)
    sent: tuple[SaveDeal, object] | None = None


HOME = tempfile.TemporaryDirectory()
"""For the databases of all games, and the empty one that they are copied from."""


class Phones(RuleBasedStateMachine):
    """Three phones at one game; `kept` is every count that was ever saved, by deal and side."""

    @initialize()
    def begin(self) -> None:
        self.store = store_in(Path(tempfile.mkdtemp(dir=HOME.name)))
        self.game_id = create_game(self.store, THURSDAY)
        self.kept: dict[Place, list[int]] = {}
        self.phones = [Phone() for _ in range(3)]
        self.saves = 0

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.store.close()

    @rule(phone=PHONES)
    def look(self, phone: int) -> None:
        deals = load_game(self.store, self.game_id).deals
        self.phones[phone].seen = {
            (deal.number, side): revision
            for deal in deals
            for side, revision in enumerate(deal.revisions)
        }

    @rule(phone=PHONES, deal=NUMBERS, points=st.tuples(POINTS, POINTS))
    def save(self, phone: int, deal: int, points: tuple[int | None, int | None]) -> None:
        self.saves += 1
        seen = self.phones[phone].seen
        request = SaveDeal(
            deal=deal,
            entries=tuple(None if each is None else counted(each) for each in points),
            base_revisions=tuple(seen.get((deal, side), 0) for side in (0, 1)),
            client_id=f"save-{self.saves}",
        )
        if not self.is_open(deal):
            self.must_be_closed(request)
            return
        answer = save_deal(self.store, self.game_id, request)
        assert answer == self.expected(request, points)
        self.phones[phone].sent = (request, answer)

    @rule(phone=PHONES)
    def tap_again(self, phone: int) -> None:
        sent = self.phones[phone].sent
        if sent is not None and isinstance(sent[1], Saved):
            assert save_deal(self.store, self.game_id, sent[0]) == sent[1]

    @rule()
    def move_to_another_program(self) -> None:
        self.game_id = import_game(self.store, export_game(self.store, self.game_id))

    @rule()
    def change_the_rules(self) -> None:
        now = load_game(self.store, self.game_id).rules
        other = THURSDAY.rules if now != THURSDAY.rules else replace(now, clean_book=700)
        assert change(self.store, self.game_id, other) == Changed()

    @invariant()
    def the_newest_counts_stand(self) -> None:
        game = load_game(self.store, self.game_id)
        stands = {
            (deal.number, side): (deal.revisions[side], entry.card_points)
            for deal in game.deals
            for side, entry in enumerate(deal.entries)
            if entry is not None
        }
        assert stands == {place: (len(all_), all_[-1]) for place, all_ in self.kept.items()}
        whole = [d for d in range(1, DEALS + 1) if {(d, 0), (d, 1)} <= self.kept.keys()]
        totals = [sum(self.kept[d, side][-1] for d in whole) for side in (0, 1)]
        assert list(game.standing.totals) == totals

    @invariant()
    def nothing_was_lost_or_doubled(self) -> None:
        made = [one for item in items_of(self.store, self.game_id) for one in item.act.revisions]
        told = {(one.deal, one.side, one.revision): one.entry.card_points for one in made}
        assert len(told) == len(made)
        assert told == {
            (*place, number): points
            for place, all_ in self.kept.items()
            for number, points in enumerate(all_, start=1)
        }

    def is_open(self, deal: int) -> bool:
        before = deal == 1 or {(deal - 1, 0), (deal - 1, 1)} <= self.kept.keys()
        return deal <= DEALS and before

    def must_be_closed(self, request: SaveDeal) -> None:
        try:
            answer = save_deal(self.store, self.game_id, request)
        except NoSuchDeal:
            return
        raise AssertionError(f"a deal that is not open was answered with {answer}")

    def expected(
        self, request: SaveDeal, points: tuple[int | None, int | None]
    ) -> Saved | Refused | Conflict:
        """What the model answers; it keeps what it saves."""
        there = [self.kept.get((request.deal, side), []) for side in (0, 1)]
        newest = tuple(len(all_) for all_ in there)
        changed = [
            side
            for side, new in enumerate(points)
            if new is not None and (not there[side] or there[side][-1] != new)
        ]
        stale = [side for side in changed if request.base_revisions[side] != newest[side]]
        if stale:
            theirs = tuple(counted(there[s][-1]) if s in stale else None for s in (0, 1))
            return Conflict(theirs, newest)
        for side in changed:
            new = points[side]
            assert new is not None
            self.kept.setdefault((request.deal, side), []).append(new)
        return Saved(tuple(old + (side in changed) for side, old in enumerate(newest)))


Phones.TestCase.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
TestPhones = Phones.TestCase
