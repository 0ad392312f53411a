"""A side's first melds of a deal, with the top card of the pile or without it."""

from scorekeeper.scoring.cards import BOOK, NATURALS
from scorekeeper.scoring.melds import SMALLEST_MELD, WILD, Meld
from tests.dealer.going_out import must_keep
from tests.dealer.stock import pick_up_foot
from tests.dealer.table import Player, Table


def try_to_open(table: Table, player: Player, *, with_top: str | None = None) -> bool:
    """Lay enough melds to open, if the hand has them; `with_top` must be among them.

    The card of that rank on the pile is taken into the hand by the caller beforehand.
    """
    melds = _worth_opening(table, player, with_top)
    if melds is None:
        return False
    side = table.sides[player.side]
    left = player.held - sum(meld.size for meld in melds)
    side.melds.extend(melds)
    if not player.feet and left < 2 and left < must_keep(table, player, left=left):
        side.melds.clear()
        return False
    side.opened_first = not any(one.opened_first for one in table.sides)
    for meld in melds:
        for rank, count in meld.cards:
            player.gives(rank, count)
    side.opened_in = table.turns
    if not player.held and player.feet:
        pick_up_foot(table, player)
    return True


def _worth_opening(table: Table, player: Player, with_top: str | None) -> list[Meld] | None:
    """Melds from the hand that reach the minimum, or None."""
    need = table.to_open(player)
    melds: list[Meld] = []
    points = 0
    for meld in _candidates(table, player, with_top):
        melds.append(meld)
        points += meld.points(table.rules)
        if points >= need and not table.likes(0.3):
            break
    return melds if melds and points >= need else None


def _candidates(table: Table, player: Player, with_top: str | None) -> list[Meld]:
    """Melds that lie in the hand, none sharing a card, the one with the pile's top first."""
    rules, hand = table.rules, player.hand
    wilds = {rank: hand[rank] if rules.opening_wilds else 0 for rank in ("2", "joker")}
    melds = []
    if rules.wild_melds and table.likes(table.mood.wild_melds) and sum(wilds.values()) >= 3:
        twos = min(wilds["2"], BOOK)
        melds.append(Meld(WILD, 0, min(wilds["joker"], BOOK - twos), twos))
        wilds = {"2": wilds["2"] - twos, "joker": wilds["joker"] - melds[0].jokers}
    for rank in NATURALS:
        held = min(hand[rank], BOOK)
        if held >= SMALLEST_MELD:
            melds.append(Meld(rank, held))
        elif held == 2 and any(wilds.values()):
            wild = next(wild for wild, count in wilds.items() if count)
            meld = Meld(rank, 2, int(wild == "joker"), int(wild == "2"))
            if table.is_meld(meld):
                wilds[wild] -= 1
                melds.append(meld)
    table.random.shuffle(melds)
    melds.sort(key=lambda meld: meld.rank != with_top)
    if with_top and (not melds or melds[0].rank != with_top):
        return []
    return melds
