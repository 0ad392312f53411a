"""Client ids: what a phone gives an act, so that the same act a second time is known."""

import hashlib
import re

from scorekeeper.storage.db import Store
from scorekeeper.storage.load import find_act

_PLAIN = re.compile(r"[\w-]{1,64}", re.ASCII)


def kept_client_id(client_id: str) -> str:
    """The id as it is kept: itself if short and plain, else a digest; "" stays "", for none."""
    if not client_id or _PLAIN.fullmatch(client_id):
        return client_id
    return digest(client_id)


def has_act(store: Store, game_id: str, client_id: str) -> bool:
    """Whether an act with this id was done in the game; none has an empty one."""
    if not client_id:
        return False
    with store.reading() as connection:
        return find_act(connection, game_id, kept_client_id(client_id)) is not None


def digest(*parts: str) -> str:
    """64 characters that stand for these texts and no others."""
    whole = hashlib.sha256()
    for part in parts:
        held = part.encode(errors="surrogatepass")
        whole.update(len(held).to_bytes(8, "big") + held)
    return whole.hexdigest()
