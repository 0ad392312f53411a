"""The expressions of Jinja templates in JavaScript, with Python's truth, equality and text.

The variables of a scope are the properties of `c`, whose prototype is the scope around it. The
one-letter functions are those of `static/js/offline/drawing.js`.
"""

import json
import re

from jinja2 import Environment, nodes
from jinja2.defaults import DEFAULT_NAMESPACE
from jinja2.filters import FILTERS
from jinja2.tests import TESTS
from markupsafe import escape

BUILT_IN = {
    "abs": {"0"}, "capitalize": {"0"}, "default": {"0", "1"}, "forceescape": {"0"},
    "join": {"0", "1"}, "length": {"0"}, "list": {"0"}, "map": {"1", "0 attribute"}, "max": {"0"},
    "replace": {"2"}, "selectattr": {"1"}, "sort": {"0"}, "string": {"0"},
    "sum": {"0", "0 start"}, "tojson": {"0"},
}  # fmt: skip
"""The filters of Jinja itself that `static/js/offline/drawing_filters.js` has, and how many values
(and which by name) it can be given."""
STATED = {"none", "defined", "undefined"}
"""The tests of Jinja itself that are written here; a test of the app is one of its filters."""
SPECIAL = {"self", "super", "caller", "varargs", "kwargs", *DEFAULT_NAMESPACE} - {"range"}
"""Names of Jinja itself that mean nothing here."""
METHODS = {
    "items": {0}, "values": {0}, "keys": {0}, "get": {1, 2},
    "startswith": {1}, "endswith": {1}, "split": {1},
}  # fmt: skip
"""Methods of Python's dicts and texts that `static/js/offline/python_values.js` has, and how many
values they can be given."""
OF_PYTHON = {name for kind in (str, dict, list, tuple, int, set) for name in dir(kind)}
"""Methods of Python's own types: JavaScript's have others, or others under the same name."""
OPERATORS = {"lt": "<", "lteq": "<=", "gt": ">", "gteq": ">="}
WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)


def literal(text: str) -> str:
    """A text as a template literal of one line."""
    text = text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
    return f"`{text}`".replace("\n", "\\n").replace("\r", "\\r")


def unknown(template: str, line: int, what: str) -> NotImplementedError:
    """What is raised where a template asks for more than is written here."""
    return NotImplementedError(f"{template}, line {line}: {what} cannot be drawn on a phone")


