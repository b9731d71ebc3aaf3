"""The detection of the Python version that a file was written for."""

from __future__ import annotations

import ast

import pytest

from tttmc_app.course.language import fails_like_python_2, python_2_sign

NAMES = """xrange raw_input unicode long reduce cmp basestring unichr apply execfile intern reload
buffer file coerce"""
MODULES = """StringIO cStringIO Queue Tkinter tkMessageBox urllib2 urlparse cPickle ConfigParser
sets __builtin__ exceptions thread commands md5 HTMLParser httplib cookielib copy_reg"""
METHODS = "has_key iteritems iterkeys itervalues viewkeys viewitems"


def sign(text: str) -> tuple[int, str] | None:
    """Return the line and the words of the sign of Python 2 in a text."""
    found = python_2_sign(ast.parse(text))
    return found and (found[0], str(found[1]))


def test_every_name_that_only_python_2_has() -> None:
    """Builtins, modules and methods that are gone are signs, each at its line."""
    for name in NAMES.split():
        assert sign(f"\nx = {name}(1)") == (2, name)
        assert sign(f"{name} = 1") is None  # only what is read
        assert sign(f"import {name}\n{name}(1)") is None or name in MODULES
        assert sign(f"def f({name}): return {name}") is None
        assert sign(f"def {name}(): pass\n{name}()") is None
        assert sign(f"from a import b as {name}\n{name}()") is None
    for module in MODULES.split():
        assert sign(f"\n\nimport {module}") == (3, f"import {module}")
        assert sign(f"from {module} import x") == (1, f"import {module}")
    for method in METHODS.split():
        assert sign(f"x = 1\nd.{method}(1)") == (2, f".{method}")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("d.values()[0]", "d.values() used as a list"),
        ("map(f, x)[1:]", "map(f, x) used as a list"),
        ("zip(a, b).sort()", "zip(a, b) used as a list"),
        ("filter(f, x) + [1]", "filter(f, x) + [1] added as lists"),
        ("[1] + d.keys()", "[1] + d.keys() added as lists"),
        ("range(3)[0]", None),
        ("range(3) + [1]", None),
        ("d.keys(1)[0]", None),
        ("keys()[0]", None),
        ("list(map(f, x))[0]", None),
        ("d.items() - e", None),
        (f"map(f, {'x' * 40})[0]", f"map(f, {'x' * 33} used as a list"),
        ("return_ = (i / n, i % n)", "i / n used as a row"),
        ("x = (i / n, j % n)", None),
        ("x = (i / n, i % m)", None),
        ("x = (i // n, i % n)", None),
        ("x = [i / n, i % n]", None),
        ("sys.maxint", "sys.maxint"),
        ("other.maxint", None),
        ("print", "the print statement"),
        ("print % 3", "the print statement"),
        ("print(1) ", None),
        ("x = print", None),
        ("print >>f, x", "the print statement"),
        ("print ('a'), b", "the print statement"),
        ("print ('%d') % x", "the print statement"),
        ("print -x", "the print statement"),
        ("print (x) if x else y", "the print statement"),
        ("print(x) if x else None", None),
        ("x and print('x', x)", None),
        ("[print(each) for each in x]", None),
        ("x.each(print)", None),
        ("import math, Queue as q, sets", "import Queue"),
        ("import math as Queue", None),
        ("from a.b import Queue", None),
        ("import reduce.tools\nreduce(1)", None),
        ("import a.reduce\nreduce(1)", "reduce"),
        ("import a.reduce as reduce\nreduce(1)", None),
        ("x = (d.keys() + e, i / n, i % n)", "d.keys() + e added as lists"),
        ("class A:\n def __cmp__(self, o): pass", "the method __cmp__"),
        ("class A:\n def __cmp__(self, o): pass\n def __lt__(self, o): pass", None),
        ("class A:\n def __div__(self, o): pass", "the method __div__"),
        ("class A:\n def __div__(self, o): pass\n def __truediv__(self, o): pass", None),
        ("class A:\n def __rdiv__(self, o): pass", "the method __rdiv__"),
        ("class A:\n def __idiv__(self, o): pass", "the method __idiv__"),
        ("class A:\n def __unicode__(self): pass", "the method __unicode__"),
        ("def __cmp__(self, o): pass", None),
        (
            "from __future__ import print_function",
            "print_function imported from __future__ without division",
        ),
    ],
)
def test_code_that_means_python_2(text: str, words: str | None) -> None:
    """What Python 3 parses but would do differently, named as in the file."""
    found = sign(text)
    assert (found and found[1]) == words


