"""Remarks on a file's names: how they are written, what is never used, what hides another."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

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
