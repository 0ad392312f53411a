"""Going out: what a side still needs before one of its players may do it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scorekeeper.scoring.books import BookCount, count_books
from scorekeeper.scoring.cards import NO_CARDS
from scorekeeper.scoring.entry import SPECIAL_KEYS, SideEntry
from scorekeeper.scoring.melds import is_meld
from scorekeeper.scoring.ruleset import MIN_PLAYERS, RuleSet, for_deal
from scorekeeper.scoring.sheet import never_melded, seats


@dataclass(frozen=True, slots=True)
class Missing:
    """Something that is missing to go out: how much of it the side has and needs.

    Codes of books: `clean_books`, `dirty_books`, `wild_books`, `sevens_books` (and the like for
    each special rank) and `books` of any kind. The others: `melded`, the side has a meld (told
    only where no book is missing); `good_melds`, melds listed that the rules allow; `own_foot`,
    feet that the player picked up; `partner_foot`, the partner opened the foot or played from
    it, as the rules ask; `permission`, the partner agrees. `partner_foot_unknown` and
    `permission_unknown` stand where it was not said: the table has to be asked.
    """

    code: str
    have: int
    need: int


@dataclass(frozen=True, slots=True)
class GoingOut:
    """Whether a player of the side may go out, and if not, everything that is missing.

    `notes` are what to keep in mind: `final_discard` (keep one card for the last discard),
    `may_ask_partner` (asking is a courtesy, the answer binds nobody).
    """

    allowed: bool
    missing: tuple[Missing, ...]
    notes: tuple[str, ...]


def check_going_out(
    side: SideEntry,
    rules: RuleSet,
    *,
    deal: int,
    players: int,
    partner_played_from_foot: bool | None = None,
    permission: bool | None = None,
) -> GoingOut:
    """What the side needs for going out now, with what lies on the table counted as its entry.

    `deal` counts from 1, `players` are those at the table. `partner_played_from_foot` and
    `permission` are None where nobody said; then, if the rules need the answer, it is asked.
    A player alone has no partner. That the player's own foot will be empty is taken for granted.
    """
    partners = _players_of(side, rules, players) - 1
    books = books_missing(count_books(side, rules), rules, deal=deal, players=players)
    missing = (
        *books,
        *_melds_missing(side, rules, books),
        *_feet_missing(side, rules, partners, played=partner_played_from_foot),
        *_permission_missing(rules, partners, permission=permission),
    )
    return GoingOut(not missing, missing, tuple(_notes(rules, partners)))


def books_missing(
    books: BookCount, rules: RuleSet, *, deal: int, players: int
) -> tuple[Missing, ...]:
    """The books that going out in this deal still needs, by kind."""
    needed = books_needed(rules, deal=deal, players=players)
    had = {
        "clean_books": books.clean,
        "dirty_books": books.dirty,
        "wild_books": books.wild + books.wild_mixed,
        **{f"{SPECIAL_KEYS[rank]}_books": count for rank, count in books.special.items()},
        "books": books.total,
    }
    return tuple(
        Missing(code, had[code], need) for code, need in needed.items() if had[code] < need
    )


def books_needed(rules: RuleSet, *, deal: int, players: int) -> Mapping[str, int]:
    """Books that a side needs for going out in this deal, by the codes of `Missing`."""
    special = for_deal(rules.out_special, deal)
    return {
        "clean_books": for_deal(rules.out_clean, deal),
        "dirty_books": for_deal(rules.out_dirty, deal),
        "wild_books": for_deal(rules.out_wild, deal),
        **{f"{SPECIAL_KEYS[rank]}_books": special for rank, _ in rules.special_books},
        "books": rules.out_books[seats(players) - MIN_PLAYERS],
    }


def _players_of(side: SideEntry, rules: RuleSet, players: int) -> int:
    """Players of the side: said, else as in the usual seating, else everybody plays alone."""
    if side.players is not None:
        return side.players
    sides = next((sides for at_table, sides in rules.seatings if at_table == players), players)
    return players // sides


def _melds_missing(
    side: SideEntry, rules: RuleSet, books: tuple[Missing, ...]
) -> Iterator[Missing]:
    good = sum(is_meld(meld, rules) for meld in side.melds)
    if good < len(side.melds):
        yield Missing("good_melds", good, len(side.melds))
    if never_melded(side, rules) and rules.concealed_bonus is None and not books:
        yield Missing("melded", 0, 1)


def _feet_missing(
    side: SideEntry, rules: RuleSet, partners: int, *, played: bool | None
) -> Iterator[Missing]:
    unopened = _unopened_feet(side, rules)
    own = rules.feet - max(0, (unopened or 0) - partners * rules.feet)
    if own < rules.feet:
        yield Missing("own_foot", max(0, own), rules.feet)
    if not partners or not rules.feet or rules.partner_foot == "none":
        return
    if unopened or (played is False and rules.partner_foot == "played"):
        yield Missing("partner_foot", 0, 1)
    elif not played and not (unopened == 0 and rules.partner_foot == "opened"):
        yield Missing("partner_foot_unknown", 0, 1)


def _unopened_feet(side: SideEntry, rules: RuleSet) -> int | None:
    """Feet of the side that nobody picked up, at least; None where nothing is known of them."""
    if side.left.unopened_feet is not None:
        return side.left.unopened_feet
    listed = len(side.left.foot or NO_CARDS) + side.red_threes.foot + side.black_threes.foot
    return -(-listed // rules.foot_cards) if listed and rules.foot_cards else None


def _permission_missing(
    rules: RuleSet, partners: int, *, permission: bool | None
) -> Iterator[Missing]:
    if not partners or rules.permission != "binding" or permission:
        return
    yield Missing("permission_unknown" if permission is None else "permission", 0, 1)


def _notes(rules: RuleSet, partners: int) -> Iterator[str]:
    if rules.final_discard:
        yield "final_discard"
    if partners and rules.permission == "optional":
        yield "may_ask_partner"
