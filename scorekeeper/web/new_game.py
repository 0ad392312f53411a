"""From the form of a new game to the game, or to what is wrong at which field."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from types import MappingProxyType

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.names import caseless, told_apart
from scorekeeper.actions.new_game import NewGame, NewGameProblem
from scorekeeper.record import LONGEST_NAME, Seats
from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.game import of_side
from scorekeeper.scoring.house_rules import as_house_rules, changed_fields
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS, SWITCHES
from scorekeeper.web import phone
from scorekeeper.web.forms.new_game import MAX_SIDES_WITH_PARTNERS, NewGameForm
from scorekeeper.web.forms.numbers import read_whole
from scorekeeper.web.rule_sets import RulesNotRead, name_of, rules_named
from scorekeeper.web.seating import Seating
from scorekeeper.words.names import together
from scorekeeper.words.numbers import points, spelt

USUAL = next(iter(PRESETS))
TARGET = FIELDS["target"]
REFUSED: Mapping[str, str] = MappingProxyType(
    {
        "rules": "Choose one of these rule sets. {reason}",
        "target": "Points to play to: a whole number from {least} to {most}.",
        "dealer": "Choose who deals first.",
        "same_name": "Two sides cannot have the same name.",
        "seating": "{rules} is played by: {ways}.",
        "way": "{players} players {label}",
        "empty": "Give a name.",
        "too_long": "At most {limit} characters.",
        "unprintable": "This has characters that cannot be shown. Type it again.",
        "do_not_fit": "These players and sides do not fit together.",
    }
)
"""What is wrong with a new game, by what is wrong."""
DAY_PARTS = ((5, "night"), (12, "morning"), (18, "afternoon"), (23, "evening"), (24, "night"))
"""The parts of a day, each until an hour."""


class FormRefused(ValueError):
    """What was typed cannot be a game; `messages` are (field, sentence)."""

    def __init__(self, *messages: tuple[str, str]) -> None:
        super().__init__("; ".join(field for field, _ in messages))
        self.messages = messages


def chosen_rules(form: NewGameForm) -> RuleSet:
    """The rule set of the form as it is, the usual one where there is none of that name."""
    try:
        return rules_named(form.rules.data or USUAL)
    except RulesNotRead:
        return PRESETS[USUAL]


def own_sets(chosen: RuleSet) -> tuple[RuleSet, ...]:
    """This phone's house rules; the chosen ones with them, from wherever they came."""
    own = phone.own_rules()
    return own if chosen in own or chosen in PRESETS.values() else (chosen, *own)


def chosen_seating(form: NewGameForm) -> Seating:
    """The seating of the form where its rule set knows it, else the usual one of that set."""
    seating = Seating.of(form.seating.data)
    rules = chosen_rules(form)
    if seating and (seating.players, seating.sides) in rules.seatings:
        return seating
    return Seating(*rules.seatings[0])


def side_players(form: NewGameForm) -> tuple[str, ...]:
    """Who plays on each side, one line a side for as many sides as a form can name."""
    seating = chosen_seating(form)
    names = _names(form, "player", seating.player_names)
    sides = len(seating.side_names)
    shown = [together(of_side(names, side, sides)) for side in range(sides)]
    return (*shown, *[""] * (MAX_SIDES_WITH_PARTNERS - sides))


def read(form: NewGameForm) -> NewGame:
    """The game that the form asks for. Raises FormRefused with the first kind of thing wrong."""
    rules = _rules(form)
    seating = Seating.of(form.seating.data or Seating(*rules.seatings[0]).value)
    if not seating or (seating.players, seating.sides) not in rules.seatings:
        raise FormRefused(("seating", seating_refusal(rules)))
    return NewGame(
        name=form.name.data or form.called.data or suggested_name(),
        is_named=bool(form.name.data),
        rules=rules,
        seats=_seats(form, seating),
        client_id=form.client_id.data or "",
        phone=phone.name(),
    )


def _rules(form: NewGameForm) -> RuleSet:
    try:
        rules = rules_named(form.rules.data or USUAL)
    except RulesNotRead as problem:
        raise FormRefused(("rules", REFUSED["rules"].format(reason=problem))) from problem
    slug = name_of(rules)
    for switch in SWITCHES.get(slug, ()):
        if f"{slug}/{switch.slug}" in (form.switches.data or ()):
            rules = switch.turned_on(rules)
    field = f"target_{slug}"
    text = form[field].data if field in form else ""
    if text:
        goal = _target(text, field)
        rules = replace(rules, target=(goal, goal, goal, goal, goal))
    return rules


