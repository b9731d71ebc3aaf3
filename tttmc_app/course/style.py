"""Remarks on a file's style, according to the course's guidelines.

They don't affect the points. The syntax tree may be that of a translation with the file's line
numbers: names that don't occur in the file get no remarks.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from threading import Lock
from typing import TypeAlias, cast

from tttmc_app.core import Text
from tttmc_app.course.python2.translator import converted_text
from tttmc_app.course.source import read_source

MAX_LINE = 100
MAX_BRANCHES = 12
MAX_STATEMENTS = 50
MAX_PARAMETERS = 6

_TOO_MANY_BRANCHES = Text("{function} has {count} branches, more than {limit}: split it")
_TOO_MANY_STATEMENTS = Text("{function} has {count} statements, more than {limit}: split it")
_TOO_MANY_PARAMETERS = Text("{function} has {count} parameters, more than {limit}: split it")

_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_BRANCHES = (ast.If, ast.For, ast.While, ast.Try)
_ENDINGS = (ast.Return, ast.Raise, ast.Break, ast.Continue)


_parser_lock = Lock()
"""Held while parsing: before Python 3.11.8, the parser could fail on two threads at once."""


@dataclass(frozen=True, slots=True)
class StyleRemark:
    """One remark on style."""

    line: int
    """The line in the student's file, from 1."""
    message: Text


def remarks_on(path: Path) -> list[StyleRemark]:
    """Return the remarks on a file in Python 2 or 3; none if it is valid in neither."""
    try:
        text = read_source(path).text
        return style_remarks(text, syntax_tree(text))
    except Exception:  # noqa: BLE001 - the parsers fail in many ways, and running the file shows why
        return []


def style_remarks(text: str, tree: ast.Module) -> list[StyleRemark]:
    """Return the remarks on a file in the order of its lines.

    `tree` is the syntax tree of the file's text or of its translation to Python 3.
    """
    lines = text.split("\n")  # as Python counts: splitlines also ends lines at form feeds
    found = {*_layout(lines), *_docstrings(tree), *_habits(tree), *_sizes(tree)}
    named = [*name_remarks(tree), *scope_remarks(tree)]
    found |= {
        StyleRemark(line, message)
        for line, name, message in named
        if re.search(rf"\b{re.escape(name)}\b", _around(lines, line))
    }
    return sorted(found, key=lambda remark: (remark.line, str(remark.message)))


def syntax_tree(text: str) -> ast.Module:
    """Return the syntax tree of a file's text or of its translation to Python 3.

    Raises SyntaxError if it is neither Python 2 nor 3.
    """
    try:
        return _parsed(text)
    except SyntaxError:
        converted, lines = converted_text(text, "a file")
    tree = _parsed(converted)
    for node in ast.walk(tree):
        line = getattr(node, "lineno", None)
        if line is not None:
            vars(node)["lineno"] = lines[min(line, len(lines)) - 1]
    return tree


def _parsed(text: str) -> ast.Module:
    with _parser_lock:
        return ast.parse(text)


def _around(lines: Sequence[str], line: int) -> str:
    """Return a line and a few lines below it, because a statement may span several."""
    return "\n".join(lines[max(0, line - 1) : line + 9])


def _layout(lines: Sequence[str]) -> Iterator[StyleRemark]:
    tabs = [number for number, line in enumerate(lines, 1) if "\t" in _indent(line)]
    blanks = any(_indent(line).startswith(" ") for line in lines)
    if tabs:
        text = (
            Text("tabs and spaces are mixed in the indentation: use four spaces")
            if blanks
            else Text("tabs in the indentation: use four spaces")
        )
        yield StyleRemark(tabs[0], text)
    for number, line in enumerate(lines, 1):
        length = len(line.expandtabs())
        if length > MAX_LINE:
            text = Text(
                "the line is {length} characters long: the limit is {limit}",
                length=length,
                limit=MAX_LINE,
            )
            yield StyleRemark(number, text)
        if re.match(r"\s*[^#'\"]*;\s*$", line) and not line.lstrip().startswith("#"):
            yield StyleRemark(number, Text("the line ends with an unnecessary semicolon"))


