"""The history of a game in a file: `revisions`, everything that was done, in order."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import cast, get_args

from scorekeeper.record import LONGEST_NAME, Act, ActKind, Agreement, Removal, Revision
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.reading import MISSING, Keys, Reading
from scorekeeper.scoring.ruleset import MAX_PLAYERS, RuleSet
from scorekeeper.scoring.ruleset_json import rules_in, rules_to_json
from scorekeeper.scoring.side_json import side_from, side_to_json

ACTS_MOST = 10_000
CLIENT_ID_LONGEST = 64
KINDS: tuple[ActKind, ...] = get_args(ActKind)
BRING_BACK: tuple[ActKind, ...] = ("undo", "redo", "restore")
CHANGE_ENTRIES: tuple[ActKind, ...] = ("save", "rules", "remove", *BRING_BACK)
AGREE: tuple[ActKind, ...] = ("agree", *BRING_BACK)
UNKNOWN_TIME = datetime(1970, 1, 1, tzinfo=UTC)

Counts = Sequence[Sequence[SideEntry | None]]
"""What each side counted, by deal and side; None where a side has not counted."""


def act_to_json(act: Act, rules: RuleSet) -> dict[str, object]:
    """One act: a name, other rules, the entries that it changed.

    The rules that a game began with are told only where they are not the `rules` of the file.
    """
    told: dict[str, object] = {"kind": act.kind, "at": moment_to_json(act.at)}
    if act.phone:
        told["phone"] = act.phone
    if act.client_id:
        told["client_id"] = act.client_id
    if act.name is not None:
        told["name"] = act.name
    if act.restores is not None:
        told["restores"] = act.restores
    if act.rules is not None and (act.kind != "create" or act.rules != rules):
        told["rules"] = rules_to_json(act.rules)
    if act.kind in CHANGE_ENTRIES:
        told["entries"] = [_made_to_json(made) for made in act.made]
    if act.agreements:
        told["agreed"] = [_agreement_to_json(one) for one in act.agreements]
    return told


def acts_from(reading: Reading, keys: Keys, rules: RuleSet) -> tuple[Act, ...]:
    """The acts under the key `revisions`; what is wrong is noted in `reading`.

    Entries are read under the rules of their time; `rules` are those of the file.
    """
    items = keys.items("revisions", most=ACTS_MOST)
    acts = []
    revisions: dict[tuple[int, int], int] = {}
    client_ids: set[str] = set()
    for number, (item, path) in enumerate(items, start=1):
        found = reading.keys(item, path)
        act = _act_from(reading, found, rules, number=number, revisions=revisions)
        rules = act.rules or rules
        if act.client_id in client_ids:
            reading.wrong(found.path_of("client_id"), "is that of an earlier act")
        client_ids.update(filter(None, [act.client_id]))
        acts.append(act)
    if not acts:
        reading.wrong(keys.path_of("revisions"), 'must begin with the act "create"')
    return tuple(acts)


def acts_of_counts(counts: Counts, rules: RuleSet, *, name: str, at: datetime) -> tuple[Act, ...]:
    """The shortest history that leads to these counts: begun, then saved deal by deal."""
    acts = [Act(number=1, kind="create", at=at, phone="", client_id="", name=name, rules=rules)]
    for deal, sides in enumerate(counts, start=1):
        made = tuple(
            Revision(deal, side, 1, entry) for side, entry in enumerate(sides) if entry is not None
        )
        acts.append(
            Act(number=deal + 1, kind="save", at=at, phone="", client_id="", revisions=made)
        )
    return tuple(acts)


def moment_to_json(moment: datetime) -> str:
    """A moment in ISO 8601, in UTC."""
    return moment.astimezone(UTC).isoformat()


def moment_from(reading: Reading, keys: Keys, key: str) -> datetime:
    """A moment in ISO 8601 with its time zone, which must be there."""
    value = keys.needed(key)
    if value is MISSING:
        return UNKNOWN_TIME
    try:
        moment = datetime.fromisoformat(value) if isinstance(value, str) else None
        if moment and moment.tzinfo:
            return moment.astimezone(UTC)
    except (ValueError, OverflowError):
        pass
    reading.wrong(keys.path_of(key), 'must be a moment such as "2024-05-31T20:15:00+00:00"')
    return UNKNOWN_TIME


def name_from(reading: Reading, value: object, path: str) -> str:
    """A name that can be shown; nothing is noted for one that is missing."""
    if value is MISSING:
        return ""
    name = reading.text(value, path, longest=LONGEST_NAME, least=1)
    if name and not name.strip():
        reading.wrong(path, "must have something to read in it, not only spaces")
    return name


def _act_from(
    reading: Reading,
    keys: Keys,
    rules: RuleSet,
    *,
    number: int,
    revisions: dict[tuple[int, int], int],
) -> Act:
    kinds = KINDS[:1] if number == 1 else KINDS[1:]
    kind = cast(ActKind, reading.choice(keys.get("kind"), keys.path_of("kind"), kinds))
    name: str | None = None
    own: RuleSet | None = None
    made: tuple[Revision | Removal, ...] = ()
    brings_back = kind in BRING_BACK
    if kind == "rules" or (keys.has("rules") and (kind == "create" or brings_back)):
        rules = own = rules_in(reading, keys)
    elif kind == "create":
        own = rules
    if kind in ("create", "rename") or (keys.has("name") and brings_back):
        name = name_from(reading, keys.needed("name"), keys.path_of("name"))
    if kind in CHANGE_ENTRIES:
        made = _made_from(reading, keys, rules, revisions=revisions)
    return Act(
        number=number,
        kind=kind,
        at=moment_from(reading, keys, "at"),
        phone=keys.text("phone", longest=LONGEST_NAME),
        client_id=keys.text("client_id", longest=CLIENT_ID_LONGEST),
        name=name,
        rules=own,
        revisions=tuple(each for each in made if isinstance(each, Revision)),
        removals=tuple(each for each in made if isinstance(each, Removal)),
        agreements=_agreements_from(reading, keys) if kind in AGREE else (),
        restores=keys.whole("restores", least=1, most=number - 1) if brings_back else None,
    )


def _agreements_from(reading: Reading, keys: Keys) -> tuple[Agreement, ...]:
    """Who agreed to a deal; files of before there was such a thing have nothing of it."""
    items = keys.items("agreed")
    return tuple(_agreement_from(reading, reading.keys(item, path)) for item, path in items)


def _agreement_from(reading: Reading, keys: Keys) -> Agreement:
    revisions = keys.items("revisions", most=MAX_PLAYERS)
    return Agreement(
        keys.whole("deal", least=1, default=1),
        keys.whole("side", most=MAX_PLAYERS - 1),
        tuple(reading.whole(each, path, least=1, most=ACTS_MOST) for each, path in revisions),
        not keys.flag("taken_back"),
    )


def _agreement_to_json(one: Agreement) -> dict[str, object]:
    told: dict[str, object] = {"deal": one.deal, "side": one.side, "revisions": [*one.revisions]}
    return told if one.holds else told | {"taken_back": True}


def _made_from(
    reading: Reading, keys: Keys, rules: RuleSet, *, revisions: dict[tuple[int, int], int]
) -> tuple[Revision | Removal, ...]:
    return tuple(
        _one_from(reading, reading.keys(item, path), rules, revisions=revisions)
        for item, path in keys.items("entries")
    )


def _made_to_json(made: Revision | Removal) -> dict[str, object]:
    return {
        "deal": made.deal,
        "side": made.side,
        "revision": made.revision,
        "entry": side_to_json(made.entry) if isinstance(made, Revision) else None,
    }


def _one_from(
    reading: Reading, keys: Keys, rules: RuleSet, *, revisions: dict[tuple[int, int], int]
) -> Revision | Removal:
    deal = keys.whole("deal", least=1, default=1)
    side = keys.whole("side", most=MAX_PLAYERS - 1)
    due = revisions.get((deal, side), 0) + 1
    revisions[deal, side] = due
    revision = keys.whole("revision", default=due)
    if revision != due:
        reading.wrong(keys.path_of("revision"), f"must be {due}, the next one of this entry")
    if keys.needed("entry") is None:
        return Removal(deal, side, revision)
    return Revision(deal, side, revision, side_from(reading, keys.keys("entry"), rules))