def _target(text: str, field: str) -> int:
    """Points to play to, as people type them: "7,500", "7 500" and full-width figures too."""
    goal = read_whole(text)
    if goal is None or not TARGET.least <= goal <= TARGET.most:
        least, most = points(TARGET.least), points(TARGET.most)
        raise FormRefused((field, REFUSED["target"].format(least=least, most=most)))
    return goal


def _seats(form: NewGameForm, seating: Seating) -> Seats:
    players = _names(form, "player", seating.player_names)
    sides = told_apart(players) if seating.alone else _names(form, "side", seating.side_names)
    wrong = [*_same(sides)]
    dealer = form.first_dealer.data or "0"
    if dealer not in {str(seat) for seat in range(seating.players)}:
        wrong.append(("first_dealer", REFUSED["dealer"]))
    if wrong:
        raise FormRefused(*wrong)
    return Seats(players=players, sides=sides, first_dealer=int(dealer))


def _names(form: NewGameForm, what: str, defaults: Sequence[str]) -> tuple[str, ...]:
    return tuple(form[f"{what}_{i}"].data or name for i, name in enumerate(defaults))


def _same(names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each side with the name of another one: nobody could tell their scores apart."""
    count = Counter(map(caseless, names))
    for side, name in enumerate(names):
        if count[caseless(name)] > 1:
            yield f"side_{side}", REFUSED["same_name"]


def suggested_name() -> str:
    """A name for a game that is begun now."""
    name = name_at(datetime.now().astimezone())
    return another(name, {each.game.name for each in phone.games() if each.game.deals})


def another(name: str, taken: Collection[str]) -> str:
    """This name, with a number where this phone has played a game that is called so."""
    tried = (f"{name} {number}" for number in range(2, len(taken) + 3))
    return name if name not in taken else next(each for each in tried if each not in taken)


def name_at(now: datetime) -> str:
    """A name for a game begun at this time: "Thursday evening"."""
    return f"{now:%A} {next(name for until, name in DAY_PARTS if now.hour < until)}"


def seating_refusal(rules: RuleSet) -> str:
    """Which seatings a rule set knows, as a sentence."""
    known = [Seating(*pair) for pair in sorted(rules.seatings)]
    ways = [REFUSED["way"].format(players=spelt(each.players), label=each.label) for each in known]
    return REFUSED["seating"].format(rules=rules.name, ways=", ".join(ways))


def message(found: NewGameProblem) -> tuple[str, str]:
    """Field of the form and sentence for something that the game itself refused."""
    field = re.sub(r"^seats\.(player|side)s\[(\d+)\]$", r"\1_\2", found.field)
    said = {"no_such_seat": "dealer", "seating": "do_not_fit"}.get(found.code, found.code)
    limit = found.limit or LONGEST_NAME
    return field.removeprefix("seats."), REFUSED[said].format(limit=limit)


def defaults_from(last: Game | None) -> dict[str, object]:
    """What the form shows at first: the table of the phone's last game."""
    if last is None:
        return {"rules": USUAL, "seating": Seating(*PRESETS[USUAL].seatings[0]).value}
    seating = Seating(len(last.players), len(last.sides))
    shown: dict[str, object] = {**_rules_shown(last.rules), "seating": seating.value}
    shown |= {
        f"player_{i}": _typed(name, seating.player_names[i])
        for i, name in enumerate(last.seats.players)
    }
    if not seating.alone:
        shown |= {
            f"side_{i}": _typed(name, seating.side_names[i])
            for i, name in enumerate(last.seats.sides)
        }
    return shown


def _rules_shown(rules: RuleSet) -> dict[str, object]:
    """How the form shows these rules: a preset with its switches and target, or house rules."""
    slug = rules.slug
    switches = [
        switch
        for switch in SWITCHES.get(slug, ())
        if all(getattr(rules, field) == value for field, value in switch.changes)
    ]
    offered = {field for switch in switches for field, _ in switch.changes} | {"target"}
    if slug not in PRESETS or not changed_fields(rules) <= offered:
        return {"rules": name_of(as_house_rules(rules))}
    shown: dict[str, object] = {"rules": slug}
    shown["switches"] = [f"{slug}/{switch.slug}" for switch in switches]
    if rules.target and rules.target != PRESETS[slug].target:
        shown[f"target_{slug}"] = points(rules.target[0])
    return shown


def _typed(name: str, default: str) -> str:
    return "" if name == default else name
