"""How a phone learns to trust the certificate of this machine: served without it, and alone."""

from urllib.parse import urlsplit

from flask import Flask, Response, redirect, render_template, request, url_for
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as AnyResponse

FILE = "scorekeeper.crt"
KIND = "application/x-x509-ca-cert"  # by which phones know what it is


def register(app: Flask, authority: bytes, port: int) -> None:
    """Give `app` the four steps and the authority's certificate; the game is at `port`."""

    @app.get("/")
    def steps() -> str:
        host = urlsplit(request.host_url).hostname or ""
        host = f"[{host}]" if ":" in host else host
        return render_template("trust/steps.html", game_address=f"https://{host}:{port}/")

    @app.get("/certificate")
    def certificate() -> Response:
        answer = Response(authority, mimetype=KIND)
        answer.headers["Content-Disposition"] = f"attachment; filename={FILE}"
        return answer

    @app.errorhandler(HTTPException)
    def anything_else(_: HTTPException) -> AnyResponse:
        return redirect(url_for("steps"), 303)
