"""House rules as the tests of the pages need them."""

from scorekeeper.exports.rules_link import link_text
from scorekeeper.scoring.house_rules import house_rules
from scorekeeper.scoring.rulesets import PRESETS

CLASSIC = PRESETS["classic"]
OURS = house_rules(CLASSIC, {"clean_book": 700, "red_three_hand": -300}, name="Our rules")
LINK = link_text(OURS)
