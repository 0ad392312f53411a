"""The settings: the environment is read here, once, and checked.

SCOREKEEPER_DATA      folder of the database and the secret
SCOREKEEPER_DATABASE  address of another database than the SQLite file in that folder, as
                      sqlite:////path/to/file or postgresql://user:password@host/name
SCOREKEEPER_SECRET    the key that signs sessions, instead of the one kept in that folder
"""

import errno
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
DATABASE_FILE = "scorekeeper.db"
SECRET_FILE = "secret_key"
SHORTEST_SECRET = 32
DATABASES = ("sqlite", "postgresql")


class ConfigError(Exception):
    """A setting that cannot be used: one line that names it."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Where things are kept, and the key that signs sessions."""

    data_dir: Path
    database_url: str
    secret_key: str = field(repr=False)

    @classmethod
    def from_env(cls, environ: Mapping[str, str]) -> "Settings":
        """The settings of this environment; makes the folder and the secret at the first start.

        Raises ConfigError.
        """
        folder = data_dir(environ)
        url, secret = environ.get("SCOREKEEPER_DATABASE"), environ.get("SCOREKEEPER_SECRET")
        if not (url and secret):  # else nothing is kept in the folder
            _make_folder(folder)
        url = url or f"sqlite:///{folder / DATABASE_FILE}"
        _check_database(url)
        secret = secret or kept_secret(folder / SECRET_FILE)
        if len(secret) < SHORTEST_SECRET:
            raise ConfigError(f"SCOREKEEPER_SECRET: needs at least {SHORTEST_SECRET} characters")
        return cls(folder, url, secret)


def data_dir(environ: Mapping[str, str]) -> Path:
    """The folder asked for, else `instance/` of a checked-out project, else the user's own.

    Raises ConfigError where it lies in a home folder that nobody knows.
    """
    try:
        return _data_dir(environ)
    except RuntimeError as error:
        raise ConfigError(
            "SCOREKEEPER_DATA: the home folder is not known, give the whole path of a folder"
        ) from error


def _data_dir(environ: Mapping[str, str]) -> Path:
    asked = environ.get("SCOREKEEPER_DATA")
    if asked:
        return Path(asked).expanduser().absolute()
    if (PROJECT / "run.py").exists() and (PROJECT / "pyproject.toml").exists():
        return PROJECT / "instance"
    shared = environ.get("XDG_DATA_HOME")
    base = Path(shared) if shared else Path.home() / ".local" / "share"
    return base / "scorekeeper"


def _make_folder(folder: Path) -> None:
    if "?" in str(folder):  # a database's address would end there
        raise ConfigError(f"the data folder {folder} cannot be used: its name has a question mark")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ConfigError(f"the data folder {folder} cannot be made: {error.strerror}") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise ConfigError(f"the data folder {folder} cannot be written to")


def _check_database(url: str) -> None:
    kind, separator, place = url.partition("://")
    backend = kind.partition("+")[0]
    if not separator or backend not in DATABASES:
        known = " or ".join(f"{name}://" for name in DATABASES)
        raise ConfigError(f"SCOREKEEPER_DATABASE: must begin with {known}")
    if backend == "sqlite" and place.strip("/") in ("", ":memory:"):
        raise ConfigError(
            "SCOREKEEPER_DATABASE: SQLite needs a file, as in sqlite:////path/to/file"
        )


def kept_secret(path: Path) -> str:
    """The secret in this file, made now if there is none. Raises ConfigError.

    Only its owner may read it. It appears whole or not at all, and processes that start at
    the same time end up with the same one.
    """
    try:
        if not path.exists():
            _make_secret(path)
        secret = path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not plain text"
        raise ConfigError(f"the secret {path} cannot be used: {reason}") from None
    if len(secret) < SHORTEST_SECRET:
        raise ConfigError(f"the secret {path} is damaged: delete it, a new one is made at start")
    return secret


def _make_secret(path: Path) -> None:
    """Write a new secret beside its place, then link it there: the first one linked stays."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(48) + "\n")
            file.flush()
            os.fsync(file.fileno())
        _link(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def _link(draft: Path, path: Path) -> None:
    try:
        os.link(draft, path)
    except FileExistsError:
        pass  # another process was quicker: its secret is read
    except OSError as error:
        # some file systems (cards and sticks) know no links
        if error.errno not in (errno.EPERM, errno.ENOTSUP, errno.ENOSYS, errno.EMLINK):
            raise
        draft.rename(path)
