"""Jinja templates as one JavaScript module, so that a phone draws the same pages without a server.

Each template becomes one template literal of JavaScript, made from Jinja's own syntax tree. The
module is `export const templates = ({helpers}) => ({...})`; `static/js/offline/drawing.js` has
the helpers and draws. What Jinja can do and is not written here is refused, never drawn otherwise.
"""

import json
from collections.abc import Iterable, Iterator

from jinja2 import Environment, nodes
from jinja2.compiler import find_undeclared

from scorekeeper.web.offline.expressions_js import Expressions, literal, unknown

HELPERS = "e,t,f,w,v,M,m,i,b,k,q,n,o,a,j,p,g,l,d,F"
"""What the templates ask of drawing.js, by the names that stand there."""


def compile_templates(env: Environment, names: Iterable[str]) -> str:
    """The module with these templates and all that they extend, include or import.

    Raises NotImplementedError, with template and line, for what has no like in JavaScript here.
    """
    # on one line: what travels to phones is stripped of the indentation of its lines
    made = {template.name: template.written for template in _with_needed(env, names)}
    entries = ",".join(f"{json.dumps(name)}:{made[name]}" for name in sorted(made))
    return f"export const templates=({{{HELPERS}}})=>({{{entries}}});\n"


def _with_needed(env: Environment, names: Iterable[str]) -> Iterator["Template"]:
    """These templates and all that they ask for, each once."""
    seen: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            template = Template(env, name)
            waiting.extend(template.needed)
            yield template


