"""How soon other phones see a save, with many phones at many tables, and whether all is there.

`python3 run.py bench live [--phones 1000] [--games 250] [--saves 50] [--seconds 60] [--servers 2]`:
JSON, times in milliseconds. Real servers with one database on this machine; each phone is a
stream on a bare socket, and saves are sheets sent as a browser sends them. The phones of a table
look on at one server, as they do where tables are spread over servers; each save is sent to any
of the servers. In the end every game is compared with what was answered, revision by revision.
"""

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from urllib.parse import urlencode

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.history import history
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import Saved, save_deal
from scorekeeper.config import Settings
from scorekeeper.storage.db import Store, open_store
from scorekeeper.storage.migrate import upgrade
from tests.bench.measure import show
from tests.stores import THURSDAY, both

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
TOKEN = re.compile(r'name="csrf_token" type="hidden" value="([^"]+)"')
FIELD = re.compile(r'<input[^>]*\bname="([01]\.[\w.]+)"[^>]*\bvalue="([^"]*)"')
COOKIE = re.compile(r"[Ss]et-[Cc]ookie: (scorekeeper=[^;]+)")
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0  # seconds


@dataclass
class Server:
    """A server process, and how much of the machine it took."""

    process: subprocess.Popen[str]
    port: int

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        after_name = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / TICKS

    def memory(self) -> float:
        """Megabytes that are its own (not shared with others) or in its share."""
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        found = re.search(r"^Pss:\s+(\d+) kB", text, re.MULTILINE)
        return int(found[1]) / 1024 if found else 0.0


@dataclass
class Table:
    """A game, who looks at it, and the last act whose save was answered."""

    game_id: str
    server: int
    base: list[int]
    rules: str = ""
    cookie: str = ""
    token: str = ""
    fields: dict[str, str] = field(default_factory=dict)
    sent: dict[int, float] = field(default_factory=dict)
    saves: list[tuple[int, int]] = field(default_factory=list)
    busy: bool = False


@dataclass
class Seen:
    """What the phones noted: for each act of a game the moments at which they saw it."""

    moments: dict[tuple[str, int], list[float]] = field(default_factory=dict)
    events: int = 0
    broken: int = 0
    ready: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))


@contextmanager
def servers(folder: str, many: int) -> Iterator[list[Server]]:
    """So many servers with one database."""
    started = []
    try:
        for _ in range(many):
            command = [sys.executable, "-m", "scorekeeper", "serve", "--local", "--port", "0"]
            process = subprocess.Popen(
                command,
                env={**os.environ, "SCOREKEEPER_DATA": folder},
                stdout=subprocess.PIPE,
                text=True,
            )
            assert process.stdout
            said = "".join(iter(process.stdout.readline, "Stop it with Ctrl+C.\n"))
            found = ADDRESS.search(said)
            assert found, said
            started.append(Server(process, int(found[1])))
        yield started
    finally:
        for server in started:
            server.process.send_signal(signal.SIGTERM)
        for server in started:
            server.process.wait(10)


async def ask(port: int, path: str, *, cookie: str = "", form: dict[str, str] | None = None) -> str:
    """One request, the whole answer as text."""
    body = urlencode(form).encode() if form is not None else b""
    lines = [
        f"{'POST' if form is not None else 'GET'} {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: close",
        *([f"Cookie: {cookie}"] if cookie else []),
        *(
            [
                "Content-Type: application/x-www-form-urlencoded",
                f"Content-Length: {len(body)}",
            ]
            if form is not None
            else []
        ),
    ]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write("\r\n".join([*lines, "", ""]).encode() + body)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return answer.decode(errors="replace")


