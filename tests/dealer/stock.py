"""Drawing from the stock, picking up a foot, laying red threes and replacing them."""

from scorekeeper.scoring.cards import RED_THREE
from tests.dealer.table import Player, Table


def draw(table: Table, player: Player, count: int) -> None:
    """Draw cards as far as the stock goes; a red three is laid and replaced."""
    for _ in range(count):
        if table.stock:
            player.gets(table.stock.pop())
    lay_red_threes(table, player)


def lay_red_threes(table: Table, player: Player) -> None:
    """Lay each red three and draw another card for it, while the stock has one."""
    while player.hand[RED_THREE] and not _forgets(table):
        player.gives(RED_THREE)
        table.sides[player.side].red_threes += 1
        if table.stock:
            player.gets(table.stock.pop())


def _forgets(table: Table) -> bool:
    return table.rules.red_three_hand_allowed and table.likes(table.mood.forgets_red_threes)


def pick_up_foot(table: Table, player: Player) -> None:
    """Take the next foot as the hand."""
    for rank in player.feet.pop():
        player.gets(rank)
    lay_red_threes(table, player)
