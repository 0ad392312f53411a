"""Books alone count: 700 clean, 300 dirty, 1,500 wild; no opening minimum."""

from dataclasses import replace

from scorekeeper.scoring.rulesets.as_classic import STOCK_END
from scorekeeper.scoring.rulesets.classic import CLASSIC
from scorekeeper.scoring.rulesets.switch import Switch

SEVEN_HUNDRED = replace(
    CLASSIC,
    slug="seven-hundred",
    name="Seven hundred",
    source="Rules sheet in French: 700 points a clean book, no opening minimum",
    notes=(
        ("melded_counted", "None printed: melds score no card points, only books count."),
        ("left_counted", "None printed: only threes cost points."),
        ("joker_points", "None printed: of use only with the switch for card values (inferred)."),
        ("two_points", "None printed: of use only with the switch for card values (inferred)."),
        ("ace_points", "None printed: of use only with the switch for card values (inferred)."),
        ("tens_from", "None printed: of use only with the switch for card values (inferred)."),
        ("open_melds", "Not stated: one at a time (inferred)."),
        ("wild_melds", "A meld of wilds starts with three of them."),
        ("red_three_hand", "It must be laid; −100 if one stays in a hand (inferred)."),
        ("black_three_hand", "Black threes cost points in an unopened foot only."),
        ("opening", "A side may meld at any time."),
        ("out_bonus", f"Going out is 100. {STOCK_END}"),
        ("out_clean", "An empty foot is all that is needed to go out."),
        ("out_dirty", "An empty foot is all that is needed to go out."),
        ("out_wild", "An empty foot is all that is needed to go out."),
        ("partner_foot", "An empty foot of one's own is all that is needed to go out."),
        ("permission", "Not stated: nobody has to be asked (inferred)."),
        ("deals", "Not stated: four deals (inferred)."),
        ("tie", "Not stated: equal totals share the win (inferred)."),
    ),
    seatings=((4, 2),),
    melded_counted=False,
    left_counted=False,
    clean_book=700,
    red_three_hand_allowed=False,
    black_three_hand=0,
    opening="none",
    out_clean=(0,),
    out_dirty=(0,),
    out_wild=(0,),
    partner_foot="none",
    permission="none",
    final_discard=False,
)

SWITCHES = (
    Switch(
        slug="card-values",
        name="With card values",
        help="Melded cards count their values, cards left cost theirs.",
        changes=(("melded_counted", True), ("left_counted", True)),
    ),
)
