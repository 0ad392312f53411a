"""Pictures of the screens, for people to look at: shots/ is not committed."""

from pathlib import Path

from playwright.sync_api import Page

FOLDER = Path(__file__).parents[2] / "shots"


def shoot(page: Page, name: str, *, whole: bool = False) -> Path:
    """Write `shots/<name>.png` of what the screen shows, or of the `whole` page; its path."""
    path = FOLDER / f"{name}.png"
    page.screenshot(path=path, full_page=whole, animations="disabled")
    return path
