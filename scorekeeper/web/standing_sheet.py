"""What stands in the game for an open count sheet: each side as it was saved, and who counts it."""

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.saved_by import saved_by
from scorekeeper.web.counting import counting_now
from scorekeeper.web.current import store
from scorekeeper.web.forms.deal_form import WHO, filled, write_base
from scorekeeper.words.news import saved_meanwhile


def standing_sheet(game: Game, deal: int) -> dict[str, object]:
    """The sides of a deal: `revision`, and `values` by the name of the field where it counted.

    `saved` says that it was saved while it is counted elsewhere. `base` is what a sheet of now
    would be made from, `who` the answers for the whole table; `is_open` is False where the deal
    was taken away or the game is over before it.
    """
    if not 1 <= deal <= game.last_open_deal:
        return {"is_open": False, "counting": []}
    standing = game.deal(deal)
    entries = standing.entries if standing else (None,) * len(game.sides)
    values = filled(game, deal, entries).values
    names = saved_by(store(), game.id)
    sides = [
        {
            "revision": revision,
            "is_counted": entries[side] is not None,
            "saved": saved_meanwhile(game.sides[side].name, names.get((deal, side), "")),
            "values": {n: text for n, text in values.items() if n.startswith(f"{side}.")},
        }
        for side, revision in enumerate(game.revisions_of(deal))
    ]
    return {
        "is_open": True,
        "base": write_base(game, game.revisions_of(deal)),
        "sides": sides,
        "who": {name: values.get(name, "") for name in WHO},
        "counting": [
            {"tag": one.tag, "side": one.side, "phone": one.phone, "text": one.text}
            for one in counting_now()
            if one.deal == deal
        ],
    }
