"""The parts of a count sheet that change while it is filled in, drawn by their own templates."""

from collections.abc import Iterable

from flask import current_app

from scorekeeper.web.conflict import Choice
from scorekeeper.web.count_view import SheetView


def fragments(sheet: SheetView) -> dict[str, str]:
    """The HTML of each part by the id of its root."""
    draw = current_app.jinja_env.get_template
    total, points, notices, melds = (
        draw(f"deals/{name}.html") for name in ("_total", "_points", "_notices", "_melds")
    )
    parts = {
        f"notices-{place}": notices.render(notices=found, id=place)
        for place, found in (
            ("table", sheet.notices),
            ("out", sheet.out_notices),
            *((("first", sheet.first_notices),) if sheet.first is not None else ()),
        )
    }
    for side in sheet.sides:
        parts[f"total-{side.index}"] = total.render(side=side)
        parts[f"notices-{side.index}-side"] = notices.render(
            notices=side.notices, id=f"{side.index}-side"
        )
        if side.way or side.must_name:
            parts[f"melds-{side.index}"] = melds.render(side=side)
        for line in side.rows:
            parts[f"points-{line.id}"] = points.render(line=line)
            parts[f"notices-{line.id}"] = notices.render(notices=line.notices, id=line.id)
    return parts


def chosen_parts(choices: Iterable[Choice]) -> dict[str, str]:
    """What a choice between two counts comes to, by the id of its root."""
    draw = current_app.jinja_env.get_template("deals/_chosen.html")
    return {f"chosen-{choice.side}": draw.render(choice=choice) for choice in choices}