def _indent(line: str) -> str:
    return line[: len(line) - len(line.lstrip())] if line.strip() else ""


def _docstrings(tree: ast.Module) -> Iterator[StyleRemark]:
    if not ast.get_docstring(tree, clean=False):
        yield StyleRemark(1, Text("the file has no docstring: begin with a summary"))
    for node in ast.walk(tree):
        if isinstance(node, _Definition):
            text = ast.get_docstring(node, clean=False)
            if text is None and node.name != "__init__":
                yield StyleRemark(node.lineno, _no_docstring(node))
            elif text is not None and not text.strip():
                remark = Text("the docstring of {name} is empty", name=node.name)
                yield StyleRemark(node.lineno, remark)


def _no_docstring(node: _Definition) -> Text:
    if isinstance(node, ast.ClassDef):
        return Text("the class {name} has no docstring", name=node.name)
    return Text("the function {name} has no docstring", name=node.name)


def _habits(tree: ast.Module) -> Iterator[StyleRemark]:
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 1)
        if isinstance(node, ast.Attribute) and _is_private(node):
            text = Text("{code} is private: call the object's methods", code=ast.unparse(node))
            yield StyleRemark(line, text)
        elif isinstance(node, ast.Global):
            names = ", ".join(node.names)
            yield StyleRemark(
                line, Text("global {names}: pass values in and return them instead", names=names)
            )
        elif isinstance(node, ast.ExceptHandler) and node.type is None:
            yield StyleRemark(
                line,
                Text("except without an exception class catches everything: name the exception"),
            )
        elif isinstance(node, ast.Compare) and _compares_with_none(node):
            yield StyleRemark(line, Text("use `is None` or `is not None` to compare with None"))
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
            text = Text(
                "all calls of {function} share the default {code}",
                function=node.name,
                code=ast.unparse(default),
            )
            yield StyleRemark(default.lineno, text)


def _unreachable(node: ast.AST) -> Iterator[StyleRemark]:
    for name in ("body", "orelse", "finalbody"):
        body: object = getattr(node, name, None)
        statements = cast("list[ast.stmt]", body) if isinstance(body, list) else []
        for one, after in pairwise(statements):
            if isinstance(one, _ENDINGS):
                yield StyleRemark(after.lineno, Text("this line is never reached"))


def _sizes(tree: ast.Module) -> Iterator[StyleRemark]:
    for node in ast.walk(tree):
        if not isinstance(node, _FUNCTIONS):
            continue
        inner = list(ast.walk(node))
        branches = sum(isinstance(item, _BRANCHES) for item in inner)
        statements = sum(isinstance(item, ast.stmt) for item in inner) - 1
        parameters = len(node.args.args)
        for count, limit, text in (
            (branches, MAX_BRANCHES, _TOO_MANY_BRANCHES),
            (statements, MAX_STATEMENTS, _TOO_MANY_STATEMENTS),
            (parameters, MAX_PARAMETERS, _TOO_MANY_PARAMETERS),
        ):
            if count > limit:
                remark = Text(text.source, function=node.name, count=count, limit=limit)
                yield StyleRemark(node.lineno, remark)


_NameRemark: TypeAlias = tuple[int, str, Text]
"""The line, the name and the message."""

_LOWER = re.compile(r"[a-z_][a-z0-9_]*|__\w+__")
_UPPER = re.compile(r"[A-Z_][A-Z0-9_]*|__\w+__")
_CAPITALISED = re.compile(r"_?[A-Z][A-Za-z0-9]*")
_UNUSED = re.compile(r"_|_.*|dummy.*|unused.*|ignored.*")
"""Matches names for values that are not used."""
_COURSE = re.compile(r"poc.*|codeskulptor|simplegui|simpleplot|simplemap|user\d+.*")
"""Matches modules whose calls are commented out when a file is submitted."""
_WEIGHTS = ("SCORE_CURRENT", "SCORE_OTHER", "MCMATCH", "MCOTHER")
_BUILTINS = frozenset(name for name in dir(builtins) if name[0].islower())

