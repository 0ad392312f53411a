"""How long something takes, as the figures that a README can state."""

import json
import time
from collections.abc import Callable
from statistics import median, quantiles


def spread(act: Callable[[], object], *, times: int, batch: int = 1) -> dict[str, float]:
    """Microseconds for one call of `act`: median, 99th percentile, least and most.

    Each of the `times` samples is the mean of `batch` calls: something that takes less than
    about 20 microseconds needs a batch, or the clock itself is measured.
    """
    for _ in range(batch):
        act()
    samples = []
    for _ in range(times):
        begun = time.perf_counter_ns()
        for _ in range(batch):
            act()
        samples.append((time.perf_counter_ns() - begun) / batch / 1000)
    return {
        "median_us": round(median(samples), 2),
        "p99_us": round(quantiles(samples, n=100)[98], 2),
        "min_us": round(min(samples), 2),
        "max_us": round(max(samples), 2),
    }


def show(name: str, figures: dict[str, object]) -> None:
    """Print the figures of one benchmark as JSON."""
    print(json.dumps({"bench": name, **figures}, indent=2))
