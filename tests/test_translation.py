"""All words that the window shows can be translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "tttmc_app"
COLLECTED = {"translate": 1, "Text": 0, "TttmcError": 0, "StoreError": 0}
"""Functions whose text is collected for translators, and the index of that argument."""
PASSING = {"gui/look/translation.py"}
"""A module that passes on texts from its callers."""
UNSHOWN = {"gui/look/style_sheet.py", "gui/app/check.py"}
"""Modules without texts for the window: a style sheet, and the checks of `self-test`."""
SHOWING = re.compile(
    r"(add|insert)(Item|Action|Menu|Tab|Row|Button)|set(Accessible(Name|Description)|Informative|Item"
    r"|Placeholder|SpecialValue|Status|Tool|Window)?(Text|Tip|Title)|setAccessible(Name|Description)"
    r"|set\w*HeaderLabels|set(Prefix|Suffix|WhatsThis)|Q(Label|PushButton|CheckBox|RadioButton|Action"
    r"|DockWidget|GroupBox)|say|\w+_label"
)
"""Names of functions that show the text they are called with."""
WORDS = re.compile(r"[A-Za-z']{2,}[,.:;!?…)]* +[A-Za-z']|[a-z]{2,}[.…!?]$")
TAGS = re.compile(r"<[^>]*>")
"""Tags of rich text; only the words between them are shown."""
STORED = re.compile(r"_OF_\d+_\d+$")
"""Names of tables of values that an older version saved."""
LETTERS = re.compile(r"[A-Za-z]{2,}")


def modules(folder: Path) -> list[Path]:
    """Return the modules below a folder."""
    return sorted(folder.rglob("*.py"))


def name(call: ast.Call) -> str:
    """Return the last part of a called function's name."""
    match call.func:
        case ast.Name(id=found) | ast.Attribute(attr=found):
            return found
        case _:
            return ""


def literal(node: ast.expr | ast.AST) -> str:
    """Return the text of a literal, or the literal parts of an f-string."""
    match node:
        case ast.Constant(value=str() as text):
            return text
        case ast.JoinedStr(values=values):
            return "".join(literal(value) or "x" for value in values)
        case _:
            return ""


def exempt(tree: ast.Module) -> set[ast.AST]:
    """Return the nodes whose text isn't shown: docstrings, keys, old values, collected texts."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                found.add(node.value)
            case ast.Assign(targets=[ast.Name(id=target)]) if STORED.search(target):
                found.update(ast.walk(node))
            case ast.Assert(msg=ast.AST() as message):
                found.update(ast.walk(message))
            case ast.Raise(exc=ast.Call() as call) if name(call) != "TttmcError":
                found.update(ast.walk(call))
            case ast.ClassDef(bases=[ast.Name(id="StrEnum")]):
                found.update(item.value for item in node.body if isinstance(item, ast.Assign))
            case ast.Call() if name(node) in COLLECTED:
                found.update(node.args)
            case _:
                pass
    return found


def untranslated(path: Path) -> Iterator[str]:
    """Yield the lines on which a module shows words that can't be translated."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = exempt(tree)
    inside = {
        part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
    }
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.Call) and SHOWING.fullmatch(name(node)):
            for argument in node.args:
                if argument not in skipped and LETTERS.search(literal(argument)):
                    yield f"{path.name}:{argument.lineno}: {literal(argument)!r}"
        elif isinstance(node, ast.Constant | ast.JoinedStr) and node not in inside:
            text = TAGS.sub(" ", literal(node))
            if WORDS.search(text):
                yield f"{path.name}:{node.lineno}: {text!r}"


@pytest.mark.parametrize("path", modules(PACKAGE / "gui"), ids=lambda path: path.stem)
def test_the_window_s_words_can_be_translated(path: Path) -> None:
    """Sentences are literals in calls of `translate`, `Text` or `TttmcError`."""
    if path.relative_to(PACKAGE).as_posix() not in UNSHOWN:
        assert not list(untranslated(path))


@pytest.mark.parametrize("path", modules(PACKAGE), ids=lambda path: path.stem)
def test_what_is_collected_is_literal(path: Path) -> None:
    """A text for translation is a literal with named placeholders."""
    if (
        path.relative_to(PACKAGE / "gui").as_posix() in PASSING
        if path.is_relative_to(PACKAGE / "gui")
        else False
    ):
        return
    wrong = [
        f"{path.name}:{node.lineno}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)  # painters have a method "translate"
        and (place := COLLECTED.get(name(node))) is not None
        and len(node.args) > place
        and isinstance(node.args[place], ast.JoinedStr | ast.BinOp)
    ]
    assert not wrong
