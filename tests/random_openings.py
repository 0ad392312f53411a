"""Random hands, piles and rule sets for openings; the same for the same `Random`."""

from dataclasses import replace
from random import Random

from scorekeeper.scoring.cards import IN_ONE_DECK, RANKS, Cards
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS


def random_rules(random: Random) -> RuleSet:
    """A rule set that differs in everything that an opening can depend on."""
    base = random.choice(list(PRESETS.values()))
    if random.random() < 0.3:
        return base
    return replace(
        base,
        slug="house",
        naturals=random.choice(["twice", "more", "as_many", "any"]),
        wilds_max=random.choice([1, 2, 3, None]),
        book_naturals_min=random.choice([0, 4, 5]),
        past_seven=random.choice(["none", "naturals", "any"]),
        open_melds=random.choice([1, 1, 2]),
        wild_melds=random.choice([False, True]),
        wild_book=1500,
        out_wild=(0,),
        out_special=(0,),
        red_three_needs="nothing",
        special_books=random.choice([(), (("7", 1500),), (("K", 3000), ("5", 3000))]),
        special_wilds=random.choice([False, True]),
        black_three_melds=random.choice([False, True]),
        joker_points=random.choice([50, 20, 0]),
        tens_from=random.choice([8, 9, 10]),
        opening=random.choice(["deal", "score", "none"]),
        opening_by_deal=(15, 50, 60, 90),
        opening_wilds=random.random() < 0.8,
    )


def random_hand(random: Random, size: int) -> Cards:
    """Cards of few ranks, so that there is something to meld; threes may be among them."""
    ranks = random.sample([rank for rank in RANKS if rank not in {"2", "joker"}], 4)
    heap = [rank for rank in ranks for _ in range(random.choice([4, 8, 20]))]
    heap += [rank for rank in ("2", "joker") for _ in range(IN_ONE_DECK[rank] * 2)]
    held = random.sample(heap, min(size, len(heap)))
    return Cards.of({rank: held.count(rank) for rank in RANKS})


def random_top(random: Random, hand: Cards) -> str | None:
    """The top card of a pile that is taken, mostly one that the hand has a pair of; or none."""
    pairs = [rank for rank, count in hand if count > 1]
    return random.choice([None, None, None, *pairs, *pairs, random.choice(RANKS)])


def dealt_hand(random: Random, size: int) -> Cards:
    """Cards as five shuffled decks deal them."""
    heap = [rank for rank, count in IN_ONE_DECK.items() for _ in range(count * 5)]
    held = random.sample(heap, size)
    return Cards.of({rank: held.count(rank) for rank in RANKS})
