"""A whole game as a short text for a link or a QR code, and back again.

It is the game's file without its history, pressed small: the link opens the game where no server
remembers it, or another one is asked.
"""

from pathlib import Path

from scorekeeper.exports.game_json import game_to_json, read_game
from scorekeeper.exports.pressing import Press
from scorekeeper.exports.rules_link import WORDS as RULES_WORDS
from scorekeeper.exports.rules_link import short_rules, whole_rules
from scorekeeper.record import GameRecord, newest_of

WORDS = (Path(__file__).parent / "game_link_1.txt").read_bytes() + RULES_WORDS
PRESS = Press(version="1", words=WORDS, longest=256_000)


def game_link_text(game: GameRecord) -> str:
    """The game as it stands, as a text of a link."""
    told = game_to_json(game, ())
    del told["revisions"]
    return PRESS.link_text({**told, "rules": short_rules(game.rules)})


def game_of_link(text: str) -> GameRecord:
    """The game of such a text; its id is "", for no server knows it.

    Raises FileError for a text that is cut short or of another version, and FileErrors for
    everything in the game that cannot be read.
    """
    data = PRESS.data_of(text)
    if isinstance(data, dict) and isinstance(data.get("rules"), dict):
        data = {**data, "rules": whole_rules(data["rules"])}
    file = read_game(data)
    return GameRecord(
        id="",
        name=file.name,
        created=file.created,
        rules=file.rules,
        seats=file.seats,
        newest=newest_of(file.acts),
    )
