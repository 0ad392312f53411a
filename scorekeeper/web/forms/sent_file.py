"""The form that takes a file, or its text."""

from flask_wtf.file import FileField
from wtforms import StringField

from scorekeeper.scoring.file_error import FileError
from scorekeeper.web.forms.base import PageForm


class FileForm(PageForm):
    """A file that was chosen, or what was pasted."""

    file = FileField()
    text = StringField()


def sent_text(form: FileForm) -> str:
    """What was sent; a file before what was pasted. Raises FileError where it is no text."""
    upload = form.file.data
    if not upload or not upload.filename:
        return (form.text.data or "").strip()
    try:
        text: str = upload.read().decode("utf-8-sig").strip()
    except UnicodeDecodeError as problem:
        raise FileError("", "is not a text file: choose one that was kept here") from problem
    return text
