"""`serve --https`: encrypted pages, and beside them the plain page that tells how to trust them."""

import json
import re
import signal
import socket
import ssl
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from pathlib import Path
from time import monotonic

import pytest

from scorekeeper.app import serve
from scorekeeper.certificates import SERVER_FILE
from scorekeeper.storage.db import Store, open_store
from tests.started import started, welcome_of
from tests.stores import made_in, settings_in
from tests.web.games import CAUGHT, OUT, begin, play

pytestmark = pytest.mark.slow

SECURE = re.compile(r"on this machine +https://127\.0\.0\.1:(\d+)")
PLAIN = re.compile(r"each phone first +http://127\.0\.0\.1:(\d+)")
ROOT = Path(__file__).parents[1]
DEAL = b"""{"format": "scorekeeper/deal-1", "rules": "classic", "deal": 1, "sides": [
  {"books": {"clean": 2}, "card_points": 1285, "went_out": true}, {}]}"""
OPTIONS = ("--https", "--local", "--port", "0")


class Ports:
    """Where a started server listens, and how a phone that trusts it asks there."""

    def __init__(self, said: str, folder: Path) -> None:
        secure, plain = SECURE.search(said), PLAIN.search(said)
        assert secure
        assert plain
        self.folder = folder
        self.secure, self.plain = int(secure[1]), int(plain[1])

    def authority(self) -> str:
        """The certificate that the plain page gives away."""
        return asked(self.plain, "/certificate")[1]

    @contextmanager
    def phone(self, host: str = "localhost") -> Iterator[HTTPSConnection]:
        """A phone that took the steps, and trusts nothing else."""
        trusts = ssl.create_default_context(cadata=self.authority())
        trusts.verify_flags |= ssl.VERIFY_X509_STRICT
        with closing(HTTPSConnection(host, self.secure, timeout=5, context=trusts)) as phone:
            yield phone


def asked(port: int, path: str) -> tuple[HTTPResponse, str]:
    """What is answered there to one who comes without HTTPS, and its text."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=5)) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer, answer.read().decode()


@pytest.fixture(scope="module")
def ports(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ports]:
    folder = tmp_path_factory.mktemp("https")
    made_in(folder)
    with started(folder, *OPTIONS) as process:
        yield Ports(welcome_of(process), folder)


@pytest.fixture
def store(ports: Ports) -> Iterator[Store]:
    """The database of the started server."""
    opened = open_store(settings_in(ports.folder))
    yield opened
    opened.close()


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_a_phone_that_trusts_the_authority_gets_pages_and_a_cookie_for_https_only(
    ports: Ports, host: str
) -> None:
    with ports.phone(host) as phone:
        phone.request("GET", "/")
        answer = phone.getresponse()
    assert answer.status == 200
    assert "Secure" in answer.headers["Set-Cookie"]


def test_without_trust_there_is_no_page(ports: Ports) -> None:
    with (
        closing(HTTPSConnection("localhost", ports.secure, timeout=5)) as stranger,
        pytest.raises(ssl.SSLCertVerificationError),
    ):
        stranger.request("GET", "/")


def test_the_steps_come_without_any_trust(ports: Ports) -> None:
    page = asked(ports.plain, "/")[1]
    assert len(re.findall(r"<li>", page)) == 4 + 4
    assert page.count('href="/certificate"') == 2
    assert f'href="https://127.0.0.1:{ports.secure}/"' in page


def test_the_certificate_comes_as_what_phones_take_for_one(ports: Ports) -> None:
    answer, text = asked(ports.plain, "/certificate")
    assert answer.headers["Content-Type"] == "application/x-x509-ca-cert"
    assert text.startswith("-----BEGIN CERTIFICATE-----")


@pytest.mark.parametrize("path", ["/g/some-game", "/new", "/static/0/none"])
def test_any_other_plain_address_leads_to_the_steps(ports: Ports, path: str) -> None:
    answer, _ = asked(ports.plain, path)
    assert (answer.status, answer.headers["Location"]) == (303, "/")
    assert "Set-Cookie" not in answer.headers


def test_who_asks_for_the_game_without_https_is_led_to_the_steps(ports: Ports) -> None:
    answer, _ = asked(ports.secure, "/g/an-address-from-before")
    assert answer.status == 307
    assert answer.headers["Location"] == f"http://127.0.0.1:{ports.plain}/"


def test_links_for_other_phones_are_https_and_say_what_to_open_first(
    ports: Ports, store: Store
) -> None:
    with ports.phone() as phone:
        phone.request("GET", f"/g/{begin(store)}/share")
        page = phone.getresponse().read().decode()
    assert re.search(rf'value="https://[\w.]+:{ports.secure}/', page)
    assert f":{ports.plain}</b>" in page
    assert 'value="http://' not in page


def test_a_page_hears_a_save_at_once(ports: Ports, store: Store) -> None:
    game = begin(store)
    with ports.phone() as phone:
        phone.request("GET", f"/g/{game}/live?view=table")
        with phone.getresponse() as stream:
            lines = iter(stream.readline, b"")
            assert b"event: here\n" in (next(lines), next(lines))
            before = monotonic()
            play(store, game, (OUT, CAUGHT))
            assert any(b"4,685" in line for line in lines)
            assert monotonic() - before < 1


def test_many_long_answers_arrive_whole_by_one_connection(ports: Ports) -> None:
    font = (ROOT / "scorekeeper/static/fonts/table-serif-bold.ttf").read_bytes()
    with ports.phone() as phone:
        for _ in range(20):
            phone.request("GET", "/static/0/fonts/table-serif-bold.ttf")
            assert phone.getresponse().read() == font


def test_what_a_phone_sends_arrives_whole(ports: Ports) -> None:
    with ports.phone() as phone:
        phone.request("POST", "/api/v1/score", body=b" " * 200_000 + DEAL)
        answer = json.loads(phone.getresponse().read())
    # 2 clean books of 500, 1,285 card points, 100 for going out
    assert answer["sides"][0]["total"] == 2385


def test_a_phone_that_only_connects_keeps_nobody_waiting(ports: Ports) -> None:
    with (
        socket.create_connection(("127.0.0.1", ports.secure)) as silent,
        ports.phone() as phone,
    ):
        silent.send(b"\x16\x03")  # the beginning of a handshake
        phone.request("GET", "/help")
        assert phone.getresponse().status == 200


def test_with_a_stream_open_it_stops_in_under_three_seconds(tmp_path: Path) -> None:
    store = open_store(made_in(tmp_path))
    game = begin(store)
    store.close()
    with (
        started(tmp_path, *OPTIONS) as process,
        Ports(welcome_of(process), tmp_path).phone() as phone,
    ):
        phone.request("GET", f"/g/{game}/live?view=table")
        with phone.getresponse() as stream:
            stream.readline()
            before = monotonic()
            process.send_signal(signal.SIGTERM)
            assert process.wait(timeout=10) == 0
            assert monotonic() - before < 3


def test_a_second_start_has_the_same_certificates(tmp_path: Path) -> None:
    made_in(tmp_path)
    seen = []
    for _ in range(2):
        with started(tmp_path, *OPTIONS) as process:
            authority = Ports(welcome_of(process), tmp_path).authority()
        seen.append((authority, (tmp_path / SERVER_FILE).read_bytes()))
    assert seen[0] == seen[1]


def test_the_last_port_has_no_next_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(local=True, port=65_535, https=True) == 1
    assert capsys.readouterr().err == (
        "scorekeeper: --https needs the port after 65535 too: choose a lower one with --port\n"
    )
