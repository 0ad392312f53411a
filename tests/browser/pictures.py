"""Pictures of every screen, for people to look at: `python3 run.py pictures`.

`shots/` (not committed) gets every screen in every size, by day and in the evening;
`static/screenshots/` gets the three of the README, two of which phones show as they install it.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from scorekeeper.app import create_app
from scorekeeper.config import Settings
from scorekeeper.scoring.entry import Books, Left, SideEntry, Threes
from scorekeeper.storage.db import Store, open_store
from scorekeeper.web import assets
from tests.browser.chromium import browsing
from tests.browser.count_sheet import PLAYED_BEFORE, Sheet
from tests.browser.count_states import STATES
from tests.browser.screens import screens
from tests.browser.server import serving
from tests.browser.shots import FOLDER, shoot
from tests.web.games import begin, play

README = assets.FOLDER / "screenshots"
SIZES = ((390, 844), (320, 568), (1024, 768))
SCHEMES = ("light", "dark")

# North-South 2,310 and 3,100, East-West 875 and 4,115: 5,410 against 4,990.
TWO_DEALS = (
    (
        SideEntry(
            books=Books(clean=1, dirty=3),
            card_points=870,
            red_threes=Threes(laid=1),
            left=Left(points=60),
        ),
        SideEntry(
            books=Books(dirty=1), card_points=535, red_threes=Threes(laid=1), left=Left(points=60)
        ),
    ),
    (
        SideEntry(books=Books(clean=3, dirty=3), card_points=760, left=Left(points=60)),
        SideEntry(
            books=Books(clean=2, dirty=2, wild=1),
            card_points=815,
            red_threes=Threes(laid=1),
            went_out=True,
        ),
    ),
)
HELD = {"A": 2, "K": 4, "8": 3, "6": 2, "joker": 1}


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(exist_ok=True)
    README.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, browsing() as browser:
        settings = Settings.from_env({"SCOREKEEPER_DATA": folder})
        with serving(create_app(settings)) as address:
            store = open_store(settings)
            _readme(browser, address, store)
            _screens(browser, address, screens(store))
            _states(browser, address, store)
            store.close()


def _screens(browser: Browser, address: str, paths: dict[str, str]) -> None:
    for scheme in SCHEMES:
        with browser.new_context(base_url=address, color_scheme=scheme, has_touch=True) as context:  # type: ignore[arg-type]  # one of two words
            page = context.new_page()
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                for name, path in paths.items():
                    page.goto(path)
                    shoot(page, f"{name} {width}x{height} {scheme}", whole=True)
                    print(f"shots/{name} {width}x{height} {scheme}.png")


def _states(browser: Browser, address: str, store: Store) -> None:
    """What only taps bring about, as it then stands on the screen."""
    for scheme in SCHEMES:
        for width, height in SIZES:
            with browser.new_context(
                base_url=address,
                color_scheme=scheme,  # type: ignore[arg-type]  # one of two words
                has_touch=True,
                viewport={"width": width, "height": height},
            ) as context:
                for state in STATES:
                    page = context.new_page()
                    state(page, store)
                    name = f"{state.__name__.replace('_', ' ')} {width}x{height} {scheme}"
                    shoot(page, name)
                    page.close()
                    print(f"shots/{name}.png")


def _readme(browser: Browser, address: str, store: Store) -> None:
    with browser.new_context(
        base_url=address,
        viewport={"width": 390, "height": 844},
        device_scale_factor=2,
        has_touch=True,
    ) as context:
        context.add_init_script(PLAYED_BEFORE)
        page = context.new_page()
        game = play(store, begin(store), *TWO_DEALS)
        page.goto(f"/g/{game}")
        _keep(page, README / "table.png")
        _count(page, game)
        _keep(page, README / "count.png")
        _hold(page, game)
        _keep(page, README / "opening.png")


def _count(page: Page, game: str) -> None:
    sheet = Sheet(page, game, deal=3)
    for row, count in (("books-clean", 3), ("books-dirty", 2), ("books-wild", 1)):
        sheet.chip(0, row, count)
    sheet.keys("1285")
    sheet.total(0, "4,885")
    page.evaluate("scrollTo(0, 0)")


def _hold(page: Page, game: str) -> None:
    page.goto(f"/g/{game}/opening")
    for rank, count in HELD.items():
        for _ in range(count):
            page.locator(f'[data-rank="{rank}"]').tap()
    page.get_by_text("You can open").first.wait_for()


def _keep(page: Page, path: Path) -> None:
    page.wait_for_load_state("networkidle")
    page.screenshot(path=path, animations="disabled")


if __name__ == "__main__":
    main()
