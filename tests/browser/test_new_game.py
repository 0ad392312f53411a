"""New game on a phone: the seats follow the rules at once; without JavaScript by a button."""

from playwright.sync_api import Page, expect


def test_two_taps_from_the_first_page_to_the_table(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_role("link", name="New game").tap()
    phone.get_by_role("button", name="Start the game").tap()
    expect(phone.get_by_text("To open you need")).to_be_visible()
    expect(phone.get_by_role("link", name="Score deal 1")).to_be_in_viewport()


def test_only_what_the_rules_know_can_be_chosen(phone: Page) -> None:
    phone.goto("/new")
    phone.get_by_role("radio", name="5 alone").tap()
    expect(phone.locator(".seat:visible")).to_have_count(5)
    phone.get_by_role("radio", name="Seven hundred").tap()
    expect(phone.get_by_role("radio", name="4 in pairs")).to_be_checked()
    expect(phone.get_by_role("radio", name="5 alone")).to_be_disabled()
    expect(phone.locator(".seat:visible")).to_have_count(4)


def test_sides_are_named_by_who_sits_opposite(phone: Page) -> None:
    phone.goto("/new")
    phone.get_by_role("radio", name="6 in pairs").tap()
    phone.get_by_label("Player 1", exact=True).fill("Ann")
    expect(phone.locator(".side-names .field:visible")).to_have_count(3)
    expect(phone.get_by_label("Name of the side Ann and Player 4")).to_be_visible()


def test_everybody_alone_needs_no_names_of_sides(phone: Page) -> None:
    phone.goto("/new")
    phone.get_by_role("radio", name="3 alone").tap()
    expect(phone.locator(".side-names .field:visible")).to_have_count(0)
    phone.get_by_label("Player 2", exact=True).fill("Bob")
    phone.get_by_role("radio", name="Seat 3 deals first").tap()
    phone.get_by_role("button", name="Start the game").tap()
    expect(phone.get_by_text("Player 3 deals, Player 1 begins")).to_be_visible()
    expect(phone.get_by_role("columnheader", name="Bob")).to_be_visible()


def test_the_dealer_s_button_moves_to_a_seat_that_is_left(phone: Page) -> None:
    phone.goto("/new")
    phone.get_by_role("radio", name="Seat 4 deals first").tap()
    phone.get_by_role("radio", name="2 alone").tap()
    phone.get_by_role("button", name="Start the game").tap()
    expect(phone.get_by_text("Player 1 deals, Player 2 begins")).to_be_visible()


def test_a_refusal_says_at_the_field_what_is_wrong_and_keeps_the_rest(phone: Page) -> None:
    phone.goto("/new")
    phone.get_by_label("North", exact=True).fill("x" * 41)
    phone.get_by_label("South", exact=True).fill("Cem")
    phone.get_by_role("button", name="Start the game").tap()
    field = phone.get_by_label("North", exact=True)
    expect(field).to_have_accessible_description("At most 40 characters.")
    expect(field).to_have_value("x" * 41)
    expect(phone.get_by_label("South", exact=True)).to_have_value("Cem")


def test_without_javascript_a_button_shows_the_seats_of_another_choice(nojs: Page) -> None:
    nojs.goto("/new")
    nojs.get_by_role("radio", name="6 in threes").tap()
    nojs.get_by_role("button", name="Show the seats for this choice").tap()
    expect(nojs.locator(".seat:visible")).to_have_count(6)
    nojs.get_by_label("Player 6", exact=True).fill("Zoe")
    nojs.get_by_role("button", name="Start the game").tap()
    expect(nojs.get_by_text("Player 1 deals, Player 2 begins")).to_be_visible()


def test_going_back_and_starting_again_makes_no_second_game(phone: Page) -> None:
    phone.goto("/new")
    phone.get_by_label("North", exact=True).fill("Ada")
    phone.get_by_role("button", name="Start the game").tap()
    expect(phone.get_by_text("Ada deals, East begins")).to_be_visible()
    first = phone.url
    phone.go_back()
    phone.get_by_role("button", name="Start the game").tap()
    expect(phone).to_have_url(first)
