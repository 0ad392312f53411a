"""The count sheet as the tests use it: chips, keys and buttons by what they are for."""

from playwright.sync_api import Page

from scorekeeper.actions.game_view import Deal
from scorekeeper.actions.load_game import load_game
from scorekeeper.storage.db import Store

# A phone that has closed the hints.
PLAYED_BEFORE = """for (const name of ["table", "count"]) {
  localStorage.setItem(`hint:${name}`, "closed");
}"""

DRAWN = "new Promise((done) => setTimeout(done, 25))"
"""A chip is drawn first; the rest of the sheet follows once the screen has it."""


class Sheet:
    """The sheet of a deal under a thumb; `taps` counts every tap and key."""

    def __init__(self, page: Page, game_id: str, deal: int = 1) -> None:
        self.page = page
        self.game_id = game_id
        self.taps = 0
        page.goto(f"/g/{game_id}/deals/{deal}")
        self.started()

    def tap(self, selector: str) -> None:
        """One tap."""
        self.taps += 1
        self.page.locator(selector).tap()

    def chip(self, side: int, row: str, count: int) -> None:
        """Tap the chip of this count in a row ("books-clean"); 5 and more count on."""
        for _ in range(max(1, count - 4)):
            self.tap(f'[name="chip-{side}-{row}"][value="{min(count, 5)}"]')
        self.page.evaluate(DRAWN)

    def keys(self, typed: str) -> None:
        """Tap these keys of the keypad."""
        for key in typed:
            self.tap(f'[data-key="{key}"]')

    def went_out(self, side: int | None) -> None:
        """Say who went out; None: nobody, the stock ran out."""
        self.tap("#field-out-none" if side is None else f"#field-{side}-went-out")

    def say(self, side: int, line: str) -> None:
        """Type a quick line for the side on top and send it off."""
        if not self.page.locator(f"#quick-{side}").is_visible():
            self.tap("[data-quick-open]")
        self.page.locator(f"#quick-{side}-line").fill(line)
        self.tap(f"#quick-{side} [data-quick-fill]")

    def next_side(self) -> None:
        """Go on to the side that is named on the button."""
        self.tap("[data-next-side]")

    def save(self) -> None:
        """Save and wait for the table."""
        self.save_refused()
        self.page.wait_for_url(f"**/g/{self.game_id}")

    def save_refused(self) -> None:
        """Tap the button to save, once it can be no slip of the thumb any more."""
        self.page.wait_for_timeout(500)
        self.tap("[data-save]")

    def started(self) -> None:
        """Wait until the sheet's own script has run: it comes after the page."""
        self.page.locator(".is-started").wait_for()

    def value(self, side: int, path: str) -> str:
        """What stands in a field, a draft included."""
        self.started()
        return self.page.locator(f'[name="{side}.{path}"]').input_value()

    def total(self, side: int, shown: str) -> None:
        """Wait until a side's tab shows this total."""
        self.page.locator(f"#total-{side}", has_text=shown).wait_for(state="attached")

    def problem(self, row: str) -> str:
        """The first problem in a row ("0-card-points"), once it shows."""
        found = self.page.locator(f"#line-{row} .problem").first
        found.wait_for()
        return found.inner_text()

    @property
    def target(self) -> str:
        """The name of the field that the keypad types into, "" for none."""
        self.started()
        marked = self.page.locator(".is-target [data-amount]")
        return marked.get_attribute("name") or "" if marked.count() else ""


def counted(store: Store, game_id: str, deal: int = 1) -> Deal:
    """A deal as it was saved."""
    found = load_game(store, game_id).deal(deal)
    assert found, f"deal {deal} was not saved"
    return found


def totals(store: Store, game_id: str, deal: int = 1) -> tuple[int, ...]:
    """Each side's points of a deal as it was saved."""
    scores = counted(store, game_id, deal).scores
    assert scores
    return tuple(score.total for score in scores)
