"""Remarks on a file's style at the student's lines, such as the course asked its students to heed.

They are counted apart from the points. The tree may be that of a translation, as long as it has
the file's own line numbers: what the file's text doesn't hold is not remarked on.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias, cast

from tttmc_app.course.python2.translator import converted_text
from tttmc_app.course.source import read_source

MAX_LINE = 100
MAX_BRANCHES = 12
MAX_STATEMENTS = 50
MAX_PARAMETERS = 6

_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_BRANCHES = (ast.If, ast.For, ast.While, ast.Try)
_ENDINGS = (ast.Return, ast.Raise, ast.Break, ast.Continue)


@dataclass(frozen=True, slots=True, order=True)
class StyleRemark:
    """Hold one remark."""

    line: int
    """In the student's file, from 1."""
    message: str


def remarks_on(path: Path) -> list[StyleRemark]:
    """Return the remarks on a file in either Python; none on one that is neither."""
    try:
        text = read_source(path).text
        return style_remarks(text, _tree(text))
    except Exception:  # noqa: BLE001 - the parsers fail in many ways, and running the file tells why
        return []


def style_remarks(text: str, tree: ast.Module) -> list[StyleRemark]:
    """Return the remarks on a file, in the order of its lines.

    `tree` is the syntax of the file's text, or of its translation to Python 3.
    """
    lines = text.splitlines()
    found = {*_layout(lines), *_docstrings(tree), *_habits(tree), *_sizes(tree)}
    named = [*name_remarks(tree), *scope_remarks(tree)]
    found |= {
        StyleRemark(line, message)
        for line, name, message in named
        if re.search(rf"\b{re.escape(name)}\b", _around(lines, line))
    }
    return sorted(found)


def _tree(text: str) -> ast.Module:
    """Return the syntax of a text, as it is or as its translation to Python 3.

    Raises SyntaxError for one that is neither Python.
    """
    try:
        return ast.parse(text)
    except SyntaxError:
        converted, lines = converted_text(text, "a file")
    tree = ast.parse(converted)
    for node in ast.walk(tree):
        line = getattr(node, "lineno", None)
        if line is not None:
            vars(node)["lineno"] = lines[min(line, len(lines)) - 1]
    return tree


def _around(lines: Sequence[str], line: int) -> str:
    """Return the text from a line to a few below: a statement may span several."""
    return "\n".join(lines[max(0, line - 1) : line + 9])


def _layout(lines: Sequence[str]) -> Iterator[StyleRemark]:
    tabs = [number for number, line in enumerate(lines, 1) if "\t" in _indent(line)]
    blanks = any(_indent(line).startswith(" ") for line in lines)
    if tabs:
        mixed = " and blanks are mixed in the indentation" if blanks else " in the indentation"
        yield StyleRemark(tabs[0], f"tabs{mixed}: indent by four blanks")
    for number, line in enumerate(lines, 1):
        length = len(line.expandtabs())
        if length > MAX_LINE:
            yield StyleRemark(number, f"the line is {length} characters long: {MAX_LINE} at most")
        if re.match(r"\s*[^#'\"]*;\s*$", line) and not line.lstrip().startswith("#"):
            yield StyleRemark(number, "a semicolon ends the line: it isn't needed")


def _indent(line: str) -> str:
    return line[: len(line) - len(line.lstrip())] if line.strip() else ""


def _docstrings(tree: ast.Module) -> Iterator[StyleRemark]:
    if not ast.get_docstring(tree, clean=False):
        yield StyleRemark(1, "the file has no docstring: begin it with what it is")
    for node in ast.walk(tree):
        if isinstance(node, _Definition):
            kind = "class" if isinstance(node, ast.ClassDef) else "function"
            text = ast.get_docstring(node, clean=False)
            if text is None and node.name != "__init__":
                yield StyleRemark(node.lineno, f"the {kind} {node.name} has no docstring")
            elif text is not None and not text.strip():
                yield StyleRemark(node.lineno, f"the docstring of {node.name} is empty")


