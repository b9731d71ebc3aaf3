"""All words that the window shows can be translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import tttmc_app

GUI = Path(tttmc_app.__file__).parent / "gui"
SHOWING = re.compile(
    r"(add|insert)(Item|Action|Menu|Tab|Row|Button)|set\w*(Text|Tip|Title|AccessibleName|Description|Labels"
    r"|Prefix|Suffix|WhatsThis)|Q(Label|PushButton|CheckBox|RadioButton|Action|DockWidget|GroupBox)"
    r"|say|\w+_label"
)
"""Names of functions that show the text they are called with."""
PASSING = GUI / "look" / "translation.py"
"""The module that passes on texts from its callers."""


def shown_literals(path: Path) -> Iterator[str]:
    """Yield the places where a module shows words, or asks for a translation of no literal."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called), args=args):
                words = [text for text in args if re.search("[A-Za-z]{2}", literal(text))]
                computed = [text for text in args[1:2] if not isinstance(text, ast.Constant)]
                is_showing = SHOWING.fullmatch(called)
                is_asking = called == "translate" and isinstance(node.func, ast.Name)
                wrong = words if is_showing else computed if is_asking else ()
                yield from (f"{path.name}:{each.lineno}" for each in wrong)
            case _:
                pass


def literal(node: ast.expr) -> str:
    """Return the text of a literal, or the literal parts of an f-string."""
    match node:
        case ast.Constant(value=str() as text):
            return text
        case ast.JoinedStr(values=values):
            return "".join(map(literal, values))
        case _:
            return ""


def test_the_window_s_words_can_be_translated() -> None:
    """The literals that it shows are arguments of `translate` or `Text`."""
    paths = [path for path in GUI.rglob("*.py") if path != PASSING]
    assert paths
    assert [place for path in paths for place in shown_literals(path)] == []
