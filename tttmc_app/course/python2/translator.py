"""Translation of Python 2 files to Python 3 syntax trees with the student's line numbers.

fissix, the successor of lib2to3, converts what Python 3 can't parse. Code whose meaning
has changed becomes calls to the runtime, under names that no file uses.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from io import StringIO
from types import CodeType
from typing import Any, Literal

from tttmc_app.course.python2.runtime import HELPER, METHODS

# Syntax only: the runtime handles the meaning of names and methods.
_FIXERS = [
    "except",
    "exec",
    "funcattrs",
    "methodattrs",
    "ne",
    "numliterals",
    "paren",
    "print",
    "raise",
    "repr",
    "throw",
    "tuple_params",
]
_UNPACKING = re.compile(r"^[^#\"']*=\s*xxx_todo_changeme\d*(?:\.args)?\s*$")
_UNICODE_RAW = re.compile(r"\b[uU]([rR])(?=[\"'])")
_PARTED = "pair{}__tttmc"
_TAB = 8

_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "lt",
    ast.LtE: "le",
    ast.Gt: "gt",
    ast.GtE: "ge",
}


def translate(text: str, filename: str) -> ast.Module:
    """Return the tree of Python 2 text; raise SyntaxError with the student's line number."""
    converted, lines = converted_text(text, filename)
    try:
        tree = ast.parse(converted, filename)
    except SyntaxError as error:
        if error.lineno is not None:
            error.lineno = lines[min(error.lineno, len(lines)) - 1]
        raise
    for node in ast.walk(tree):
        for name in ("lineno", "end_lineno"):
            line = getattr(node, name, None)
            if line is not None:
                setattr(node, name, lines[min(line, len(lines)) - 1])
    return rewritten(tree)


def rewritten(tree: ast.Module) -> ast.Module:
    """Return a tree whose operators and methods behave as in Python 2."""
    divides = not any(
        isinstance(node, ast.ImportFrom)
        and node.module == "__future__"
        and any(alias.name == "division" for alias in node.names)
        for node in tree.body
    )
    leak(tree)
    _Python2Semantics(divides).visit(tree)
    return ast.fix_missing_locations(tree)


def compiled(source: str, mode: Literal["eval", "exec"]) -> CodeType:
    """Return the code compiled from Python 2 text, for `eval` and `exec`."""
    try:
        tree = rewritten(ast.parse(source))
    except SyntaxError:
        tree = translate(source, "<string>")
    if mode == "eval" and len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr):
        return compile(ast.Expression(tree.body[0].value), "<string>", mode)
    return compile(tree, "<string>", "exec")


def converted_text(text: str, filename: str) -> tuple[str, list[int]]:
    """Return the text in Python 3 syntax, and for each of its lines the student's line number.

    Raises SyntaxError if it is not valid Python 2.
    """
    refactor, parse, tokenize = map(_fissix, ("refactor", "pgen2.parse", "pgen2.tokenize"))
    prepared = _UNICODE_RAW.sub(r"\1", without_tabs(text))
    if not prepared.endswith("\n"):
        prepared += "\n"
    tool = refactor.RefactoringTool([f"fissix.fixes.fix_{name}" for name in _FIXERS])
    fix = tool.refactor_tree

    def fix_all(tree: Any, name: str) -> None:
        _part_parameters(tree)
        fix(tree, name)

    tool.refactor_tree = fix_all
    try:
        converted = str(tool.refactor_string(prepared, filename))
    except parse.ParseError as error:
        raise _syntax_error(error.context[1][0], prepared, filename) from None
    except tokenize.TokenError as error:
        line = error.args[1][0] if len(error.args) > 1 else 1
        raise _syntax_error(line, prepared, filename) from None
    except (SyntaxError, IndentationError):
        raise
    except Exception:  # noqa: BLE001 - text that crashes the library is not Python 2
        raise _syntax_error(1, prepared, filename) from None
    return converted, list(_original_lines(converted))


