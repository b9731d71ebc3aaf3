"""The wrong changes that are possible in a module: found in its syntax tree, made in its text."""

from __future__ import annotations

import ast
import io
import random
import tokenize
import warnings
from bisect import bisect
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import accumulate, chain, pairwise
from pathlib import Path
from typing import NamedTuple, cast

ROOT = Path(__file__).parents[2]
_OPERATORS = """
Add: + → -
Sub: - → +
Mult: * → +
Div: / → *
FloorDiv: // → *
Mod: % → //
Pow: ** → *
LShift: << → >>
RShift: >> → <<
BitAnd: & → |
BitOr: | → &
BitXor: ^ → |
And: and → or
Or: or → and
Lt: < → <=
LtE: <= → <
Gt: > → >=
GtE: >= → >
Eq: == → !=
NotEq: != → ==
Is: is → is not
IsNot: is not → is
In: in → not in
NotIn: not in → in
"""
_NEUTRAL = """
bool: False
int: 0
float: 0.0
str: ""
bytes: b""
tuple: ()
list: []
dict: {}
set: set()
frozenset: frozenset()
Sequence: ()
Mapping: {}
Iterable: ()
Iterator: iter(())
"""
OPERATORS, NEUTRAL = (
    {name: new for name, _, new in (line.partition(": ") for line in text.strip().split("\n"))}
    for text in (_OPERATORS, _NEUTRAL)
)
"""Operators by the names of their nodes, and what a function returns that forgot its result, by the
type that it declares."""
_UNCHANGED = ("annotation", "returns", "decorator_list", "pattern")


class Change(NamedTuple):
    """One wrong change of a file."""

    file: str
    line: int
    kind: str
    before: str
    """The lines with the change, joined."""
    after: str
    place: tuple[int, int]
    """The bytes to replace."""
    new: bytes
    within: tuple[int, int]
    """The bytes of an expression that is executed if the change is."""


_Edit = tuple[str, tuple[int, int], str, ast.expr]
"""The kind of a change, the bytes to replace, the new text, and what is executed if it is."""


