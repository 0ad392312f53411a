"""Each problem has one sentence: what, where, the limit, what to do."""

import pytest

from scorekeeper.scoring.problems import SEVERITIES, Problem
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.words.nouns import counted_field
from scorekeeper.words.problem_table import SENTENCES
from scorekeeper.words.problems import sentence

CLASSIC = PRESETS["classic"]
NAMES = ("North-South", "East-West")
LONGEST = 140


def said(code: str, field: str, value: int, **more: int | str) -> str:
    """The sentence of a problem of the first side."""
    limit, side = int(more.pop("limit", 0)), more.pop("side", 0)
    number = side if isinstance(side, int) else None
    problem = Problem(code, number, field, value, limit, "any", tuple(more.items()))
    return sentence(problem, rules=CLASSIC, names=() if side == "opening" else NAMES)


@pytest.mark.parametrize("code", SEVERITIES)
def test_every_code_has_a_sentence(code: str) -> None:
    text = said(code, "melds[99]", 1000, limit=1000, rank="3R", cards=1000)
    assert text.endswith(".")
    assert len(text) <= LONGEST
    assert "{" not in text


def test_no_sentence_is_for_a_code_that_nobody_uses() -> None:
    assert {key.partition(":")[0] for key in SENTENCES} == set(SEVERITIES)


SAID = {
    "a cap of the decks names the decks": (
        said("too_many", "red_threes.laid", 11, limit=10, rank="3R"),
        "North-South: 11 red threes, but five decks hold 10. Count them again.",
    ),
    "cards of a rank are counted wherever they lie": (
        said("too_many", "left.hand", 21, limit=20, rank="K"),
        "North-South: 21 kings, but five decks hold 20. Count them again.",
    ),
    "books are made of cards": (
        said("too_many", "books.wild", 5, limit=4),
        "North-South: 5 wild books, but five decks hold cards for 4 at most. Count them again.",
    ),
    "feet are dealt": (
        said("too_many", "left.unopened_feet", 3, limit=2),
        "North-South: 3 unopened feet, but it was dealt 2. Count them again.",
    ),
    "all sides share the decks": (
        said("too_many_together", "books.sevens", 5, limit=4, side="all"),
        "All sides together: 5 books of sevens, but five decks hold cards for 4 at most."
        " Count them again.",
    ),
    "all points together": (
        said("too_many_points", "card_points", 3000, limit=2900, side="all"),
        "All sides together: 3,000 card points melded and left, but five decks hold 2,900."
        " Add them up again.",
    ),
    "books need wild cards": (
        said("books_need_cards", "books", 31, limit=30, rank="wild", side="all"),
        "All sides together: these books need 31 wild cards at least, but five decks hold 30."
        " Count the books again.",
    ),
    "books leave no room": (
        said("books_do_not_fit", "books.dirty", 9, limit=8),
        "North-South: 9 dirty books, but beside the other books there is room for 8."
        " Count them again.",
    ),
    "books and hands need cards": (
        said("deal_needs_cards", "books", 262, limit=250, side="all"),
        "All sides together: books, hands and feet need 262 cards at least, but without threes"
        " five decks hold 250. Count again.",
    ),
    "points come in steps": (
        said("not_a_multiple", "left.points", 83, limit=5),
        "North-South: 83 points left, but cards count in steps of 5. Add them up again.",
    ),
    "one is not plural": (
        said("books_missing", "books.clean", 1, limit=2),
        "North-South went out with 1 clean book, but these rules ask for 2. Count them again, or"
        " accept it.",
    ),
    "a red three among the cards of a hand": (
        said("red_three_in_hand", "left.hand", 1),
        "North-South: 1 red three in a hand, but in these rules each is laid and replaced."
        " Check it, or accept it.",
    ),
    "a meld is named by its place and rank": (
        said("too_few_naturals", "melds[2]", 3, limit=4, rank="K"),
        "North-South: meld 3 (kings) has 3 naturals, but needs 4 beside so many wild cards."
        " Check its cards.",
    ),
    "red threes are laid, not melded": (
        said("threes_melded", "cards.3R", 1, rank="3R"),
        "North-South: 1 red three melded, but they are laid. Count them as laid.",
    ),
    "black threes are not melded": (
        said("threes_melded", "cards.3B", 3, rank="3B"),
        "North-South: 3 black threes melded, which these rules forbid. Check the melds.",
    ),
    "cards in a foot though none is unopened": (
        said("out_with_unopened_foot", "left.foot", 13),
        "North-South went out, so no foot is unopened, yet it says 13 cards in one."
        " Take one of them back.",
    ),
    "dirty books where no meld takes wild cards": (
        said("wilds_forbidden", "books.dirty", 2),
        "North-South: 2 dirty books, but no meld takes wild cards in these rules. Check the books.",
    ),
    "points left below what the cards count": (
        said("left_too_few_points", "left.points", 10, limit=65, cards=13),
        "North-South: 10 points left, but at least 13 cards must be left, worth 65 or more."
        " Count again.",
    ),
    "an opening has no side": (
        said("wilds_in_opening", "melds[0]", 1, rank="7", side="opening"),
        "Meld 1 (sevens) has 1 wild card, but an opening takes none. Lay naturals only.",
    ),
    "the pile": (
        said("pile_needs_pair", "from_pile", 1, limit=2, rank="K", side="opening"),
        "The king on the pile needs 2 kings from the hand beside it, not 1.",
    ),
}


@pytest.mark.parametrize(("text", "wanted"), SAID.values(), ids=SAID)
def test_what_a_sentence_says(text: str, wanted: str) -> None:
    assert text == wanted


@pytest.mark.parametrize(
    ("players", "decks"),
    [(None, "the decks hold 8"), (3, "four decks hold 8")],
    ids=["unknown number of players", "three players and one deck more"],
)
def test_decks_that_follow_the_players(players: int | None, decks: str) -> None:
    problem = Problem("too_many", 1, "red_threes.laid", 9, 8, "decks.cards", (("rank", "3R"),))
    rules = PRESETS["players-plus-one"]
    text = sentence(problem, rules=rules, names=NAMES, players=players)
    assert text == f"East-West: 9 red threes, but {decks}. Count them again."


@pytest.mark.parametrize(
    ("field", "said"),
    [("cards.K", "2 kings"), ("melds[3]", "2 melds"), ("left.points", "2 points left")],
)
def test_a_field_in_table_words(field: str, said: str) -> None:
    assert counted_field(2, field) == said


def test_a_side_without_a_name_is_told_by_its_number() -> None:
    problem = Problem("too_many", 1, "exact_cuts", 3, 2, "extras.exact_cut")
    text = sentence(problem, rules=CLASSIC, names=("", ""))
    assert text == "Side 2: 3 exact cuts, but 2 at most, one a player. Count them again."


def test_a_finding_leaves_out_what_to_do() -> None:
    whole, bare = (
        sentence(
            Problem("wild_books_forbidden", 0, "books.wild", 1, 0, "melds"),
            rules=CLASSIC,
            names=["Ann", "Bob"],
            with_advice=advice,
        )
        for advice in (True, False)
    )
    assert bare == "Ann: 1 wild book, but these rules forbid melds of wild cards."
    assert whole == f"{bare} Take it out, or accept it."
