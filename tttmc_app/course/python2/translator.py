"""Translation of Python 2 files to Python 3 syntax trees with the student's line numbers.

fissix, the successor of lib2to3, converts what Python 3 can't parse. Code whose meaning
has changed becomes calls to the runtime, under names that no file uses.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from types import CodeType
from typing import Any, Literal

from tttmc_app.course.language import LITERAL, from_future
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
# Patterns are compiled when they are needed: most files are Python 3.
_UNPACKING = r"^[^#\"']*=\s*xxx_todo_changeme\d*(?:\.args)?\s*$"
_UNICODE_RAW = r"\b[uU]([rR])(?=[\"'])"
_PARTED = "pair{}__tttmc"
_INNER = "{}__tttmc_each"
_TAB = 8
_INDENT = rf"(?ms)(?P<indent>^[ \t\f]+)|{LITERAL}"
"""Matches the indentation of a line that begins outside strings, or a string or comment."""

_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "lt",
    ast.LtE: "le",
    ast.Gt: "gt",
    ast.GtE: "ge",
}


def translate(text: str, filename: str) -> ast.Module:
    """Return a tree that does what Python 2 text does; raise SyntaxError with the file's line."""
    return rewritten(syntax_tree(text, filename))


def syntax_tree(text: str, filename: str) -> ast.Module:
    """Return the tree of Python 2 text, not yet with its meaning; raise SyntaxError."""
    converted, lines = _converted(text, filename)
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
    return tree


def rewritten(tree: ast.Module) -> ast.Module:
    """Return a tree whose operators and methods behave as in Python 2."""
    _Python2Semantics("division" not in from_future(tree.body)).visit(tree)
    return ast.fix_missing_locations(tree)


def compiled(source: str, mode: Literal["eval", "exec"]) -> CodeType:
    """Return the code compiled from Python 2 text, for `eval` and `exec`."""
    try:
        tree = rewritten(ast.parse(source))
    except SyntaxError:
        tree = translate(source, "<string>")
    match tree.body:
        case [ast.Expr(value=value)] if mode == "eval":
            return compile(ast.Expression(value), "<string>", mode)
        case _:
            return compile(tree, "<string>", "exec")


def _converted(text: str, filename: str) -> tuple[str, list[int]]:
    """Return the text in Python 3 syntax, and for each of its lines the student's line number.

    Raises SyntaxError if it is not valid Python 2.
    """
    parse, tokenize = map(_fissix, ("pgen2.parse", "pgen2.tokenize"))
    prepared = re.sub(_UNICODE_RAW, r"\1", without_tabs(text))
    if not prepared.endswith("\n"):
        prepared += "\n"
    try:
        converted = str(_fixer().refactor_string(prepared, filename))
    except parse.ParseError as error:
        raise _syntax_error(error.context[1][0], prepared, filename) from None
    except tokenize.TokenError as error:
        line = error.args[1][0] if len(error.args) > 1 else 1
        raise _syntax_error(line, prepared, filename) from None
    except SyntaxError:
        raise
    except Exception:  # noqa: BLE001 - text that crashes the library is not Python 2
        raise _syntax_error(1, prepared, filename) from None
    lines, line = list[int](), 0
    for row in converted.split("\n"):
        line += not re.match(_UNPACKING, row)  # unpacked parameters add lines
        lines.append(max(1, line))
    return converted, lines


@cache
def _fixer() -> Any:
    """Return the tool that applies all fixers: making it takes longer than most files."""
    tool = _fissix("refactor").RefactoringTool([f"fissix.fixes.fix_{name}" for name in _FIXERS])
    fix = tool.refactor_tree

    def fix_all(tree: Any, name: str) -> None:
        _part_parameters(tree)
        fix(tree, name)

    tool.refactor_tree = fix_all
    return tool


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


def without_tabs(text: str) -> str:
    """Return the text indented by spaces, with tab stops at every eighth column.

    Lines inside multi-line strings don't change.
    """

    def indented(found: re.Match[str]) -> str:
        indent = found["indent"]
        return found[0] if indent is None else indent.rpartition("\f")[2].expandtabs(_TAB)

    return re.sub(_INDENT, indented, text)


