"""What a module says in Node stays the same with short names, wherever its names are declared."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.web.assets import FOLDER, read_files
from scorekeeper.web.shorter import flat, whole
from tests.js.conftest import NODE, Call

SCOPES = {
    "a block hides a name only within it": (
        "const one = 1; export const f = () => { const told = [];"
        " if (one) { const one = 2; told.push(one); } told.push(one); return told; };",
        [2, 1],
    ),
    "a block declares for what stands before it too": (
        "export const f = (one = 1) => { if (one) { const two = () => one; const one = 2;"
        " return two(); } return 3; };",
        2,
    ),
    "what a for declares holds for its body without brackets": (
        "export const f = (one = 10, told = []) => { for (const one of [1, 2])"
        " if (one > 1) told.push(one); else told.push(-one); told.push(one); return told; };",
        [-1, 2, 10],
    ),
    "a for declares several": (
        "export function f() { const told = []; for (let one = 0, two = 3; one < two; one += 1)"
        " for (const [three, { four = three }] of [[one, {}]]) told.push(three + four);"
        " return told; }",
        [0, 2, 4],
    ),
    "what is caught is the catch's own": (
        'export function f(one = 1) { let told = 0; try { throw new Error("e"); }'
        " catch ({ message: one }) { told = one; } return [told, one]; }",
        ["e", 1],
    ),
    "a default names what is outside": (
        "const one = 1; export const f = (two = one, three = () => two + one) => three();",
        2,
    ),
    "a default is not what the body declares": (
        "const one = 1; export function f(two = one) { const one = 5; return [two, one]; }",
        [1, 5],
    ),
    "a default is a function with a choice": (
        "export const f = (one = 1, g = one ? (two) => two ?? one : (two) => -two, three = 3) =>"
        " [g(null), g(2), three];",
        [1, 2, 3],
    ),
    "taken apart by name, by what is worked out, by default, the rest": (
        'const key = "b"; export const f = ({ a = 1, [key]: two = a, c: [d, [e]] = [3, [4]],'
        " ...more } = { e: 5, b: 6 }) => [a, two, d, e, more];",
        [1, 6, 3, 4, {"e": 5}],
    ),
    "a function used before it is declared": (
        "export function f(one = 1) { return two() + one; function two() { return three() + one; }"
        " function three() { const one = 5; return one; } }",
        7,
    ),
    "a generator": (
        "function* count(most) { for (let at = 0; at < most; at += 1) yield at;"
        " yield* [most].map((at) => most - at); } export const f = () => [...count(2)];",
        [0, 1, 0],
    ),
    "a class keeps the names of what it has": (
        "class Pair { constructor(one, two = one) { this.one = one; this.two = two; }"
        " static of(one) { return new Pair(one); } get sum() { return this.one + this.two; }"
        " *each(by) { for (const one of [this.one, this.two]) yield one * by; } }"
        " export const f = () => { const one = Pair.of(2); return [one.sum, ...one.each(3)]; };",
        [4, 6, 6],
    ),
    "an object's functions keep their names": (
        "export function f(one = 1) { const two = { get one() { return one; },"
        " three(one) { return one + this.one; }, four: (two) => two }; const { four } = two;"
        " return [two.one, two.three(2), four(3)]; }",
        [1, 3, 3],
    ),
    "texts in texts": (
        "export const f = (one = [1, 2]) =>"
        " `${one.map((two) => `{${two}${one.map((three) => three + two)}}`)}`;",
        "{12,3},{23,4}",
    ),
    "a function that waits": (
        "const one = async (two) => { for await (const three of two) return three; };"
        " export async function f() { const two = await one([7]); return two; }",
        7,
    ),
    "a function keeps its own of a loop": (
        "export function f() { const told = []; for (let one = 0; one < 2; one += 1)"
        " { const two = one; told.push(() => [one, two]); } return told.map((one) => one()); }",
        [[0, 0], [1, 1]],
    ),
    "more names than letters": (
        f"export const f = ({', '.join(f'one{n} = {n}' for n in range(60))}) =>"
        f" [{', '.join(f'one{n}' for n in range(60))}];",
        [*range(60)],
    ),
    "words that are names only sometimes": (
        "export const f = (of = 1, from = 2, get = 3) => { for (const of of [from]) get += of;"
        " return [of, get]; };",
        [1, 5],
    ),
    "words of the language that name data": (
        "class Odd { for(one) { return one; } if(one) { return [one]; } }"
        " export const f = (two = 1) => { const told = { class: { two }, new: [], const: two,"
        " get: (one) => one, function: two };"
        " const { class: one, for: three = one.two } = told; const odd = new Odd();"
        " return [one, three, odd.for(2), odd.if(3), told.new, told.get(4)]; };",
        [{"two": 1}, 1, 2, [3], [], 4],
    ),
    "a class within a function": (
        "export function f(one = 1) { class Two extends Map {"
        " three(one) { return one + this.size; } } return new Two([[one, 2]]).three(one); }",
        2,
    ),
    "no short name stands for what the browser has": (
        "export const f = (one = 1) => [one, typeof e, typeof t];",
        [1, "undefined", "undefined"],
    ),
}

BRACKETS = {
    "an else stays with its if": (
        "export const f = (one = 0, two = 1) => { if (one) { for (const each of [two])"
        " { if (each) { return 1; } } } else { return 2; } return 3; };",
        2,
    ),
    "a block that declares stays a block": (
        "export const f = (one = 1) => { if (one) { const two = 2; } else { one += 1; }"
        " while (one < 5) { one += 1; } return one; };",
        5,
    ),
    "brackets within a sum": ("export const f = (one = 2) => 3 * (one + 1);", 9),
    "brackets around a choice that is compared": (
        "export const f = (one = 1) => 2 === (one ? 2 : 3);",
        True,
    ),
    "brackets in an or": ("export const f = (one = 0) => null ?? (one || 2);", 2),
    "brackets around two": ("export const f = (one = 0) => ((one += 1), one + 1);", 2),
    "brackets around what is called": ("export const f = () => ((one) => one + 1)(1);", 2),
    "an object is no block": ("export const f = (one = 1) => ({ one });", {"one": 1}),
    "a new one that goes on": ("export const f = () => new Map().set(1, 2).get(1);", 2),
    "a new one": ("export const f = () => [new Map(), new Date(5).getTime()].length;", 2),
    "a pattern behind a division": (
        'export const f = (one = 4) => one / /(2)/.exec("2")[1] / 2;',
        1,
    ),
    "signs side by side": (
        "export function f(one = 1) { let two = one++ + 1; two -= -one; return two - --one; }",
        3,
    ),
}


@pytest.mark.parametrize(("script", "answer"), (SCOPES | BRACKETS).values(), ids=SCOPES | BRACKETS)
def test_it_answers_the_same(call: Call, tmp_path: Path, *, script: str, answer: Any) -> None:
    inside = flat({"scoring/a.js": script.encode()}, ["scoring/a.js"], [("scoring/a.js", "f")])
    module = tmp_path / "f.mjs"
    module.write_text(f"export const {{ f }} = (() => {{{inside.decode()}}})();\n")
    assert call(str(module), "f") == answer


def test_every_script_of_a_page_can_be_read_by_a_browser(tmp_path: Path) -> None:
    scripts = {name: each for name, each in read_files(FOLDER).items() if name.endswith(".js")}
    called = [
        f"() => {{ {whole(each).decode().replace('export ', '')} }}" for each in scripts.values()
    ]
    page = tmp_path / "pages.mjs"
    page.write_text(f"export default [{', '.join(called)}];\n", encoding="utf-8")
    assert len(called) > 10
    assert subprocess.run([NODE, "--check", page], check=False).returncode == 0
