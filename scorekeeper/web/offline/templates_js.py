from jinja2 import Environment
from collections.abc import Iterable
def compile_templates(env: Environment, names: Iterable[str]) -> str:
    return "export const templates={};\n"
