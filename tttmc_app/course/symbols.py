"""A file's syntax tree as sequences of symbols that say what the code does, not how it looks."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from tttmc_app.course.provided import TTTBoard

_BUILTINS = frozenset(dir(builtins)) | {"xrange"}
_VARIABLE = "v"
_LOOP = "loop"
_COUNTING = frozenset(("range", "xrange", "enumerate"))
_SYMMETRIC = (ast.Add, ast.Mult, ast.BitAnd, ast.BitOr, ast.BitXor)
_EQUAL = (ast.Eq, ast.Is)
_DIFFERENT = (ast.NotEq, ast.IsNot)
_LARGER = (ast.Gt, ast.GtE)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_SKIPPED = (ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.Pass, ast.Delete)


class Symbol(NamedTuple):
    """One step of the code."""

    text: str
    line: int


def sequences(tree: ast.Module) -> list[list[Symbol]]:
    """Return the symbols of every function, and of the code outside, as separate sequences.

    The order of functions therefore doesn't matter. Gives the methods and attributes that the file
    defines the same name in the tree.
    """
    own = {*_own_names(tree)} - {*vars(TTTBoard)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in own:
            node.attr = _VARIABLE
    found = [
        list(_block(node.body))
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    outside = [node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    found.append(list(_block(outside)))
    return [sequence for sequence in found if sequence]


def _own_names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(body=body):
                yield from (each.name for each in body if isinstance(each, _FUNCTIONS[:2]))
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case _:
                pass


def _block(body: Sequence[ast.stmt]) -> Iterator[Symbol]:
    for node in body:
        yield from _symbols(node)


def _symbols(node: ast.AST | None) -> Iterator[Symbol]:
    """Yield the symbols of a statement or an expression."""
    if node is None or isinstance(node, (*_SKIPPED, *_FUNCTIONS[:2], ast.ClassDef)):
        return
    rule = _RULES.get(type(node))
    if rule is not None:
        yield from rule(node)
        return
    if isinstance(node, ast.operator | ast.unaryop | ast.boolop | ast.cmpop | ast.expr_context):
        return
    yield _symbol(type(node).__name__, node)
    for child in ast.iter_child_nodes(node):
        yield from _symbols(child)


def _symbol(text: str, node: ast.AST) -> Symbol:
    return Symbol(text, getattr(node, "lineno", 0))


def _sorted(nodes: Sequence[ast.AST]) -> Iterator[Symbol]:
    """Yield the symbols of operands whose order doesn't matter."""
    operands = [list(_symbols(node)) for node in nodes]
    for operand in sorted(operands, key=lambda symbols: [symbol.text for symbol in symbols]):
        yield from operand


def _name(node: ast.Name) -> Iterator[Symbol]:
    yield _symbol(f"b:{node.id}" if node.id in _BUILTINS else _VARIABLE, node)


def _constant(node: ast.Constant) -> Iterator[Symbol]:
    value = node.value
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    yield _symbol("number" if is_number else "text" if isinstance(value, str) else str(value), node)


def _attribute(node: ast.Attribute) -> Iterator[Symbol]:
    if not isinstance(node.value, ast.Name):
        yield from _symbols(node.value)
    yield _symbol(f".{node.attr}", node)


def _call(node: ast.Call) -> Iterator[Symbol]:
    yield _symbol("call", node)
    yield from _symbols(node.func)
    for argument in node.args:
        yield from _symbols(argument)
    for keyword in node.keywords:
        yield from _symbols(keyword.value)


def _expression(node: ast.Expr) -> Iterator[Symbol]:
    """Yield a statement that is an expression, unless it has no effect on the game."""
    match node.value:
        case ast.Constant() | ast.Call(func=ast.Name(id="print")):
            return
        case value:
            yield from _symbols(value)


def _assign(node: ast.Assign | ast.AnnAssign) -> Iterator[Symbol]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    value = node.value
    if value is None:
        return
    names_only = all(isinstance(target, ast.Name) for target in targets)
    if names_only and _is_start(value):
        return
    if isinstance(value, ast.BinOp) and ast.unparse(value.left) == ast.unparse(targets[0]):
        yield from _changed(targets[0], value.op, value.right, node)
        return
    yield from _symbols(value)
    yield _symbol("=", node)
    for target in targets:
        if not _is_plain(target):
            yield from _symbols(target)


def _is_start(value: ast.expr) -> bool:
    """Return whether a value is a usual initial value of a variable, such as 0 or []."""
    if isinstance(value, ast.List | ast.Dict | ast.Tuple):
        return not (value.keys if isinstance(value, ast.Dict) else value.elts)
    return isinstance(value, ast.Constant)


