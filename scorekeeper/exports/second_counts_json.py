"""Deals counted a second time, in a game file: `second_counts`, in order; left out for none."""

from collections.abc import Sequence

from scorekeeper.exports.acts_json import ACTS_MOST, CLIENT_ID_LONGEST, moment_from, moment_to_json
from scorekeeper.record import LONGEST_NAME, Act, SecondCount, rules_by_act
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.reading import MISSING, Keys, Reading
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.side_json import side_from, side_to_json

SECOND_COUNTS = "second_counts"


def second_count_to_json(count: SecondCount) -> dict[str, object]:
    """One second count; its number follows from those before it."""
    told: dict[str, object] = {
        "deal": count.deal,
        "after": count.after,
        "at": moment_to_json(count.at),
    }
    if count.phone:
        told["phone"] = count.phone
    if count.client_id:
        told["client_id"] = count.client_id
    return told | {"sides": [side_to_json(entry) for entry in count.entries]}


def second_counts_from(
    reading: Reading, keys: Keys, acts: Sequence[Act], *, sides: int, rules: RuleSet
) -> tuple[SecondCount, ...]:
    """The second counts of a file with these acts; what is wrong is noted in `reading`.

    Each is read under the rules of its time; `rules` are those of acts that say none.
    """
    stood = rules_by_act(acts, rules)
    deals = {made.deal for act in acts for made in act.revisions}
    counts: list[SecondCount] = []
    for item, path in keys.items(SECOND_COUNTS, most=ACTS_MOST):
        found = reading.keys(item, path)
        deal = found.whole("deal", least=1, default=1)
        if deal not in deals:
            reading.wrong(found.path_of("deal"), "is a deal that nobody counted before")
        after = found.whole("after", least=1, most=len(acts), default=len(acts))
        counts.append(
            SecondCount(
                deal=deal,
                number=1 + sum(before.deal == deal for before in counts),
                after=after,
                entries=_entries_from(reading, found, stood.get(after, rules), sides=sides),
                at=moment_from(reading, found, "at"),
                phone=found.text("phone", longest=LONGEST_NAME),
                client_id=found.text("client_id", longest=CLIENT_ID_LONGEST),
            )
        )
    return tuple(counts)


def _entries_from(
    reading: Reading, keys: Keys, rules: RuleSet, *, sides: int
) -> tuple[SideEntry, ...]:
    value = keys.needed("sides")
    path = keys.path_of("sides")
    items = [] if value is MISSING else reading.items(value, path, least=sides, most=sides)
    return tuple(side_from(reading, reading.keys(item, at), rules) for item, at in items)
