"""What was done to a game, in plain words: "West, deal 2: clean books 2 → 3, +500"."""

from collections.abc import Iterable, Iterator, Mapping

from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.side_json import side_to_json
from scorekeeper.words.nouns import FIELDS
from scorekeeper.words.numbers import MINUS, points

IN_ONE = ("melds", "cards", "left.hand", "left.foot")
"""Fields that list cards: only that they were counted anew is told, not each card."""
LISTED: Mapping[str, str] = {
    "melds": "melds",
    "cards": "melded cards",
    "left.hand": "cards left in hands",
    "left.foot": "cards left in feet",
}
NAMES: Mapping[str, str] = {
    "card_points": "cards melded",
    "left.points": "cards left",
    "red_threes.laid": "red threes laid",
    "went_out": "went out",
    "concealed": "concealed",
    "opened_first": "opened first",
    "melded": "melded",
    "adjustment.points": "adjustment",
    "adjustment.note": "reason",
    "overrides": "allowed by the table",
}
"""Where the noun of a field would not tell what changed."""
NOTHING: Mapping[str, object] = {
    **dict.fromkeys(("went_out", "concealed", "opened_first", "melded"), False),
    "adjustment.note": "",
}
"""What a field holds where nothing was entered, if it is not 0."""

AS_BEFORE = "Nothing differed from what stood there"
"""What a sheet did that was saved as it was."""


SAME_TWICE = "both counts are the same"
"""What a second count showed in which nothing differs."""


def counted_again(deal: int, said: str) -> str:
    """What counting a deal a second time showed."""
    return f"Deal {deal}: {said}"


def differs(name: str, rows: Iterable[tuple[str, str, str]]) -> str:
    """A side of which two counts differ: each row with what the first says, and the second."""
    told = "; ".join(f"{row.lower()}, {first} and {second}" for row, first, second in rows)
    return f"{name} differs in {told}"


def of_side(name: str, deal: int, said: str) -> str:
    """What was done to a side's count of a deal."""
    return f"{name}, deal {deal}: {said}"


def corrected(before: SideEntry, after: SideEntry, *, more: int) -> str:
    """What of a count is different, and by how many points: "clean books 2 → 3, +500"."""
    told = ", ".join(differences(before, after)) or "the same count under other rules"
    sign = "+" if more > 0 else MINUS
    return f"{told}, {sign}{points(abs(more))}" if more else told


def differences(before: SideEntry, after: SideEntry) -> Iterator[str]:
    """Each field that differs, from what to what: "clean books 2 → 3"."""
    old, new = _flat(side_to_json(before)), _flat(side_to_json(after))
    for path in [*old, *(path for path in new if path not in old)]:
        if old.get(path) == new.get(path):
            continue
        if path in IN_ONE:
            yield f"{LISTED[path]} counted anew"
        else:
            nothing = NOTHING.get(path, 0)
            was, now = _said(old.get(path, nothing)), _said(new.get(path, nothing))
            yield f"{_name(path)} {was} → {now}"


def _flat(data: Mapping[str, object], under: str = "") -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in data.items():
        path = f"{under}{key}"
        if isinstance(value, dict) and path not in IN_ONE:
            found |= _flat(value, f"{path}.")
        else:
            found[path] = value
    return found


def _name(path: str) -> str:
    return NAMES.get(path) or FIELDS[path][1]


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return points(value)
    if isinstance(value, list):
        return points(len(value))
    return f"“{value}”" if value else "none"


def agreed(name: str, deal: int, *, holds: bool) -> str:
    """A side agreed to a deal, or took that back."""
    return f"{name} {'agrees' if holds else 'no longer agrees'} to deal {deal}"


def renamed(name: str, before: str) -> str:
    """The game got another name."""
    return f"The game is called “{name}”, before “{before}”"


def other_rules(name: str, before: str) -> str:
    """The game got other rules."""
    if name == before:
        return f"The rules {name} were changed"
    return f"Rules: {before} → {name}"
