"""A whole deal: dealing, turns, the end by going out or by the last card of the stock."""

from random import Random

from scorekeeper.scoring.cards import BLACK_THREE, NATURALS, RED_THREE, WILDS
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.ruleset import RuleSet
from tests.dealer.going_out import may_go_out
from tests.dealer.melding import lay, meld_on
from tests.dealer.mood import any_mood
from tests.dealer.opening import try_to_open
from tests.dealer.stock import draw, lay_red_threes, pick_up_foot
from tests.dealer.table import Player, Side, Table, shuffled

TOP_OF_PILE = 7
LONGEST = 600  # turns; a table that only passes the pile round gives up


def deal_out(rules: RuleSet, random: Random, *, players: int, sides: int) -> Table:
    """Play one deal from the shuffle to its end."""
    table = _dealt(rules, random, players=players, sides=sides)
    while table.out is None and table.turns < LONGEST:
        player = table.players[table.turns % players]
        table.turns += 1
        if not _turn(table, player):
            break
    return table


def _dealt(rules: RuleSet, random: Random, *, players: int, sides: int) -> Table:
    mood = any_mood(random, players=players, sides=sides)
    deal = random.randint(1, rules.deals or 4)
    scores = [random.choice((-200, 0, 0, 500, 1500, 3000, 4000)) for _ in range(sides)]
    stock = shuffled(rules.decks_for(players), random, how_well=mood.shuffles)
    table = Table(
        rules,
        deal,
        random,
        mood,
        players=[Player(seat, seat % sides) for seat in range(players)],
        sides=[Side(score) for score in scores],
        stock=stock,
    )
    for player in table.players:
        for _ in range(rules.hand_for(players)):
            player.gets(stock.pop())
        for _ in range(rules.feet):
            player.feet.append([stock.pop() for _ in range(rules.foot_cards)])
    if not rules.red_three_hand_allowed:
        for player in table.players:
            lay_red_threes(table, player)
    if table.stock:
        _turn_up(table)
    return table


def _turn_up(table: Table) -> None:
    """The first card of the pile; a three or a wild card is buried, another is turned."""
    for index in range(len(table.stock) - 1, -1, -1):
        if table.stock[index] in NATURALS:
            table.pile.append(table.stock.pop(index))
            return


def _turn(table: Table, player: Player) -> bool:
    """One turn; False where the stock has ended the deal.

    So it does too where the last cards of a hand are red threes and no other comes for them.
    """
    table.wants_out = table.likes(table.mood.goes_out)
    from_foot = not player.feet
    lay_red_threes(table, player)
    if not _take_pile(table, player):
        if not table.stock:
            return False
        draw(table, player, _draws(table))
    side = table.sides[player.side]
    if not side.melds and table.likes(table.mood.opens[player.side]):
        try_to_open(table, player)
    if side.melds:
        meld_on(table, player)
        if table.likes(0.5):
            meld_on(table, player)
    _discard(table, player)
    player.turns += 1
    player.turns_from_foot += from_foot
    return bool(player.held) or table.out is not None


def _draws(table: Table) -> int:
    return 1 if not table.rules.feet and len(table.players) >= 4 else 2


def _take_pile(table: Table, player: Player) -> bool:
    """Take the pile for its top card, which is melded at once with a pair from the hand."""
    top = table.pile[-1] if table.pile else ""
    if top not in NATURALS or player.hand[top] < 2 or not table.likes(table.mood.takes_pile):
        return False
    table.pile.pop()
    player.gets(top)
    if not _meld_top(table, player, top):
        player.gives(top)
        table.pile.append(top)
        return False
    others = TOP_OF_PILE - 1 if table.rules.feet else len(table.pile)
    for _ in range(min(others, len(table.pile))):
        player.gets(table.pile.pop())
    return True


def _meld_top(table: Table, player: Player, top: str) -> bool:
    melds = table.sides[player.side].melds
    if not melds:
        opens = table.likes(table.mood.opens[player.side])
        return opens and try_to_open(table, player, with_top=top)
    for index, meld in enumerate(melds):
        if meld.rank == top and lay(table, player, Meld(top, 3), on=index):
            return True
    return lay(table, player, Meld(top, 3))


def _discard(table: Table, player: Player) -> None:
    """The end of a turn: going out, picking up the foot, or one card less."""
    if not player.held:
        if table.wants_out and may_go_out(table, player):
            table.out = player
        return
    if player.held == 1 and not player.feet and not (table.wants_out and may_go_out(table, player)):
        return  # the last card cannot be discarded by a player who may not go out
    rank = _worst_card(table, player)
    if rank is None:
        return
    player.gives(rank)
    table.pile.append(rank)
    if not player.held:
        if player.feet:
            pick_up_foot(table, player)
        else:
            table.out = player


def _worst_card(table: Table, player: Player) -> str | None:
    """The card to discard: one without a mate, or just any."""
    held = [rank for rank, count in player.hand.items() if count > 0 and rank != RED_THREE]
    useless = [
        rank
        for rank in held
        if rank == BLACK_THREE or (player.hand[rank] == 1 and rank not in WILDS)
    ]
    if useless and table.likes(table.mood.discards_loners):
        return table.random.choice(useless)
    return table.random.choice(held) if held else None
