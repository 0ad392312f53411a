"""Whatever is done to a game in whatever order: it is what a plain model says, nothing is lost."""

import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from scorekeeper.actions.agree import Agree, agree
from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.export_game import export_game
from scorekeeper.actions.history import history
from scorekeeper.actions.import_game import import_game
from scorekeeper.actions.links import open_link
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.rename_game import rename_game
from scorekeeper.actions.restore import Kind, Restore, restore
from scorekeeper.actions.save_deal import Conflict, Saved, SaveDeal, save_deal
from tests.stores import THURSDAY, counted, store_in

DEALS, SIDES = 4, 2
POINTS = st.none() | st.integers(20, 60).map(lambda fives: 5 * fives)
Place = tuple[int, int]


@dataclass(frozen=True)
class Shown:
    """What a game shows: its name, card points by deal and side, and who agrees."""

    name: str = THURSDAY.name
    points: dict[Place, int] = field(default_factory=dict)
    agreed: frozenset[Place] = frozenset()


HOME = tempfile.TemporaryDirectory()
"""For the databases of all games, and the empty one that they are copied from."""


class AnyOrder(RuleBasedStateMachine):
    """The game beside its model: what it shows, what undo and redo lead to, every act's state."""

    @initialize()
    def begin(self) -> None:
        """A new game in a new database."""
        self.store = store_in(Path(tempfile.mkdtemp(dir=HOME.name)))
        self.game = create_game(self.store, THURSDAY)
        self.now = Shown()
        self.past: list[Shown] = []
        self.future: list[Shown] = []
        self.after_act = [self.now]
        self.revisions: dict[Place, int] = {}
        self.last: tuple[SaveDeal, object] | None = None
        self.saves = 0

    def teardown(self) -> None:
        """Leave nothing behind."""
        self.store.close()

    # --- the model

    def complete(self) -> int:
        """How many deals all sides have counted."""
        return sum(
            all((deal, side) in self.now.points for side in range(SIDES))
            for deal in range(1, DEALS + 1)
        )

    def last_open(self) -> int:
        counted_last = max((deal for deal, _ in self.now.points), default=0)
        return max(counted_last, min(self.complete() + 1, DEALS))

    def become(self, shown: Shown) -> None:
        """The game shows this after one more act; each count that differs is a revision."""
        for place in self.now.points.keys() | shown.points.keys():
            if self.now.points.get(place) != shown.points.get(place):
                self.revisions[place] = self.revisions.get(place, 0) + 1
        self.now = shown
        self.after_act.append(shown)

    def step(self, shown: Shown) -> None:
        """An act that undo leads back from."""
        self.past.append(self.now)
        self.future.clear()
        self.become(shown)

    def base(self, deal: int) -> tuple[int, ...]:
        return tuple(self.revisions.get((deal, side), 0) for side in range(SIDES))

    # --- what players do

    @rule(deal=st.integers(1, DEALS), points=st.tuples(POINTS, POINTS), stale=st.booleans())
    def save(self, *, deal: int, points: tuple[int | None, ...], stale: bool) -> None:
        """One side or both, from a sheet that is new or was opened before the last change."""
        deal = min(deal, self.last_open())
        base = tuple(max(0, each - stale) for each in self.base(deal))
        self.saves += 1
        request = SaveDeal(
            deal=deal,
            entries=tuple(None if each is None else counted(each) for each in points),
            base_revisions=base,
            client_id=f"save {self.saves}",
        )
        answer = save_deal(self.store, self.game, request)
        self.last = request, answer
        asked = {(deal, side): each for side, each in enumerate(points) if each is not None}
        changed = {p: each for p, each in asked.items() if self.now.points.get(p) != each}
        meets = {side for _, side in changed if base[side] != self.base(deal)[side]}
        if meets:
            assert isinstance(answer, Conflict)
            assert answer.revisions == self.base(deal)
            return
        agreed = self.now.agreed if not changed else self.without(deal)
        shown = replace(self.now, points=self.now.points | changed, agreed=agreed)
        if changed:
            self.step(shown)
        else:  # saved as it was: no step of undo, and what was undone can still be done again
            self.become(shown)
        assert answer == Saved(self.base(deal))

    def without(self, deal: int) -> frozenset[Place]:
        return frozenset(place for place in self.now.agreed if place[0] != deal)

    @precondition(lambda self: self.last is not None and isinstance(self.last[1], Saved))
    @rule()
    def save_again(self) -> None:
        """The same save once more, as after a double tap: nothing happens, the answer is alike."""
        assert self.last is not None
        if self.last[0].deal <= self.last_open():
            assert isinstance(save_deal(self.store, self.game, self.last[0]), Saved | Conflict)

    @rule()
    def undo(self) -> None:
        """Back to the step before."""
        assert self.do("undo") == bool(self.past)
        if self.past:
            self.future.append(self.now)
            self.become(self.past.pop())

    @rule()
    def redo(self) -> None:
        """Forward again."""
        assert self.do("redo") == bool(self.future)
        if self.future:
            self.past.append(self.now)
            self.become(self.future.pop())

    @rule(act=st.integers(1, 40))
    def go_back(self, act: int) -> None:
        """To how it was after any act."""
        is_there = act <= len(self.after_act)
        assert self.do("restore", to=act) == is_there
        if is_there:
            self.step(self.after_act[act - 1])

    @rule()
    def take_away(self) -> None:
        """The last deal."""
        last = max((deal for deal, _ in self.now.points), default=0)
        assert self.do("remove") == bool(last)
        if last:
            kept = {place: each for place, each in self.now.points.items() if place[0] != last}
            self.step(replace(self.now, points=kept, agreed=self.without(last)))

    @rule(name=st.sampled_from(("Friday", "Sunday")))
    def rename(self, name: str) -> None:
        """Another name; the same one is no act."""
        rename_game(self.store, self.game, name)
        if name != self.now.name:
            self.step(replace(self.now, name=name))

    @rule(deal=st.integers(1, DEALS), side=st.integers(0, SIDES - 1), holds=st.booleans())
    def say(self, *, deal: int, side: int, holds: bool) -> None:
        """A side agrees to a deal, or takes it back."""
        request = Agree(deal=deal, side=side, revisions=self.base(deal), client_id="", holds=holds)
        is_there = all((deal, each) in self.now.points for each in range(SIDES))
        assert agree(self.store, self.game, request) == is_there
        place = (deal, side)
        if is_there and (place in self.now.agreed) != holds:
            agreed = self.now.agreed | {place} if holds else self.now.agreed - {place}
            self.step(replace(self.now, agreed=agreed))

    @rule()
    def act_on_an_old_page(self) -> None:
        """Somebody who has not seen the last act undoes nothing."""
        old = Restore(kind="undo", base_act=len(self.after_act) - 1, client_id="")
        assert not restore(self.store, self.game, old)

    def do(self, kind: Kind, *, to: int | None = None) -> bool:
        last = history(self.store, self.game).last_act
        assert last == len(self.after_act)
        request = Restore(kind=kind, base_act=last, client_id="", to=to)
        return restore(self.store, self.game, request)

    # --- what must hold

    @invariant()
    def the_game_at_hand_is_the_one_in_the_database(self) -> None:
        """Whoever opens it sees what reading all of it anew gives."""
        if hasattr(self, "game"):
            assert open_link(self.store, self.game).game == load_game(self.store, self.game)

    @invariant()
    def it_shows_what_the_model_shows(self) -> None:
        """Name, counts, revisions, who agrees; in a game made from its file, too."""
        if not hasattr(self, "game"):
            return
        assert self.shown(self.game) == self.now
        for deal in range(1, self.last_open() + 1):
            assert load_game(self.store, self.game).revisions_of(deal) == self.base(deal)

    @rule()
    def read_its_file(self) -> None:
        """A game made from its file shows the same and can be undone alike."""
        again = import_game(self.store, export_game(self.store, self.game))
        assert self.shown(again) == self.now
        assert history(self.store, again).can_undo == bool(self.past)

    def shown(self, game_id: str) -> Shown:
        game = load_game(self.store, game_id)
        points = {
            (deal.number, side): entry.card_points
            for deal in game.deals
            for side, entry in enumerate(deal.entries)
            if entry is not None
        }
        return Shown(game.name, points, game.agreed)


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(stateful_step_count=25, max_examples=25)
