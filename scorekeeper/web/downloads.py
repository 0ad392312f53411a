"""Files to keep."""

import io
import json
import re

from flask import Response, send_file


def json_file(data: object, name: str) -> Response:
    """Plain data as a file to keep, called after `name`."""
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    stem = re.sub(r"\W+", "-", name).strip("-").lower() or "file"
    return send_file(
        io.BytesIO(text.encode()),
        mimetype="application/json",
        as_attachment=True,
        download_name=f"{stem}.json",
    )
