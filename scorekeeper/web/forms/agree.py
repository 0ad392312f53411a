"""What a side says to a deal."""

from flask import abort
from wtforms import HiddenField, IntegerField

from scorekeeper.web.forms.base import PageForm

DIGITS = 9


class AgreeForm(PageForm):
    """`revisions` are those of all sides that the page showed ("1,2"), `take_back` is not empty
    where the side no longer agrees.
    """

    side = IntegerField()
    revisions = HiddenField()
    take_back = HiddenField()

    def whose(self) -> int:
        """The side; a form that is none of ours is refused."""
        side = self.side.data
        return side if side is not None and side >= 0 else abort(400)

    def numbers(self) -> tuple[int, ...]:
        """The revisions as numbers; a form that is none of ours is refused."""
        texts = (self.revisions.data or "").split(",")
        if not all(each.isascii() and each.isdecimal() and len(each) <= DIGITS for each in texts):
            abort(400)
        return tuple(map(int, texts))
