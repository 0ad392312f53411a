"""The settings: where things are kept, what is refused, and the secret of the first start."""

import errno
import os
import pwd
import stat
import threading
from pathlib import Path

import pytest

from scorekeeper import config
from scorekeeper.config import ConfigError, Settings, kept_secret
from scorekeeper.storage.migrate import upgrade


def test_a_checked_out_project_keeps_its_data_in_instance() -> None:
    project = Path(config.__file__).resolve().parent.parent
    assert config.data_dir({"XDG_DATA_HOME": "/elsewhere"}) == project / "instance"


@pytest.mark.parametrize(
    ("environ", "folder"),
    [
        pytest.param({"SCOREKEEPER_DATA": "/data/cards"}, "/data/cards", id="the folder asked for"),
        pytest.param({"XDG_DATA_HOME": "/home/ann/d"}, "/home/ann/d/scorekeeper", id="shared"),
        pytest.param({}, "/home/ann/.local/share/scorekeeper", id="the user's own"),
    ],
)
def test_an_installed_program_keeps_its_data_with_the_user(
    environ: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(config, "PROJECT", Path("/usr/lib/python3"))
    monkeypatch.setenv("HOME", "/home/ann")
    assert config.data_dir(environ) == Path(folder)


def test_a_folder_may_begin_in_the_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    assert config.data_dir({"SCOREKEEPER_DATA": "~/cards"}) == Path("/home/ann/cards")


@pytest.mark.parametrize("environ", [{"SCOREKEEPER_DATA": "~nobody-of-this-name/cards"}, {}])
def test_a_home_folder_that_nobody_knows_is_told_in_one_line(
    environ: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(_user: int) -> None:
        raise KeyError

    monkeypatch.setattr(config, "PROJECT", Path("/usr/lib/python3"))
    monkeypatch.delenv("HOME")
    monkeypatch.setattr(pwd, "getpwuid", unknown)
    with pytest.raises(ConfigError, match=r"^SCOREKEEPER_DATA: the home folder is not known"):
        Settings.from_env(environ)


def test_the_first_start_makes_the_folder_and_a_secret(tmp_path: Path) -> None:
    environ = {"SCOREKEEPER_DATA": str(tmp_path / "a" / "b")}
    first = Settings.from_env(environ)
    assert first.database_url == f"sqlite:///{tmp_path}/a/b/scorekeeper.db"
    assert len(first.secret_key) >= 43
    assert Settings.from_env(environ) == first


def test_only_its_owner_may_read_the_secret(tmp_path: Path) -> None:
    Settings.from_env({"SCOREKEEPER_DATA": str(tmp_path)})
    assert stat.S_IMODE((tmp_path / "secret_key").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["secret_key"]


def test_the_secret_is_not_shown(tmp_path: Path) -> None:
    settings = Settings.from_env({"SCOREKEEPER_DATA": str(tmp_path)})
    assert settings.secret_key not in repr(settings)


def test_starts_at_the_same_time_agree_on_the_secret(tmp_path: Path) -> None:
    ready, found = threading.Barrier(8), []

    def start() -> None:
        ready.wait()
        found.append(kept_secret(tmp_path / "secret_key"))

    threads = [threading.Thread(target=start) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1
    assert len(list(tmp_path.iterdir())) == 1


def test_a_file_system_without_links_keeps_a_secret_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_paths: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    secret = kept_secret(tmp_path / "secret_key")
    assert kept_secret(tmp_path / "secret_key") == secret
    assert len(list(tmp_path.iterdir())) == 1


def test_with_a_secret_and_a_database_of_its_own_no_folder_is_made(tmp_path: Path) -> None:
    environ = {
        "SCOREKEEPER_DATA": str(tmp_path / "unused"),
        "SCOREKEEPER_DATABASE": "postgresql+psycopg://ann@localhost/cards",
        "SCOREKEEPER_SECRET": "s" * 32,
    }
    settings = Settings.from_env(environ)
    assert (settings.database_url, settings.secret_key) == (
        "postgresql+psycopg://ann@localhost/cards",
        "s" * 32,
    )
    assert not (tmp_path / "unused").exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SCOREKEEPER_DATABASE", "mysql://localhost/cards"),
        ("SCOREKEEPER_DATABASE", "cards.db"),
        ("SCOREKEEPER_DATABASE", "sqlite://"),
        ("SCOREKEEPER_DATABASE", "sqlite:///:memory:"),
        ("SCOREKEEPER_SECRET", "too short"),
    ],
)
def test_a_wrong_value_is_told_in_one_line_with_its_name(
    name: str, value: str, tmp_path: Path
) -> None:
    with pytest.raises(ConfigError) as refused:
        Settings.from_env({"SCOREKEEPER_DATA": str(tmp_path), name: value})
    assert str(refused.value).startswith(f"{name}: ")
    assert "\n" not in str(refused.value)


def test_a_folder_whose_name_no_address_can_hold_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"^the data folder .* its name has a question mark$"):
        Settings.from_env({"SCOREKEEPER_DATA": str(tmp_path / "cards?")})
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["two words", "100%", "#1", "Ünïcødé 🃏", "a&b=c"])
def test_a_folder_may_have_any_other_name(tmp_path: Path, name: str) -> None:
    settings = Settings.from_env({"SCOREKEEPER_DATA": str(tmp_path / name)})
    upgrade(settings)
    assert (tmp_path / name / "scorekeeper.db").exists()


def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigError, match=r"^the data folder .*/file/data cannot be made: Not a"):
        Settings.from_env({"SCOREKEEPER_DATA": str(tmp_path / "file" / "data")})


def test_a_folder_that_cannot_be_written_to_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write everywhere
    with pytest.raises(ConfigError, match=r"^the data folder .* cannot be written to$"):
        Settings.from_env({"SCOREKEEPER_DATA": str(tmp_path)})


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(b"", "is damaged: delete it", id="empty"),
        pytest.param(b"abc\n", "is damaged: delete it", id="cut short"),
        pytest.param(b"\xff" * 64, "cannot be used: it is not plain text", id="no text"),
    ],
)
def test_a_damaged_secret_is_told_and_not_replaced(
    content: bytes, told: str, tmp_path: Path
) -> None:
    (tmp_path / "secret_key").write_bytes(content)
    with pytest.raises(ConfigError, match=told):
        Settings.from_env({"SCOREKEEPER_DATA": str(tmp_path)})
    assert (tmp_path / "secret_key").read_bytes() == content


def test_a_secret_that_is_a_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "secret_key").mkdir()
    with pytest.raises(ConfigError, match="cannot be used: Is a directory"):
        Settings.from_env({"SCOREKEEPER_DATA": str(tmp_path)})
