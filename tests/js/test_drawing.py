"""Templates drawn in JavaScript are, string for string, what Jinja makes of them."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from jinja2 import DictLoader, Environment
from markupsafe import Markup

from scorekeeper.web.assets import FOLDER
from scorekeeper.web.offline.templates_js import compile_templates
from tests.js.conftest import Call
from tests.web.conftest import app  # noqa: F401 - a fixture

DRAW = str(Path(__file__).with_name("draw.mjs"))
NEEDED = (
    "base.html", "_parts.html", "_hint.html", "_meanings.html", "_live.html", "deals/count.html",
    "games/table.html", "games/result.html", "games/new.html", "explain/deal.html",
    "opening/opening.html", "going_out/going_out.html", "home/home.html", "errors/error.html",
)  # fmt: skip
"""The pages that a phone draws itself."""
ODD = """<a href="x">&'</a>"""
VALUES: dict[str, Any] = {
    "none": None, "yes": True, "no": False, "zero": 0, "one": 1, "less": -1, "empty": "",
    "word": "K", "odd": ODD, "safe": Markup("<i>x</i>"), "unsafe_empty": Markup(""),
    "nothing": [], "some": [1, 2, 3], "names": ["Ann", ODD, Markup("<i>Bo</i>")],
    "book": {"a": 1, "b": {"c": [4, 5]}}, "hollow": {}, "pairs": [["a", 1], ["b", 2]],
    "melds": [
        {"title": "x", "parts": [1], "value": ""},
        {"title": ODD, "parts": [2, 3], "value": 1},
    ],
    "accents": "éCLAIR", "quote": "`${x}`\\n", "same": {"a": 1, "b": {"c": [4, 5]}},
}  # fmt: skip

