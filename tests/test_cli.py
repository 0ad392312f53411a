"""The command line as a shell sees it: what comes out where, and how it ends."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import pytest

from scorekeeper import __version__, cli
from scorekeeper.cli.documents import documents
from scorekeeper.scoring.ruleset_json import read_rules
from scorekeeper.scoring.rulesets import PRESETS

ROOT = Path(__file__).parents[1]
GOOD: dict[str, Any] = {
    "format": "scorekeeper/deal-1",
    "rules": "classic",
    "sides": [{"name": "北", "card_points": 85}, {"name": "南", "card_points": 15}],
}
IMPOSSIBLE = GOOD | {
    "sides": [{"red_threes": {"laid": 11}, "card_points": 15}, {"card_points": 15}]
}
UNREADABLE = GOOD | {"sides": [{"card_points": True}]}
OPENING: dict[str, Any] = {
    "format": "scorekeeper/opening-1",
    "rules": "classic",
    "deal": 1,
    "melds": [{"rank": "A", "naturals": 3}],
}
GOING_OUT: dict[str, Any] = {
    "format": "scorekeeper/going-out-1",
    "rules": "seven-hundred",
    "side": {"books": {"clean": 1}, "left": {"unopened_feet": 0}},
}


def run(
    *arguments: str,
    given: bytes = b"",
    environ: dict[str, str] | None = None,
    out: IO[bytes] | int = subprocess.PIPE,
) -> subprocess.CompletedProcess[bytes]:
    """Run scorekeeper as a shell does."""
    return subprocess.run(
        [sys.executable, "-m", "scorekeeper", *arguments],
        input=given,
        stdout=out,
        stderr=subprocess.PIPE,
        check=False,
        cwd=ROOT,
        env=os.environ | (environ or {}),
        timeout=60,
    )


def shell(line: str) -> subprocess.CompletedProcess[bytes]:
    """What a shell makes of `scorekeeper LINE`."""
    command = f"{sys.executable} -m scorekeeper {line}"
    return subprocess.run(command, shell=True, capture_output=True, check=False, cwd=ROOT)


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Any:
    """Ask one command about a file with this content; how it ends, and what it says where."""

    def asked(content: bytes | str | object, *arguments: str) -> tuple[int, str, str]:
        if not isinstance(content, bytes | str):
            content = json.dumps(content)
        path = tmp_path / "file.json"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        ended = cli.main([*arguments, str(path)], serve=no_server)
        said = capsys.readouterr()
        return ended, said.out, said.err.replace(str(path), "FILE")

    return asked


def no_server(*, host: str | None, port: int | None, local: bool, https: bool) -> int:
    """Stands for the server where none is to be started."""
    raise AssertionError(f"a server was started: {host} {port} {local} {https}")


ENDS = {
    "a valid deal": ("score", GOOD, 0, "valid", True),
    "an impossible deal": ("score", IMPOSSIBLE, 1, "valid", False),
    "an opening that is enough": ("opening", OPENING, 0, "meets", True),
    "an opening that is short": ("opening", OPENING | {"deal": 2}, 1, "meets", False),
    "a side that may go out": ("going-out", GOING_OUT, 0, "allowed", True),
    "a side that may not": ("going-out", GOING_OUT | {"rules": "classic"}, 1, "allowed", False),
}


@pytest.mark.parametrize(("command", "file", "end", "key", "value"), ENDS.values(), ids=ENDS)
def test_how_a_command_ends(
    ask: Any, command: str, file: object, *, end: int, key: str, value: bool
) -> None:
    ended, out, err = ask(file, command)
    assert (ended, json.loads(out)[key], err) == (end, value, "")


@pytest.mark.parametrize(
    ("command", "file", "first"),
    [
        ("score", GOOD, "Classic, deal 1, 4 players"),
        ("opening", OPENING, "Classic, opening of deal 1: 60 of 50, yes"),
        ("going-out", GOING_OUT, "The side may go out."),
    ],
    ids=["score", "opening", "going out"],
)
def test_text_for_people(ask: Any, command: str, file: object, *, first: str) -> None:
    ended, out, err = ask(file, command, "--text")
    assert (ended, out.splitlines()[0], err) == (0, first, "")


def test_the_answer_has_the_form_of_the_question(ask: Any) -> None:
    assert len(ask(GOOD, "score")[1].splitlines()) == 1
    assert len(ask(json.dumps(GOOD, indent=1), "score")[1].splitlines()) > 20


CANNOT = {
    "a wrong key": (
        UNREADABLE,
        "line 1: sides[0].card_points: must be a whole number from 0 to 100,000, not true",
    ),
    "several wrong keys": (
        UNREADABLE | {"deal": 0, "x": 1},
        "line 1: sides[0].card_points: must be a whole number from 0 to 100,000, not true"
        " (and 2 more)",
    ),
    "no JSON": ("{]", "is not JSON (column 2: expecting property name enclosed in double quotes)"),
    "nothing": ("", "is empty, one JSON object is expected"),
    "no text": (b"\x89PNG\r\n\x1a\n\x00", "is not text in UTF-8"),
    "another encoding": (json.dumps(GOOD).encode("utf-16"), "is not text in UTF-8"),
    "absurd nesting": ("[" * 50_000, "is nested too deeply, no such file has more than ten levels"),
    "a list of deals": ([GOOD], "line 1: must be an object with keys, not a list"),
}


@pytest.mark.parametrize(("content", "told"), CANNOT.values(), ids=CANNOT)
def test_one_line_tells_what_cannot_be_read(ask: Any, content: object, told: str) -> None:
    ended, out, err = ask(content, "score")
    assert (ended, err) == (2, f"scorekeeper: FILE: {told}\n")
    assert set(json.loads(out)) == {"error", "path"}


def test_a_file_that_cannot_be_read_has_no_text(ask: Any) -> None:
    assert ask("{]", "score", "--text")[:2] == (2, "")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nowhere.json", "nowhere.json: cannot be read: no such file or directory"),
        (".", ".: cannot be read: is a directory"),
        ("a\nb", '"a\\nb": cannot be read: no such file or directory'),
    ],
    ids=["missing", "a folder", "a name of two lines"],
)
def test_a_file_that_is_none(capsys: pytest.CaptureFixture[str], name: str, told: str) -> None:
    assert cli.main(["score", name], serve=no_server) == 2
    assert capsys.readouterr() == ("", f"scorekeeper: {told}\n")


def lines(*files: object) -> str:
    """JSON Lines; text stands as it is."""
    return "".join((f if isinstance(f, str) else json.dumps(f)) + "\n" for f in files)


MANY = {
    "all valid": (lines(GOOD, GOOD), 0, [True, True]),
    "one is not": (lines(GOOD, IMPOSSIBLE, GOOD), 1, [True, False, True]),
    "one is unreadable": (lines(IMPOSSIBLE, UNREADABLE, GOOD), 2, [False, None, True]),
    "one is no JSON": (lines(GOOD, "{oh}", GOOD), 2, [True, None, True]),
    "the first is no JSON": (lines("oh", GOOD), 2, [None, True]),
    "none is JSON": (lines("{oh}", "{no}"), 2, [None, None]),
    "empty lines between": (lines("", GOOD, "", GOOD), 0, [True, True]),
    "the last line has no end": (lines(GOOD, GOOD).rstrip(), 0, [True, True]),
}


@pytest.mark.parametrize(("text", "end", "valid"), MANY.values(), ids=MANY)
def test_one_result_a_line_in_the_same_order(
    ask: Any, text: str, end: int, *, valid: Sequence[bool | None]
) -> None:
    ended, out, err = ask(text, "score")
    results = [json.loads(line) for line in out.splitlines()]
    assert (ended, [result.get("valid") for result in results]) == (end, valid)
    assert len(err.splitlines()) == (end == 2)
    assert [set(r) for r in results if "valid" not in r] == [{"error", "path"}] * valid.count(None)


def test_the_first_unreadable_line_is_told_and_the_others_counted(ask: Any) -> None:
    assert ask(lines(GOOD, UNREADABLE, "{", UNREADABLE), "score")[2] == (
        "scorekeeper: FILE: line 2: sides[0].card_points: must be a whole number from 0 to"
        " 100,000, not true (and 2 more lines)\n"
    )


def test_lines_as_text(ask: Any) -> None:
    _, out, _ = ask(lines(GOOD, "oh"), "score", "--text")
    assert out.startswith("Classic, deal 1")
    assert out.endswith("\n\nCannot be read: is not JSON (column 1: expecting value)\n")


def test_an_answer_is_given_before_the_next_line_comes() -> None:
    class Slow(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            raise AssertionError(f"read {size}")

    stream = Slow(lines(GOOD, GOOD).encode())
    assert next(documents(stream)).data == GOOD
    assert stream.tell() == len(lines(GOOD))


def test_standard_input_in_any_locale_with_a_byte_order_mark() -> None:
    given = b"\xef\xbb\xbf" + json.dumps(GOOD, ensure_ascii=False).encode()
    done = run("score", "-", given=given, environ={"LC_ALL": "C", "PYTHONUTF8": "0"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert [side["name"] for side in json.loads(done.stdout)["sides"]] == ["北", "南"]


def test_standard_input_that_cannot_be_read() -> None:
    done = run("score", "-", given=b"{")
    assert done.returncode == 2
    assert done.stderr.startswith(b"scorekeeper: standard input: is not JSON")


def test_nobody_reads_any_more() -> None:
    reading_end, writing_end = os.pipe()
    os.close(reading_end)
    with os.fdopen(writing_end, "wb") as broken:
        done = run("score", "-", given=lines(GOOD, GOOD).encode(), out=broken)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("arguments", [("rules", "classic"), ("score", "-")])
def test_an_answer_that_cannot_be_written_is_told_in_one_line(arguments: Sequence[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        ended = run(*arguments, given=json.dumps(GOOD).encode(), out=full)
    assert ended.returncode == 2
    assert ended.stderr == (b"scorekeeper: the answer cannot be written: no space left on device\n")


def test_an_answer_without_an_output_is_told_in_one_line() -> None:
    ended = shell("rules >&-")
    assert ended.returncode == 2
    assert ended.stderr == (
        b"scorekeeper: the answer cannot be written: there is no standard output\n"
    )


def test_what_cannot_be_read_is_never_told_among_the_answers() -> None:
    ended = shell("score nowhere.json 2>&-")
    assert ended.returncode == 2
    assert ended.stdout == b""


def test_an_interrupt_ends_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "answer_rules", interrupted)
    assert cli.main(["rules"], serve=no_server) == 130


def test_presets_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules"], serve=no_server) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [preset["slug"] for preset in listed] == list(PRESETS)
    assert cli.main(["rules", "--text"], serve=no_server) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(PRESETS)


def test_a_rule_set_is_printed_as_a_file_that_reads_back(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["rules", "canasta"], serve=no_server) == 0
    assert read_rules(json.loads(capsys.readouterr().out)) == PRESETS["canasta"]


def test_a_rule_set_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "canasta", "--text"], serve=no_server) == 0
    assert capsys.readouterr().out.startswith("Canasta (canasta)\nSource: ")


def test_a_rule_set_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "canastra"], serve=no_server) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith('scorekeeper: rules: must be one of "classic"')
    assert err.endswith('did you mean "canasta"?\n')


MISUSE = {
    "nothing": ([], "scorekeeper: the following arguments are required: COMMAND"),
    "no command": (["deal"], "scorekeeper: argument COMMAND: invalid choice: 'deal'"),
    "no file": (["score"], "scorekeeper score: the following arguments are required: FILE"),
    "an option cut short": (["score", "--tex", "-"], "scorekeeper: unrecognized arguments: --tex"),
    "a port that is none": (["serve", "--port", "８０"], "scorekeeper serve: argument --port: must"
                            " be a number from 0 to 65535, not '８０'"),
    "a port too high": (["serve", "--port", "65536"], "scorekeeper serve: argument --port: must"
                        " be a number from 0 to 65535, not '65536'"),
    "an address beside local": (["serve", "--local", "--host", "::"], "scorekeeper serve: argument"
                                " --host: not allowed with argument --local"),
}  # fmt: skip


@pytest.mark.parametrize(("arguments", "told"), MISUSE.values(), ids=MISUSE)
def test_a_wrong_command_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments, serve=no_server)
    out, err = capsys.readouterr()
    assert (ended.value.code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(told)


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ([], (None, None, False, False)),
        (["--local", "--port", "0"], (None, 0, True, False)),
        (["--host", "127.0.0.1", "--port", "8080"], ("127.0.0.1", 8080, False, False)),
        (["--https"], (None, None, False, True)),
    ],
    ids=["as it comes", "this machine only", "an address", "encrypted"],
)
def test_the_server_gets_its_options(options: list[str], asked: object) -> None:
    got = []

    def serve(*, host: str | None, port: int | None, local: bool, https: bool) -> int:
        got.append((host, port, local, https))
        return 3

    assert cli.main(["serve", *options], serve=serve) == 3
    assert got == [asked]


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--version"], serve=no_server)
    assert capsys.readouterr().out == f"scorekeeper {__version__}\n"


def test_scoring_needs_neither_the_web_nor_the_database() -> None:
    command = (
        "import sys; from scorekeeper.__main__ import main; sys.argv = ['scorekeeper', 'rules'];"
        " main(); print(sorted({name.partition('.')[0] for name in sys.modules}"
        " & {'flask', 'werkzeug', 'jinja2', 'sqlalchemy', 'alembic', 'waitress'}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", command], cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert done.stdout.splitlines()[-1] == "[]"
