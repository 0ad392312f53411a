"""A rule set in two short lines, for a card on a phone."""

from collections.abc import Iterator

from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.words.numbers import counted, points
from scorekeeper.words.rules_phrases import listed, plural, seated
from scorekeeper.words.values import value_words

DOT = " · "
MOST_NUMBERS = 4
OPENS_AT, OPENS_FREE = "Opens at {minimum}", "No minimum to open"
BY_DEAL, BY_SCORE = "{least} to {most} by deal", "{least} to {most} by score"


def summary(rules: RuleSet) -> tuple[str, str]:
    """What there is to know before choosing: decks and books; opening and length."""
    return DOT.join((_decks(rules), _books(rules))), DOT.join(_play(rules))


def _decks(rules: RuleSet) -> str:
    if not rules.decks_follow_players:
        said = counted(rules.decks, "deck", "decks")
    elif rules.decks > 0:
        said = f"Players + {points(rules.decks)} decks"
    else:
        said = f"Decks {value_words(rules, 'decks')}"
    return said if rules.feet else f"{said}, no foot"


def _books(rules: RuleSet) -> str:
    said = [f"clean {points(rules.clean_book)}", f"dirty {points(rules.dirty_book)}"]
    said += [f"{plural(rank)} {points(bonus)}" for rank, bonus in rules.special_books]
    said.append(f"wild {points(rules.wild_book)}" if rules.wild_melds else "no wild")
    return ", ".join(said)


def _play(rules: RuleSet) -> Iterator[str]:
    minimum = _minimum(rules)
    yield OPENS_AT.format(minimum=minimum) if minimum else OPENS_FREE
    if not rules.melded_counted:
        yield "cards not counted"
    yield _length(rules)


def _minimum(rules: RuleSet) -> str:
    if rules.opening == "none":
        return ""
    by_score = [least for _, least in rules.opening_by_score]
    values = list(rules.opening_by_deal) if rules.opening == "deal" else by_score
    if len(set(values)) == 1:
        return points(values[0])
    if rules.opening == "deal" and len(values) <= MOST_NUMBERS:
        return ", ".join(map(points, values))
    words = BY_DEAL if rules.opening == "deal" else BY_SCORE
    return words.format(least=points(min(values)), most=points(max(values)))


def _length(rules: RuleSet) -> str:
    if rules.target is None:
        return counted(rules.deals or 0, "deal", "deals")
    targets = sorted({rules.target_for(players) or 0 for players in seated(rules)})
    return f"to {listed(map(points, targets), 'or')}"
