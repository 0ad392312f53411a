"""The opening: how many points a side's first melds of a deal need."""

from scorekeeper.scoring.ruleset import RuleSet, for_deal


def minimum(rules: RuleSet, *, deal: int, score: int) -> int:
    """Points that a side needs to open in this deal (from 1) with this total; 0 for none."""
    if rules.opening == "deal":
        return for_deal(rules.opening_by_deal, deal)
    if rules.opening != "score":
        return 0
    reached = [least for start, least in rules.opening_by_score if start is None or score >= start]
    return reached[-1] if reached else 0
