"""The modules of the scoring in one piece: short names, and what is data keeps its name."""

import pytest

from scorekeeper.web.shorter import flat


def shortened(*lines: str, given: str = "f") -> str:
    """What one module of these lines becomes."""
    script = {"scoring/a.js": "\n".join(lines).encode()}
    return flat(script, script, [("scoring/a.js", given)]).decode()


ONE_MODULE = {
    "a local name is short": (
        "export const f = (total) => total + total;",
        "let A=a=>a+a;return{f:A}",
    ),
    "what comes after a point is data": (
        "export const f = (side) => side.total;",
        "let A=a=>a.total;return{f:A}",
    ),
    "a key is data, its value is not": (
        "export const f = (total) => ({ total: total });",
        "let A=a=>({total:a});return{f:A}",
    ),
    "a key that is a variable too is both": (
        "export function f({ total, more = 0 }) {\n  return { total, more };\n}",
        "function A({total:a,more:b=0}){return{total:a,more:b}}return{f:A}",
    ),
    "the middle of a choice is no key": (
        "export const f = (one, two) => (one ? two : one);",
        "let A=(a,b)=>(a?b:a);return{f:A}",
    ),
    "expressions in a text": (
        "export const f = (one) => `one ${one.map((each) => `{${each}}`)} more`;",
        "let A=a=>`one ${a.map(b=>`{${b}}`)} more`;return{f:A}",
    ),
    "texts, patterns and divisions": (
        'export const f = (one) => /one"/.test("one // /") / one;',
        'let A=a=>/one"/.test("one // /")/a;return{f:A}',
    ),
    "what the language has keeps its name": (
        "export const f = (of, in_) => new Map([[undefined, Math.max(in_)]]);",
        "let A=(of,a)=>new Map([[undefined,Math.max(a)]]);return{f:A}",
    ),
    "names declared one after the other": (
        "export function f() {\n  const one = 1;\n  const two = 2;\n  return [one, two];\n}",
        "function A(){let a=1,b=2;return[a,b]}return{f:A}",
    ),
    "names declared for each": (
        "export function f(one) {\n  const two = 2;\n  for (const each of one) two(each);\n}",
        "function A(a){let b=2;for(let c of a)b(c)}return{f:A}",
    ),
    "a class": (
        "export class f extends Map {\n  get one() {\n    return this.size;\n  }\n}",
        "class A extends Map{get one(){return this.size}}return{f:A}",
    ),
    "comments stay at home": (
        "/** What. */\nexport const f = 1; // why",
        "let A=1;return{f:A}",
    ),
}


@pytest.mark.parametrize(("script", "short"), ONE_MODULE.values(), ids=ONE_MODULE)
def test_one_module(script: str, short: str) -> None:
    assert shortened(script) == short


def test_modules_with_the_same_names_do_not_meet() -> None:
    scripts = {
        "scoring/b.js": b"const help = 1;\nexport const b = () => help;\n",
        "scoring/a.js": (
            b'import { b } from "./b.js";\nconst help = 2;\nexport const f = () => b() + help;\n'
        ),
    }
    told = flat(scripts, scripts, [("scoring/a.js", "f")]).decode()
    assert told == "let D=1,B=()=>D,C=2,A=()=>B()+C;return{f:A}"


def test_what_nobody_needs_stays_at_home() -> None:
    assert shortened("const spare = 1;", "export const f = 2;") == "let A=2;return{f:A}"


UNREADABLE = {
    "two names at once": "const [a, b] = [1, 2];",
    "what is no declaration": "run();",
    "a text without end": "export const f = `one;",
}


@pytest.mark.parametrize("script", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_refused(script: str) -> None:
    with pytest.raises(ValueError, match=r"declares|read"):
        shortened(script)