def _is_plain(target: ast.expr) -> bool:
    if isinstance(target, ast.Tuple | ast.List):
        return all(map(_is_plain, target.elts))
    return isinstance(target, ast.Name)


def _augmented(node: ast.AugAssign) -> Iterator[Symbol]:
    yield from _changed(node.target, node.op, node.value, node)


def _changed(
    target: ast.expr, operator: ast.operator, value: ast.expr, node: ast.AST
) -> Iterator[Symbol]:
    """Yield `x += value`; counting a variable up or down by a number is part of a loop."""
    if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
        return
    yield from _symbols(value)
    yield _symbol(f"{type(operator).__name__}=", node)
    if not _is_plain(target):
        yield from _symbols(target)


def _binary(node: ast.BinOp) -> Iterator[Symbol]:
    yield _symbol(type(node.op).__name__, node)
    sides = (node.left, node.right)
    if isinstance(node.op, _SYMMETRIC):
        yield from _sorted(sides)
    else:
        for side in sides:
            yield from _symbols(side)


def _compare(node: ast.Compare) -> Iterator[Symbol]:
    operator, sides = node.ops[0], (node.left, *node.comparators)
    if isinstance(operator, (*_EQUAL, *_DIFFERENT)):
        yield _symbol("==" if isinstance(operator, _EQUAL) else "!=", node)
        yield from _sorted(sides)
        return
    yield _symbol("<" if isinstance(operator, ast.Lt | ast.LtE | ast.Gt | ast.GtE) else "in", node)
    for side in reversed(sides) if isinstance(operator, _LARGER) else sides:
        yield from _symbols(side)


def _logic(node: ast.BoolOp) -> Iterator[Symbol]:
    yield _symbol(type(node.op).__name__, node)
    yield from _sorted(node.values)


def _if(node: ast.If | ast.IfExp) -> Iterator[Symbol]:
    test, parts = node.test, (node.body, node.orelse)
    if node.orelse and isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        test, parts = test.operand, (node.orelse, node.body)
    yield _symbol("if", node)
    yield from _symbols(test)
    for part in parts:
        if isinstance(part, list):
            yield from _block(part)
        else:
            yield from _symbols(part)


def _for(node: ast.For | ast.AsyncFor) -> Iterator[Symbol]:
    yield from _loop_over(node.iter, node)
    yield from _block([*node.body, *node.orelse])


def _loop_over(iterable: ast.expr, node: ast.AST) -> Iterator[Symbol]:
    yield _symbol(_LOOP, node)
    match iterable:
        case ast.Call(func=ast.Name(id=name), args=args) if name in _COUNTING:
            if name == "enumerate":
                yield from _symbols(args[0] if args else None)
        case _:
            yield from _symbols(iterable)


def _while(node: ast.While) -> Iterator[Symbol]:
    yield _symbol(_LOOP, node)
    counts = isinstance(node.test, ast.Compare) and isinstance(
        node.test.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE
    )
    if not counts and not isinstance(node.test, ast.Constant):
        yield from _symbols(node.test)
    yield from _block([*node.body, *node.orelse])


def _comprehension(
    node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp,
) -> Iterator[Symbol]:
    """Yield a comprehension as a loop that appends."""
    for part in node.generators:
        yield from _loop_over(part.iter, node)
        for test in part.ifs:
            yield _symbol("if", test)
            yield from _symbols(test)
    yield _symbol("call", node)
    yield _symbol(".append", node)
    for element in (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,):
        yield from _symbols(element)


def _return(node: ast.Return) -> Iterator[Symbol]:
    if node.value is not None and not (
        isinstance(node.value, ast.Constant) and node.value.value is None
    ):
        yield from _symbols(node.value)
        yield _symbol("return", node)


_RULES: dict[type[ast.AST], Callable[[Any], Iterator[Symbol]]] = {
    ast.Name: _name,
    ast.Constant: _constant,
    ast.Attribute: _attribute,
    ast.Call: _call,
    ast.Expr: _expression,
    ast.Assign: _assign,
    ast.AnnAssign: _assign,
    ast.AugAssign: _augmented,
    ast.BinOp: _binary,
    ast.Compare: _compare,
    ast.BoolOp: _logic,
    ast.If: _if,
    ast.IfExp: _if,
    ast.For: _for,
    ast.AsyncFor: _for,
    ast.While: _while,
    ast.ListComp: _comprehension,
    ast.SetComp: _comprehension,
    ast.GeneratorExp: _comprehension,
    ast.DictComp: _comprehension,
    ast.Return: _return,
}
"""How each kind of node is written; other kinds are written as their names and parts."""
