"""The presets, one file each; a new one is written in its file and listed here."""

from collections.abc import Mapping
from types import MappingProxyType

from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import (
    bicycle,
    canasta,
    classic,
    knee_and_foot,
    pennies,
    players_plus_one,
    rising_hands,
    rv_club,
    seven_hundred,
    simpson,
)
from scorekeeper.scoring.rulesets.switch import Switch

PRESETS: Mapping[str, RuleSet] = MappingProxyType(
    {
        rules.slug: rules
        for rules in (
            classic.CLASSIC,
            players_plus_one.PLAYERS_PLUS_ONE,
            seven_hundred.SEVEN_HUNDRED,
            canasta.CANASTA,
            bicycle.BICYCLE,
            simpson.SIMPSON,
            rv_club.RV_CLUB,
            rising_hands.RISING_HANDS,
            knee_and_foot.KNEE_AND_FOOT,
            pennies.PENNIES,
        )
    }
)

SWITCHES: Mapping[str, tuple[Switch, ...]] = MappingProxyType(
    {"seven-hundred": seven_hundred.SWITCHES, "canasta": canasta.SWITCHES}
)