class Source:
    """A module of the program, and the changes that are possible in it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.code = (ROOT / file).read_bytes()
        self._starts = [0, *accumulate(map(len, self.code.splitlines(keepends=True)))]

    def changes(self) -> Iterator[Change]:
        """Yield every change."""
        for node, result in _nodes(ast.parse(self.code)):
            edits = chain(self._operators(node), self._conditions(node), self._calls(node))
            for kind, (first, last), new, within in chain(edits, self._values(node, result)):
                line = bisect(self._starts, first)
                start, end = self._starts[line - 1], self._starts[bisect(self._starts, last - 1)]
                changed = self.code[start:first] + new.encode() + self.code[last:end]
                before, after = (
                    " ".join(text.decode().split()) for text in (self.code[start:end], changed)
                )
                place, inside = (first, last), self._span(within)
                yield Change(self.file, line, kind, before, after, place, new.encode(), inside)

    def changed(self, change: Change) -> bytes:
        """Return the code with a change."""
        first, last = change.place
        return self.code[:first] + change.new + self.code[last:]

    def marking(self, changes: Iterable[tuple[int, Change]]) -> bytes:
        """Return the code, made to call `_executed(number, 1)` where it executes a change."""
        pieces: list[tuple[int, int, int, bytes]] = []
        for number, change in changes:
            # At the same byte, ends come before beginnings, and nested spans stay nested.
            first, last = change.within
            pieces.append((first, 1, -last, b"(_executed(%d, 1), (" % number))
            pieces.append((last, 0, -first, b"))[1]"))
        code, end = b"", 0
        for at, _, _, piece in sorted(pieces):
            code, end = code + self.code[end:at] + piece, at
        return code + self.code[end:]

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        last_line, last = node.end_lineno or node.lineno, node.end_col_offset or 0
        return self._starts[node.lineno - 1] + node.col_offset, self._starts[last_line - 1] + last

    def _text(self, node: ast.expr | ast.stmt) -> str:
        first, last = self._span(node)
        return self.code[first:last].decode()

    def _operators(self, node: ast.AST) -> Iterator[_Edit]:
        operations: list[tuple[ast.expr, ast.AST, ast.expr]] = []
        kind, within = "arithmetic", node
        match node:
            case ast.Compare(left=first, ops=ops, comparators=others):
                kind = "comparison"
                operations = [*zip([first, *others], ops, others, strict=False)]
            case ast.BoolOp(op=op, values=values):
                kind = "boolean"
                operations = [(left, op, right) for left, right in pairwise(values)]
            case ast.BinOp(left=left, op=op, right=right):
                if not _is_text_or_type(left) and not _is_text_or_type(right):
                    operations = [(left, op, right)]
            case ast.AugAssign(target=left, op=op, value=within):
                if not _is_text_or_type(within):
                    operations = [(left, op, within)]
            case _:
                pass
        for left, operator, right in operations:
            old, new = OPERATORS.get(type(operator).__name__, "@ → @").split(" → ")
            place = (self._span(left)[1], self._span(right)[0])
            between = self.code[slice(*place)].decode()
            yield kind, place, between.replace(old, new, 1), cast("ast.expr", within)

    def _conditions(self, node: ast.AST) -> Iterator[_Edit]:
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield "condition", self._span(node), f"({self._text(node.operand)})", node
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            tests = [node.test]
        else:
            tests = node.ifs if isinstance(node, ast.comprehension) else []
        for test in tests:
            if not isinstance(test, ast.Constant | ast.UnaryOp):
                yield "condition", self._span(test), f"not ({self._text(test)})", test

    def _values(self, node: ast.AST, result: str) -> Iterator[_Edit]:
        match node:
            case ast.Constant(value=bool() as old):
                yield "constant", self._span(node), str(not old), node
            case ast.Constant(value=int() | float() as old):
                yield "constant", self._span(node), repr(old + 1), node
                yield "constant", self._span(node), f"({old - 1!r})", node
            case ast.Constant(value=str() | bytes() as old):
                yield "constant", self._span(node), repr(old[:0]), node
            case ast.JoinedStr():
                yield "constant", self._span(node), "''", node
            case ast.Return(value=ast.expr() as old):
                new = "True" if self._text(old) == "False" else NEUTRAL.get(result, "None")
                yield "result", self._span(old), new, old
            case _:
                pass

    def _calls(self, node: ast.AST) -> Iterator[_Edit]:
        bounds = list[ast.expr | None]()
        match node:
            case ast.Expr(value=ast.Call() as call):
                yield "dropped call", self._span(node), "pass", call
            case ast.Call(func=ast.Name(id="range"), args=args):
                bounds = [*args]
            case ast.Slice(lower=lower, upper=upper):
                bounds = [lower, upper]
            case ast.Call(args=[only], keywords=[]) if not isinstance(only, ast.Starred):
                yield "dropped call", self._span(node), f"({self._text(only)})", node
            case ast.Call(args=args):
                for left, right in pairwise(args):
                    (first, end), (start, last) = self._span(left), self._span(right)
                    new = self._text(right) + self.code[end:start].decode() + self._text(left)
                    yield "exchanged arguments", (first, last), new, node
            case _:
                pass
        for bound in (bound for bound in bounds if bound and not isinstance(bound, ast.Starred)):
            for step in ("+ 1", "- 1"):
                yield "bound", self._span(bound), f"({self._text(bound)}) {step}", bound


def _nodes(node: ast.AST, result: str = "") -> Iterator[tuple[ast.AST, str]]:
    """Yield what can change below a node, each with its function's declared type of result."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        result = ast.unparse(node.returns).partition("[")[0] if node.returns else ""
    fields = {name: value for name, value in ast.iter_fields(node) if name not in _UNCHANGED}
    for child in ast.iter_child_nodes(type(node)(**fields)):
        is_docstring = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
        if not is_docstring:
            yield child, result
            if not isinstance(child, ast.JoinedStr):  # Python 3.11 misplaces what is in it
                yield from _nodes(child, result)


def _is_text_or_type(node: ast.expr) -> bool:
    """Return whether another operator would fail at once."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str | bytes | None)
    if isinstance(node, ast.Name):
        return node.id in NEUTRAL or (node.id[:1].isupper() and not node.id.isupper())
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp)


def _is_possible(code: bytes, changed: bytes) -> bool:
    """Return whether changed code differs, and compiles without warnings."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            compile(changed, "changed", "exec")
        except SyntaxError:
            return False
    return ast.dump(ast.parse(changed)) != ast.dump(ast.parse(code))


def _size(source: Source) -> int:
    """Return the number of tokens, except comments."""
    tokens = tokenize.tokenize(io.BytesIO(source.code).readline)
    return sum(token.type not in (tokenize.COMMENT, tokenize.NL) for token in tokens)


def draw(files: Iterable[str], seed: int, count: int) -> list[Change]:
    """Draw changes: of files in proportion to their size, of the kinds in a file equally often."""
    generator = random.Random(seed)
    sources = [source for source in map(Source, files) if any(source.changes())]
    ends = [*accumulate(map(_size, sources))]
    step = ends[-1] / count
    first = generator.random() * step
    drawn = set[Change]()
    for number in range(count):
        source = sources[bisect(ends, first + number * step)]
        kinds: dict[str, list[Change]] = defaultdict(list)
        for change in source.changes():
            kinds[change.kind].append(change)
        while len(drawn) == number:
            change = generator.choice(kinds[generator.choice(list(kinds))])
            if _is_possible(source.code, source.changed(change)):
                drawn.add(change)
    return sorted(drawn)
