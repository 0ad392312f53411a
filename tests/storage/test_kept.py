"""Games at hand: the one that was asked for, and not too many of them."""

from scorekeeper.storage.kept import DEALS_KEPT, Kept


def test_a_game_is_at_hand_as_it_was_after_the_act_that_is_asked_for() -> None:
    kept: Kept[str] = Kept()
    kept.put("a", 1, "begun", deals=0)
    kept.put("a", 2, "a deal later", deals=1)
    assert [kept.get("a", act) for act in (1, 2, 3)] == [None, "a deal later", None]


def test_what_came_first_goes_first_once_the_deals_are_too_many() -> None:
    kept: Kept[str] = Kept()
    for name in ("a", "b", "c"):
        kept.put(name, 1, name, deals=DEALS_KEPT // 2 - 1)
    assert [kept.get(name, 1) for name in ("a", "b", "c")] == [None, "b", "c"]


def test_a_game_that_is_put_again_is_counted_once() -> None:
    kept: Kept[str] = Kept()
    kept.put("other", 1, "other", deals=9)
    for act in range(1, 4):
        kept.put("long", act, "long", deals=DEALS_KEPT // 2)
    assert (kept.get("other", 1), kept.get("long", 3)) == ("other", "long")


def test_a_game_too_long_to_be_kept_is_not_at_hand() -> None:
    kept: Kept[str] = Kept()
    kept.put("endless", 1, "endless", deals=DEALS_KEPT)
    assert kept.get("endless", 1) is None
