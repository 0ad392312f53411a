"""Client ids: what a phone gives an act, so that the same act a second time is known."""

import hashlib
import re

_PLAIN = re.compile(r"[\w-]{1,64}", re.ASCII)


def kept_client_id(client_id: str) -> str:
    """The id as it is kept: itself if short and plain, else a digest; "" stays "", for none."""
    if not client_id or _PLAIN.fullmatch(client_id):
        return client_id
    return digest(client_id)


def digest(*parts: str) -> str:
    """64 characters that stand for these texts and no others."""
    whole = hashlib.sha256()
    for part in parts:
        held = part.encode(errors="surrogatepass")
        whole.update(len(held).to_bytes(8, "big") + held)
    return whole.hexdigest()
