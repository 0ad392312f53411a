"""One deck more than players, no wild books, red threes count against a side without a meld."""

from dataclasses import replace

from scorekeeper.scoring.rulesets.as_classic import STOCK_END
from scorekeeper.scoring.rulesets.classic import CLASSIC

PLAYERS_PLUS_ONE = replace(
    CLASSIC,
    slug="players-plus-one",
    name="Players plus one",
    source="Rules sheet in Chinese: one deck more than players, two clean and two dirty books",
    notes=(
        ("seatings", "2 or 3 alone, 4 in two sides."),
        ("joker_points", "None printed: card values are those of standard Canasta (inferred)."),
        ("two_points", "None printed: card values are those of standard Canasta (inferred)."),
        ("ace_points", "None printed: card values are those of standard Canasta (inferred)."),
        ("tens_from", "None printed: card values are those of standard Canasta (inferred)."),
        ("black_three_points", "None printed: 5 each, as in standard Canasta (inferred)."),
        ("black_three_hand", "None printed: 5 each, as in standard Canasta (inferred)."),
        ("black_three_foot", "None printed: 5 each, as in standard Canasta (inferred)."),
        ("red_three_needs", "An unfinished meld is enough to have melded."),
        ("red_three_hand", "Cannot happen, it is laid and replaced; −100 if it does (inferred)."),
        ("out_bonus", f"Going out is 100. {STOCK_END}"),
        ("partner_foot", "Asked for with four players; a player alone has no partner."),
    ),
    seatings=((4, 2), (2, 2), (3, 3)),
    decks=1,
    decks_follow_players=True,
    wild_melds=False,
    wild_book=0,
    red_three_needs="meld",
    red_three_without=-100,
    red_three_hand_allowed=False,
    out_wild=(0,),
    permission="optional",
    final_discard=False,
    tie="draw",
)
