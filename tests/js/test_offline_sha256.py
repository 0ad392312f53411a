"""A sheet that a phone drew has the tag by which the server will know it."""

from hashlib import sha256

from tests.js.conftest import Call

TEXTS = ("", "abc", *("x" * length for length in (54, 55, 56, 63, 64, 65, 119, 120, 300)))


def test_the_digest_is_that_of_the_server(call: Call) -> None:
    for text in TEXTS:
        assert call("offline/sha256.js", "hexOf", text) == sha256(text.encode()).hexdigest()
