"""A set of whole numbers as the bits of one: bit 3 is set where 3 is in the set."""

from collections.abc import Iterable

Bits = int
ZERO_ONLY: Bits = 1


def bits_of(numbers: Iterable[int]) -> Bits:
    """The set of these numbers."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def sums(one: Bits, other: Bits) -> Bits:
    """All sums of a number of one set and a number of the other."""
    total = 0
    while other:
        lowest = other & -other
        total |= one * lowest
        other ^= lowest
    return total


def lowest_of(bits: Bits) -> int:
    """The least number of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def near_lowest(bits: Bits, reach: int) -> Bits:
    """The numbers of a set that are no more than `reach` above its least."""
    return bits & ((bits & -bits) << (reach + 1)) - 1


def has(bits: Bits, number: int) -> bool:
    """Whether the number is in the set."""
    return bool(bits >> number & 1)
