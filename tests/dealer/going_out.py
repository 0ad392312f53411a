"""When a player may go out, and how many cards one who may not must keep."""

from scorekeeper.scoring.ruleset import MIN_PLAYERS, for_deal
from tests.dealer.table import Player, Table


def must_keep(table: Table, player: Player, *, left: int) -> int:
    """Cards that must stay in the hand after a lay that leaves `left` of them.

    One to discard and one to go on with; less for a player who goes out.
    """
    if not table.wants_out or not may_go_out(table, player):
        return 2
    return min(left, 1) if not table.rules.final_discard else 1


def may_go_out(table: Table, player: Player) -> bool:
    """Whether the rules let the player go out with what lies on the table."""
    return not player.feet and _partners_agree(table, player) and _has_books(table, player)


def _partners_agree(table: Table, player: Player) -> bool:
    need = table.rules.partner_foot
    for partner in table.partners(player):
        if need != "none" and partner.feet:
            return False
        if need == "played" and not partner.turns_from_foot:
            return False
    return True


def _has_books(table: Table, player: Player) -> bool:
    rules, deal = table.rules, table.deal
    special = [rank for rank, _ in rules.special_books]
    books = [meld for meld in table.sides[player.side].melds if meld.is_book]
    plain = [meld.kind for meld in books if meld.rank not in special]
    return (
        bool(table.sides[player.side].melds)
        and plain.count("clean") >= for_deal(rules.out_clean, deal)
        and plain.count("dirty") >= for_deal(rules.out_dirty, deal)
        and plain.count("wild") >= for_deal(rules.out_wild, deal)
        and all(
            sum(meld.rank == rank for meld in books) >= for_deal(rules.out_special, deal)
            for rank in special
        )
        and len(books) >= rules.out_books[len(table.players) - MIN_PLAYERS]
    )
