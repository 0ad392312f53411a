"""Who did something meanwhile: a phone by its name, or another phone."""

import pytest

from scorekeeper.words.news import phones, saved_meanwhile


@pytest.mark.parametrize(
    ("names", "said"),
    [
        pytest.param(["Ann's phone"], "Ann's phone", id="by its name"),
        pytest.param(["Ann's phone", "Ann's phone"], "Ann's phone", id="each once"),
        pytest.param(["Ann's phone", "Tablet"], "Ann's phone and Tablet", id="two phones"),
        pytest.param(["", "Tablet"], "Tablet and another phone", id="one without a name"),
        pytest.param([""], "Another phone", id="no name"),
        pytest.param([], "Another phone", id="nobody known"),
    ],
)
def test_phones_are_told_by_their_names(names: list[str], said: str) -> None:
    assert phones(names) == said


@pytest.mark.parametrize(
    ("phone", "said"),
    [
        ("Ann's phone", "West was saved on Ann's phone meanwhile."),
        ("", "West was saved on another phone meanwhile."),
    ],
)
def test_a_side_that_was_saved_meanwhile(phone: str, said: str) -> None:
    assert saved_meanwhile("West", phone) == said
