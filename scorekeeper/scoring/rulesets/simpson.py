"""Steve Simpson's rules: cheap books, 100 for picking up exactly 22 cards, dear red threes."""

from dataclasses import replace

from scorekeeper.scoring.rulesets.as_classic import STOCK_END, as_classic
from scorekeeper.scoring.rulesets.classic import CLASSIC

SIMPSON = replace(
    CLASSIC,
    slug="simpson",
    name="Steve Simpson's",
    source="Steve Simpson's rules (rogerdem.tripod.com/simpson.html)",
    notes=(
        ("seatings", "Two or more players, each alone; partners as in Classic (inferred)."),
        ("red_three_laid", "A red three always counts 500 against its side, wherever it is."),
        ("red_three_without", "A red three always counts 500 against its side, wherever it is."),
        ("red_three_hand", "A red three always counts 500 against its side, wherever it is."),
        ("red_three_foot", "A red three always counts 500 against its side, wherever it is."),
        ("exact_cut", "100 for picking up exactly the 22 cards of hand and foot."),
        ("out_bonus", f"Going out is 100. {STOCK_END}"),
        ("out_wild", "Wilds alone are no meld, so no wild book is needed."),
        *as_classic(
            "wilds_max", "naturals", "past_seven", "open_melds", "out_clean", "out_dirty",
            "partner_foot", "permission", "final_discard", "tie",
        ),
    ),
    seatings=((4, 4), (2, 2), (3, 3), (5, 5), (6, 6), (4, 2), (6, 2), (6, 3)),
    decks=1,
    decks_follow_players=True,
    hand_cards=(11, 11, 11, 11, 11),
    foot_cards=11,
    joker_points=50,
    two_points=20,
    ace_points=20,
    tens_from=8,
    wild_melds=False,
    clean_book=300,
    dirty_book=100,
    wild_book=0,
    red_three_laid=-500,
    red_three_without=-500,
    red_three_hand=-500,
    red_three_foot=-500,
    black_three_hand=-5,
    black_three_foot=-5,
    opening_by_deal=(50, 90, 120, 150),
    out_bonus=(100,),
    out_wild=(0,),
    exact_cut=100,
    deals=4,
)  # fmt: skip
