"""Lines of a student's functions that can be at fault, as far as the source alone shows."""

import ast
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from tttmc_app.course.student_types import Finder

_MAX_FUNCTIONS = 1000
_METHODS = frozenset(["check_win", "get_empty_squares", "get_dim", "clone"])
"""The methods of a board that take no arguments."""
_CONSUMERS = frozenset(["range", "xrange", "len", "choice", "sorted", "list", "enumerate"])
_BY_CALLS = {
    "seed": [
        "always plays the same game",
        "plays the same game in every trial",
        "plays the same trials in every call",
    ],
    "Random": ["always plays the same game"],
    "clone": ["clones once and reuses the board"],
    "mc_trial": ["lets the opponent make the first move of its trials"],
    "mc_update_scores": [
        "scores the board passed in instead of the clone on which the trial was played",
        "scores the trials for the opponent",
    ],
}
"""The mistakes that a call can cause, by the function that is called."""


class Suspects(NamedTuple):
    """The suspicious lines of one function."""

    uncalled: tuple[int, str] | None
    """The line and the code of the only method of a board that is named without `()`."""
    lines: dict[str, int]
    """The only line that can cause a mistake, by the mistake's name."""


def suspects_in(_text: str, tree: ast.Module) -> dict[str, Suspects]:
    """Return the suspicious lines of the functions that the source defines exactly once."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    count = Counter(node.name for node in functions)
    once = [node for node in functions if count[node.name] == 1]
    return {node.name: _suspects(node) for node in once[:_MAX_FUNCTIONS]}


def _suspects(function: ast.FunctionDef) -> Suspects:
    nodes = [*ast.walk(function)]
    uncalled = [*_uncalled(nodes)]
    only = (uncalled[0].lineno, ast.unparse(uncalled[0])) if len(uncalled) == 1 else None
    found: dict[str, set[int]] = {}
    for mistake, line in chain.from_iterable(map(_causes, nodes)):
        found.setdefault(mistake, set()).add(line)
    return Suspects(
        only, {mistake: lines.pop() for mistake, lines in found.items() if len(lines) == 1}
    )


SUSPECTS = Finder("suspects", suspects_in, dict[str, Suspects])


def _uncalled(nodes: Sequence[ast.AST]) -> Iterator[ast.Attribute]:
    """Yield the methods of boards that are used as values where only a call makes sense."""
    called = {
        node.func.id
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    for node in nodes:
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


def _causes(node: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield the names of mistakes that a node can cause, with its line."""
    match node:
        case ast.BinOp(
            op=ast.Mult(), left=ast.List(elts=[ast.List() | ast.BinOp() | ast.ListComp()])
        ):
            yield "uses one list for all rows of its scores", node.lineno
        case (
            ast.List(elts=[ast.List() | ast.BinOp(), _, _])
            | ast.ListComp(
                elt=ast.List() | ast.BinOp() | ast.ListComp(),
                generators=[ast.comprehension(iter=ast.Call(args=[ast.Constant(value=3)]))],
            )
        ):
            yield "always makes scores with 3 rows and 3 columns", node.lineno
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name))):
            if name == "get_best_move":
                yield "returns None", node.lineno
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
            for mistake in _BY_CALLS.get(name, ()):
                yield mistake, node.lineno
        case _:
            pass