class Template(Expressions):
    """One template: `written` in JavaScript, and the other templates that it has `needed`."""

    def __init__(self, env: Environment, name: str) -> None:
        super().__init__(env, name)
        assert env.loader
        source, filename, _ = env.loader.get_source(env, name)
        escaped = env.autoescape(name) if callable(env.autoescape) else env.autoescape
        if not escaped:
            raise unknown(name, 1, "a template without autoescape")
        self.tree = env.parse(source, name, filename)
        self.needed: list[str] = []
        self.written = self._written()

    def _written(self) -> str:
        """A function of its context, with its blocks and the name of its parent if it has any."""
        parent, body = self._parent()
        drawn = f"c=>{self._body(body)}"
        blocks = [
            f"{block.name}:c=>{self._scope_of(block)}" for block in self.tree.find_all(nodes.Block)
        ]
        if not parent and not blocks:
            return drawn
        return f"[{drawn},{{{','.join(blocks)}}}{',' + literal(parent) if parent else ''}]"

    def _parent(self) -> tuple[str, list[nodes.Node]]:
        """The template that this one extends ("" for none), and what it draws or sets itself."""
        extends = [each for each in self.tree.body if isinstance(each, nodes.Extends)]
        if not extends:
            return "", self.tree.body
        place = self.tree.body.index(extends[0])
        above, below = self.tree.body[:place], self.tree.body[place + 1 :]
        if any(isinstance(each, nodes.Block) for each in above) or len(extends) > 1:
            raise self.unknown(extends[0], "a block or another parent before `extends`")
        silent = nodes.Output | nodes.Block
        name = self._template(extends[0].template)
        return name, [*above, *(each for each in below if not isinstance(each, silent))]

    def _template(self, node: nodes.Node) -> str:
        if not isinstance(node, nodes.Const) or not isinstance(node.value, str):
            raise self.unknown(node, "a template whose name is not written out")
        self.needed.append(node.value)
        return node.value

    # the body of a template, block, loop ... as one template literal

    def _body(self, body: Iterable[nodes.Node], *, is_top: bool = True) -> str:
        """A template literal; one part alone is the expression itself where it is a string."""
        parts = [part for node in body for part in self._parts(node, is_top=is_top)]
        if len(parts) == 1 and parts[0].startswith("${"):
            return parts[0][2:-1]
        return f"`{''.join(parts)}`"

    def _parts(self, node: nodes.Node, *, is_top: bool) -> Iterator[str]:
        """What one statement adds to a template literal."""
        if isinstance(node, nodes.Output):
            yield from self._output(node)
        elif isinstance(node, nodes.Block):
            if not is_top or node.scoped:
                raise self.unknown(node, "a block within a loop, `with` or another scope")
            yield f"${{b({literal(node.name)},c)}}"
        else:
            yield f"${{{self._statement(node, is_top=is_top)}}}"

    def _statement(self, node: nodes.Node, *, is_top: bool) -> str:
        match node:
            case nodes.If():
                return self._if(node, is_top=is_top)
            case nodes.For():
                return self._for(node)
            case nodes.With():
                return self._with(node)
            case nodes.Assign():
                return self._assign(node)
            case nodes.Macro():
                return self._macro(node)
            case nodes.Include() if node.with_context and not node.ignore_missing:
                return f"i({literal(self._template(node.template))},c)"
            case nodes.FromImport() if not node.with_context:
                if all(isinstance(name, str) for name in node.names):
                    names = ",".join(map(str, node.names))
                    return f"m({literal(self._template(node.template))},c,{literal(names)})"
        raise self.unknown(node)

    def _output(self, node: nodes.Output) -> Iterator[str]:
        for each in node.nodes:
            if isinstance(each, nodes.TemplateData):
                yield literal(each.data)[1:-1]
            else:
                yield f"${{{self.printed(each)}}}"

    def _if(self, node: nodes.If, *, is_top: bool) -> str:
        text = f"{self.test(node.test)}?{self._body(node.body, is_top=is_top)}:"
        for branch in node.elif_:
            text += f"{self.test(branch.test)}?{self._body(branch.body, is_top=is_top)}:"
        return text + self._body(node.else_, is_top=is_top)

    def _for(self, node: nodes.For) -> str:
        """`f(scope, values, targets, body, has loop?, test, else)`."""
        if node.recursive:
            raise self.unknown(node, "a recursive loop")
        named = find_undeclared(node.body, ("loop",))
        given = [
            "c",
            self.value(node.iter),
            literal(self.targets(node.target)),
            f"c=>{self._body(node.body, is_top=False)}",
            "1" if named else "0",
            f"c=>{self.test(node.test)}" if node.test else "0",
            f"c=>{self._body(node.else_, is_top=False)}" if node.else_ else "0",
        ]
        while given[-1] == "0":
            given.pop()
        return f"f({','.join(given)})"

    def _with(self, node: nodes.With) -> str:
        pairs = zip(node.targets, node.values, strict=True)
        given = ",".join(f"{self.set_name(target)}:{self.value(value)}" for target, value in pairs)
        return f"w(c,{{{given}}},c=>{self._body(node.body, is_top=False)})"

    def _assign(self, node: nodes.Assign) -> str:
        return f"v(c.{self.set_name(node.target)}={self.value(node.node)})"

    def _macro(self, node: nodes.Macro) -> str:
        """`v(c.name=M(scope, parameters, defaults, body))`."""
        names = [self.set_name(each) for each in node.args]
        defaults = dict(zip(names[len(names) - len(node.defaults) :], node.defaults, strict=True))
        for default in defaults.values():
            if not isinstance(default, nodes.Const):
                raise self.unknown(default, "a default that is no constant")
        known = ",".join(f"{name}:{self.value(value)}" for name, value in defaults.items())
        body = f"c=>{self._body(node.body, is_top=False)}"
        return f"v(c.{node.name}=M(c,{literal(','.join(names))},{{{known}}},{body}))"

    def _scope_of(self, block: nodes.Block) -> str:
        """A block; what it sets itself ends with it."""
        setting = nodes.Assign, nodes.FromImport, nodes.Macro
        if any(block.find_all(setting)):
            return f"w(c,{{}},c=>{self._body(block.body, is_top=False)})"
        return self._body(block.body)
