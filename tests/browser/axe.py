"""Asks axe-core whether a page can be used by everybody (WCAG 2.2, levels A and AA)."""

from importlib.resources import files

from playwright.sync_api import Page

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
RUN = """axe.run({
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: {"target-size": {enabled: true}},
  resultTypes: ["violations"],
})"""


def assert_accessible(page: Page) -> None:
    """Fail with rule, help and the elements of every violation on `page` as it is now."""
    page.evaluate(AXE)
    found = page.evaluate(RUN)["violations"]
    told = [
        f"{each['id']}: {each['help']}: " + "; ".join(node["html"] for node in each["nodes"])
        for each in found
    ]
    assert not told, f"{page.url}\n" + "\n".join(told)