def _habits(tree: ast.Module) -> Iterator[StyleRemark]:
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 1)
        if isinstance(node, ast.Attribute) and _is_private(node):
            whole = ast.unparse(node)
            yield StyleRemark(line, f"{whole} is private: ask the object's methods instead")
        elif isinstance(node, ast.Global):
            names = ", ".join(node.names)
            yield StyleRemark(line, f"global {names}: hand values over and return them instead")
        elif isinstance(node, ast.ExceptHandler) and node.type is None:
            yield StyleRemark(line, "except without a name catches everything: name the error")
        elif isinstance(node, ast.Compare) and _compares_with_none(node):
            yield StyleRemark(line, "compare with None by `is None` or `is not None`")
        elif isinstance(node, _FUNCTIONS):
            yield from _defaults(node)
        yield from _unreachable(node)


def _is_private(node: ast.Attribute) -> bool:
    name, owner = node.attr, node.value
    if not name.startswith("_") or name.startswith("__"):
        return False
    return not (isinstance(owner, ast.Name) and owner.id in ("self", "cls"))


def _compares_with_none(node: ast.Compare) -> bool:
    sides = [node.left, *node.comparators]
    equality = any(isinstance(operator, ast.Eq | ast.NotEq) for operator in node.ops)
    return equality and any(isinstance(s, ast.Constant) and s.value is None for s in sides)


