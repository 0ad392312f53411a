"""Names of sides and players, in a row."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

BETWEEN: Mapping[str, str] = MappingProxyType({"comma": ", ", "and": " and "})
"""What stands between names in a row, and before the last one."""


def together(names: Sequence[str]) -> str:
    """Names in a row: "Ann", "Ann and Bob", "Ann, Bob and Cem"."""
    *most, last = names
    return f"{BETWEEN['comma'].join(most)}{BETWEEN['and']}{last}" if most else last
