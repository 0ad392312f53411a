"""Other rules for a game, in words."""

from scorekeeper.words.rules_change import changed_words, obstacle_words


def test_what_forbids_other_rules_names_the_numbers() -> None:
    def said(code: str, *, deals: int = 1) -> str:
        return obstacle_words(code, name="RV club", players=3, sides=3, deals=deals, most=3)

    assert said("seating").startswith("RV club knows no game of 3 players in 3 sides.")
    assert said("too_many_deals", deals=4).startswith("RV club ends after 3 deals, but 4 are ")
    assert said("same_rules") == "The game is played by RV club already. Choose other rules."


def test_the_last_change_is_told_with_both_names() -> None:
    assert changed_words("Classic", "RV club").startswith("The rules were changed from Classic to")
    assert changed_words("Ours", "Ours").startswith("Single rules of Ours were changed.")