class Expressions:
    """Writes the expressions of one template."""

    def __init__(self, env: Environment, name: str) -> None:
        self.env = env
        self.name = name

    def unknown(self, node: nodes.Node, what: str = "") -> NotImplementedError:
        """What is raised for this node."""
        return unknown(self.name, node.lineno, what or type(node).__name__)

    def set_name(self, node: nodes.Node) -> str:
        """The name to which something is given."""
        if isinstance(node, nodes.Name):
            return node.name
        raise self.unknown(node, "what is set and has no plain name")

    def targets(self, node: nodes.Node) -> str:
        """The names to which a loop gives each value, or the parts of it."""
        if isinstance(node, nodes.Tuple) and len(node.items) > 1:
            return ",".join(map(self.set_name, node.items))
        return self.set_name(node)

    def printed(self, node: nodes.Node) -> str:
        """The expression as what is printed of it."""
        if isinstance(node, nodes.Const):
            return literal(str(escape(node.value)))
        if isinstance(node, nodes.CondExpr):
            other = self.printed(node.expr2) if node.expr2 else "``"
            return f"{self.test(node.test)}?{self.printed(node.expr1)}:{other}"
        title = self._of_self(node)
        return f"b({literal(title)},c)" if title else f"e({self.value(node)})"

    def _of_self(self, node: nodes.Node) -> str:
        """The block that is drawn again by `self.block()`, or ""."""
        match node:
            case nodes.Call(
                node=nodes.Getattr(node=nodes.Name(name="self"), attr=block),
                args=[], kwargs=[], dyn_args=None, dyn_kwargs=None,
            ):  # fmt: skip
                return str(block)
        return ""

    def test(self, node: nodes.Node) -> str:
        """The expression where only its truth counts: a boolean of JavaScript."""
        match node:
            case nodes.Not():
                return f"!{self.test(node.node)}"
            case nodes.And():
                return f"({self.test(node.left)}&&{self.test(node.right)})"
            case nodes.Or():
                return f"({self.test(node.left)}||{self.test(node.right)})"
            case nodes.Compare() | nodes.Test():
                return self.value(node)
        return f"t({self.value(node)})"

    def value(self, node: nodes.Node) -> str:
        """The expression."""
        match node:
            case nodes.Const():
                return self._const(node)
            case nodes.Name() if node.name not in SPECIAL:
                return f"c.{node.name}"
            case nodes.Tuple() | nodes.List():
                return f"[{self._list(node.items)}]"
            case nodes.Dict():
                return f"{{{','.join(map(self._pair, node.items))}}}"
            case nodes.Getattr():
                return f"{self.value(node.node)}?.{node.attr}"
            case nodes.Getitem():
                return self._item(node)
            case nodes.Call():
                return self._call(node)
            case nodes.Filter():
                return self._filter(node)
            case nodes.Test():
                return self._stated(node)
        return self._operation(node)

    def _operation(self, node: nodes.Node) -> str:
        match node:
            case nodes.CondExpr():
                other = self.value(node.expr2) if node.expr2 else "void 0"
                return f"({self.test(node.test)}?{self.value(node.expr1)}:{other})"
            case nodes.Not():
                return self.test(node)
            case nodes.And():
                return f"a({self.value(node.left)},()=>{self.value(node.right)})"
            case nodes.Or():
                return f"o({self.value(node.left)},()=>{self.value(node.right)})"
            case nodes.Compare():
                return self._compared(node)
            case nodes.Concat():
                return f"j({self._list(node.nodes)})"
            case nodes.Add():
                return f"p({self.value(node.left)},{self.value(node.right)})"
            case nodes.Sub():
                return f"({self.value(node.left)}-{self.value(node.right)})"
            case nodes.Neg():
                return f"(-{self.value(node.node)})"
        raise self.unknown(node)

    def _const(self, node: nodes.Const) -> str:
        value = node.value
        if isinstance(value, str):
            return literal(value)
        if value is None:
            return "null"
        if isinstance(value, bool):
            return "!0" if value else "!1"
        if isinstance(value, int):
            return str(value)
        raise self.unknown(node, f"the constant {value!r}")

    def _pair(self, pair: nodes.Pair) -> str:
        if not isinstance(pair.key, nodes.Const) or not isinstance(pair.key.value, str):
            raise self.unknown(pair, "a key that is no written word")
        key = pair.key.value
        return f"{key if WORD.fullmatch(key) else json.dumps(key)}:{self.value(pair.value)}"

    def _list(self, items: list[nodes.Expr]) -> str:
        return ",".join(map(self.value, items))

    def _item(self, node: nodes.Getitem) -> str:
        match node.arg:
            case nodes.Slice(step=None) as part:
                ends = [self.value(each) if each else "void 0" for each in (part.start, part.stop)]
                return f"l({self.value(node.node)},{ends[0]},{ends[1]})"
            case nodes.Slice():
                raise self.unknown(node, "a slice with steps")
        return f"g({self.value(node.node)},{self.value(node.arg)})"

    def _call(self, node: nodes.Call) -> str:
        called = node.node
        if isinstance(called, nodes.Getattr) and called.attr in OF_PYTHON:
            if node.kwargs or len(node.args) not in METHODS.get(called.attr, ()):
                raise self.unknown(node, f"the method {called.attr}")
            given = ",".join([literal(called.attr), *self._given(node)])
            return f"d({self.value(called.node)},{given})"
        return f"{self.value(called)}({','.join(self._given(node))})"

    def _given(self, node: nodes.Call | nodes.Filter | nodes.Test) -> list[str]:
        """What is given in a call; what is given by name comes last, in one object."""
        if node.dyn_args or node.dyn_kwargs:
            raise self.unknown(node, "a call with * or **")
        named = ",".join(f"{each.key}:{self.value(each.value)}" for each in node.kwargs)
        return [*map(self.value, node.args), *([f"k({{{named}}})"] if named else [])]

    def _filter(self, node: nodes.Filter) -> str:
        if node.node is None:
            raise self.unknown(node, "a filter of a whole block")
        given = self._given(node)
        self._use(
            node,
            node.name,
            " ".join([str(len(node.args)), *(str(each.key) for each in node.kwargs)]),
        )
        if node.name == "map" and node.args:
            called = node.args[0]
            if not isinstance(called, nodes.Const):
                raise self.unknown(node, "a filter whose name is not written out")
            self._use(node, called.value, "0")
        return f"F.{node.name}({','.join([self.value(node.node), *given])})"

    def _use(self, node: nodes.Filter, name: str, given: str) -> None:
        """Note a filter that is called with so many values (and some by name)."""
        is_of_jinja = self.env.filters.get(name) is FILTERS.get(name)
        if is_of_jinja and given not in BUILT_IN.get(name, ()):
            raise self.unknown(node, f"the filter {name} with {given} values")

    def _stated(self, node: nodes.Test) -> str:
        value = self.value(node.node)
        if node.name in STATED:
            return {
                "none": f"({value}===null)",
                "defined": f"({value}!==void 0)",
                "undefined": f"({value}===void 0)",
            }[node.name]
        if node.name in TESTS or node.name not in self.env.tests:
            raise self.unknown(node, f"the test {node.name}")
        return f"t(F.{node.name}({','.join([value, *self._given(node)])}))"

    def _compared(self, node: nodes.Compare) -> str:
        if len(node.ops) > 1:
            raise self.unknown(node, "more than one comparison in one")
        operand = node.ops[0]
        left, right = self.value(node.expr), self.value(operand.expr)
        match operand.op:
            case "eq":
                return f"q({left},{right})"
            case "ne":
                return f"!q({left},{right})"
            case "in":
                return f"n({left},{right})"
            case "notin":
                return f"!n({left},{right})"
        return f"({left}{OPERATORS[operand.op]}{right})"