def _part_parameters(tree: Any) -> None:
    """Give each tuple among a lambda's parameters a lambda of its own; the fixer does so if alone.

    `lambda a, (b, c): d` becomes `lambda a, t: (lambda b, c: d)(*t)`.
    """
    pytree, token, util = map(_fissix, ("pytree", "pgen2.token", "fixer_util"))
    kinds, count = util.syms, 0
    waiting = [node for node in tree.post_order() if node.type == kinds.lambdef]
    while waiting:
        node = waiting.pop()
        if node.children[1].type != kinds.varargslist:
            continue
        for parameter in [*node.children[1].children]:
            if parameter.type != kinds.vfpdef:
                continue
            inner = parameter.children[1]
            while inner.type == kinds.vfpdef:  # more brackets than needed
                inner = inner.children[1]
            inner.remove()
            if inner.type != kinds.vfplist:
                inner.prefix = parameter.prefix
                parameter.replace(inner)
                continue
            count += 1
            name = util.Name(_PARTED.format(count), prefix=parameter.prefix)
            parameter.replace(name)
            inner.type, inner.prefix = kinds.varargslist, " "
            body, colon = node.children[-1], node.children[-2].clone()
            body.remove()
            own = pytree.Node(kinds.lambdef, [util.Name("lambda"), inner, colon, body])
            given = pytree.Leaf(token.NAME, f"*{_PARTED.format(count)}")
            call = pytree.Node(kinds.trailer, [util.LParen(), given, util.RParen()])
            atom = pytree.Node(kinds.atom, [util.LParen(), own, util.RParen()])
            node.append_child(pytree.Node(kinds.power, [atom, call], prefix=" "))
            waiting.append(own)


def _fissix(name: str) -> Any:
    """Return a module of fissix, which has no types; imported late because few files need it."""
    driver, pgen = (import_module(f"fissix.pgen2.{each}") for each in ("driver", "pgen"))
    # Otherwise it would cache its tables in a folder that isn't ours; building them takes 50 ms.
    vars(driver)["load_grammar"] = pgen.generate_grammar
    return import_module(f"fissix.{name}")


def _syntax_error(line: int, text: str, filename: str) -> SyntaxError:
    rows = text.split("\n")
    shown = rows[line - 1] if 0 < line <= len(rows) else ""
    return SyntaxError("invalid syntax", (filename, line, None, shown))


def _original_lines(converted: str) -> Iterator[int]:
    """Yield the student's line number for each converted line; unpacked parameters add lines."""
    line = 0
    for row in converted.split("\n"):
        if not _UNPACKING.match(row):
            line += 1
        yield max(1, line)


def without_tabs(text: str) -> str:
    """Return the text indented by spaces, with tab stops at every eighth column.

    Lines inside multi-line strings don't change.
    """
    inside = _lines_within_strings(text)
    lines = text.split("\n")
    for number, line in enumerate(lines, start=1):
        body = line.lstrip(" \t\f")
        indent = line[: len(line) - len(body)]
        if number not in inside and ("\t" in indent or "\f" in indent):
            width = len(indent.rpartition("\f")[2].expandtabs(_TAB))
            lines[number - 1] = " " * width + body
    return "\n".join(lines)


def _lines_within_strings(text: str) -> set[int]:
    tokenize = _fissix("pgen2.tokenize")
    read_line = StringIO(text).readline  # unlike splitlines, it keeps form feeds within lines
    inside: set[int] = set()
    try:
        for kind, _, start, end, _ in tokenize.generate_tokens(read_line):
            if kind == tokenize.STRING:
                inside.update(range(start[0] + 1, end[0] + 1))
    except (tokenize.TokenError, IndentationError):  # the parser reports the error and its line
        pass
    return inside


class _Python2Semantics(ast.NodeTransformer):
    """Replaces operations that differ in Python 2 with calls to the runtime."""

    def __init__(self, divides: bool) -> None:
        self._divides = divides
        """Whether `/` gives an integer for two integers."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Divide as Python 2 does."""
        self.generic_visit(node)
        if not (self._divides and isinstance(node.op, ast.Div)):
            return node
        return _call("div", node, node.left, node.right)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """Divide in place, evaluating the target once."""
        self.generic_visit(node)
        if self._divides and isinstance(node.op, ast.Div):
            node.value = _call("divisor", node.value, node.value)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Compare all values that Python 2 could order."""
        self.generic_visit(node)
        kinds = [type(op) for op in node.ops]
        if not any(kind in _COMPARISONS for kind in kinds):
            return node
        if len(kinds) == 1:
            return _call(_COMPARISONS[kinds[0]], node, node.left, node.comparators[0])
        return self._chained(node)

    def _chained(self, node: ast.Compare) -> ast.AST:
        """Return `a < b < c` as two comparisons, the second of which is made if the first holds.

        Middle operands that are names or constants are repeated; the runtime keeps the values of
        others, so no helper name enters the student's namespace.
        """
        left, last, parts = node.left, len(node.ops) - 1, list[ast.expr]()
        for i, (op, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
            if i == last or isinstance(right, ast.Name | ast.Constant):
                parts.append(_compared(op, left, right, node))
                left = right
            else:
                word = _COMPARISONS.get(type(op)) or type(op).__name__
                parts.append(_call("link", node, ast.Constant(word), left, right))
                left = _call("middle", node)
        return ast.copy_location(ast.BoolOp(ast.And(), parts), node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Read a method that Python 3 lacks or changed."""
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load) and node.attr in METHODS:
            return _call("method", node, node.value, ast.Constant(node.attr))
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Make a class's `__cmp__`, `__nonzero__` and similar methods work."""
        self.generic_visit(node)
        decorator = ast.copy_location(_name("class"), node)
        node.decorator_list.append(decorator)
        return node


