"""Bicycle style: eleven cards in hand and foot, no wild books, red threes never pay."""

from dataclasses import replace

from scorekeeper.scoring.rulesets.as_classic import STOCK_END, as_classic
from scorekeeper.scoring.rulesets.classic import CLASSIC

BICYCLE = replace(
    CLASSIC,
    slug="bicycle",
    name="Bicycle style",
    source="Bicycle's sheet, of which games-eshop.com/hand-and-foot-card-game has a copy",
    notes=(
        ("decks", "Five or six decks: five are taken."),
        ("wilds_max", "Four naturals in a book of seven leave room for three wilds."),
        ("naturals", "Four naturals in a book; before that, more naturals than wilds (inferred)."),
        ("red_three_laid", "Red threes are not laid, so one on the table counts nothing."),
        ("red_three_without", "Red threes are not laid, so one on the table counts nothing."),
        ("red_three_foot", "Left in hand or foot: 500 each."),
        ("out_bonus", f"Going out is 100. {STOCK_END}"),
        ("out_wild", "No wild books, so none is needed."),
        *as_classic(
            "seatings", "joker_points", "two_points", "ace_points", "past_seven", "open_melds",
            "partner_foot", "permission", "final_discard", "tie",
        ),
    ),
    decks=5,
    hand_cards=(11, 11, 11, 11, 11),
    foot_cards=11,
    tens_from=8,
    wilds_max=3,
    naturals="more",
    book_naturals_min=4,
    wild_melds=False,
    clean_book=500,
    dirty_book=300,
    wild_book=0,
    red_three_laid=0,
    red_three_without=0,
    red_three_hand=-500,
    red_three_foot=-500,
    black_three_hand=-5,
    black_three_foot=-5,
    opening_by_deal=(50, 90, 120, 150),
    out_bonus=(100,),
    out_clean=(1,),
    out_dirty=(1,),
    out_wild=(0,),
)  # fmt: skip