@dataclass(eq=False)
class _Python2Semantics(ast.NodeTransformer):
    """Replaces what differs in Python 2: operations, and list comprehensions, which set names."""

    divides: bool
    """Whether `/` gives an integer for two integers."""
    sets_names: bool = True
    """Whether a list comprehension sets names outside, and Python 3 can do it here."""
    is_iterable: bool = False

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Divide as Python 2 does."""
        self.generic_visit(node)
        if not (self.divides and isinstance(node.op, ast.Div)):
            return node
        return _call("div", node, node.left, node.right)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """Divide in place, evaluating the target once."""
        self.generic_visit(node)
        if self.divides and isinstance(node.op, ast.Div):
            node.value = _call("divisor", node.value, node.value)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Compare all values that Python 2 could order; in a chain, as operands that can do it."""
        self.generic_visit(node)
        words = [_COMPARISONS.get(type(op)) for op in node.ops]
        if len(words) == 1 and words[0]:
            return _call(words[0], node, node.left, node.comparators[0])
        if any(words):
            operands = [node.left, *node.comparators]
            for i, op in enumerate(node.ops):
                is_free = i == 0 or not isinstance(node.ops[i - 1], ast.Is | ast.IsNot)
                if is_free and isinstance(op, (*_COMPARISONS, ast.Eq, ast.NotEq)):
                    operands[i] = _call("operand", operands[i], operands[i])
            node.left, *node.comparators = operands
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Read a method that Python 3 lacks or changed."""
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load) and node.attr in METHODS:
            return _call("method", node, node.value, ast.Constant(node.attr))
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Make a class's `__cmp__`, `__nonzero__` and similar methods work."""
        self._visit_scope(node, sets_names=False)
        node.decorator_list.append(ast.copy_location(_name("class"), node))
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Visit a scope of its own."""
        return self._visit_scope(node, sets_names=True)

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """Visit a scope of its own."""
        return self._visit_scope(node, sets_names=not self.is_iterable)

    def _visit_scope(self, node: ast.AST, *, sets_names: bool) -> ast.AST:
        """Visit the parts that are evaluated outside, then the body."""
        body: Any = vars(node).pop("body")
        self.generic_visit(node)
        inner = replace(self, sets_names=sets_names)
        is_lambda = isinstance(body, ast.AST)
        vars(node)["body"] = inner.visit(body) if is_lambda else [*map(inner.visit, body)]
        return node

    def visit_ListComp(self, node: ast.ListComp) -> ast.AST:
        """Set the names of the loops outside too: `[i_ for i_ in x if [i := i_]]`."""
        for generator in node.generators if self.sets_names else ():
            kept = list[ast.expr]()
            for each in ast.walk(generator.target):
                if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
                    outer, each.id = ast.Name(each.id, ast.Store()), _INNER.format(each.id)
                    kept.append(ast.NamedExpr(outer, ast.Name(each.id, ast.Load())))
            if kept:
                # A list with items is always truthy.
                generator.ifs.insert(0, ast.copy_location(ast.List(kept, ast.Load()), node))
        return self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        """Visit a loop, in whose iterable Python 3 can't set names."""
        node.iter = replace(self, sets_names=False, is_iterable=True).visit(node.iter)
        node.target = self.visit(node.target)
        node.ifs = [*map(self.visit, node.ifs)]
        return node

    def _visit_closed(self, node: ast.AST) -> ast.AST:
        """Visit a scope in which Python 3 can't set names."""
        return replace(self, sets_names=False).generic_visit(node)

    visit_GeneratorExp = visit_SetComp = visit_DictComp = _visit_closed  # noqa: N815 - ast's names


def _name(word: str) -> ast.Name:
    return ast.Name(HELPER.format(word), ast.Load())


def _call(word: str, like: ast.AST, *arguments: ast.expr) -> ast.Call:
    return ast.copy_location(ast.Call(_name(word), list(arguments), []), like)
