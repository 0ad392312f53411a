"""The small forms of the first page."""

from wtforms import StringField

from scorekeeper.web.forms.base import PageForm
from scorekeeper.web.forms.new_game import stripped


class JoinForm(PageForm):
    """The code of a game, its link, or the key in that."""

    link = StringField(filters=[stripped])


class ThemeForm(PageForm):
    """Light or dark; its buttons carry the choice."""

    theme = StringField()


class HandForm(PageForm):
    """The right hand or the left one; its buttons carry the choice."""

    hand = StringField()