def _defaults(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[StyleRemark]:
    for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
        if isinstance(default, ast.List | ast.Dict | ast.Set):
            text = f"{node.name} shares the default {ast.unparse(default)} among all its calls"
            yield StyleRemark(default.lineno, text)


def _unreachable(node: ast.AST) -> Iterator[StyleRemark]:
    for name in ("body", "orelse", "finalbody"):
        body: object = getattr(node, name, None)
        statements = cast("list[ast.stmt]", body) if isinstance(body, list) else []
        for one, after in pairwise(statements):
            if isinstance(one, _ENDINGS):
                yield StyleRemark(after.lineno, "this is never reached")


def _sizes(tree: ast.Module) -> Iterator[StyleRemark]:
    for node in ast.walk(tree):
        if not isinstance(node, _FUNCTIONS):
            continue
        inner = list(ast.walk(node))
        branches = sum(isinstance(item, _BRANCHES) for item in inner)
        statements = sum(isinstance(item, ast.stmt) for item in inner) - 1
        parameters = len(node.args.args)
        for count, most, what in (
            (branches, MAX_BRANCHES, "branches"),
            (statements, MAX_STATEMENTS, "statements"),
            (parameters, MAX_PARAMETERS, "parameters"),
        ):
            if count > most:
                text = f"{node.name} has {count} {what}, more than {most}: divide it"
                yield StyleRemark(node.lineno, text)


Remark: TypeAlias = tuple[int, str, str]
"""Line, the name in question, and the message."""

_LOWER = re.compile(r"[a-z_][a-z0-9_]*|__\w+__")
_UPPER = re.compile(r"[A-Z_][A-Z0-9_]*|__\w+__")
_CAPITALISED = re.compile(r"_?[A-Z][A-Za-z0-9]*")
_UNUSED = re.compile(r"_|_.*|dummy.*|unused.*|ignored.*")
"""Names that say that nobody is to use them."""
_COURSE = re.compile(r"poc.*|codeskulptor|simplegui|simpleplot|simplemap|user\d+.*")
"""Modules that a file imports for calls that stand in comments when it is handed in."""
_WEIGHTS = ("SCORE_CURRENT", "SCORE_OTHER", "MCMATCH", "MCOTHER")
_BUILTINS = frozenset(name for name in dir(builtins) if name[0].islower())

_Function = ast.FunctionDef | ast.AsyncFunctionDef
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(slots=True)
class _Names:
    """Collect what one function does with its own names."""

    parameters: dict[str, int] = field(default_factory=dict[str, int])
    stored: dict[str, int] = field(default_factory=dict[str, int])
    used: set[str] = field(default_factory=set[str])
    outer: set[str] = field(default_factory=set[str])
    """Named in a global or nonlocal statement."""


def name_remarks(tree: ast.Module) -> Iterator[Remark]:
    """Yield remarks on how names are written."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and not _CAPITALISED.fullmatch(node.name):
            yield node.lineno, node.name, f"write the class {node.name} in CapitalisedWords"
        elif isinstance(node, _FUNCTIONS):
            if not _LOWER.fullmatch(node.name):
                yield node.lineno, node.name, f"write the function {node.name} in lower_case"
            names = _names_of(node)
            for name, line in (names.parameters | names.stored).items():
                if name not in names.outer and not _LOWER.fullmatch(name):
                    yield line, name, f"write the variable {name} in lower_case"
    for name, line in _constants(tree).items():
        if not _UPPER.fullmatch(name):
            yield line, name, f"write the constant {name} in CAPITALS"


def scope_remarks(tree: ast.Module) -> Iterator[Remark]:
    """Yield remarks on names that nobody uses and on names that hide others."""
    yield from _unused_imports(tree)
    yield from _unused_weights(tree)
    outside = _module_names(tree)
    for node in ast.walk(tree):
        if isinstance(node, _FUNCTIONS):
            yield from _function_remarks(node, outside)


def _function_remarks(node: _Function, outside: dict[str, int]) -> Iterator[Remark]:
    names = _names_of(node)
    empty = all(isinstance(item, ast.Pass | ast.Expr) for item in node.body)
    for name, line in names.stored.items():
        if name not in names.used | names.outer and not _UNUSED.fullmatch(name):
            yield line, name, f"the variable {name} is never used"
    for name, line in names.parameters.items():
        told = name in names.used or name in ("self", "cls") or empty
        if not told and not _UNUSED.fullmatch(name):
            yield line, name, f"the parameter {name} of {node.name} is never used"
    for name, line in (names.parameters | names.stored).items():
        if name in names.outer:
            continue
        if name in _BUILTINS and not _UNUSED.fullmatch(name):
            yield line, name, f"{name} hides Python's own {name}: choose another name"
        elif name in outside and name != node.name:
            text = f"{name} hides the name {name} of line {outside[name]}: choose another name"
            yield line, name, text


def _names_of(node: _Function) -> _Names:
    names = _Names()
    arguments = node.args
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    every += filter(None, (arguments.vararg, arguments.kwarg))
    names.parameters = {argument.arg: argument.lineno for argument in every}
    for item in (inner for statement in node.body for inner in ast.walk(statement)):
        if isinstance(item, ast.Name):
            if isinstance(item.ctx, ast.Store):
                names.stored.setdefault(item.id, item.lineno)
            else:
                names.used.add(item.id)
        elif isinstance(item, ast.Global | ast.Nonlocal):
            names.outer.update(item.names)
        elif isinstance(item, ast.AugAssign) and isinstance(item.target, ast.Name):
            names.used.add(item.target.id)
    for name in names.parameters:
        names.stored.pop(name, None)
    return names


def _unused_imports(tree: ast.Module) -> Iterator[Remark]:
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        source = node.module or "" if isinstance(node, ast.ImportFrom) else ""
        if source == "__future__":
            continue
        for alias in node.names:
            name = (alias.asname or alias.name).split(".")[0]
            if name not in used and name != "*" and not _COURSE.fullmatch(source or alias.name):
                yield node.lineno, name, f"the import {name} is never used"


def _unused_weights(tree: ast.Module) -> Iterator[Remark]:
    """Yield what the course's weights are set to where nothing takes them from there."""
    used = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    for name, line in _constants(tree).items():
        if name in _WEIGHTS and name not in used:
            yield line, name, f"{name} is never used: the scores must be added up by it"


def _constants(tree: ast.Module) -> dict[str, int]:
    """Return the names that the file itself gives a number or a text, with their lines."""
    found: dict[str, int] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, node.lineno)
    return found


def _module_names(tree: ast.Module) -> dict[str, int]:
    """Return all names of the file's top level, with the lines that make them."""
    found: dict[str, int] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.setdefault(node.name, node.lineno)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            for alias in node.names:
                found.setdefault((alias.asname or alias.name).split(".")[0], node.lineno)
        elif isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign | ast.For):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
                    found.setdefault(inner.id, inner.lineno)
    return found