_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(slots=True)
class _Names:
    """The names that one function uses."""

    parameters: dict[str, int] = field(default_factory=dict[str, int])
    stored: dict[str, int] = field(default_factory=dict[str, int])
    used: set[str] = field(default_factory=set[str])
    outer: set[str] = field(default_factory=set[str])
    """Names in global and nonlocal statements."""


def name_remarks(tree: ast.Module) -> Iterator[_NameRemark]:
    """Yield remarks on the spelling of names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and not _CAPITALISED.fullmatch(node.name):
            yield (
                node.lineno,
                node.name,
                Text("write the class {name} in CapitalisedWords", name=node.name),
            )
        elif isinstance(node, _FUNCTIONS):
            if not _LOWER.fullmatch(node.name):
                yield (
                    node.lineno,
                    node.name,
                    Text("write the function {name} in lower_case", name=node.name),
                )
            names = _names_of(node)
            for name, line in (names.parameters | names.stored).items():
                if name not in names.outer and not _LOWER.fullmatch(name):
                    yield line, name, Text("write the variable {name} in lower_case", name=name)
    for name, line in _constants(tree).items():
        if not _UPPER.fullmatch(name):
            yield line, name, Text("write the constant {name} in CAPITALS", name=name)


def scope_remarks(tree: ast.Module) -> Iterator[_NameRemark]:
    """Yield remarks on unused names, and on names that hide other names."""
    yield from _unused_imports(tree)
    yield from _unused_weights(tree)
    outside = _module_names(tree)
    for node in ast.walk(tree):
        if isinstance(node, _FUNCTIONS):
            yield from _function_remarks(node, outside)


def _function_remarks(node: _Function, outside: dict[str, int]) -> Iterator[_NameRemark]:
    names = _names_of(node)
    empty = all(isinstance(item, ast.Pass | ast.Expr) for item in node.body)
    for name, line in names.stored.items():
        if name not in names.used | names.outer and not _UNUSED.fullmatch(name):
            yield line, name, Text("the variable {name} is never used", name=name)
    for name, line in names.parameters.items():
        exempt = name in names.used or name in ("self", "cls") or empty
        if not exempt and not _UNUSED.fullmatch(name):
            text = Text(
                "the parameter {name} of {function} is never used", name=name, function=node.name
            )
            yield line, name, text
    for name, line in (names.parameters | names.stored).items():
        if name in names.outer:
            continue
        if name in _BUILTINS:
            yield (
                line,
                name,
                Text("{name} hides Python's built-in {name}: choose another name", name=name),
            )
        elif name in outside and name != node.name:
            text = Text(
                "{name} hides the {name} on line {line}: choose another name",
                name=name,
                line=outside[name],
            )
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


def _unused_imports(tree: ast.Module) -> Iterator[_NameRemark]:
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
                yield node.lineno, name, Text("the import {name} is never used", name=name)


def _unused_weights(tree: ast.Module) -> Iterator[_NameRemark]:
    """Yield remarks on weights that the file sets but never uses."""
    used = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    for name, line in _constants(tree).items():
        if name in _WEIGHTS and name not in used:
            yield (
                line,
                name,
                Text("{name} is never used: the scores must be based on it", name=name),
            )


def _constants(tree: ast.Module) -> dict[str, int]:
    """Return the names to which the file assigns a number or a string, with their lines."""
    found: dict[str, int] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, node.lineno)
    return found


def _module_names(tree: ast.Module) -> dict[str, int]:
    """Return all names at the file's top level, with the lines that define them."""
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
