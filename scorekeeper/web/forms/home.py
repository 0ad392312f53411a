"""The two small forms of the first page."""

from wtforms import StringField

from scorekeeper.web.forms.base import PageForm


class JoinForm(PageForm):
    """The link of a game, or the id in it."""

    link = StringField()


class ThemeForm(PageForm):
    """Light or dark; its buttons carry the choice."""

    theme = StringField()


class HandForm(PageForm):
    """The right hand or the left one; its buttons carry the choice."""

    hand = StringField()
