"""Table words in a text as buttons that tell their meaning, and the meanings that a page needs."""

from flask import Flask, g
from jinja2 import pass_context
from jinja2.runtime import Context
from markupsafe import Markup, escape

from scorekeeper.words.glossary import WORDS, Word, words_in

BUTTON = Markup('<button class="term" type="button" popovertarget="meaning-{slug}">{text}</button>')


def register(app: Flask) -> None:
    """Let the templates of `app` use them."""
    app.jinja_env.filters["rule_words"] = rule_words
    app.jinja_env.filters["rule_word"] = rule_word
    app.jinja_env.globals["meanings_needed"] = meanings_needed
    app.jinja_env.globals["all_meanings"] = WORDS


@pass_context  # so that Jinja asks at each drawing, of a text that never changes too
def rule_words(_context: Context, text: str) -> Markup:
    """A text in which each table word can be tapped where the page has it for the first time."""
    return Markup().join(_piece(piece, word) for piece, word in words_in(text))


@pass_context
def rule_word(_context: Context, label: str) -> Markup:
    """A label of which the first table word can be tapped, on every row that has it."""
    drawn: list[Markup] = []
    for piece, word in words_in(label):
        first = word is not None and not any("<button" in each for each in drawn)
        drawn.append(_button(piece, word) if word and first else escape(piece))
    return Markup().join(drawn)


def meanings_needed() -> list[Word]:
    """The words that can be tapped on the page so far, in the order in which it has them."""
    return list(_on_page().values())


def _piece(text: str, word: Word | None) -> Markup:
    if word is None or word.slug in _on_page():
        return escape(text)
    return _button(text, word)


def _button(text: str, word: Word) -> Markup:
    _on_page()[word.slug] = word
    return BUTTON.format(slug=word.slug, text=text)


def _on_page() -> dict[str, Word]:
    if "rule_words" not in g:
        g.rule_words = {}
    words: dict[str, Word] = g.rule_words
    return words