TEMPLATES = {
    "text is kept, with quotes of JavaScript": "a`b${c}\\d\r\n  e\n{{ quote }}",
    "printed and escaped": (
        "{% for x in [none, yes, no, zero, less, empty, odd, safe, word, missing] %}[{{ x }}]"
        "{% endfor %}"
    ),
    "constants": "{{ 'a<b' }}{{ none }}{{ true }}{{ false }}{{ 12 }}{{ ('x', 1)[0] }}",
    "truth": (
        "{% for x in [none, yes, no, zero, less, empty, odd, safe, unsafe_empty, nothing, "
        "some, book, hollow] %}{{ 'T' if x else 'F' }}{{ not x }}{% endfor %}{{ 'T' if missing }}"
    ),
    "and, or give values": (
        "{{ zero or empty or 'x' }}{{ word and one }}{{ zero and missing.x }}"
        "{{ one or missing.x }}{{ 'y' if zero or word and not no }}"
    ),
    "comparisons": (
        "{{ one == true }}{{ one == 1 }}{{ word == 'K' }}{{ safe == '<i>x</i>' }}"
        "{{ none == missing }}{{ missing == gone }}{{ some == [1, 2, 3] }}{{ book == same }}"
        "{{ book != hollow }}{{ zero == '' }}{{ 1 < 2 }}{{ one <= 0 }}{{ one > zero }}"
        "{{ one >= 2 }}{{ zero == none }}{{ zero == false }}"
    ),
    "in": (
        "{{ 2 in some }}{{ 5 not in some }}{{ 'lai' in 'claim' }}{{ 'a' in book }}"
        "{{ ['a', 1] in pairs }}{{ word in ('K', 'Q') }}{{ 1 in missing }}"
    ),
    "arithmetic": (
        "{{ one + 2 }}{{ 'a' + odd }}{{ safe + odd }}{{ 'a<' + safe }}{{ 5 - one }}{{ -one }}"
        "{{ some + [9] == 1 }}"
    ),
    "joined by a tilde": (
        "{{ one ~ odd }}{{ safe ~ odd }}{{ odd ~ safe ~ none ~ missing }}{{ no ~ 1 }}"
    ),
    "attributes and items": (
        "{{ book.b.c[1] }}{{ book['a'] }}{{ some[-1] }}{{ word[0] }}{{ book.nope }}"
        "{{ none.nope }}{{ some[1:] | join }}{{ some[:-1] | join }}{{ some[1:2] | join }}"
        "{{ book[missing] }}"
    ),
    "methods of dicts and texts": (
        "{{ book.get('a') }}{{ book.get('z') }}{{ book.get('z', ()) | length }}"
        "{% for k, v in hollow.items() %}{{ k }}{% endfor %}{% for k, v in pairs %}{{ k }}="
        "{{ v }};{% endfor %}{% for v in melds[0].values() %}{{ v | length if v else 'no' }}"
        "{% endfor %}{{ 'a b'.split(' ')[1] }}{{ word.startswith('K') }}"
    ),
    "literals": (
        "{% set d = {'a': 'x', 'b-c': odd} %}{{ d['b-c'] }}{{ d.a }}{{ (1, 2)[1] }}"
        "{{ [one, 5] | max }}"
    ),
    "if, elif, else": (
        "{% for x in [1, 2, 3] %}{% if x == 1 %}one{% elif x == 2 %}two{% else %}more"
        "{% endif %}{% endfor %}"
    ),
    "loop": (
        "{% for x in some %}{{ loop.index }}{{ loop.index0 }}{{ loop.first }}{{ loop.last }}"
        "{{ loop.length }},{% endfor %}"
    ),
    "loop with a test and else": (
        "{% for x in some if x != 2 %}{{ x }}{{ loop.index }}{{ loop.last }}{% else %}none"
        "{% endfor %}{% for x in some if x > 5 %}{{ x }}{% else %}none{% endfor %}"
        "{% for x in missing %}x{% else %}gone{% endfor %}"
    ),
    "loop of parts, and of a loop": (
        "{% for a, b in pairs %}{% set outer = loop.index %}{% for x in some %}{{ outer }}"
        "{{ loop.index }}{{ a }}{{ b }} {% endfor %}{{ loop.index }}{% endfor %}{{ a }}"
        "{{ outer }}"
    ),
    "what a loop sets ends with its turn": (
        "{% set x = 0 %}{% for i in some %}{{ x }}{% set x = i %}{{ x }}{% endfor %}{{ x }}"
    ),
    "what an if sets stays": (
        "{% if one %}{% set x = 5 %}{% endif %}{{ x }}{% with x = 7 %}{{ x }}{% set x = 8 %}"
        "{{ x }}{% endwith %}{{ x }}"
    ),
    "with sees what is around it": (
        "{% set a = 1 %}{% with a = 2, b = a %}{{ a }}{{ b }}{% endwith %}{{ a }}{{ b }}"
    ),
    "macros": (
        "{% macro m(a, b='x', c=none, d=false) %}[{{ a }}{{ b }}{{ c }}{{ d }}{{ odd }}]"
        "{% endmacro %}{{ m(odd) }}{{ m(1, c=2) }}{{ m(1, none, d=true) }}{{ m() }}"
        "{{ m(b=safe, a='<') }}{{ m(1) ~ '<' }}"
    ),
    "macros see what is set later": (
        "{% macro m() %}{{ x }}{{ o() }}{% endmacro %}{% macro o() %}o{% endmacro %}"
        "{% set x = 4 %}{{ m() }}"
    ),
    "imported": "{% from 'parts' import box, fan %}{{ box('<') }}{{ fan(some) }}",
    "imported without the page's names": (
        "{% set word = 2 %}{% from 'parts' import sees %}{{ sees() }}"
    ),
    "included": (
        "{% set a = 1 %}{% for x in some %}{% with b = x %}{% include 'part' %}{% endwith %}"
        "{% endfor %}{{ c }}{{ kept }}"
    ),
    "included in a loop that is named": (
        "{% for x in some %}{{ loop.index }}{% include 'index' %}{% endfor %}"
    ),
    "included in a loop that is not": "{% for x in some %}{% include 'index' %}{% endfor %}",
    "extended": (
        "{% extends 'base' %}\n{% from 'parts' import box %}\n{% set top = 3 %}\nlost\n"
        "{% block title %}T<{{ box(odd) }}{% endblock %}\n{% block content %}"
        "{% set here = top %}{{ here }}{{ box('x') }}{{ word }}{% include 'part' %}"
        "{% endblock %}"
    ),
    "blocks of their own": (
        "{% block title %}<x>{% endblock %}{{ self.title() }}{% set a = 2 %}{% block more %}"
        "{{ a }}{{ here }}{% endblock %}"
    ),
    "extended twice": "{% extends 'extended' %}{% block title %}again{{ top }}{% endblock %}",
    "filters of Jinja": (
        "{{ names | join('; ') }}{{ names | join(safe) }}{{ ['<', 1] | join(',') }}"
        "{{ some | length }}{{ odd | length }}{{ 'a_b_c' | replace('_', '-') }}"
        "{{ safe | replace('x', '<') }}{{ odd | replace('a', safe) }}{{ 'heLLO' | capitalize }}"
        "{{ accents | capitalize }}{{ safe | capitalize }}{{ less | abs }}"
        "{{ missing | default('<') }}{{ none | default('x') }}{{ one | string == '1' }}"
        "{{ safe | forceescape }}{{ odd | forceescape }}"
    ),
    "filters of Jinja over many": (
        "{{ melds | map(attribute='title') | join(',') }}"
        "{{ melds | map(attribute='parts') | sum(start=[]) | max }}"
        "{{ melds | selectattr('value') | list | length }}{{ some | map('twice') | join(',') }}"
        "{{ some | sum }}{{ ['a', 'bcd'] | map('length') | max }}"
    ),
    "JSON": (
        "{{ book | tojson }}"
        "{{ [none, true, 'é<>&\\'\"😀', {'b': 1, 'a': []}] | tojson | forceescape }}"
    ),
    "filters, tests and globals of the app": (
        "{{ 4 | twice }}{{ word | marked }}{{ 'x' ~ (word | marked) ~ '<' }}{{ 12 is big }}"
        "{{ one is not big }}{{ say('a') }}{{ say('<', loud=true) }}"
    ),
    "tests": (
        "{{ none is none }}{{ missing is none }}{{ missing is defined }}{{ one is defined }}"
        "{{ missing is undefined }}{{ one is not none }}"
    ),
    "range": (
        "{% for x in range(3) %}{{ x }}{% endfor %}{% for x in range(1, one + 2) %}{{ x }}"
        "{% endfor %}{% for x in range(0) %}x{% endfor %}"
    ),
    "white space": (
        "  {% if one %}\n    a\n  {%- else %}\n b\n  {% endif %}\n  {# said #}\n c {{- one -}}  \n"
    ),
}
PARTS = {
    "parts": (
        "{% set SIGNS = {'a': 'b'} %}{% macro box(x) %}<b>{{ x }}{{ SIGNS['a'] }}</b>"
        "{% endmacro %}{% macro fan(xs) %}{% for x in xs %}{{ box(x) }}{{ loop.last }}"
        "{% endfor %}{% endmacro %}{% macro sees() %}[{{ word }}{{ say('g') }}]{% endmacro %}"
    ),
    "part": "{{ a }}{{ b }}{{ x }}{{ top }}{{ here }}{% set c = 1 %}{% set kept = 1 %}",
    "index": "{{ loop.index if loop else 'no' }}{{ x }}",
    "base": (
        "{% from 'parts' import fan %}<title>{{ self.title() }}</title>{% block title %}"
        "{% endblock %}{{ top }}<main>{% block content %}{% endblock content %}</main>"
        "{% block foot %}{{ fan([1]) }}{{ here }}{% endblock %}"
    ),
}


