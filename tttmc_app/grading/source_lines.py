"""The line at fault in a student's source, and slips that only the source shows."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from tttmc_app.core import Text
from tttmc_app.course.source import read_source
from tttmc_app.course.style import syntax_tree
from tttmc_app.grading.checks import CheckFailure

_METHODS = frozenset(["check_win", "get_empty_squares", "get_dim", "clone"])
"""The methods of a board that take no arguments."""
_CONSUMERS = frozenset(["range", "xrange", "len", "choice", "sorted", "list", "enumerate"])

Find = Callable[[ast.AST], bool]


def with_line(failure: CheckFailure, function: str, path: Path) -> CheckFailure:
    """Return a failure with the only line of its function that can cause it, if there is one.

    A board's method that is named without `()` explains a failure for which no other mistake is
    known.
    """
    tree = _function(path, function)
    if tree is None:
        return failure
    uncalled = list(_uncalled(tree))
    name = str(failure.mistake or "")
    may_be_uncalled = name in _BY_UNCALLED or (not name and _IS_METHOD in str(failure.came))
    if len(uncalled) == 1 and may_be_uncalled:
        code = ast.unparse(uncalled[0])
        mistake = Text("`{code}` has no ()", code=code)
        hint = Text("{mistake}: write `{code}()` to call it", mistake=mistake, code=code)
        return replace(failure, hint=hint, mistake=mistake, line=uncalled[0].lineno)
    find = _FINDERS.get(name)
    if find is None or failure.line is not None:
        return failure
    lines = {
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.expr | ast.stmt) and find(node)
    }
    return replace(failure, line=lines.pop()) if len(lines) == 1 else failure


def _function(path: Path, name: str) -> ast.AST | None:
    """Return the definition of a function; None unless the source defines it exactly once."""
    try:
        tree = syntax_tree(read_source(path).text)
    except Exception:  # noqa: BLE001 - the parsers fail in many ways, and the line number is optional
        return None
    found = [
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == name
    ]
    return found[0] if len(found) == 1 else None


def _uncalled(tree: ast.AST) -> Iterator[ast.Attribute]:
    """Yield the methods of boards that are used as values where only a call makes sense."""
    called = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    for node in ast.walk(tree):
        for value in _values_used(node, called):
            if isinstance(value, ast.Attribute) and value.attr in _METHODS:
                yield value


def _values_used(node: ast.AST, called: Collection[str]) -> Sequence[ast.expr]:
    """Return the parts of a node whose values it uses; `called` are the names that are called."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=used) if name not in called:
            return [used]
        case ast.While(test=used) | ast.If(test=used) | ast.UnaryOp(op=ast.Not(), operand=used):
            return [used]
        case ast.For(iter=used) | ast.Subscript(value=used):
            return [used]
        case ast.Compare():
            return [node.left, *node.comparators]
        case ast.BoolOp():
            return node.values
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in _CONSUMERS:
            return node.args
        case _:
            return []


def _is_call_of(name: str) -> Find:
    def find(node: ast.AST) -> bool:
        match node:
            case ast.Call(func=ast.Attribute(attr=found) | ast.Name(id=found)):
                return found == name
            case _:
                return False

    return find


def _repeats_a_list(node: ast.AST) -> bool:
    """Return whether the code multiplies a list of lists."""
    match node:
        case ast.BinOp(op=ast.Mult(), left=ast.List(elts=[inner])):
            return isinstance(inner, ast.List | ast.BinOp | ast.ListComp)
        case _:
            return False


_IS_METHOD = "method"
"""A word in Python's errors about a method that was not called."""
_BY_UNCALLED = frozenset(["places no marks", "does not finish in time"])
"""The mistakes observed if a method isn't called."""
_FINDERS: Mapping[str, Find] = MappingProxyType(
    {
        "uses one list for all rows of its scores": _repeats_a_list,
        "clones once and reuses the board": _is_call_of("clone"),
        "lets the opponent make the first move of its trials": _is_call_of("mc_trial"),
        "scores the board passed in instead of the clone on which the trial was played": (
            _is_call_of("mc_update_scores")
        ),
        "scores the trials for the opponent": _is_call_of("mc_update_scores"),
        "returns None": lambda node: (
            isinstance(node, ast.Expr) and _is_call_of("get_best_move")(node.value)
        ),
    }
)
"""What to look for in the function, keyed by the mistake's name."""
