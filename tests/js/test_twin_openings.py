"""Openings and going out are judged in JavaScript exactly as in Python, suggestions too."""

from random import Random

import pytest

from scorekeeper.scoring.cards import RANKS
from scorekeeper.scoring.cards_json import MELD_RANKS
from scorekeeper.scoring.melds import WILD
from scorekeeper.scoring.ruleset import RuleSet
from tests.dealer.houses import any_house
from tests.js.spoilt import Json, real_deals, spoilt
from tests.js.twins import AnswerAll, expected
from tests.random_openings import dealt_hand, random_hand, random_rules, random_top

SCORES = (-100, 0, 500, 1500, 3000)
RULE_SETS = 20


def from_hand(random: Random) -> Json:
    """The cards held: of few ranks, or as they are dealt."""
    size = random.choice((5, 11, 13, 15))
    hand = random_hand(random, size) if random.random() < 0.6 else dealt_hand(random, size)
    top = random_top(random, hand)
    pile = {"from_pile": {"rank": top}} if top else {}
    prefer = random.choice(("cards", "wilds", "points"))
    return {**_opening(random), "hand": dict(hand), "prefer": prefer, **pile}


def from_melds(random: Random) -> Json:
    """Up to four melds, good ones and bad ones."""
    ranks = random.sample(MELD_RANKS, 3)
    melds = [_meld(random, random.choice(ranks)) for _ in range(random.randint(0, 4))]
    top = random.choice((*ranks, *RANKS))
    pile = {"from_pile": {"rank": top}} if top != WILD and random.random() < 0.5 else {}
    return {**_opening(random), "melds": melds, **pile}


def _meld(random: Random, rank: str) -> Json:
    wilds = {kind: random.choice((0, 0, 1, 2, 3)) for kind in ("jokers", "twos")}
    return {"rank": rank, "naturals": 0 if rank == WILD else random.randint(1, 8), **wilds}


def _opening(random: Random) -> Json:
    deal, score = random.randint(1, 5), random.choice(SCORES)
    return {"format": "scorekeeper/opening-1", "deal": deal, "score": score}


def going_out(rules: RuleSet, random: Random) -> Json:
    """A side of a deal that was played, perhaps miscounted, with what is known of the others."""
    deal = random.choice(real_deals(rules, random))
    deal = deal if random.random() < 0.5 else spoilt(deal, random)
    side, *others = deal["sides"]
    known = ("partner_played_from_foot", "permission")
    said = {key: random.random() < 0.5 for key in known if random.random() < 0.6}
    file = {"format": "scorekeeper/going-out-1", "players": deal["players"], "side": side, **said}
    if random.random() < 0.3:
        return file
    told = [{"side": other, **_held(random)} for other in others]
    return {**file, "deal": random.randint(1, 6), **_held(random), "others": told}


def _held(random: Random) -> Json:
    hand = random.choice((1, 3, 11, 13, 26, 40, 400))
    score = 5 * random.randint(-100, 1000)
    return {"held": {"hand": hand, "feet": random.randint(0, 2)}, "score_before": score}


@pytest.mark.slow
@pytest.mark.parametrize("block", range(4))
def test_random_openings(answer_all: AnswerAll, block: int) -> None:
    for number in range(RULE_SETS):
        random = Random(f"opening {block} {number}")
        rules = random_rules(random)
        files = [find(random) for find in (from_hand, from_melds) for _ in range(6)]
        answers = answer_all("answerOpening", files, rules)
        for file, answer in zip(files, answers, strict=True):
            assert answer == expected("answerOpening", file, rules), (number, file)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(4))
def test_random_goings_out(answer_all: AnswerAll, block: int) -> None:
    for number in range(RULE_SETS):
        random = Random(f"going out {block} {number}")
        rules = any_house(random)
        files = [going_out(rules, random) for _ in range(4)]
        answers = answer_all("answerGoingOut", files, rules)
        for file, answer in zip(files, answers, strict=True):
            assert answer == expected("answerGoingOut", file, rules), (number, file)
