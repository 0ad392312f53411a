"""What a first visit of a page costs: bytes over the wire, requests, script, what jumps."""

from dataclasses import asdict, dataclass
from typing import Any

from playwright.sync_api import Browser

from tests.browser.measures import JUMPED


@dataclass(frozen=True, slots=True)
class Weight:
    """One first visit. Bytes are those on the wire, headers too."""

    bytes: int
    requests: int
    script_bytes: int
    layout_shift: float


def first_visit(browser: Browser, address: str) -> dict[str, float]:
    """Open a page on a phone that has never been there, and wait until it asks for nothing more."""
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def asked(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event.get("type", "Other")

    def loaded(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = int(event["encodedDataLength"])

    with browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True
    ) as context:
        page = context.new_page()
        wire = context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.requestWillBeSent", asked)
        wire.on("Network.loadingFinished", loaded)
        page.goto(address, wait_until="networkidle")
        shift = sum(value for value, *_ in page.evaluate(JUMPED))
    scripts = [size for request, size in sizes.items() if kinds[request] == "Script"]
    return asdict(Weight(sum(sizes.values()), len(kinds), sum(scripts), shift))
