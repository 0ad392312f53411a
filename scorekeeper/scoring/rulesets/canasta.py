"""Standard Canasta: two decks, no foot, played to a target."""

from dataclasses import replace

from scorekeeper.scoring.rulesets.as_classic import STOCK_END
from scorekeeper.scoring.rulesets.classic import CLASSIC
from scorekeeper.scoring.rulesets.switch import Switch

CANASTA = replace(
    CLASSIC,
    slug="canasta",
    name="Canasta",
    source="Rules sheet in Chinese, its column for standard Canasta",
    notes=(
        ("seatings", "2 or 3 alone, 4 in two sides."),
        ("joker_points", "None printed: the values of standard Canasta (inferred)."),
        ("two_points", "None printed: the values of standard Canasta (inferred)."),
        ("ace_points", "None printed: the values of standard Canasta (inferred)."),
        ("tens_from", "None printed: the values of standard Canasta (inferred)."),
        ("black_three_hand", "None printed: 5 each (inferred)."),
        ("open_melds", "Not stated: one at a time (inferred)."),
        ("black_three_points", "None printed: 5 each (inferred)."),
        ("black_three_melds", "Not on the sheet: black threes are not melded (inferred)."),
        ("red_three_set_without", "All four with no meld: −800; a switch counts −400."),
        ("red_three_hand", "Cannot happen, it is laid and replaced; −100 if it does (inferred)."),
        ("out_bonus", f"Going out is 100. {STOCK_END}"),
        ("permission", "Not stated: nobody has to be asked (inferred)."),
        ("final_discard", "Not stated: no last discard is needed (inferred)."),
        ("target", "5,000, with three players 7,500, or what the table sets."),
        ("tie", "Not stated for Canasta: a draw, as in the sheet's other column (inferred)."),
    ),
    seatings=((4, 2), (2, 2), (3, 3)),
    decks=2,
    hand_cards=(15, 13, 11, 11, 11),
    feet=0,
    foot_cards=0,
    wilds_max=3,
    naturals="more",
    past_seven="any",
    wild_melds=False,
    wild_book=0,
    red_three_needs="meld",
    red_three_without=-100,
    red_three_set="all",
    red_three_set_bonus=400,
    red_three_set_without=-400,
    red_three_hand_allowed=False,
    opening="score",
    opening_by_score=((None, 15), (0, 50), (1500, 90), (3000, 120)),
    concealed_bonus=200,
    out_clean=(0,),
    out_dirty=(0,),
    out_wild=(0,),
    out_books=(2, 1, 1, 1, 1),
    partner_foot="none",
    permission="none",
    final_discard=False,
    deals=None,
    target=(5000, 7500, 5000, 5000, 5000),
    tie="draw",
)

SWITCHES = (
    Switch(
        slug="red-threes-400",
        name="All four red threes without a meld cost 400",
        help="Otherwise they cost 800.",
        changes=(("red_three_set_without", 0),),
    ),
)