def _compared(op: ast.cmpop, left: ast.expr, right: ast.expr, like: ast.expr) -> ast.expr:
    word = _COMPARISONS.get(type(op))
    if word:
        return _call(word, like, left, right)
    return ast.copy_location(ast.Compare(left, [op], [right]), like)


def _name(word: str) -> ast.Name:
    return ast.Name(HELPER.format(word), ast.Load())


def _call(word: str, like: ast.AST, *arguments: ast.expr) -> ast.Call:
    return ast.copy_location(ast.Call(_name(word), list(arguments), []), like)


_INNER = "{}__tttmc_each"


def leak(tree: ast.Module) -> None:
    """Make list comprehensions set names that the surrounding code reads, as Python 2 did."""
    for node in [*ast.walk(tree)]:
        if isinstance(node, ast.Module | ast.FunctionDef):
            _leak_in(node)


def _leak_in(scope: ast.Module | ast.FunctionDef) -> None:
    parts = _ScopeVisitor()
    for statement in scope.body:
        parts.visit(statement)
    if not parts.comprehensions:
        return
    for comprehension in parts.comprehensions:
        for generator in comprehension.generators:
            _leak_from(comprehension, generator, parts.read)


def _leak_from(
    comprehension: ast.ListComp, generator: ast.comprehension, names_read: set[str]
) -> None:
    """Rename the targets of a generator in a comprehension, and set the original names outside."""
    targets = [node for node in ast.walk(generator.target) if isinstance(node, ast.Name)]
    names = {node.id for node in targets if node.id in names_read}
    if not names:
        return
    # The first iterable is evaluated outside, before any name is set.
    outside = {id(node) for node in ast.walk(comprehension.generators[0].iter)}
    for node in ast.walk(comprehension):
        if isinstance(node, ast.Name) and node.id in names and id(node) not in outside:
            node.id = _INNER.format(node.id)
    for name in sorted(names):
        inner = ast.Name(_INNER.format(name), ast.Load())
        assigned = ast.NamedExpr(ast.Name(name, ast.Store()), inner)
        # A list with one item is always truthy.
        kept = ast.List([assigned], ast.Load())
        generator.ifs.insert(0, ast.copy_location(kept, comprehension))
    ast.fix_missing_locations(comprehension)


class _ScopeVisitor(ast.NodeVisitor):
    """Collects the names and list comprehensions of one scope without its inner scopes."""

    def __init__(self) -> None:
        self.read: set[str] = set()
        self.bound: set[str] = set()
        self.comprehensions: list[ast.ListComp] = []

    def visit_Name(self, node: ast.Name) -> None:
        """Collect a name."""
        (self.read if isinstance(node.ctx, ast.Load) else self.bound).add(node.id)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        """Collect a comprehension; its own names are not read outside.

        Nested comprehensions are skipped: in some places Python 3 can't set their names.
        """
        self.comprehensions.append(node)
        self._read_in(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        """Skip generator expressions, which never leaked their names."""

    def visit_DictComp(self, node: ast.DictComp) -> None:
        """Collect only what it reads: in its iterables, Python 3 can't set names."""
        self._read_in(node)

    def visit_SetComp(self, node: ast.SetComp) -> None:
        """Collect only what it reads."""
        self._read_in(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Skip functions, which have their own scope."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Skip classes."""

    def visit_Lambda(self, node: ast.Lambda) -> None:
        """Skip lambdas."""

    def _read_in(self, node: ast.ListComp | ast.DictComp | ast.SetComp) -> None:
        inner = _ScopeVisitor()
        inner.generic_visit(node)
        self.read |= inner.read - inner.bound
