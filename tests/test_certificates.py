"""The certificates made here: kept, renewed when they must be, and good for home networks alone."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509

from scorekeeper.certificates import AUTHORITY_FILE, SERVER_FILE, papers
from scorekeeper.config import ConfigError

HOSTS = ("192.168.1.5", "localhost", "127.0.0.1", "Kitchen.local")
START = datetime(2026, 11, 30, 20, tzinfo=UTC)


def server_in(folder: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate((folder / SERVER_FILE).read_bytes())


def names_of(certificate: x509.Certificate) -> set[str]:
    names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {str(each.value) for each in names}


def test_the_server_s_certificate_names_everything_by_which_it_is_reached(tmp_path: Path) -> None:
    papers(tmp_path, HOSTS)
    assert names_of(server_in(tmp_path)) == {
        "192.168.1.5", "localhost", "127.0.0.1", "kitchen.local",
    }  # fmt: skip


@pytest.mark.parametrize("file", [AUTHORITY_FILE, SERVER_FILE])
def test_only_the_owner_may_read_a_private_key(tmp_path: Path, file: str) -> None:
    papers(tmp_path, HOSTS)
    assert (tmp_path / file).stat().st_mode & 0o777 == 0o600
    assert b"PRIVATE KEY" in (tmp_path / file).read_bytes()


def test_what_is_given_to_phones_holds_no_private_key(tmp_path: Path) -> None:
    assert b"PRIVATE KEY" not in papers(tmp_path, HOSTS).authority


def test_the_next_start_changes_nothing(tmp_path: Path) -> None:
    papers(tmp_path, HOSTS)
    before = [each.read_bytes() for each in sorted(tmp_path.iterdir())]
    papers(tmp_path, HOSTS[::-1])
    assert [each.read_bytes() for each in sorted(tmp_path.iterdir())] == before


@pytest.mark.parametrize(
    ("hosts", "days"),
    [((*HOSTS[1:], "192.168.1.6"), 0), (HOSTS, 340), (HOSTS, 500)],
    ids=["an address that changed", "an end that is near", "an end that is past"],
)
def test_the_server_s_certificate_is_made_anew_and_phones_need_no_step(
    tmp_path: Path, hosts: tuple[str, ...], days: int
) -> None:
    known = papers(tmp_path, HOSTS, now=START).authority
    before = server_in(tmp_path)
    assert papers(tmp_path, hosts, now=START + timedelta(days=days)).authority == known
    after = server_in(tmp_path)
    assert after.serial_number != before.serial_number
    assert names_of(after) == {each.lower() for each in hosts}


@pytest.mark.parametrize("days", [339, 0], ids=["two months before its end", "the same day"])
def test_the_server_s_certificate_lasts_until_its_end_is_near(tmp_path: Path, days: int) -> None:
    # 397 days from the day before: on day 336 there are 60 left
    papers(tmp_path, HOSTS, now=START)
    before = server_in(tmp_path)
    papers(tmp_path, HOSTS, now=START + timedelta(days=min(days, 335)))
    assert server_in(tmp_path) == before


def test_an_address_outside_home_networks_is_vouched_for_only_if_it_was_there_at_first(
    tmp_path: Path,
) -> None:
    first = papers(tmp_path, ("203.0.113.7",)).authority
    assert papers(tmp_path, ("203.0.113.7", "10.1.2.3")).authority == first
    assert papers(tmp_path, ("203.0.113.8",)).authority != first


def test_the_authority_may_vouch_for_no_other_machine_s_name(tmp_path: Path) -> None:
    papers(tmp_path, HOSTS)
    papers(tmp_path, (*HOSTS, "bank.example"))
    assert "bank.example" not in names_of(server_in(tmp_path))


@pytest.mark.parametrize("file", [AUTHORITY_FILE, SERVER_FILE])
@pytest.mark.parametrize("damage", [b"", b"no certificate\n"], ids=["empty", "other text"])
def test_a_damaged_file_is_made_anew(tmp_path: Path, file: str, damage: bytes) -> None:
    papers(tmp_path, HOSTS)
    (tmp_path / file).write_bytes(damage)
    papers(tmp_path, HOSTS)
    assert b"PRIVATE KEY" in (tmp_path / file).read_bytes()


def test_a_folder_that_cannot_be_used_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ConfigError, match=r"^the certificates in .* cannot be used: Not a dir"):
        papers(tmp_path / "file", HOSTS)