@pytest.mark.parametrize(
    "text",
    [
        "f'{x}'",
        "x: int = 1",
        "def f():\n x = 1\n def g():\n  nonlocal x",
        "(x := 1)",
        "a, *b = c",
        "def f():\n yield from x",
        "async def f(): pass",
        "match x:\n case 1: pass",
        "raise A from b",
        "class A:\n def f(self): super()",
        "a @ b",
        "def f(*, a): pass",
        "def f(a: int): pass",
        "def f() -> int: pass",
        "from typing import Any",
        "from dataclasses import dataclass",
        "from enum import Enum",
        "from pathlib import Path",
        "print(1, end='')",
        "print(1, sep='')",
        "print(1, file=f)",
        "print(1, flush=True)",
        "print(1, end='', **options)",
    ],
)
def test_code_that_means_python_3(text: str) -> None:
    """One piece of code that only Python 3 accepts outweighs everything else."""
    assert sign(f"xrange(3)\n{text}") is None


@pytest.mark.parametrize(
    "text",
    ["f(*a)", "raise A", "super(A, self)", "def f(*a): pass", "from os import path", "x % y"],
)
def test_code_of_both_versions_means_nothing(text: str) -> None:
    """It doesn't outweigh a sign of Python 2."""
    assert sign(f"{text}\nxrange(3)") == (2, "xrange")


@pytest.mark.parametrize(
    ("handler", "is_guarded"),
    [
        ("except NameError", True),
        ("except ImportError", True),
        ("except ModuleNotFoundError", True),
        ("except (ValueError, AttributeError)", True),
        ("except Exception", True),
        ("except", True),
        ("except ValueError", False),
    ],
)
def test_code_that_expects_missing_names_is_no_sign(handler: str, is_guarded: bool) -> None:
    """Neither in the `try` nor in such a handler; elsewhere it counts."""
    text = f"try:\n xrange\n{handler}:\n raw_input\n"
    assert sign(text) == (None if is_guarded else (2, "xrange"))
    several = f"try:\n xrange\nexcept KeyError:\n pass\n{handler}:\n pass\n"
    assert sign(several) == (None if is_guarded else (2, "xrange"))
    assert sign(f"try:\n pass\n{handler}:\n pass\nelse:\n xrange\n") == (6, "xrange")
    assert sign(f"{text}unichr(1)") == ((5, "unichr") if is_guarded else (2, "xrange"))


