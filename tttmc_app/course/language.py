"""Detection of the Python version that a file was written for.

A file that Python 3 rejects is Python 2. A file that is valid in both versions is Python 2 if
it uses features that only Python 2 had (`xrange`, `d.keys()[0]`, `print >>f, x`, the variable of a
list comprehension after it), and Python 3 otherwise. If it then fails the way Python 2 code does
under Python 3 (`None < 5`), which `fails_like_python_2` recognises, it starts again as Python 2.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterable, Iterator
from symtable import SymbolTable, symtable

from tttmc_app.core import Text
from tttmc_app.course.python2.library import RESTORED

_NAMES = """
xrange raw_input unicode long reduce cmp basestring unichr apply execfile intern reload buffer file
coerce
"""
_MODULES = """
StringIO cStringIO Queue Tkinter tkMessageBox urllib2 urlparse cPickle ConfigParser sets __builtin__
exceptions thread commands md5 HTMLParser httplib cookielib copy_reg
"""
_METHODS = "has_key iteritems iterkeys itervalues viewkeys viewitems"
PYTHON_2_NAMES = frozenset(_NAMES.split())
PYTHON_2_MODULES = frozenset(_MODULES.split())
_PYTHON_2_METHODS = frozenset(_METHODS.split())
RENAMED_METHODS = (
    ("__nonzero__", "__bool__"),
    ("__div__", "__truediv__"),
    ("__rdiv__", "__rtruediv__"),
    ("__idiv__", "__itruediv__"),
    ("next", "__next__"),
    ("__unicode__", "__str__"),
)
"""Methods of classes in Python 2, and their names in Python 3."""
_PRINT_KEYWORDS = frozenset(["end", "sep", "file", "flush"])
_PRINT_AND_DIVISION = {"print_function", "division"}
_MISSING_NAMES = frozenset(
    ["NameError", "ImportError", "ModuleNotFoundError", "AttributeError", "Exception"]
)
LITERAL = (
    r"""#[^\n]*"""
    r"""|\"{3}(?:[^"\\]++|\\.|"(?!""))*+(?:\"{3})?"""
    r"""|'{3}(?:[^'\\]++|\\.|'(?!''))*+(?:'{3})?"""
    r"""|"(?:[^"\\\n]++|\\.)*+"?"""
    r"""|'(?:[^'\\\n]++|\\.)*+'?"""
)
"""Matches a comment or a string, with re.DOTALL."""
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)

_LAZY = "(?:dict_keys|dict_values|dict_items|map|filter|zip|range)"
_FAILURES = rf"""
TypeError: '(?:<|>|<=|>=)' not supported between instances of
TypeError: '{_LAZY}' object
TypeError: object of type '{_LAZY}' has no len
TypeError: unsupported operand type\(s\) for .*'{_LAZY}'
TypeError: can only concatenate list \(not "{_LAZY}"\)
TypeError: 'float' object cannot be interpreted as an integer
TypeError: (?:list|tuple|string) indices must be integers
TypeError: slice indices must be integers
TypeError: can't multiply sequence by non-int of type 'float'
TypeError: .*sort\(\) takes no positional
TypeError: .*'cmp' is an invalid keyword
TypeError: sort\(\) got an unexpected keyword argument 'cmp'
TypeError: sorted expected 1 argument
TypeError: unsupported operand type\(s\) for (?:%|>>|-|/): '(?:NoneType|builtin_func)
TypeError: (?:random\.)?(?:sample|shuffle|Random\.)
TypeError: [Pp]opulation must be a sequence
TypeError: 'NoneType' object is not iterable.*print
TypeError: unhashable type
(?:NameError|UnboundLocalError): .*'(?:{"|".join(PYTHON_2_NAMES)})'
AttributeError: 'dict' object has no attribute
AttributeError: '{_LAZY}' object has no attribute
AttributeError: 'str' object has no attribute 'decode'
AttributeError: .* object has no attribute 'next'
AttributeError: module '(?:string|sys|itertools|time|collections|types|operator|os)' has
(?:ModuleNotFoundError|ImportError): .*'(?:{"|".join(PYTHON_2_MODULES)})'
"""
# Not compiled here: the child, which imports this module, never matches it.
_FAILURE = "|".join(
    (
        *_FAILURES.strip().splitlines(),
        *(
            "ImportError: cannot import name '{1}' from '{0}'".format(*restored.split("."))
            for restored in RESTORED
        ),
    )
)
_FAILURES_OF_CODE = {
    r"RuntimeError: dictionary changed size during iteration": r"\.(?:keys|values|items)\(\)",
    r"IndexError: Cannot choose from an empty sequence|ValueError: (?:max|min)\(\) .* empty": (
        r"(?:=|\breturn)[ \t]*(?:map|filter|zip)\("
    ),
}
"""Failures that are typical only of files with such code: they have other causes too."""


