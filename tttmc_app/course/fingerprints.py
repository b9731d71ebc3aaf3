"""Fingerprints of what a file's code does, for finding copies.

A file's syntax tree becomes sequences of symbols that say what the code does, not how it looks. The
fingerprints of these are chosen by winnowing: S. Schleimer, D. Wilkerson and A. Aiken, "Winnowing:
Local Algorithms for Document Fingerprinting", SIGMOD 2003.
"""

from __future__ import annotations

import ast
import builtins
import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Annotated, NamedTuple, TypeAlias

from tttmc_app.course.provided import TTTBoard
from tttmc_app.course.student_types import Finder

GRAM = 7
"""The number of symbols in a fingerprint: shorter matches are ignored."""
WINDOW = 4
"""In every run of this many fingerprints one is chosen, so no match of GRAM + WINDOW - 1 symbols
is missed."""
MAX_PLACES, MAX_LINES = 20, 50
"""Limits on the places that are kept of a fingerprint, and on the lines of each."""

_BUILTINS = frozenset(dir(builtins)) | {"xrange"}
_VARIABLE = "v"
_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.Is: "==",
    ast.NotEq: "!=",
    ast.IsNot: "!=",
    **dict.fromkeys((ast.Lt, ast.LtE, ast.Gt, ast.GtE), "<"),
}
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

Fingerprints: TypeAlias = tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
"""Each fingerprint and its places: the first and the last line."""


class Symbol(NamedTuple):
    """One step of the code."""

    text: str
    line: int


def fingerprints_in(_text: str, tree: ast.Module) -> Fingerprints:
    """Return a file's fingerprints, each with its places."""
    found: dict[int, list[tuple[int, int]]] = {}
    for sequence in sequences(tree):
        for value, start in _chosen(_hashes(sequence)):
            lines = [symbol.line for symbol in sequence[start : start + GRAM] if symbol.line]
            places = found.setdefault(value, [])
            if lines and len(places) < MAX_PLACES:
                places.append((min(lines), min(max(lines), min(lines) + MAX_LINES)))
    return tuple((value, tuple(places)) for value, places in found.items() if places)


FINGERPRINTS = Finder("fingerprints", fingerprints_in, Annotated[Fingerprints, 10**6])


def _hashes(sequence: Sequence[Symbol]) -> list[int]:
    """Return the hash of every run of GRAM symbols; a shorter sequence gives a single hash."""
    texts = [symbol.text for symbol in sequence]
    last = max(1, len(texts) - GRAM + 1)
    # CRC-32 rather than hash(), which differs from one process to the next.
    return [zlib.crc32(" ".join(texts[start : start + GRAM]).encode()) for start in range(last)]


def _chosen(hashes: Sequence[int]) -> list[tuple[int, int]]:
    """Return the hashes that winnowing chooses, with their positions."""
    chosen: dict[int, int] = {}
    for start in range(max(1, len(hashes) - WINDOW + 1)):
        window = range(start, min(start + WINDOW, len(hashes)))
        # The rightmost of the smallest, so that neighbouring windows choose the same.
        position = min(window, key=lambda at: (hashes[at], -at))
        chosen[position] = hashes[position]
    return [(value, position) for position, value in chosen.items()]


