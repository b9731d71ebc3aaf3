"""Remarks on a file's style, according to the course's guidelines.

They don't affect the points. The syntax tree may be that of a translation with the file's line
numbers: names that don't occur in the file get no remarks.
"""

import ast
import builtins
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias, cast

from tttmc_app.core import Text
from tttmc_app.course.language import bound_name
from tttmc_app.course.notebook import FIRST_CELL
from tttmc_app.course.observer import OBSERVED
from tttmc_app.course.student_types import Finder

MAX_LINE = 100
MAX_BRANCHES = 12
MAX_STATEMENTS = 50
MAX_PARAMETERS = 6
_TOO_MANY_BRANCHES = Text("{function} has {count} branches, more than {limit}: split it")
_TOO_MANY_STATEMENTS = Text("{function} has {count} statements, more than {limit}: split it")
_TOO_MANY_PARAMETERS = Text("{function} has {count} parameters, more than {limit}: split it")
_MAX_REMARKS = 1000

_Function = ast.FunctionDef | ast.AsyncFunctionDef
_BRANCHES = ast.If | ast.For | ast.While | ast.Try
_ENDINGS = ast.Return | ast.Raise | ast.Break | ast.Continue
_LOWER = re.compile(r"[a-z_][a-z0-9_]*|__\w+__")
_UPPER = re.compile(r"[A-Z_][A-Z0-9_]*|__\w+__")
_CAPITALISED = re.compile(r"_?[A-Z][A-Za-z0-9]*")
_UNUSED = re.compile(r"_.*|dummy.*|unused.*|ignored.*")
"""Matches names for values that are not used."""
_COURSE = re.compile(r"poc.*|codeskulptor|simplegui|simpleplot|simplemap|user\d+.*")
"""Matches modules whose calls are commented out when a file is submitted."""
_WEIGHTS = ("SCORE_CURRENT", "SCORE_OTHER", "MCMATCH", "MCOTHER")
_ASKED = {*_WEIGHTS, "NTRIALS", "mc_move", *OBSERVED}
"""The names that others use in the file."""
_TAB = re.compile(r"^[^\S\n\t]*\t[^\S\n]*\S", re.MULTILINE)
_SPACE = re.compile(r"^ [^\S\n]*\S", re.MULTILINE)
"""Match the beginnings of indented lines."""
_SEMICOLON = re.compile(r"[^#'\"]*;\s*")
_PRESCRIBED = {"board", "player", "scores", "trials"}
"""The parameters that the course names."""
_BUILTINS = frozenset(name for name in dir(builtins) if name[0].islower())

_Found: TypeAlias = Iterator[tuple[int, Text]]


@dataclass(frozen=True, slots=True)
class StyleRemark:
    """One remark on style."""

    line: int
    """The line in the student's file, from 1."""
    message: Text


def style_remarks(text: str, tree: ast.Module) -> tuple[StyleRemark, ...]:
    """Return the first thousand remarks on a file in the order of its lines.

    `tree` is the syntax tree of the file's text or of its translation to Python 3.
    """
    lines = text.split("\n")  # as Python counts: splitlines also ends lines at form feeds
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    used, outside = {node.id for node in names}, _first_lines(_names_outside(tree))
    found = {*_layout(text, lines), *_of_constants(tree, names)}
    if not ast.get_docstring(tree, clean=False) and not text.startswith(FIRST_CELL):
        found.add((1, Text("the file has no docstring: begin with a summary")))
    for node in ast.walk(tree):
        found |= {*_of_node(node, used), *_unreachable(node)}
        if isinstance(node, _Function):
            found |= {*_of_function(node, outside)}
    remarks = [StyleRemark(*each) for each in found if _is_in_text(lines, *each)]
    return tuple(sorted(remarks, key=lambda each: (each.line, str(each.message)))[:_MAX_REMARKS])


STYLE = Finder("style", style_remarks, tuple[StyleRemark, ...])


def _is_in_text(lines: Sequence[str], line: int, message: Text) -> bool:
    """Return whether the name that a remark is about occurs in its statement, if it has one."""
    name = dict(message.values).get("name")
    # A statement may span several lines.
    around = "\n".join(lines[max(0, line - 1) : line + 9])
    return name is None or re.search(rf"\b{re.escape(str(name))}\b", around) is not None