def fails_like_python_2(error: str, code: str = "") -> bool:
    """Return whether an exception ("Type: message") is typical of Python 2 code under Python 3."""
    return re.match(_FAILURE, error) is not None or any(
        re.match(failure, error) and re.search(cause, code)
        for failure, cause in _FAILURES_OF_CODE.items()
    )


def python_2_sign(tree: ast.Module, text: str) -> tuple[int, Text | str] | None:
    """Return the line and a description of Python 2 code in a file that Python 3 can compile.

    None if no such code is found, or if the file also has code that only Python 3 accepts.
    """
    nodes = [*ast.walk(tree)]
    with_keywords = "print_function" not in from_future(nodes)
    if any(_is_python_3(node, prints_with_keywords=with_keywords) for node in nodes):
        return None
    bound = _bound_names(nodes)
    guarded = {
        id(inner)
        for node in nodes
        if isinstance(node, ast.Try) and any(map(_expects_missing_name, node.handlers))
        for part in [*node.body, *node.handlers]
        for inner in ast.walk(part)
    }
    for node in nodes:
        if id(node) not in guarded and (word := _sign(node, bound)):
            return getattr(node, "lineno", 1), word
    return next(_names_left(tree, text), None)


def _sign(node: ast.AST, bound: set[str]) -> Text | str | None:  # noqa: C901 - a table
    match node:
        case ast.Name(id=name) if name in PYTHON_2_NAMES and name not in bound:
            return name
        case ast.Attribute(attr=name) if name in _PYTHON_2_METHODS:
            return f".{name}"
        case ast.Attribute(value=ast.Name(id="sys"), attr="maxint"):
            return "sys.maxint"
        case ast.Subscript(value=value) | ast.Attribute(value=value, attr="sort") if _lists(value):
            return Text("{code} used as a list", code=ast.unparse(value)[:40])
        case ast.BinOp(op=ast.Add(), left=left, right=right) if _lists(left) or _lists(right):
            return Text("{code} added as lists", code=ast.unparse(node)[:40])
        case ast.Import(names=names):
            return next((f"import {n.name}" for n in names if n.name in PYTHON_2_MODULES), None)
        case ast.ImportFrom(module=str(module)) if module in PYTHON_2_MODULES:
            return f"import {module}"
        case ast.ImportFrom() if _PRINT_AND_DIVISION & from_future([node]) == {"print_function"}:
            return Text("print_function imported from __future__ without division")
        case ast.Expr(value=value) if _is_print_statement(value):
            return Text("the print statement")
        case ast.ClassDef(body=body):
            return _old_method({each.name for each in body if isinstance(each, ast.FunctionDef)})
        case ast.Tuple(
            elts=[
                ast.BinOp(op=ast.Div(), left=one, right=two) as row,
                ast.BinOp(op=ast.Mod(), left=same_one, right=same_two),
            ]
        ) if ast.dump(one) == ast.dump(same_one) and ast.dump(two) == ast.dump(same_two):
            # A square from its number: a whole number is meant.
            return Text("{code} used as a row", code=ast.unparse(row)[:40])
        case _:
            return None


def _old_method(names: set[str]) -> Text | None:
    """Return a method that Python 3 doesn't call, if its class lacks the replacement."""
    for old, new in (*RENAMED_METHODS, ("__cmp__", "__lt__")):
        if old in names and new not in names and (old != "next" or "__iter__" in names):
            return Text("the method {name}", name=old)
    return None


def _lists(node: ast.expr) -> bool:
    """Return whether an expression is a list only in Python 2, such as `d.keys()`."""
    match node:
        case (
            ast.Call(func=ast.Attribute(attr="keys" | "values" | "items"), args=[])
            | ast.Call(func=ast.Name(id="map" | "filter" | "zip"))
        ):
            return True
        case _:
            return False


def _is_print_statement(value: ast.expr) -> bool:
    """Return whether a statement begins with `print` and does more than call it."""
    match value:
        case (
            ast.Call(func=ast.Name())
            # Python 2 would print None.
            | ast.IfExp(body=ast.Call(func=ast.Name()), orelse=ast.Constant(value=None))
        ):
            return False
        case _:
            start = (value.lineno, value.col_offset)
            names = (node for node in ast.walk(value) if isinstance(node, ast.Name))
            return any(n.id == "print" and (n.lineno, n.col_offset) == start for n in names)


