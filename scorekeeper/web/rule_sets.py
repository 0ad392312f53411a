"""Rule sets in addresses and forms: a preset by its slug, house rules as a link's whole text."""

from scorekeeper.exports.rules_link import link_text, rules_of_link
from scorekeeper.scoring.file_error import FileError, FileErrors
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS

NO_SUCH_RULES = "There are no rules with this name. Choose some of these, or open their whole link."


class RulesNotRead(ValueError):
    """A name that stands for no rule set: `reasons` say why, one sentence each.

    `status` is that of a page about it: 404 for an unknown name, 422 for a damaged link.
    """

    def __init__(self, name: str, reasons: tuple[str, ...], *, status: int) -> None:
        super().__init__(" ".join(reasons))
        self.name = name
        self.reasons = reasons
        self.status = status


def rules_named(name: str) -> RuleSet:
    """The rule set of an address or a field: a preset's slug, or the text of a link.

    Raises RulesNotRead.
    """
    if name in PRESETS:
        return PRESETS[name]
    if "." not in name:
        raise RulesNotRead(name, (NO_SUCH_RULES,), status=404)
    try:
        return rules_of_link(name)
    except FileError as problem:
        raise RulesNotRead(name, reasons("This link", problem), status=422) from problem


def name_of(rules: RuleSet) -> str:
    """What stands for a rule set in an address or a field; `rules_named` reads it."""
    return rules.slug if PRESETS.get(rules.slug) == rules else link_text(rules)


def reasons(what: str, problem: FileError) -> tuple[str, ...]:
    """A sentence for each thing that cannot be read; `what` is the whole ("This link")."""
    found = problem.errors if isinstance(problem, FileErrors) else (problem,)
    return tuple(ended(f"{each.path or what} {each.reason}") for each in found)


def ended(text: str) -> str:
    """A sentence with its full stop; a question has its mark."""
    return text if text.endswith("?") else f"{text}."
