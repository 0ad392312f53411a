"""What a preset says of the values that its own source leaves open."""

SILENT = "Not in its source: as in Classic (inferred)."
STOCK_END = "When the stock ends the deal nobody gets it (inferred)."


def as_classic(*fields: str) -> tuple[tuple[str, str], ...]:
    """Notes for the fields of a rule set that were taken over from the classic rules."""
    return tuple((field, SILENT) for field in fields)
