"""The form that begins a game."""

from wtforms import SelectMultipleField, StringField

from scorekeeper.scoring.reading import unturned
from scorekeeper.scoring.ruleset import MAX_PLAYERS
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web.forms.base import PageForm

MAX_SIDES_WITH_PARTNERS = MAX_PLAYERS // 2


def stripped(text: str | None) -> str:
    """What was typed without the blanks round it, and without what turns the text beside it."""
    return unturned(text or "").strip()


class NewGameForm(PageForm):
    """Rule set and its switches and targets, seating, names by seat and side, dealer, name.

    `called` is what a phone that began the game by itself calls it where nobody typed a `name`.
    `target_<slug>`, `player_<seat>` and `side_<side>` are added below. Nothing is required:
    what is left out becomes the default. What can be chosen stands in the template, drawn from
    the rule sets, and is judged with them.
    """

    rules = StringField()
    switches = SelectMultipleField(choices=[], validate_choice=False, default=())
    seating = StringField()
    first_dealer = StringField()
    name = StringField(filters=[stripped])
    called = StringField(filters=[stripped])


class ChangeForm(PageForm):
    """Without JavaScript: show the seats for what was chosen or close the hint, begin nothing."""

    change = StringField()


class RenameForm(PageForm):
    """Another name for a game."""

    name = StringField(filters=[stripped])


for _slug, _rules in PRESETS.items():
    if _rules.target is not None:
        setattr(NewGameForm, f"target_{_slug}", StringField(filters=[stripped]))
for _seat in range(MAX_PLAYERS):
    setattr(NewGameForm, f"player_{_seat}", StringField(filters=[stripped]))
for _side in range(MAX_SIDES_WITH_PARTNERS):
    setattr(NewGameForm, f"side_{_side}", StringField(filters=[stripped]))
