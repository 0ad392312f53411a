"""Cards left: none with the player who is out, some with everybody else, all without a meld."""

from dataclasses import replace

from tests.scoring.entries import (
    CANASTA,
    CLASSIC,
    PLAYERS_PLUS_ONE,
    SEVEN_HUNDRED,
    Left,
    SideEntry,
    Threes,
    books,
    cards,
    melded,
    out,
    told,
    unmelded,
)


def alone(**more: object) -> SideEntry:
    """A player alone who went out with everything that the classic rules ask for."""
    return out(left=Left(), **more)


def test_a_player_alone_who_is_out_holds_nothing() -> None:
    side = replace(alone(red_threes=Threes(1, 1)), black_threes=Threes(0, 2), left=Left(points=15))
    assert told(side, melded(), players=2) == [
        ("out_player_holds_cards", 0, "red_threes.hand", 1, 0),
        ("out_player_holds_cards", 0, "left.points", 15, 0),
        ("out_player_holds_cards", 0, "left.black_threes.hand", 2, 0),
    ]


def test_a_player_alone_who_is_out_holds_no_listed_card() -> None:
    side = replace(alone(), left=Left(hand=cards(K=1)))
    assert told(side, melded(), players=2) == [("out_player_holds_cards", 0, "left.hand", 1, 0)]


def test_a_player_alone_who_is_out_is_fine_with_nothing() -> None:
    assert told(alone(), melded(), players=2) == []
    assert told(replace(alone(), left=Left(hand=cards())), melded(), players=2) == []


def test_points_left_say_nothing_where_they_are_not_counted() -> None:
    side = SideEntry(books=books(1), left=Left(points=15), went_out=True)
    rules = replace(SEVEN_HUNDRED, seatings=((2, 2),))
    found = told(side, SideEntry(), rules=rules, players=2)
    assert found == [("not_in_rules", 0, "left.points", 15, 0)]


def test_everybody_else_holds_a_card_when_somebody_goes_out() -> None:
    assert told(out(), melded(left=Left())) == [("must_hold_cards", 1, "left.points", 0, 2)]
    assert told(out(), melded(left=Left(hand=cards()))) == [
        ("must_hold_cards", 1, "left.hand", 0, 2)
    ]


def test_two_players_hold_at_least_two_cards() -> None:
    assert told(out(), melded(left=Left(points=5))) == [
        ("left_too_few_points", 1, "left.points", 5, 10)
    ]
    assert told(out(), melded(left=Left(points=10))) == []
    one = melded(left=Left(hand=cards(K=1)))
    assert told(out(), one) == [("must_hold_cards", 1, "left.hand", 1, 2)]


def test_a_three_is_a_card_too() -> None:
    side = melded(left=Left(points=0), red_threes=Threes(0, 1), black_threes=Threes(0, 1))
    assert told(out(), side) == []
    assert told(out(), replace(side, red_threes=Threes())) == [
        ("must_hold_cards", 1, "left.points", 1, 2)
    ]


def test_a_foot_is_held_besides_the_hand() -> None:
    side = melded(left=Left(70, unopened_feet=1))
    assert told(out(), side) == [("left_too_few_points", 1, "left.points", 70, 75)]


def test_when_the_stock_ends_the_deal_nobody_has_to_hold_a_card() -> None:
    assert told(melded(left=Left()), melded(left=Left())) == []


def test_the_partner_of_the_player_who_is_out_holds_a_card() -> None:
    assert told(out(left=Left(hand=cards())), melded()) == [
        ("must_hold_cards", 0, "left.hand", 0, 1)
    ]
    three = out(left=Left(points=5))
    assert told(three, melded(left=Left(100)), players=6) == [
        ("left_too_few_points", 0, "left.points", 5, 10)
    ]


def test_a_side_that_is_out_and_enters_nothing_left_has_not_said_what_partners_hold() -> None:
    assert told(out(left=Left()), melded()) == []


def test_a_side_that_has_not_melded_holds_all_its_cards() -> None:
    assert told(unmelded(255), melded()) == [("unmelded_left", 0, "left.points", 255, 260)]
    assert told(unmelded(260), melded()) == []


def test_a_side_that_says_it_has_not_melded_holds_all_its_cards() -> None:
    assert told(unmelded(0, melded=False), melded()) == [
        ("unmelded_left", 0, "left.points", 0, 260)
    ]


def test_threes_count_among_the_cards_of_a_side_that_has_not_melded() -> None:
    side = unmelded(240, red_threes=Threes(0, 1, 1), black_threes=Threes(0, 1, 1))
    assert told(side, melded()) == []
    less = replace(side, left=Left(points=235))
    assert told(less, melded()) == [("unmelded_left", 0, "left.points", 235, 240)]


def test_the_last_red_three_of_the_stock_is_not_replaced() -> None:
    side = unmelded(255, red_threes=Threes(3))
    assert told(side, melded()) == []
    less = replace(side, left=Left(points=250))
    assert told(less, melded()) == [("unmelded_left", 0, "left.points", 250, 255)]


def test_a_hand_that_never_melded_is_whole_card_by_card() -> None:
    hand, foot = cards(K=13, Q=12, t3B=1), cards(t4=13, t5=13)
    assert told(unmelded(left=Left(hand=hand, foot=foot)), melded()) == []
    short = cards(K=13, Q=11, t3B=1)
    assert told(unmelded(left=Left(hand=short, foot=foot)), melded()) == [
        ("unmelded_hand", 0, "left.hand", 25, 26)
    ]
    assert told(unmelded(left=Left(hand=hand, foot=cards(t4=13))), melded()) == [
        ("foot_size", 0, "left.foot", 13, 26)
    ]


def test_canasta_deals_eleven_thirteen_or_fifteen() -> None:
    for players, least in ((2, 15), (4, 22)):
        found = told(unmelded(5 * least - 5), melded(), rules=CANASTA, players=players)
        assert found == [("unmelded_left", 0, "left.points", 5 * least - 5, 5 * least)]


def test_no_more_is_left_than_the_decks_hold() -> None:
    side = unmelded(2905)
    assert ("left_too_many_points", 0, "left.points", 2905, 2900) in told(side, melded())


def test_a_side_without_books_may_have_melded_where_melds_are_not_counted() -> None:
    side = SideEntry(left=Left(unopened_feet=0))
    assert told(side, side, rules=SEVEN_HUNDRED) == []
    unsaid = replace(side, melded=False)
    assert told(unsaid, side, rules=SEVEN_HUNDRED) == [
        ("unmelded_feet", 0, "left.unopened_feet", 0, 2)
    ]


def test_what_partners_hold_may_go_uncounted() -> None:
    rules = replace(CLASSIC, out_left_counted=False)
    assert told(out(left=Left(hand=cards())), melded(), rules=rules) == []


def test_a_player_alone_is_told_that_nothing_can_be_left_even_where_it_is_not_counted() -> None:
    rules = replace(CLASSIC, out_left_counted=False)
    side = replace(alone(), left=Left(points=15))
    found = told(side, melded(), rules=rules, players=2)
    assert found == [("out_player_holds_cards", 0, "left.points", 15, 0)]


def test_players_plus_one_deals_whole_hands_too() -> None:
    found = told(unmelded(125), melded(), rules=PLAYERS_PLUS_ONE, players=2)
    assert found == [("unmelded_left", 0, "left.points", 125, 130)]
