"""How the players of one deal play: likelihoods, drawn anew for each deal."""

from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Mood:
    """Likelihoods from 0 to 1, each asked for again in every turn."""

    opens: tuple[float, ...]  # by side: it opens when it can; 0 for a side that never melds
    lays: tuple[float, ...]  # by seat: a rank is laid when it can be
    takes_pile: float
    wilds_with_naturals: float
    wild_melds: float
    goes_out: float
    forgets_red_threes: float  # keeps them in the hand, where the rules let that happen
    discards_loners: float  # a card that has no mate rather than any card
    shuffles: float  # 1: well; less: the cards come in clumps, as after a lazy shuffle


def any_mood(random: Random, *, players: int, sides: int) -> Mood:
    """Half of the tables play to go out; at the others everybody does as it comes."""
    return keen(random, players, sides) if random.random() < 0.5 else easy(random, players, sides)


def keen(random: Random, players: int, sides: int) -> Mood:
    """Everybody melds what can be melded, looks for wild books and goes out."""
    return Mood(
        opens=(1.0,) * sides,
        lays=tuple(random.choice((0.9, 1.0, 1.0)) for _ in range(players)),
        takes_pile=random.choice((0.0, 0.2, 0.7)),
        wilds_with_naturals=random.choice((0.1, 0.3, 1.0)),
        wild_melds=random.choice((0.5, 1.0, 1.0)),
        goes_out=1.0,
        forgets_red_threes=random.choice((0.0, 0.0, 0.1)),
        discards_loners=0.95,
        shuffles=random.choice((1.0, 0.3, 0.05)),
    )


def easy(random: Random, players: int, sides: int) -> Mood:
    """Anything from a quick deal to one in which nobody dares to meld."""
    return Mood(
        opens=tuple(random.choice((0.0, 0.1, 0.5, 1.0, 1.0, 1.0)) for _ in range(sides)),
        lays=tuple(random.choice((0.05, 0.5, 0.9, 1.0)) for _ in range(players)),
        takes_pile=random.choice((0.0, 0.2, 0.7, 1.0)),
        wilds_with_naturals=random.choice((0.0, 0.2, 0.6, 1.0)),
        wild_melds=random.choice((0.0, 0.5, 1.0)),
        goes_out=random.choice((0.0, 0.05, 0.3, 1.0)),
        forgets_red_threes=random.choice((0.0, 0.0, 0.1, 0.8)),
        discards_loners=random.choice((0.0, 0.7, 0.95)),
        shuffles=random.choice((1.0, 1.0, 0.3, 0.05)),
    )
