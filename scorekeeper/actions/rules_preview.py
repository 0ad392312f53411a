"""A game as it would be under other rules: what its counts become, what is asked, what forbids it.

This is what a table sees before it agrees, and what is saved when it has.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal

from scorekeeper.actions.entries import entry_as_kept
from scorekeeper.actions.game_view import Deal, Game
from scorekeeper.actions.score_record import filled, find_problems, score_record
from scorekeeper.record import Act, GameRecord, Revision, counts_made
from scorekeeper.scoring.carry_over import Carried, carry_over
from scorekeeper.scoring.carrying import Place, Unknown
from scorekeeper.scoring.contradictions import RuleSetError
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.ruleset import RuleSet

Obstacle = Literal["same_rules", "seating", "too_many_deals"]
DEALING = ("decks", "decks_follow_players", "hand_cards", "feet", "foot_cards")
"""The fields that say what was dealt: other rules cannot change that of a deal that is over."""
ANSWERED: Mapping[str, str] = MappingProxyType(
    {
        "card_points": "card_points",
        "left_points": "left.points",
        "red_threes_laid": "red_threes.laid",
        "red_threes_hand": "red_threes.hand",
        "red_threes_foot": "red_threes.foot",
        "black_threes_hand": "left.black_threes.hand",
        "black_threes_foot": "left.black_threes.foot",
    }
)
"""The field that the answer to a question goes to, by the question's code."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesPreview:
    """A game that other rules are thought of for.

    `before` is the game as it stands, and `last_act` the number of the last thing done to it;
    `after` is what it would be, right in the deals in which nothing is `unknown`. `newest`
    are its entries then: an entry that differs is a new revision, and accepts what breaks the
    new rules. `asked` are all questions, those with an answer too. `errors`, by deal, are
    answers that cannot be. `obstacle` forbids the change itself.
    """

    before: Game
    after: Game
    last_act: int
    newest: tuple[Revision, ...]
    changed: tuple[Revision, ...]
    asked: tuple[Unknown, ...]
    unknown: tuple[Unknown, ...]
    errors: tuple[tuple[int, Problem], ...]
    obstacle: Obstacle | None

    @property
    def rules(self) -> RuleSet:
        """The rules that it would be played by."""
        return self.after.rules

    @property
    def is_possible(self) -> bool:
        """Whether nothing forbids it, and everything that can be asked is answered."""
        return not (self.obstacle or self.errors or any(each.is_asked for each in self.unknown))

    def knows(self, deal: int) -> bool:
        """Whether the points of this deal (from 1) are known."""
        return all(each.deal != deal or not each.is_asked for each in self.unknown)


def preview(
    record: GameRecord, acts: Sequence[Act], rules: RuleSet, *, answers: Mapping[str, int]
) -> RulesPreview:
    """The game under these rules; `answers` give what the table adds, by `Unknown.key`.

    Counts are carried over as they were made (`acts` tell it): after other rules in between,
    nothing that was counted is asked again.
    """
    counted = counts_made(acts, record.rules)
    carried = {
        place: _carried(record, place, counted[place], rules=rules, answers=answers)
        for place in ((made.deal, made.side) for made in record.newest)
    }
    bare = tuple(
        replace(made, entry=entry_as_kept(carried[made.deal, made.side].entry, "entry", rules))
        for made in record.newest
    )
    before, after = score_record(record), score_record(replace(record, rules=rules, newest=bare))
    asked = tuple(each for one in carried.values() for each in one.asked)
    unknown = tuple(each for one in carried.values() for each in one.unknown)
    accepted = tuple(_accepting(made, after) for made in bare)
    newest = tuple(map(_revised, record.newest, accepted))
    return RulesPreview(
        before=before,
        after=score_record(replace(record, rules=rules, newest=newest)),
        last_act=acts[-1].number,
        newest=newest,
        changed=tuple(new for old, new in zip(record.newest, newest, strict=True) if old != new),
        asked=asked,
        unknown=unknown,
        errors=tuple(_errors(before, after, asked=asked, unknown=unknown)),
        obstacle=_obstacle(before, rules),
    )


def _carried(
    record: GameRecord,
    at: tuple[int, int],
    made: tuple[SideEntry, RuleSet],
    *,
    rules: RuleSet,
    answers: Mapping[str, int],
) -> Carried:
    (deal, side), (entry, played) = at, made
    players, sides = len(record.seats.players), len(record.seats.sides)
    place = Place(deal=deal, side=side, table=players, players=players // sides)
    return carry_over(entry, played, rules, place=place, answers=answers)


def _accepting(made: Revision, after: Game) -> Revision:
    """The entry with what breaks the new rules accepted: the table changes them knowingly.

    What concerns all sides together is accepted with the first side's entry.
    """
    deal = after.deals[made.deal - 1]
    found = frozenset(
        (each.code, each.field)
        for each in deal.problems
        if each.severity == "rule" and (each.side or 0) == made.side
    )
    return replace(made, entry=replace(made.entry, overrides=found))


def _revised(old: Revision, new: Revision) -> Revision:
    """The old revision where nothing differs, else the next one."""
    return old if new.entry == old.entry else replace(new, revision=old.revision + 1)


def _obstacle(game: Game, rules: RuleSet) -> Obstacle | None:
    if rules == game.rules:
        return "same_rules"
    if (len(game.players), len(game.sides)) not in rules.seatings:
        return "seating"
    if rules.deals is not None and len(game.deals) > rules.deals:
        return "too_many_deals"
    return None


def _errors(
    before: Game, after: Game, *, asked: Iterable[Unknown], unknown: Iterable[Unknown]
) -> Iterator[tuple[int, Problem]]:
    """What cannot have happened where the table answered, in the deals that are all known.

    The rest was played as it was, even where the new rules would leave no room for it.
    """
    judge = _dealt_as(before.rules, after.rules)
    waiting = {each.deal for each in unknown}
    answered = {(each.deal, ANSWERED[each.code]) for each in asked if each.code in ANSWERED}
    for deal in after.deals:
        if deal.number not in waiting:
            for found in _cannot_be(after, deal, judge):
                if (deal.number, found.field) in answered:
                    yield deal.number, found


def _dealt_as(dealt: RuleSet, rules: RuleSet) -> RuleSet:
    """The new rules with the cards that were dealt, unless the two contradict each other."""
    try:
        return replace(rules, **{name: getattr(dealt, name) for name in DEALING})
    except RuleSetError:
        return rules


def _cannot_be(game: Game, deal: Deal, rules: RuleSet) -> Iterator[Problem]:
    entry = game.deal_entry(deal.number, filled(deal.entries))
    counted = [each is not None for each in deal.entries]
    for found in find_problems(entry, rules, counted=counted):
        if found.severity == "error":
            yield found
