"""The modules of the scoring in one piece: short names, and what is data keeps its name."""

import pytest

from scorekeeper.web.shorter import flat, whole


def shortened(*lines: str, given: str = "f") -> str:
    """What one module of these lines becomes."""
    script = {"scoring/a.js": "\n".join(lines).encode()}
    return flat(script, script, [("scoring/a.js", given)]).decode()


ONE_MODULE = {
    "a local name is short": (
        "export const f = (total) => total + total;",
        "let A=e=>e+e;return{f:A}",
    ),
    "what comes after a point is data": (
        "export const f = (side) => side.total;",
        "let A=e=>e.total;return{f:A}",
    ),
    "a key is data, its value is not": (
        "export const f = (total) => ({ total: total });",
        "let A=e=>({total:e});return{f:A}",
    ),
    "a key that is a variable too is both": (
        "export function f({ total, more = 0 }) {\n  return { total, more };\n}",
        "function A({total:e,more:t=0}){return{total:e,more:t}}return{f:A}",
    ),
    "a key that is as short already": (
        "export const f = ({ e }) => e;",
        "let A=({e})=>e;return{f:A}",
    ),
    "the middle of a choice is no key": (
        "export const f = (one, two) => (one ? two : one) + 1;",
        "let A=(e,t)=>(e?t:e)+1;return{f:A}",
    ),
    "expressions in a text": (
        "export const f = (one) => `one ${one.map((each) => `{${each}}`)} more`;",
        "let A=e=>`one ${e.map(e=>`{${e}}`)} more`;return{f:A}",
    ),
    "texts, patterns and divisions": (
        'export const f = (one) => /one"/.test("one // /") / one;',
        'let A=e=>/one"/.test("one // /")/e;return{f:A}',
    ),
    "what the language has keeps its name": (
        "export const f = (of, in_) => new Map([[undefined, Math.max(in_)]]);",
        "let A=(of,e)=>new Map([[undefined,Math.max(e)]]);return{f:A}",
    ),
    "names declared one after the other": (
        "export function f() {\n  let one = 1;\n  const two = 2;\n  return [one, two];\n}",
        "function A(){let e=1,t=2;return[e,t]}return{f:A}",
    ),
    "names declared between others": (
        "export function f(one) {\n  const { two } = one;\n  one();\n  const three = two;\n"
        "  const four = three;\n  return four;\n}",
        "function A(e){let{two:t}=e;e();let n=t,i=n;return i}return{f:A}",
    ),
    "names declared for each": (
        "export function f(one) {\n  const two = 2;\n  for (const each of one) two(each);\n}",
        "function A(e){let t=2;for(let n of e)t(n)}return{f:A}",
    ),
    "a class": (
        "export class f extends Map {\n  get one() {\n    return this.size;\n  }\n}",
        "class A extends Map{get one(){return this.size}}return{f:A}",
    ),
    "comments stay at home": (
        "/** What. */\nexport const f = 1; // why",
        "let A=1;return{f:A}",
    ),
    "each function begins anew": (
        "export const f = [(one) => one, (two, three) => three, ({ four }) => four];",
        "let A=[e=>e,(e,t)=>t,({four:e})=>e];return{f:A}",
    ),
    "what is used of further out is left out": (
        "export const f = (one, two) => two.map((three) => three + one);",
        "let A=(e,t)=>t.map(t=>t+e);return{f:A}",
    ),
    "what a function within that one uses is left out in both": (
        "export const f = (one) => [(two) => [(three) => one(three)]];",
        "let A=e=>[t=>[t=>e(t)]];return{f:A}",
    ),
    "each block begins anew": (
        "export function f(one) {\n  for (const two of one) two();\n"
        "  if (one) {\n    const three = 1;\n    three();\n  }\n}",
        "function A(e){for(let t of e)t();if(e){let e=1;e()}}return{f:A}",
    ),
    "a body declares nothing that the function is given": (
        "export function f(one, two) {\n  const three = one;\n  return three;\n}",
        "function A(e,t){let n=e;return n}return{f:A}",
    ),
    "a block around one statement": (
        "export function f(one) {\n  if (one) {\n    one();\n  } else {\n    return 1;\n  }\n}",
        "function A(e){if(e)e();else return 1}return{f:A}",
    ),
    "brackets around what stands alone": (
        "export const f = (one) => [(one ? 1 : 2), one((one = 1)), new Map()];",
        "let A=e=>[e?1:2,e(e=1),new Map];return{f:A}",
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


def test_a_whole_script_declares_nothing_for_others() -> None:
    script = b"const one = 1;\nfunction two({ three }) {\n  return one + three;\n}\ntwo(one);\n"
    assert whole(script) == b"let e=1;function t({three:t}){return e+t}t(e);"


def test_what_a_whole_script_exports_keeps_its_name() -> None:
    script = b"let one = 1;\nexport function two(three) {\n  return one + three;\n}\n"
    assert whole(script) == b"let one=1;export function two(e){return one+e}"


def test_the_names_most_used_are_the_shortest() -> None:
    names = [f"one{n}" for n in range(30)]
    told = f"export const f = [{', '.join([*names, *names[1:]])}];"
    short = shortened(*(f"const {name} = 1;" for name in names), told)
    assert short.startswith("let er=1,A=1,")


def test_the_same_modules_always_become_the_same() -> None:
    script = {"scoring/a.js": b"export const a = 1;\nexport const b = 2;\nexport const c = 3;\n"}
    names = [("scoring/a.js", name) for name in "abc"]
    assert flat(script, script, names) == flat(script, script, names[::-1])


UNREADABLE = {
    "two names taken apart": "const [a, b] = [1, 2];",
    "two names at once": "const a = 1, b = 2;",
    "a name that the language has": "const of = 1;",
    "what is no declaration": "run();",
    "what is done after a declaration": "const a = 1; run();",
    "what is done after a function": "function a() {} run();",
    "a statement without its end": "const a = 1",
    "a statement within without its end": "function a(b) { b = 1\n b = 2; }",
    "a text without end": "export const f = `one;",
    "a text in single quotes without end": "const a = { 'b: 1 };",
    "a bracket without end": "const a = (1;",
    "a bracket that closes another": "const a = [1);",
    "a bracket too many": "const a = 1);",
    "a switch": "function a(b) { switch (b) { case 1: { b(); } } }",
    "a var": "function a() { var b = 1; }",
    "a label": "function a() { b: for (;;) break b; }",
    "arguments": "function a() { return arguments; }",
    "a field of a class": "class A { b = c; }",
    "a field that is private": "class A { #b; }",
    "a block of a class": "class A { static { b(); } }",
    "a class of what is worked out": "class A extends b(c) { d() {} }",
    "a generator in an object": "const a = { *b() {} };",
    "a function that waits in an object": "const a = { async b() {} };",
    "a function that is named for itself": "const a = function b() {};",
    "a for around a try": "function a() { for (;;) try { b(); } catch { c(); } }",
}


@pytest.mark.parametrize("script", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_refused(script: str) -> None:
    with pytest.raises(ValueError, match=r"declares|read|clos|clear|statement"):
        shortened(script)
