"""What every answer and cookie carries so that a page can do no more than it is there for."""

import gzip
from contextlib import suppress

from flask import Flask, Request, Response, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface
from flask_wtf.csrf import CSRFProtect
from itsdangerous import BadSignature

BODY_LIMIT = 256 * 1024  # bytes; a whole game as JSON is well below
FIELD_LIMIT = 400  # a count sheet of six sides has fewer fields
WORTH_PACKING = 1024  # bytes
KEPT_DAYS = 400  # the longest that browsers keep a cookie

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{what} {whence}" for what, whence in POLICY.items()),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
FOR_ALL = {"X-Content-Type-Options", "Cross-Origin-Resource-Policy"}
OURS = "X-Scorekeeper"
"""On everything that is sent, so that a phone knows it from what a wall in between answers."""
PARTS_OF_PAGES = {"text/css", "text/javascript", "font/woff2"}
"""What is never a page of its own: the page that it belongs to binds it, and it travels light."""

csrf = CSRFProtect()


class Cookies(SecureCookieSessionInterface):
    """The signed cookie of a phone. Over HTTPS it is another one, which never travels without:
    browsers let no page without HTTPS replace such a cookie, so one for both would keep a phone
    out once its home network goes back.
    """

    def get_cookie_secure(self, app: Flask) -> bool:
        """Whether the cookie may travel over HTTPS only (a home network may have none)."""
        return request.is_secure or super().get_cookie_secure(app)

    def get_cookie_name(self, app: Flask) -> str:
        """The cookie's name, by the way that the phone came."""
        name = super().get_cookie_name(app)
        return f"{name}-https" if request.is_secure else name

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        """What this phone's cookie holds; over HTTPS at first what it held without."""
        opened = super().open_session(app, request)
        before = request.cookies.get(super().get_cookie_name(app))
        if not before or self.get_cookie_name(app) in request.cookies:
            return opened
        signer = self.get_signing_serializer(app)
        if not signer:
            return opened
        with suppress(BadSignature):
            opened = SecureCookieSession(signer.loads(before, max_age=KEPT_DAYS * 24 * 3600))
            opened.modified = True
        return opened


def register(app: Flask) -> None:
    """Bound what `app` takes in, and put the headers on everything that it sends."""
    app.session_interface = Cookies()
    app.config.update(
        MAX_CONTENT_LENGTH=BODY_LIMIT,
        MAX_FORM_MEMORY_SIZE=BODY_LIMIT,
        MAX_FORM_PARTS=FIELD_LIMIT,
        SESSION_COOKIE_NAME="scorekeeper",
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SAMESITE="Lax",
        PERMANENT_SESSION_LIFETIME=KEPT_DAYS * 24 * 3600,
        # A phone asks several things at once: an answer that comes late must not put back what
        # another one has changed meanwhile (what was said once, the games that it knows).
        SESSION_REFRESH_EACH_REQUEST=False,
        # A phone may sleep for hours between two deals, and some send no Referer: the token is
        # bound to the session and the session's cookie never comes with a foreign page's post.
        WTF_CSRF_TIME_LIMIT=None,
        WTF_CSRF_SSL_STRICT=False,
    )
    csrf.init_app(app)
    app.after_request(_finish)


def _finish(response: Response) -> Response:
    for name, value in HEADERS.items():
        if name in FOR_ALL or response.mimetype not in PARTS_OF_PAGES:
            response.headers.setdefault(name, value)
    response.headers[OURS] = "1"
    # Pages hold a game's secret address: they stay on the phone that asked for them.
    response.headers.setdefault("Cache-Control", "private, no-cache")
    return _packed(response, request)


def _packed(response: Response, asked: Request) -> Response:
    if (
        response.mimetype not in {"text/html", "application/json"}
        or response.is_streamed
        or response.direct_passthrough
        or response.content_encoding
    ):
        return response
    response.vary.add("Accept-Encoding")
    small = (response.content_length or 0) < WORTH_PACKING
    if small or not asked.accept_encodings.quality("gzip"):
        return response
    response.set_data(gzip.compress(response.get_data(), 5, mtime=0))
    response.content_encoding = "gzip"
    return response