def environment(templates: dict[str, str]) -> Environment:
    """Jinja as the app sets it, with filters, a test and a global that draw.mjs has too."""
    env = Environment(
        loader=DictLoader(templates), autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
    env.filters.update(twice=lambda x: x * 2, marked=lambda x: Markup(f"<b>{x}</b>"))
    env.tests["big"] = lambda x: x > 9
    env.globals["say"] = lambda word, loud=False: f"{word}!" if loud else word
    return env


def sent(value: Any) -> Any:
    """A value as it is sent to draw.mjs."""
    if isinstance(value, Markup):
        return {"$safe": str(value)}
    if isinstance(value, list):
        return [sent(each) for each in value]
    return {key: sent(each) for key, each in value.items()} if isinstance(value, dict) else value


@pytest.fixture(scope="module")
def drawn(call: Call, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """All templates as JavaScript draws them."""
    path = tmp_path_factory.mktemp("drawn") / "templates.mjs"
    path.write_text(compile_templates(environment({**TEMPLATES, **PARTS}), TEMPLATES), "utf-8")
    asked = [[name, sent(VALUES)] for name in TEMPLATES]
    return dict(zip(TEMPLATES, call(DRAW, "drawAll", str(path), asked), strict=True))


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_is_drawn_as_by_jinja(name: str, drawn: dict[str, str]) -> None:
    env = environment({**TEMPLATES, **PARTS})
    assert drawn[name] == env.get_template(name).render(VALUES)


@pytest.mark.parametrize(
    "source",
    [
        "{% call m() %}{% endcall %}",
        "{% filter upper %}x{% endfilter %}",
        "{{ x | upper }}",
        "{{ x is odd }}",
        "{{ 1 < x < 3 }}",
        "{{ x ** 2 }}",
        "{{ x[::2] }}",
        "{{ 1.5 ~ x }}",
        "{% set x %}a{% endset %}",
        "{% set n.x = 1 %}",
        "{% include x %}",
        "{% import 'p' as p %}",
        "{% include 'p' ignore missing %}",
        "{% from 'p' import a as b %}",
        "{{ super() }}",
        "{% for x in y recursive %}{% endfor %}",
        "{% for x in y %}{% block b %}{% endblock %}{% endfor %}",
        "{% if x %}{% extends 'p' %}{% endif %}",
        "{% macro m(a=b) %}{% endmacro %}",
        "{{ f(*x) }}",
        "{{ namespace() }}",
        "{{ x | join(attribute='y') }}",
        "{{ x | default('a', true) }}",
        "{{ x | never_heard_of }}",
        "{{ x.upper() }}",
        "{{ x.split() }}",
        "{% macro m() %}{{ varargs }}{% endmacro %}",
        "{{ x | map(y) | list }}",
        "{% block a scoped %}{% endblock %}",
        "{% for (a, (b, c)) in x %}{% endfor %}",
    ],
)
def test_what_is_not_written_is_refused_with_its_place(source: str) -> None:
    env = environment({"p": "", "odd.html": f"line 1\n{source}"})
    with pytest.raises(NotImplementedError, match=r"odd\.html, line 2: "):
        compile_templates(env, ["odd.html"])


def test_a_template_without_escaping_is_refused() -> None:
    env = Environment(loader=DictLoader({"a.txt": ""}), autoescape=False)
    with pytest.raises(NotImplementedError, match=r"a\.txt, line 1: "):
        compile_templates(env, ["a.txt"])


def test_the_pages_of_the_app_compile(app: Flask, call: Call, tmp_path: Path) -> None:  # noqa: F811
    script = compile_templates(app.jinja_env, NEEDED)
    path = tmp_path / "templates.mjs"
    path.write_text(script, "utf-8")
    word = {"slug": "meld", "term": "A meld", "meaning": ODD}
    with app.test_request_context():
        page = app.jinja_env.get_template("_meanings.html").render(meanings=[word])
    assert call(DRAW, "drawAll", str(path), [["_meanings.html", {"meanings": [word]}]]) == [page]
    assert script.count("\n") == 1  # what travels to phones loses the indentation of its lines
    assert len(gzip.compress(script.encode())) < 20_000


def test_nothing_that_a_strict_policy_forbids(app: Flask) -> None:  # noqa: F811
    scripts = [path.read_text("utf-8") for path in (FOLDER / "js" / "offline").glob("*.js")]
    for script in [*scripts, compile_templates(app.jinja_env, NEEDED)]:
        assert not re.search(r"\beval\b|\bFunction\(|\bsetTimeout\(\s*[\"'`]", script)
