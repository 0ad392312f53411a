"""Many real deals under all presets and random house rules: is any refused, or scored two ways?

python3 run.py bench soundness [--deals 100000] [--seed 1]

All processors play; how far they are is told on standard error.
"""

import argparse
import sys
import time
from collections import Counter
from multiprocessing import Pool
from random import Random

from scorekeeper.scoring.rulesets import PRESETS
from tests.bench.measure import show
from tests.dealer import complaints, deal_out
from tests.dealer.ends import ends
from tests.dealer.houses import any_house

SHOWN = 5  # complaints told in full
AT_ONCE = 20  # deals that a processor is given at a time
TOLD_EACH = 1000


def main() -> int:
    """Play the deals; 1 when anything was refused."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=100_000)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    begun = time.monotonic()
    reached: Counter[str] = Counter()
    wrong: list[str] = []
    seeds = (f"{asked.seed} {number}" for number in range(asked.deals))
    with Pool() as pool:
        for played, (kinds, complaint) in enumerate(pool.imap(play, seeds, AT_ONCE), start=1):
            reached.update(kinds)
            if complaint:
                wrong.append(complaint)
                print(complaint, file=sys.stderr, flush=True)
            if played % TOLD_EACH == 0:
                print(f"{played} deals, {len(wrong)} refused", file=sys.stderr, flush=True)
    show(
        "soundness",
        {
            "deals": asked.deals,
            "entries": asked.deals * 4,
            "refused": len(wrong),
            "first_refused": wrong[:SHOWN],
            "ends": dict(sorted(reached.items())),
            "seconds": round(time.monotonic() - begun),
        },
    )
    return 1 if wrong else 0


def play(seed: str) -> tuple[list[str], str]:
    """The kinds of end of one deal, and what was said against it."""
    random = Random(seed)
    house = random.random() < 0.25
    rules = any_house(random) if house else PRESETS[random.choice(list(PRESETS))]
    players, sides = random.choice(rules.seatings)
    table = deal_out(rules, random, players=players, sides=sides)
    found = complaints(table)
    return sorted(set(ends(table))), f"deal {seed}: {found[0]}" if found else ""


if __name__ == "__main__":
    sys.exit(main())