def sequences(tree: ast.Module) -> list[list[Symbol]]:
    """Return the symbols of every function, and of the code outside, as separate sequences.

    The order of functions therefore doesn't matter. Gives the methods and attributes that the file
    defines the same name in the tree.
    """
    own = {*_own_names(tree)} - {*vars(TTTBoard)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in own:
            node.attr = _VARIABLE
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, _FUNCTIONS)]
    bodies.append(
        [node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    )
    found = ([symbol for node in body for symbol in _symbols(node)] for body in bodies)
    return [sequence for sequence in found if sequence]


def _own_names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(body=body):
                yield from (each.name for each in body if isinstance(each, _FUNCTIONS))
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case _:
                pass


def _symbols(node: ast.AST) -> Iterator[Symbol]:
    """Yield the symbols of a statement or an expression."""
    for part in _parts(node):
        if isinstance(part, str):
            yield Symbol(part, getattr(node, "lineno", 0))
        elif isinstance(part, Symbol):
            yield part
        else:
            yield from _symbols(part)


def _parts(node: ast.AST) -> Iterable[str | Symbol | ast.AST]:  # noqa: C901 - a table
    """Return what a node is written as: symbols, and nodes whose symbols follow."""
    match node:
        case ast.Name(id=name):
            return (f"b:{name}" if name in _BUILTINS else _VARIABLE,)
        case ast.Constant(value=str()):
            return ("text",)
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
            return ("number",)
        case ast.Constant(value=value):
            return (str(value),)
        case ast.Attribute(value=value, attr=name):
            return (*(() if isinstance(value, ast.Name) else (value,)), f".{name}")
        case ast.Call(func=function, args=given, keywords=named):
            return ("call", function, *given, *(each.value for each in named))
        case (
            ast.Import()
            | ast.ImportFrom()
            | ast.Global()
            | ast.Nonlocal()
            | ast.Pass()
            | ast.Delete()
            | ast.FunctionDef()
            | ast.AsyncFunctionDef()
            | ast.ClassDef()
            | ast.operator()
            | ast.unaryop()
            | ast.boolop()
            | ast.cmpop()
            | ast.expr_context()
            # Without effect on the game:
            | ast.Expr(value=ast.Constant() | ast.Call(func=ast.Name(id="print")))
            | ast.AnnAssign(value=None)
            | ast.Return(value=None | ast.Constant(value=None))
            # Counting a variable up or down by a number is part of a loop:
            | ast.AugAssign(target=ast.Name(), value=ast.Constant())
        ):
            return ()
        case ast.Expr(value=value):
            return (value,)
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            return (ast.copy_location(ast.Assign([target], value), node),)
        case ast.Assign(
            targets=targets,
            value=ast.Constant() | ast.List(elts=[]) | ast.Tuple(elts=[]) | ast.Dict(keys=[]),
        ) if all(isinstance(each, ast.Name) for each in targets):
            return ()  # a usual initial value
        case ast.Assign(
            targets=[target, *_], value=ast.BinOp(left=left, op=operator, right=right)
        ) if ast.unparse(left) == ast.unparse(target):
            assert isinstance(target, ast.Name | ast.Attribute | ast.Subscript)
            return (ast.copy_location(ast.AugAssign(target, operator, right), node),)
        case ast.Assign(targets=targets, value=value):
            return (value, "=", *(each for each in targets if not _is_plain(each)))
        case ast.AugAssign(target=target, op=operator, value=value):
            changed = () if isinstance(target, ast.Name) else (target,)
            return (value, f"{type(operator).__name__}=", *changed)
        case ast.BinOp(left=left, op=operator, right=right):
            is_symmetric = isinstance(
                operator, ast.Add | ast.Mult | ast.BitAnd | ast.BitOr | ast.BitXor
            )
            sides = _sorted(left, right) if is_symmetric else (left, right)
            return (type(operator).__name__, *sides)
        case ast.Compare(left=left, ops=[operator, *_], comparators=others):
            word = _COMPARISONS.get(type(operator), "in")
            if word in ("==", "!="):
                return (word, *_sorted(left, *others))
            is_reversed = isinstance(operator, ast.Gt | ast.GtE)
            return (word, *(left, *others)[:: -1 if is_reversed else 1])
        case ast.BoolOp(op=operator, values=values):
            return (type(operator).__name__, *_sorted(*values))
        case ast.If(
            test=ast.UnaryOp(op=ast.Not(), operand=test), body=body, orelse=[_, *_] as other
        ):
            return ("if", test, *other, *body)
        case ast.If(test=test, body=body, orelse=other):
            return ("if", test, *body, *other)
        case ast.IfExp(test=ast.UnaryOp(op=ast.Not(), operand=test), body=value, orelse=other):
            return ("if", test, other, value)
        case ast.IfExp(test=test, body=value, orelse=other):
            return ("if", test, value, other)
        case ast.For(iter=over) | ast.AsyncFor(iter=over):
            return (*_loop(over), *node.body, *node.orelse)
        case ast.While(test=test, body=body, orelse=other):
            counts = isinstance(test, ast.Constant) or (
                isinstance(test, ast.Compare) and _COMPARISONS.get(type(test.ops[0])) == "<"
            )
            return ("loop", *(() if counts else (test,)), *body, *other)
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            # As a loop that appends.
            parts = list[str | Symbol | ast.AST]()
            for each in node.generators:
                parts += _loop(each.iter)
                for test in each.ifs:
                    parts += Symbol("if", test.lineno), test
            children = ast.iter_child_nodes(node)
            elements = (each for each in children if not isinstance(each, ast.comprehension))
            return (*parts, "call", ".append", *elements)
        case ast.Return(value=ast.expr() as value):
            return (value, "return")
        case _:
            return (type(node).__name__, *ast.iter_child_nodes(node))


def _sorted(*nodes: ast.AST) -> Iterator[Symbol]:
    """Yield the symbols of operands whose order doesn't matter."""
    operands = [list(_symbols(node)) for node in nodes]
    return chain(*sorted(operands, key=lambda symbols: [symbol.text for symbol in symbols]))


def _is_plain(target: ast.expr) -> bool:
    if isinstance(target, ast.Tuple | ast.List):
        return all(map(_is_plain, target.elts))
    return isinstance(target, ast.Name)


def _loop(iterable: ast.expr) -> Sequence[str | ast.AST]:
    match iterable:
        case ast.Call(func=ast.Name(id="enumerate"), args=[over, *_]):
            return ("loop", over)
        case ast.Call(func=ast.Name(id="range" | "xrange" | "enumerate")):
            return ("loop",)
        case _:
            return ("loop", iterable)
