"""Names of sides and players, in a row."""

from collections.abc import Sequence


def together(names: Sequence[str]) -> str:
    """Names in a row: "Ann", "Ann and Bob", "Ann, Bob and Cem"."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