def _layout(text: str, lines: Sequence[str]) -> _Found:
    if tab := _TAB.search(text):
        mixed = Text("tabs and spaces are mixed in the indentation: use four spaces")
        alone = Text("tabs in the indentation: use four spaces")
        yield text.count("\n", 0, tab.start()) + 1, mixed if _SPACE.search(text) else alone
    for number, line in enumerate(lines, 1):
        length = len(line.expandtabs())
        if length > MAX_LINE:
            too_long = Text(
                "the line is {length} characters long: the limit is {limit}",
                length=length,
                limit=MAX_LINE,
            )
            yield number, too_long
        if _SEMICOLON.fullmatch(line):
            yield number, Text("the line ends with an unnecessary semicolon")


def _of_constants(tree: ast.Module, names: Sequence[ast.Name]) -> _Found:
    """Yield the remarks on the file's constants."""
    read = {node.id for node in names if isinstance(node.ctx, ast.Load)}
    constants = _first_lines(
        (target.id, node.lineno)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    )
    changed = _changed(tree)
    for name, line in constants.items():
        if name not in changed and not _UPPER.fullmatch(name):
            yield line, Text("write the constant {name} in CAPITALS", name=name)
        if name in _WEIGHTS and name not in read:
            yield line, Text("{name} is never used: the scores must be based on it", name=name)


def _changed(tree: ast.Module) -> set[str]:
    """Return the names that the file assigns twice outside functions, or in them as globals."""
    changed, stored, todo = set[str](), set[str](), list[ast.AST](tree.body)
    while todo:
        match node := todo.pop():
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                inner = (each for each in ast.walk(node) if isinstance(each, ast.Global))
                changed.update(name for each in inner for name in each.names)
                continue
            case ast.Name(id=name, ctx=ast.Store()):
                (changed if name in stored else stored).add(name)
            case _:
                pass
        todo += ast.iter_child_nodes(node)
    return changed


def _of_node(node: ast.AST, used: set[str]) -> _Found:  # noqa: C901 - a table
    """Yield the remarks on a node; `used` are all names in the file."""
    line = getattr(node, "lineno", 1)
    match node:
        case ast.Import() | ast.ImportFrom():
            source = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            for alias in node.names:
                name, is_course = bound_name(alias), _COURSE.fullmatch(source or alias.name)
                if name not in used | _ASKED | {"*"} and source != "__future__" and not is_course:
                    yield line, Text("the import {name} is never used", name=name)
        case ast.Attribute(value=ast.Name(id="self" | "cls")):
            pass
        case ast.Attribute(attr=name) if name.startswith("_") and name[1:2] != "_":
            code = ast.unparse(node)
            yield line, Text("{code} is private: call the object's methods", code=code)
        case ast.Global(names=names):
            text = Text(
                "global {names}: pass values in and return them instead", names=", ".join(names)
            )
            yield line, text
        case ast.ExceptHandler(type=None):
            yield (
                line,
                Text("except without an exception class catches everything: name the exception"),
            )
        case ast.Compare(ops=ops) if any(isinstance(each, ast.Eq | ast.NotEq) for each in ops):
            sides = (node.left, *node.comparators)
            if any(isinstance(each, ast.Constant) and each.value is None for each in sides):
                yield line, Text("use `is None` or `is not None` to compare with None")
        case ast.ClassDef(name=name):
            yield from _docstring(node, Text("the class {name} has no docstring", name=name))
            if not _CAPITALISED.fullmatch(name):
                yield line, Text("write the class {name} in CapitalisedWords", name=name)
        case _:
            pass


def _unreachable(node: ast.AST) -> _Found:
    for part in ("body", "orelse", "finalbody"):
        body: object = getattr(node, part, None)
        statements = cast("list[ast.stmt]", body) if isinstance(body, list) else []
        for one, after in pairwise(statements):
            if isinstance(one, _ENDINGS):
                yield after.lineno, Text("this line is never reached")


