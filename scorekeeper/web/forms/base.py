"""What all forms of the pages share: a token against foreign posts, and an id against repeats."""

from flask_wtf import FlaskForm
from wtforms import HiddenField

from scorekeeper.web.current import fresh_client_id


class PageForm(FlaskForm):
    """A form of a page. `client_id` is the same when it is sent twice."""

    client_id = HiddenField(default=fresh_client_id)