def _names_left(tree: ast.Module, text: str) -> Iterator[tuple[int, Text]]:
    """Yield the lines at which names are read that only Python 2's list comprehensions have set."""
    table = symtable(text, "a file", "exec")
    known = {*dir(builtins), *_globals_set(table)}
    for name, line, is_own in _leaked_names(table, frozenset(), known):
        comprehensions = [
            node
            for node in ast.walk(tree)
            if isinstance(node, _COMPREHENSIONS) and name in _bound_names(node.generators)
        ]
        inside = {id(inner) for each in comprehensions for inner in ast.walk(each)}
        starts = [each.lineno for each in comprehensions if isinstance(each, ast.ListComp)]
        first = min((start for start in starts if is_own and start >= line), default=line)
        lines = [
            node.lineno
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and node.id == name and id(node) not in inside
            if node.lineno >= first
        ]
        if lines:
            yield min(lines), Text("{name} read after its list comprehension", name=name)


def _globals_set(table: SymbolTable) -> Iterator[str]:
    for symbol in table.get_symbols():
        is_global = table.get_type() == "module" or symbol.is_declared_global()
        if is_global and (symbol.is_assigned() or symbol.is_imported()):
            yield symbol.get_name()
    for inner in table.get_children():
        yield from _globals_set(inner)


def _leaked_names(
    table: SymbolTable, leaked: frozenset[str], known: set[str]
) -> Iterator[tuple[str, int, bool]]:
    """Yield the names that scopes read from list comprehensions, and each scope's first line.

    Also whether the comprehension is in the scope itself, so that its place matters.
    """
    outer, leaked = leaked, leaked.union(_targets(table))
    for symbol in table.get_symbols():
        name = symbol.get_name()
        if symbol.is_referenced() and symbol.is_global() and name in leaked - known:
            yield name, table.get_lineno(), name not in outer
    for inner in table.get_children():
        yield from _leaked_names(inner, leaked, known)


def _targets(table: SymbolTable) -> Iterator[str]:
    """Yield the variables of the list comprehensions in a scope."""
    for inner in table.get_children():
        if "listcomp" in inner.get_name():
            yield from (each.get_name() for each in inner.get_symbols() if each.is_assigned())
            yield from _targets(inner)


def _is_python_3(node: ast.AST, *, prints_with_keywords: bool) -> bool:
    """Return whether only Python 3 accepts a node."""
    match node:
        case (
            ast.JoinedStr()
            | ast.AnnAssign()
            | ast.Nonlocal()
            | ast.NamedExpr()
            | ast.Starred(ctx=ast.Store())
            | ast.YieldFrom()
            | ast.AsyncFunctionDef()
            | ast.Match()
            | ast.Raise(cause=ast.expr())
            | ast.Call(func=ast.Name(id="super"), args=[])
            | ast.BinOp(op=ast.MatMult())
            | ast.arguments(kwonlyargs=[_, *_])
            | ast.arg(annotation=ast.expr())
            | ast.FunctionDef(returns=ast.expr())
            | ast.ImportFrom(module="typing" | "dataclasses" | "enum" | "pathlib")
        ):
            return True
        case ast.Call(func=ast.Name(id="print"), keywords=words):
            return prints_with_keywords and any(word.arg in _PRINT_KEYWORDS for word in words)
        case _:
            return False


def from_future(nodes: Iterable[ast.AST]) -> set[str]:
    """Return what nodes import from __future__."""
    return {
        alias.name
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module == "__future__"
        for alias in node.names
    }


def _bound_names(nodes: list[ast.AST] | list[ast.comprehension]) -> set[str]:
    """Return the names that nodes bind; those within a comprehension's clauses as well."""
    found: set[str] = set()
    for node in nodes:
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                found.add(name)
            case ast.FunctionDef() | ast.ClassDef():
                found.add(node.name)
            case ast.alias():
                found.add(bound_name(node))
            case ast.comprehension(target=target):
                found |= _bound_names([*ast.walk(target)])
            case _:
                pass
    return found


def bound_name(alias: ast.alias) -> str:
    """Return the name that a part of an import binds."""
    return alias.asname or alias.name.partition(".")[0]


def _expects_missing_name(handler: ast.ExceptHandler) -> bool:
    caught = handler.type
    return caught is None or any(
        isinstance(node, ast.Name) and node.id in _MISSING_NAMES for node in ast.walk(caught)
    )
