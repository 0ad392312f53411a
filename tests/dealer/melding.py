"""Laying cards on the table: what a player may lay, and what then becomes of the hand."""

from dataclasses import replace

from scorekeeper.scoring.cards import BLACK_THREE, BOOK, NATURALS, RED_THREE
from scorekeeper.scoring.melds import SMALLEST_MELD, WILD, Meld
from tests.dealer.going_out import must_keep
from tests.dealer.stock import pick_up_foot
from tests.dealer.table import Player, Table


def lay(table: Table, player: Player, meld: Meld, *, on: int | None = None) -> bool:
    """Lay a meld, or its cards on the meld at index `on`, if the rules allow it now."""
    melds = table.sides[player.side].melds
    grown = meld
    if on is not None:
        before = melds[on]
        grown = Meld(
            before.rank,
            before.naturals + meld.naturals,
            before.jokers + meld.jokers,
            before.twos + meld.twos,
        )
    if not table.is_meld(grown) or (on is None and _too_many_open(table, player, meld)):
        return False
    old = list(melds)
    if on is None:
        melds.append(grown)
    else:
        melds[on] = grown
    left = player.held - meld.size
    if not player.feet and left < 2 and left < must_keep(table, player, left=left):
        melds[:] = old
        return False
    for rank, count in meld.cards:
        player.gives(rank, count)
    if not player.held and player.feet:
        pick_up_foot(table, player)
    return True


def _too_many_open(table: Table, player: Player, meld: Meld) -> bool:
    beside = sum(
        one.rank == meld.rank and not one.is_book for one in table.sides[player.side].melds
    )
    return not meld.is_book and beside >= table.rules.open_melds


def meld_on(table: Table, player: Player) -> None:
    """One round of laying what the player's mood allows, for a side that has opened."""
    for rank in _in_any_order(table, NATURALS):
        if player.hand[rank] and table.likes(table.mood.lays[player.seat]):
            _lay_naturals(table, player, rank)
    for rank in _in_any_order(table, ("joker", "2")):
        while player.hand[rank] and table.likes(table.mood.lays[player.seat]):
            if not _lay_wild(table, player, rank):
                break
    _lay_black_threes(table, player)


def _in_any_order(table: Table, ranks: tuple[str, ...]) -> list[str]:
    return table.random.sample(ranks, len(ranks))


def _lay_naturals(table: Table, player: Player, rank: str) -> None:
    melds = table.sides[player.side].melds
    for index, meld in enumerate(melds):
        if meld.rank == rank and player.hand[rank]:
            room = player.hand[rank] if table.rules.past_seven != "none" else BOOK - meld.size
            for count in range(min(player.hand[rank], room), 0, -1):
                if lay(table, player, Meld(rank, count), on=index):
                    break
    held = player.hand[rank]
    if held >= SMALLEST_MELD:
        lay(table, player, Meld(rank, min(held, BOOK)))
    elif held == 2 and table.likes(table.mood.wilds_with_naturals):
        wild = next((wild for wild in ("2", "joker") if player.hand[wild]), None)
        if wild:
            lay(table, player, _with(Meld(rank, 2), wild))


def _with(meld: Meld, wild: str, count: int = 1) -> Meld:
    if wild == "joker":
        return replace(meld, jokers=meld.jokers + count)
    return replace(meld, twos=meld.twos + count)


def _lay_wild(table: Table, player: Player, wild: str) -> bool:
    """Lay one wild card somewhere, or a meld of wild cards."""
    if table.likes(table.mood.wild_melds) and _lay_wild_meld(table, player, wild):
        return True
    melds = table.sides[player.side].melds
    for index in table.random.sample(range(len(melds)), len(melds)):
        meld = melds[index]
        closed = meld.is_book and table.rules.past_seven != "any"
        likes = not closed and table.likes(table.mood.wilds_with_naturals)
        if likes and lay(table, player, _with(Meld(meld.rank), wild), on=index):
            return True
    return False


def _lay_wild_meld(table: Table, player: Player, wild: str) -> bool:
    for index, meld in enumerate(table.sides[player.side].melds):
        if meld.rank == WILD and lay(table, player, _with(Meld(WILD), wild), on=index):
            return True
    if player.hand["joker"] + player.hand["2"] < SMALLEST_MELD:
        return False
    jokers = min(player.hand["joker"], table.random.randint(0, BOOK))
    return lay(table, player, Meld(WILD, 0, jokers, min(player.hand["2"], BOOK - jokers)))


def _lay_black_threes(table: Table, player: Player) -> None:
    """Black threes are melded in going out only, as the last thing."""
    rules, count = table.rules, player.hand[BLACK_THREE]
    last = player.held - count <= int(rules.final_discard) and not player.hand[RED_THREE]
    if rules.black_three_melds and not player.feet and last and count >= SMALLEST_MELD:
        lay(table, player, Meld(BLACK_THREE, min(count, BOOK)))