def _docstring(node: _Function | ast.ClassDef, missing: Text) -> _Found:
    text = ast.get_docstring(node, clean=False)
    if text is None and node.name != "__init__":
        yield node.lineno, missing
    elif text is not None and not text.strip():
        yield node.lineno, Text("the docstring of {name} is empty", name=node.name)


def _of_function(node: _Function, outside: dict[str, int]) -> _Found:
    """Yield the remarks on a function; `outside` are the module's names with their lines."""
    line, function = node.lineno, node.name
    yield from _docstring(node, Text("the function {name} has no docstring", name=function))
    if not _LOWER.fullmatch(function):
        yield line, Text("write the function {name} in lower_case", name=function)
    for default in (*node.args.defaults, *node.args.kw_defaults):
        if isinstance(default, ast.List | ast.Dict | ast.Set):
            code = ast.unparse(default)
            text = Text(
                "all calls of {function} share the default {code}", function=function, code=code
            )
            yield default.lineno, text
    inner = [item for statement in node.body for item in ast.walk(statement)]
    for item in inner:
        match item:
            case ast.Call(ast.Attribute(attr="seed") | ast.Name(id="seed"), [ast.Constant(int())]):
                text = Text(
                    "{code} makes the random choices after it the same every time",
                    code=ast.unparse(item),
                )
                yield item.lineno, text
            case _:
                pass
    branches = sum(isinstance(item, _BRANCHES) for item in inner)
    statements = sum(isinstance(item, ast.stmt) for item in inner)
    for count, limit, text in (
        (branches, MAX_BRANCHES, _TOO_MANY_BRANCHES),
        (statements, MAX_STATEMENTS, _TOO_MANY_STATEMENTS),
        (len(node.args.args), MAX_PARAMETERS, _TOO_MANY_PARAMETERS),
    ):
        if count > limit:
            yield line, Text(text.source, function=function, count=count, limit=limit)
    yield from _of_names(node, inner, outside)


def _of_names(  # noqa: C901 - a table
    node: _Function, inner: Sequence[ast.AST], outside: dict[str, int]
) -> _Found:
    """Yield the remarks on the names in a function, which consists of the inner nodes."""
    arguments = ast.iter_child_nodes(node.args)
    parameters = {each.arg: each.lineno for each in arguments if isinstance(each, ast.arg)}
    stored, used, outer = dict[str, int](), set[str](), set[str]()
    for item in inner:
        match item:
            case ast.Name(id=name, ctx=ast.Store()):
                stored.setdefault(name, item.lineno)
            case ast.Name(id=name) | ast.AugAssign(target=ast.Name(id=name)):
                used.add(name)
            case ast.Global(names=names) | ast.Nonlocal(names=names):
                outer.update(names)
            case _:
                pass
    is_empty = all(isinstance(item, ast.Pass | ast.Expr) for item in node.body)
    for name, line in (stored | parameters).items():
        if name in outer:
            continue
        if name in used or _UNUSED.fullmatch(name):
            pass
        elif name not in parameters:
            yield line, Text("the variable {name} is never used", name=name)
        elif name not in ("self", "cls") and not is_empty:
            text = Text(
                "the parameter {name} of {function} is never used", name=name, function=node.name
            )
            yield line, text
        if not _LOWER.fullmatch(name):
            yield line, Text("write the variable {name} in lower_case", name=name)
        if name in _BUILTINS:
            text = Text("{name} hides Python's built-in {name}: choose another name", name=name)
            yield line, text
        elif name in outside and name != node.name and name not in _PRESCRIBED & {*parameters}:
            text = Text(
                "{name} hides the {name} on line {line}: choose another name",
                name=name,
                line=outside[name],
            )
            yield line, text


def _names_outside(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield all names at the file's top level, with the lines that define them."""
    for node in tree.body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name, node.lineno
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                yield from ((bound_name(alias), node.lineno) for alias in names)
            case ast.Assign() | ast.AugAssign() | ast.AnnAssign() | ast.For():
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
                        yield inner.id, inner.lineno
            case _:
                pass


def _first_lines(names: Iterator[tuple[str, int]]) -> dict[str, int]:
    """Return the first of the lines for each name."""
    return dict(reversed([*names]))
