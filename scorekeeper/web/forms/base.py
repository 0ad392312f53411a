"""What all forms of the pages share: a token against foreign posts, and an id against repeats."""

from typing import TYPE_CHECKING

from wtforms import HiddenField

from scorekeeper.web.current import fresh_client_id

if TYPE_CHECKING:  # Flask-WTF ships no types: for the checker its form is the plain one
    from wtforms import Form as FlaskForm
else:
    from flask_wtf import FlaskForm


class PageForm(FlaskForm):
    """A form of a page. `client_id` is the same when it is sent twice."""

    client_id = HiddenField(default=fresh_client_id)
