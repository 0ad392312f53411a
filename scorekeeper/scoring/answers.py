"""What a file asks for, answered: a deal scored and checked, an opening, a going out."""

from dataclasses import dataclass, replace

from scorekeeper.scoring.cards import NO_CARDS
from scorekeeper.scoring.check import check_deal, open_problems
from scorekeeper.scoring.deal_json import DealFile
from scorekeeper.scoring.entry import DealEntry
from scorekeeper.scoring.going_out import GoingOut, check_going_out
from scorekeeper.scoring.going_out_effect import Effect, effect_of_going_out
from scorekeeper.scoring.going_out_json import GoingOutFile
from scorekeeper.scoring.opening import Opening, check_opening
from scorekeeper.scoring.opening_json import OpeningFile
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.score import SideScore, score_deal
from scorekeeper.scoring.suggestions import Suggestion, suggest


@dataclass(frozen=True, slots=True)
class DealAnswer:
    """The sides' score sheets, every problem, and those of them that are open."""

    scores: tuple[SideScore, ...]
    problems: tuple[Problem, ...]
    still_open: tuple[Problem, ...]

    @property
    def is_valid(self) -> bool:
        """Whether nothing is open: the deal can have happened, and the table accepts it."""
        return not self.still_open


@dataclass(frozen=True, slots=True)
class OpeningAnswer:
    """An opening judged; from cards held also the openings found, the best of which is judged."""

    opening: Opening
    suggestions: tuple[Suggestion, ...] | None


def answer_deal(file: DealFile) -> DealAnswer:
    """Score and check a deal. There are totals whatever the problems."""
    problems = check_deal(file.entry, file.rules)
    return DealAnswer(
        score_deal(file.entry, file.rules), problems, open_problems(file.entry, problems)
    )


def answer_opening(file: OpeningFile) -> OpeningAnswer:
    """Judge the melds laid. From a hand: its best opening, or the most that it can lay."""
    if file.hand is None:
        return OpeningAnswer(_judged(file), None)
    found = _found(file, file.rules)
    most = replace(file, prefer="points")
    best = found or _found(most, replace(file.rules, opening="none"))
    laid = best[0].melds if best else ()
    return OpeningAnswer(_judged(replace(file, melds=laid)), found)


def answer_going_out(file: GoingOutFile) -> GoingOut:
    """What the side still needs to go out."""
    return check_going_out(
        file.side,
        file.rules,
        deal=file.deal,
        players=file.players,
        partner_played_from_foot=file.partner_played_from_foot,
        permission=file.permission,
    )


def answer_going_out_effect(file: GoingOutFile) -> Effect | None:
    """What going out now does to the totals; None if nobody can hold so many cards."""
    sides = (file.own, *file.others)
    entry = DealEntry(
        file.players,
        file.deal,
        tuple(each.side for each in sides),
        tuple(each.score_before for each in sides),
    )
    return effect_of_going_out(entry, file.rules, going=0, held=[each.held for each in sides])


def _judged(file: OpeningFile) -> Opening:
    return check_opening(
        file.melds, file.rules, deal=file.deal, score=file.score, from_pile=file.from_pile
    )


def _found(file: OpeningFile, rules: RuleSet) -> tuple[Suggestion, ...]:
    return suggest(
        file.hand or NO_CARDS,
        rules,
        deal=file.deal,
        score=file.score,
        from_pile=file.from_pile,
        prefer=file.prefer,
    )