@dataclass
class Looking(asyncio.Protocol):
    """A phone with the table open: it notes when it sees each act, until it is cut off.

    All of them share the machine with the servers, so they take as little of it as can be: what
    arrives is taken apart into lines and no further.
    """

    asked: bytes
    game_id: str
    seen: Seen
    rest: bytes = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the events."""
        assert isinstance(transport, asyncio.WriteTransport)
        transport.write(self.asked)

    def data_received(self, data: bytes) -> None:
        """Note what is told."""
        now = time.perf_counter()
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            if line.startswith(b"event: here"):
                self.seen.ready.release()
            elif line.startswith(b"id: "):
                act = int(line[4:].split(b"-")[0])
                self.seen.moments.setdefault((self.game_id, act), []).append(now)
                self.seen.events += 1

    def connection_lost(self, _exc: Exception | None) -> None:
        """It was cut off."""
        self.seen.broken += 1


async def look_on(port: int, table: Table, seen: Seen) -> asyncio.BaseTransport:
    """Open the table on one more phone."""
    path = f"/g/{table.game_id}/live?view=table&seen=2-"
    asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    loop = asyncio.get_running_loop()
    made, _ = await loop.create_connection(
        lambda: Looking(asked, table.game_id, seen), "127.0.0.1", port
    )
    return made


async def open_sheet(port: int, table: Table) -> None:
    """Open the sheet of the deal, as the phone that will save it."""
    page = await ask(port, f"/g/{table.game_id}/deals/1")
    token, cookie = TOKEN.search(page), COOKIE.search(page)
    base = re.search(r'name="base" value="([^"]+)"', page)
    assert token, page[:300]
    assert cookie
    assert base
    table.token, table.cookie = token[1], cookie[1]
    table.rules = base[1].partition(":")[0]
    for side in (0, 1):
        table.fields |= {
            f"{side}.books.clean": "0", f"{side}.books.dirty": "0", f"{side}.books.wild": "0",
            f"{side}.way": "total", f"{side}.card_points": "300", f"{side}.left.points": "0",
            f"{side}.red_threes.laid": "0", f"{side}.red_threes.hand": "0",
            f"{side}.red_threes.foot": "0", f"{side}.left.black_threes.hand": "0",
            f"{side}.left.black_threes.foot": "0", f"{side}.left.unopened_feet": "0",
        }  # fmt: skip


async def save(port: int, table: Table, number: int) -> None:
    """Correct one side's count, so that it differs from what stands there."""
    side = number % 2
    before = int(table.fields[f"{side}.card_points"])
    points = 200 + (before + 5 * (1 + number % 50)) % 600
    fields = {
        **table.fields,
        f"{side}.card_points": str(points),
        "base": f"{table.rules}:{table.base[0]},{table.base[1]}",
        "out": "none",
        "client_id": f"save-{number}",
        "csrf_token": table.token,
        "do": "save",
    }
    act = 2 + len(table.saves) + 1
    table.sent[act] = time.perf_counter()
    answer = await ask(port, f"/g/{table.game_id}/deals/1", cookie=table.cookie, form=fields)
    if " 303 " not in answer.partition("\r\n")[0]:
        raise RuntimeError(f"a save was answered with {answer[:200]}")
    table.fields[f"{side}.card_points"] = str(points)
    table.base[side] += 1
    table.saves.append((side, points))
    table.busy = False


