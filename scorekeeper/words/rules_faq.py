"""The questions that come up at every table, each answered from a rule set's data."""

from collections.abc import Callable
from dataclasses import dataclass

from scorekeeper.scoring.cards import BOOK
from scorekeeper.scoring.melds import WILD, Meld, is_meld
from scorekeeper.scoring.opening import check_opening
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.words.numbers import points, spelt
from scorekeeper.words.rules_phrases import (
    decks,
    has_partners,
    listed,
    most_wilds,
    plural,
    signed,
    threes_that_cost,
)


@dataclass(frozen=True, slots=True)
class Answer:
    """A question, its answer, and what the source says of it where that is worth telling."""

    question: str
    answer: str
    note: str


def faq(rules: RuleSet) -> tuple[Answer, ...]:
    """Every question with this rule set's answer."""
    notes = dict(rules.notes)
    return tuple(
        Answer(question, answer(rules), notes.get(field, ""))
        for question, field, answer in QUESTIONS
    )


TWO, THREE, FIVE, DEAL = 2, 3, 5, 3
NO_MINIMUM = "There is no minimum to reach."
NO_PARTNERS = "Everybody plays alone."
COUNTS_NOTHING = "Nothing, cards are not counted."


def _decks(rules: RuleSet) -> str:
    said = decks(rules)
    return f"{said[0].upper()}{said[1:]}."


def _cards_in_books(rules: RuleSet) -> str:
    if rules.melded_counted:
        return "Yes, every melded card counts its value besides."
    return "No, only the bonus of the book counts."


def _wilds_to_opening(rules: RuleSet) -> str:
    if not rules.opening_wilds:
        return "No, the first melds may not hold wild cards."
    if rules.opening == "none":
        return f"They may be laid. {NO_MINIMUM}"
    joker, two = points(rules.joker_points), points(rules.two_points)
    return f"Yes, with their own values: a joker {joker}, a two {two}."


def _partner_opens(rules: RuleSet) -> str:
    return "No, one opening serves the whole side." if has_partners(rules) else NO_PARTNERS


def _five_cards(rules: RuleSet) -> str:
    most = most_wilds(rules, FIVE)
    if not most:
        return "No, they hold none."
    return f"{'Yes' if most >= TWO else 'No'}, they hold {spelt(most)} at most."


def _all_wild(rules: RuleSet) -> str:
    if not rules.wild_melds:
        return "No, wild cards need naturals beside them."
    return f"Yes, and {spelt(BOOK)} of them are a wild book of {points(rules.wild_book)}."


def _eighth_card(rules: RuleSet) -> str:
    return {
        "none": f"No, a book is closed at {spelt(BOOK)}.",
        "naturals": "Yes, but naturals only.",
        "any": "Yes, naturals and wild cards.",
    }[rules.past_seven]


def _last_discard(rules: RuleSet) -> str:
    if rules.final_discard:
        return "Yes, all but one card are melded and the last one is discarded."
    return "No, the last card may be melded or discarded."


def _ask_partner(rules: RuleSet) -> str:
    if not has_partners(rules):
        return NO_PARTNERS
    return {
        "binding": "Yes, and the answer is binding.",
        "optional": "You may; these rules do not make you.",
        "none": "These rules do not ask for it.",
    }[rules.permission]


def _partners_cards(rules: RuleSet) -> str:
    if not has_partners(rules):
        return NO_PARTNERS
    if not rules.out_left_counted:
        return "No, only red threes left count against the side that is out."
    if rules.left_counted:
        return "Yes, all that the partner still holds is taken off."
    threes = threes_that_cost(rules)
    return f"Only {listed(threes)}." if threes else "No, cards left cost nothing."


def _red_three_without_meld(rules: RuleSet) -> str:
    if rules.red_three_needs == "nothing":
        return f"{signed(rules.red_three_laid)}, as with a meld."
    return f"{signed(rules.red_three_without)} each."


def _red_three_set(rules: RuleSet) -> str:
    bonus = f"{points(rules.red_three_set_bonus)} besides"
    return {
        "none": "No, each counts by itself.",
        "all": f"Yes, all of them earn {bonus}.",
        "seven": f"Yes, seven or more earn {bonus}.",
        "four": f"Yes, each four of them earn {bonus}.",
    }[rules.red_three_set]


def _three_jokers(rules: RuleSet) -> str:
    jokers = Meld(WILD, 0, THREE)
    if not is_meld(jokers, rules):
        return "No, wild cards alone are no meld."
    if not rules.opening_wilds:
        return "No, the first melds may not hold wild cards."
    if rules.opening == "none":
        return f"Yes, any meld opens. {NO_MINIMUM}"
    laid = check_opening([jokers], rules, deal=DEAL, score=0)
    verdict = "Yes" if laid.meets else "No"
    asks = f"deal {DEAL} asks for" if rules.opening == "deal" else "a side at 0 needs"
    return f"{verdict}, they are {points(laid.points)}; {asks} {points(laid.minimum)}."


def _bonus_opens(rules: RuleSet) -> str:
    return NO_MINIMUM if rules.opening == "none" else "No, only card values count."


def _tie(rules: RuleSet) -> str:
    return "The win is shared." if rules.tie == "shared" else "It is a draw."


def _stock(rules: RuleSet) -> str:
    del rules  # so far no rule set does otherwise
    return "The deal ends, and nobody gets the bonus for going out."


def _unfinished(rules: RuleSet) -> str:
    said = "Its card values, and no bonus." if rules.melded_counted else "Nothing."
    if rules.special_books and rules.special_unfinished_costs:
        ranks = listed(plural(rank) for rank, _ in rules.special_books)
        said += f" One of {ranks} costs the bonus of its book."
    return said


def _eight(rules: RuleSet) -> str:
    value = points(rules.card_values["8"])
    if rules.melded_counted:
        return f"{value}."
    return f"{value} when it is left, nothing melded." if rules.left_counted else COUNTS_NOTHING


Question = tuple[str, str, Callable[[RuleSet], str]]

QUESTIONS: tuple[Question, ...] = (
    ("How many decks are there?", "decks", _decks),
    ("Do the cards in a book count as well as its bonus?", "melded_counted", _cards_in_books),
    ("Do wild cards count to the opening?", "opening_wilds", _wilds_to_opening),
    ("Does my partner have to open too?", "opening", _partner_opens),
    ("May five cards hold two wild cards?", "naturals", _five_cards),
    ("May a meld be all wild cards?", "wild_melds", _all_wild),
    ("May an eighth card be laid on a book?", "past_seven", _eighth_card),
    ("Must I discard to go out?", "final_discard", _last_discard),
    ("Must I ask my partner before I go out?", "permission", _ask_partner),
    ("Do my partner's cards count when I go out?", "out_left_counted", _partners_cards),
    ("What is a red three worth without a meld?", "red_three_needs", _red_three_without_meld),
    ("Is there a bonus for a set of red threes?", "red_three_set", _red_three_set),
    (f"Do three jokers open deal {DEAL}?", "wild_melds", _three_jokers),
    ("Does the bonus of a book help to open?", "", _bonus_opens),
    ("What happens at a tie?", "tie", _tie),
    ("What happens when the stock runs out?", "out_bonus", _stock),
    ("What does an unfinished meld count?", "special_unfinished_costs", _unfinished),
    ("What does an eight count?", "tens_from", _eight),
)
