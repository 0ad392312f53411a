"""What a phone is called."""

from wtforms import StringField

from scorekeeper.web.forms.base import PageForm
from scorekeeper.web.forms.new_game import stripped


class PhoneForm(PageForm):
    """A name that was typed; the buttons of the players' names carry `whose`, "" for none."""

    called = StringField(filters=[stripped])
    whose = StringField()

    @property
    def chosen(self) -> str:
        """The name that was tapped, else the one that was typed."""
        tapped = self.whose.data
        return (self.called.data or "") if tapped is None else tapped
