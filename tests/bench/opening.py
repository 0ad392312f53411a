"""How long the coach takes for a hand: thousands of random hands under each rule set."""

import time
from random import Random
from statistics import median, quantiles

from scorekeeper.scoring.cards import IN_ONE_DECK, RANKS, Cards
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.scoring.suggestions import suggest
from tests.bench.measure import show

HANDS = 1000
SIZES = (13, 26, 30)
DECKS = 5


def main() -> None:
    """Print, by rule set and by cards held, the milliseconds that a suggestion takes."""
    show(
        "opening",
        {
            slug: {f"{size}_cards": _spread(rules, size) for size in SIZES}
            for slug, rules in PRESETS.items()
        },
    )


def _spread(rules: RuleSet, size: int) -> dict[str, float]:
    """Milliseconds a hand: median, 99th percentile and most, over different hands."""
    random = Random(size)
    heap = [rank for rank, count in IN_ONE_DECK.items() for _ in range(count * DECKS)]
    samples = []
    for _ in range(HANDS):
        held = random.sample(heap, size)
        hand = Cards.of({rank: held.count(rank) for rank in RANKS})
        begun = time.perf_counter_ns()
        suggest(hand, rules, deal=4, score=3000)
        samples.append((time.perf_counter_ns() - begun) / 1_000_000)
    return {
        "median_ms": round(median(samples), 2),
        "p99_ms": round(quantiles(samples, n=100)[98], 2),
        "max_ms": round(max(samples), 2),
    }


if __name__ == "__main__":
    main()
