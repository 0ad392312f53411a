"""Notes what a browser did that it must not: other hosts, errors, breaches of the policy."""

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

# A page that refuses (404, 422) is a page all the same: Chromium still logs it as an error.
REFUSAL = "Failed to load resource"


@dataclass  # without slots: Playwright hangs a wrapper of its own on each listening method
class Watch:
    """Everything that went wrong in one browser context, to be asked at the end of a test."""

    home: str
    requests: list[str] = field(default_factory=list)
    errors: list[tuple[str, str]] = field(default_factory=list)
    refused_pages: set[str] = field(default_factory=set)

    def over(self, context: BrowserContext) -> None:
        """Look at every page of `context` from now on."""
        context.on("request", self._request)
        context.on("response", self._response)
        context.on("console", self._console)
        context.on("weberror", self._error)

    def complaints(self) -> list[str]:
        """One line for each thing that must not happen."""
        elsewhere = [f"asked another host: {url}" for url in self.requests if not self._own(url)]
        errors = [
            f"console: {text} ({url})"
            for text, url in self.errors
            if not (text.startswith(REFUSAL) and url in self.refused_pages)
        ]
        return elsewhere + errors

    def _own(self, url: str) -> bool:
        parts = urlsplit(url)
        return parts.scheme in {"data", "blob"} or url.startswith(self.home + "/")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)

    def _response(self, response: Response) -> None:
        if response.request.resource_type == "document" and 400 <= response.status < 500:
            self.refused_pages.add(response.url)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.errors.append((message.text, message.location.get("url", "")))

    def _error(self, error: WebError) -> None:
        self.errors.append((str(error.error), ""))
