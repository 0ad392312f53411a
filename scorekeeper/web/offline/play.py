"""A game as a phone keeps it, to go on with it when the server cannot be reached."""

from collections.abc import Mapping

from scorekeeper.actions.game_view import Deal, Game
from scorekeeper.actions.saved_rules import id_of_rules
from scorekeeper.record import Link
from scorekeeper.scoring.house_rules import as_house_rules
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.scoring.side_json import side_to_json
from scorekeeper.web.beside import Beside
from scorekeeper.web.forms.deal_side import fill_side
from scorekeeper.web.offline.rule_cards import about
from scorekeeper.web.picture import drawn_here
from scorekeeper.web.rule_sets import name_of

FORMAT = 1
"""Another number as soon as a phone of before would read a play wrongly."""

Json = dict[str, object]


def play_of(
    played: Game, came_by: Link, beside: Beside, *, saved_by: Mapping[tuple[int, int], str]
) -> Json:
    """The whole of a game that a phone may see by this link, as plain data for JSON.

    `saved_by` are the phones by (deal, side). `typed` is how the count sheet shows an entry,
    `as_ours` what New game calls the same rules; `unsent` is for the phone, which notes there what
    it has saved and the server has not.
    """
    seats = played.seats
    before = beside.rules_before
    ours = as_house_rules(played.rules)
    return {
        "format": FORMAT,
        "key": came_by.key,
        "role": came_by.role,
        "tag": played.tag,
        "name": played.name,
        "created": played.created.isoformat(),
        "rules": rules_to_json(played.rules),
        "rules_id": id_of_rules(played.rules),
        "rules_before": before.name if before else None,
        "rules_before_named": name_of(before) if before else None,
        "as_ours": {"slug": ours.slug, "name": ours.name, **about(ours)},
        "seats": {
            "sides": seats.sides,
            "players": seats.players,
            "first_dealer": seats.first_dealer,
        },
        "deals": [_deal(deal, played.rules, saved_by) for deal in played.deals],
        "removed": [
            {"deal": gone.deal, "side": gone.side, "revision": gone.revision}
            for gone in played.removed
        ],
        "agreed": sorted(played.agreed),
        "last_act": played.last_act,
        "own_key": beside.own.key,
        "own_role": beside.own.role,
        "watch_key": beside.watch_key,
        "next_key": beside.next_key,
        "drawn_here": drawn_here(played),
        "unsent": [],
    }


def _deal(deal: Deal, rules: RuleSet, saved_by: Mapping[tuple[int, int], str]) -> Json:
    sides = []
    for side, (revision, entry) in enumerate(zip(deal.revisions, deal.entries, strict=True)):
        count: Json = {"revision": revision, "entry": None, "typed": None}
        if entry is not None:
            count["entry"] = side_to_json(entry)
            count["typed"] = fill_side(entry, rules)
            count["phone"] = saved_by.get((deal.number, side), "")
            then = deal.then[side]
            if then is not None:
                count["then"] = sorted(f"{code}:{field}" for code, field in then)
        sides.append(count)
    return {"number": deal.number, "sides": sides}