LIKE = """
TypeError: '<' not supported between instances of 'NoneType' and 'int'
TypeError: '>=' not supported between instances of 'list' and 'int'
TypeError: 'map' object is not subscriptable
TypeError: 'dict_items' object does not support item assignment
TypeError: object of type 'zip' has no len()
TypeError: object of type 'filter' has no len()
TypeError: unsupported operand type(s) for +: 'range' and 'list'
TypeError: unsupported operand type(s) for +: 'int' and 'dict_keys'
TypeError: can only concatenate list (not "dict_keys") to list
TypeError: can only concatenate list (not "range") to list
TypeError: 'float' object cannot be interpreted as an integer
TypeError: list indices must be integers or slices, not float
TypeError: tuple indices must be integers or slices, not float
TypeError: string indices must be integers, not 'float'
TypeError: slice indices must be integers or None or have an __index__ method
TypeError: can't multiply sequence by non-int of type 'float'
TypeError: sort() takes no positional arguments
TypeError: list.sort() takes no positional arguments
TypeError: 'cmp' is an invalid keyword argument for sort()
TypeError: sort() got an unexpected keyword argument 'cmp'
TypeError: sorted expected 1 argument, got 2
TypeError: unsupported operand type(s) for %: 'NoneType' and 'tuple'
TypeError: unsupported operand type(s) for >>: 'builtin_function_or_method' and 'TextIOWrapper'
TypeError: Population must be a sequence.  For dicts or sets, use sorted(d).
TypeError: Random.shuffle() takes 2 positional arguments but 3 were given
TypeError: random.sample() got an unexpected argument
TypeError: unhashable type: 'A'
NameError: name 'raw_input' is not defined
UnboundLocalError: cannot access local variable 'long' where it is not associated with a value
AttributeError: 'dict' object has no attribute 'iteritems'
AttributeError: 'map' object has no attribute 'sort'
AttributeError: 'str' object has no attribute 'decode'
AttributeError: 'list_iterator' object has no attribute 'next'
AttributeError: module 'string' has no attribute 'letters'
AttributeError: module 'itertools' has no attribute 'izip'
AttributeError: module 'sys' has no attribute 'maxint'
AttributeError: module 'time' has no attribute 'clock'
ModuleNotFoundError: No module named 'StringIO'
ImportError: cannot import name 'izip' from 'itertools' (unknown location)
ImportError: cannot import name 'maketrans' from 'string'
ImportError: cannot import name 'clock' from 'time' (unknown location)
ImportError: cannot import name 'Iterable' from 'collections' (/usr/lib/collections/__init__.py)
ImportError: cannot import name 'letters' from 'string' (/usr/lib/string.py)
"""
UNLIKE = """
TypeError: unsupported operand type(s) for +: 'int' and 'str'
TypeError: 'int' object is not subscriptable
TypeError: object of type 'int' has no len()
TypeError: can only concatenate list (not "int") to list
TypeError: 'NoneType' object is not iterable
NameError: name 'scores' is not defined
AttributeError: 'TTTBoard' object has no attribute 'copy'
AttributeError: 'str' object has no attribute 'push'
AttributeError: module 'random' has no attribute 'chose'
ModuleNotFoundError: No module named 'numpy'
ImportError: cannot import name 'mc' from 'poc'
ImportError: cannot import name 'clock' from 'poc' (unknown location)
ImportError: cannot import name 'clocks' from 'time' (unknown location)
IndexError: Cannot choose from an empty sequence
ValueError: max() arg is an empty sequence
RuntimeError: dictionary changed size during iteration
ValueError: TypeError: '<' not supported between instances of 'int' and 'str'
ZeroDivisionError: division by zero
KeyError: 'xrange'
"""


def test_failures_that_only_python_2_code_has() -> None:
    """Python 3's messages for what worked in Python 2, and messages of ordinary mistakes."""
    for error in LIKE.strip().splitlines():
        assert fails_like_python_2(error), error
    for error in UNLIKE.strip().splitlines():
        assert not fails_like_python_2(error), error


@pytest.mark.parametrize(
    ("error", "code", "is_like"),
    [
        ("IndexError: Cannot choose from an empty sequence", "x = map(f, y)", True),
        ("IndexError: Cannot choose from an empty sequence", "x = list(map(f, y))", False),
        ("IndexError: Cannot choose from an empty sequence", "x = y.keys()", False),
        ("ValueError: max() arg is an empty sequence", "x = zip(y, y)", True),
        ("ValueError: min() arg is an empty sequence", "x = filter(f, y)", True),
        ("ValueError: min() iterable argument is empty", "x = filter(f, y)", True),
        ("ValueError: min() arg is an empty sequence", "x = bitmap(y)", False),
        ("RuntimeError: dictionary changed size during iteration", "for x in y.keys():", True),
        ("RuntimeError: dictionary changed size during iteration", "for x in y:", False),
    ],
)
def test_failures_with_other_causes_too(error: str, code: str, is_like: bool) -> None:
    """They count only in a file with code that Python 2 would have run without them."""
    assert fails_like_python_2(error, code) is is_like
