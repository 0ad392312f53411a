"""Hand, Knee and Foot: a second pile to play, and dear books of sevens, fives and wilds."""

from dataclasses import replace

from scorekeeper.scoring.rulesets.as_classic import STOCK_END, as_classic
from scorekeeper.scoring.rulesets.classic import CLASSIC

KNEE_AND_FOOT = replace(
    CLASSIC,
    slug="knee-and-foot",
    name="Hand, Knee and Foot",
    source="Hand, Knee & Foot, set meld (github.com/jnicolejasmine2/HandFootScoring)",
    notes=(
        ("seatings", "Two sides at most."),
        ("feet", "Knee and foot: two piles besides the hand."),
        ("special_books", "Sevens 5,000 and fives 3,000; they are no clean or dirty books."),
        ("red_three_set", "Seven red threes or more: 300 on top of the single ones."),
        ("out_bonus", f"Going out is 200. {STOCK_END}"),
        ("out_special", "A book of sevens, one of fives and one of wilds, each at least once."),
        *as_classic(
            "decks", "hand_cards", "foot_cards", "joker_points", "two_points", "ace_points",
            "tens_from", "wilds_max", "naturals", "past_seven", "open_melds", "special_wilds",
            "red_three_hand", "red_three_foot", "black_three_hand", "black_three_foot",
            "partner_foot", "permission", "final_discard", "deals", "tie",
        ),
    ),
    seatings=((4, 2), (2, 2), (6, 2)),
    feet=2,
    clean_book=500,
    dirty_book=300,
    wild_book=2500,
    special_books=(("7", 5000), ("5", 3000)),
    red_three_laid=100,
    red_three_without=100,
    red_three_set="seven",
    red_three_set_bonus=300,
    red_three_set_without=300,
    opening_by_deal=(50, 90, 120, 150),
    out_bonus=(200,),
    out_clean=(1,),
    out_dirty=(1,),
    out_wild=(1,),
    out_special=(1,),
)  # fmt: skip
