"""A problem in one sentence for the player."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.words.nouns import PLAIN, RANKS, counted_field, counted_rank
from scorekeeper.words.numbers import counted, points, spelt
from scorekeeper.words.problem_table import SENTENCES

OF_A_RANK = ("too_many", "too_many_together", "books_need_cards", "threes_melded")
"""Problems whose value counts the cards of a rank, wherever they were entered."""
FIELD_MEANT = {"red_three_in_hand": "red_threes.hand"}
"""Problems that always mean this field, wherever the cards were entered."""
PROBLEM_PHRASES: Mapping[str, str] = MappingProxyType(
    {
        "together": "All sides together",
        "side": "Side {number}",
        "meld": "meld {number} ({ranks})",
        "decks": "the decks hold",
        "one_deck": "one deck holds",
        "so_many_decks": "{number} decks hold",
    }
)
"""What is filled into the sentences."""


def sentence(
    problem: Problem,
    *,
    rules: RuleSet,
    names: Sequence[str],
    players: int | None = None,
    with_advice: bool = True,
) -> str:
    """What is wrong, where, the limit and what to do, in one sentence of about 140 characters.

    `names` are the sides' names in their order (none for an opening). With `players`, the
    number at the table, the decks are named where the rules make them follow the players.
    `with_advice` says what to do, where something can still be done.
    """
    extra = dict(problem.extra)
    rank = str(extra.get("rank", ""))
    one, many = RANKS.get(rank, ("", ""))
    side = _named(problem.side, names)
    template = _template(problem, rank)
    text = (template if with_advice else _finding(template)).format(
        who=f"{side}: " if names else "",
        side=side,
        where=_where(problem.field, many),
        n=_found(problem, rank),
        held=counted(problem.value, *PLAIN["card"]),
        wilds=counted_rank(problem.value, "wild"),
        naturals=counted(problem.value, *PLAIN["natural"]),
        value=points(problem.value),
        limit=points(problem.limit),
        sides=counted(problem.limit, *PLAIN["side"]),
        decks=_decks_hold(rules, players),
        rank=one,
        ranks=many,
        cards=extra.get("cards", ""),
        below=extra.get("below", ""),
        kept=counted(int(extra.get("cards", 0)), *PLAIN["card"]),
        needed=counted(problem.limit, *PLAIN["card"]),
    )
    return text[0].upper() + text[1:]


def side_name(side: int, names: Sequence[str]) -> str:
    """The side's name, else its number as players count."""
    return names[side] or PROBLEM_PHRASES["side"].format(number=side + 1)


def _named(side: int | None, names: Sequence[str]) -> str:
    return PROBLEM_PHRASES["together"] if side is None else side_name(side, names)


def _template(problem: Problem, rank: str) -> str:
    """The sentence of the most exact variant that there is."""
    keys = (f"{problem.code}:{variant}" for variant in _variants(problem, rank))
    return next((SENTENCES[key] for key in keys if key in SENTENCES), SENTENCES[problem.code])


def _finding(template: str) -> str:
    """A sentence without its end that says what to do."""
    return f"{template.rpartition('. ')[0]}."


def _variants(problem: Problem, rank: str) -> Iterator[str]:
    yield problem.field
    yield problem.field.partition(".")[0]
    yield rank
    if problem.side is None:
        yield "together"


def _found(problem: Problem, rank: str) -> str:
    if rank and problem.code in OF_A_RANK:
        return counted_rank(problem.value, rank)
    return counted_field(problem.value, FIELD_MEANT.get(problem.code, problem.field))


def _where(field: str, ranks: str) -> str:
    """A meld by its place in the list and its rank, "meld 3 (kings)"; "" for another field."""
    if not field.startswith("melds["):
        return ""
    number = int(field.removeprefix("melds[").removesuffix("]")) + 1
    return PROBLEM_PHRASES["meld"].format(number=number, ranks=ranks)


def _decks_hold(rules: RuleSet, players: int | None) -> str:
    if rules.decks_follow_players and players is None:
        return PROBLEM_PHRASES["decks"]
    decks = rules.decks_for(players or 0)
    if decks == 1:
        return PROBLEM_PHRASES["one_deck"]
    return PROBLEM_PHRASES["so_many_decks"].format(number=spelt(decks))