async def soak(asked: argparse.Namespace, running: list[Server], tables: list[Table]) -> Seen:
    """Open all phones, save at the pace that is asked for, and wait until all is seen."""
    seen = Seen()
    for table in tables:
        await open_sheet(running[table.server].port, table)
    phones = []
    for number in range(asked.phones):
        table = tables[number % len(tables)]
        phones.append(await look_on(running[table.server].port, table, seen))
        if number % 20 == 19:
            await asyncio.sleep(0.02)
    for _ in phones:
        await asyncio.wait_for(seen.ready.acquire(), PATIENCE)
    begun = [server.cpu() for server in running], time.perf_counter()
    own = time.process_time()
    saves, number = [], 0
    order = random.Random(5)
    while (elapsed := time.perf_counter() - begun[1]) < asked.seconds:
        while number < elapsed * asked.saves:
            free = [table for table in tables if not table.busy]
            if not free:
                raise RuntimeError("every table waits for the answer to a save")
            table = order.choice(free)
            table.busy = True
            port = order.choice(running).port
            saves.append(asyncio.create_task(save(port, table, number)))
            number += 1
        await asyncio.sleep(0.002)
    await asyncio.gather(*saves)
    asked.cpu = [server.cpu() - before for server, before in zip(running, begun[0], strict=True)]
    asked.own_cpu = time.process_time() - own
    asked.memory = [server.memory() for server in running]
    asked.took = time.perf_counter() - begun[1]
    await asyncio.sleep(2)
    broken = seen.broken
    for phone in phones:
        phone.close()
    await asyncio.sleep(0)
    seen.broken = broken
    return seen


def delays(tables: list[Table], seen: Seen, per_table: int) -> tuple[list[float], int]:
    """Milliseconds from the sending of each save until each phone saw it; and how many did not.

    A phone that was sent a later act at once has seen the earlier one with it.
    """
    found, missed = [], 0
    for table in tables:
        for act, sent in table.sent.items():
            moments: list[float] = []
            for later in range(act, 2 + len(table.saves) + 1):
                moments += seen.moments.get((table.game_id, later), [])
                if len(moments) >= per_table:
                    break
            found += [1000 * (moment - sent) for moment in sorted(moments)[:per_table]]
            missed += max(0, per_table - len(moments))
    return found, missed


def compare(store: Store, tables: list[Table]) -> int:
    """How many games do not hold exactly what was answered, revision by revision."""
    wrong = 0
    for table in tables:
        items = history(store, table.game_id).items[::-1][2:]
        kept = [
            (made.side, made.entry.card_points) for item in items for made in item.act.revisions
        ]
        now = load_game(store, table.game_id).revisions_of(1)
        wrong += kept != table.saves or list(now) != table.base
    return wrong


def main(arguments: list[str]) -> None:
    """Begin the games, start the servers, let it run, and compare."""
    parser = argparse.ArgumentParser(prog="run.py bench live")
    for name, usual in (
        ("phones", 1000), ("games", 250), ("saves", 50), ("seconds", 60), ("servers", 2),
    ):  # fmt: skip
        parser.add_argument(f"--{name}", type=int, default=usual)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings.from_env({"SCOREKEEPER_DATA": folder})
        upgrade(settings)
        store = open_store(settings)
        tables = []
        for number in range(asked.games):
            game_id = create_game(store, THURSDAY)
            assert isinstance(save_deal(store, game_id, both(300, 300)), Saved)
            tables.append(Table(game_id, number % asked.servers, [1, 1]))
        with servers(folder, asked.servers) as running:
            seen = asyncio.run(soak(asked, running, tables))
        found, missed = delays(tables, seen, asked.phones // asked.games)
        wrong = compare(store, tables)
        store.close()
    cuts = quantiles(found, n=100)
    show(
        "live",
        {
            "phones": asked.phones,
            "games": asked.games,
            "servers": asked.servers,
            "saves": sum(len(table.saves) for table in tables),
            "saves_a_second": round(sum(len(table.saves) for table in tables) / asked.took, 1),
            "seen": len(found),
            "not_seen": missed,
            "streams_broken": seen.broken,
            "from_sending_a_save_until_seen_ms": {
                "p50": round(cuts[49]), "p90": round(cuts[89]), "p99": round(cuts[98]),
                "most": round(max(found)),
            },
            "memory_mb": [round(each) for each in asked.memory],
            "cpu_cores": [round(each / asked.took, 2) for each in asked.cpu],
            "cpu_cores_of_the_phones": round(asked.own_cpu / asked.took, 2),
            "games_that_differ": wrong,
        },
    )  # fmt: skip
    if wrong or missed:
        raise SystemExit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
