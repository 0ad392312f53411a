"""Rising hands: each deal asks for more points to open and more books to go out, and pays more."""

from dataclasses import replace

from scorekeeper.scoring.rulesets.as_classic import STOCK_END, as_classic
from scorekeeper.scoring.rulesets.classic import CLASSIC

RISING_HANDS = replace(
    CLASSIC,
    slug="rising-hands",
    name="Rising hands",
    source="Progressive Hand and Foot (github.com/scottherren/hand-foot-scoring)",
    notes=(
        ("special_books", "A book of sevens is 1,000; it is no clean or dirty one (inferred)."),
        ("out_bonus", f"Going out is 300, 400, 500, 600 by deal. {STOCK_END}"),
        ("out_wild", "Clean and dirty books are asked for, no others."),
        ("black_three_hand", "5 each, their face value."),
        ("black_three_foot", "5 each, their face value."),
        *as_classic(
            "seatings", "decks", "hand_cards", "foot_cards", "joker_points", "two_points",
            "ace_points", "tens_from", "wilds_max", "naturals", "past_seven", "open_melds",
            "special_wilds", "red_three_hand", "red_three_foot", "partner_foot", "permission",
            "final_discard", "tie",
        ),
    ),
    clean_book=500,
    dirty_book=300,
    wild_book=1500,
    special_books=(("7", 1000),),
    red_three_laid=100,
    red_three_without=100,
    black_three_hand=-5,
    black_three_foot=-5,
    opening_by_deal=(90, 120, 150, 180),
    out_bonus=(300, 400, 500, 600),
    out_clean=(3, 4, 5, 6),
    out_dirty=(3, 4, 5, 6),
    out_wild=(0,),
    deals=4,
)  # fmt: skip
