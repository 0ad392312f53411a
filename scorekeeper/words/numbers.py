"""Numbers as they are read at the table: 7,395 and −80, five decks, 1 wild book."""

MINUS = "\u2212"
SPELT = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def points(number: int) -> str:
    """A number with commas at the thousands and a real minus sign."""
    return f"{number:,}".replace("-", MINUS)


def spelt(number: int) -> str:
    """A small number in letters, from eleven on in figures."""
    return SPELT[number] if 0 <= number < len(SPELT) else points(number)


def counted(number: int, one: str, many: str) -> str:
    """A number and what it counts: "1 wild book", "3 wild books"."""
    return f"{points(number)} {one if number == 1 else many}"
