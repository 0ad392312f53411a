"""The buttons of the history: undo, redo, go back, take the last deal away."""

from wtforms import HiddenField, StringField

from scorekeeper.web.forms.base import PageForm

LONGEST = 9  # digits of the number of an act


class HistoryForm(PageForm):
    """`base` is the last act that the page showed, `act` the one to go back to."""

    base = HiddenField()
    act = StringField()

    def number(self, name: str) -> int | None:
        """The number in a field, None where there is none."""
        text = self[name].data or ""
        is_number = text.isascii() and text.isdigit() and len(text) <= LONGEST
        return int(text) if is_number else None
