"""The detection of the Python version that a file was written for."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.refusals import carried_by
from tttmc_app.core import Text
from tttmc_app.course.language import fails_like_python_2, python_2_sign
from tttmc_app.course.program import parsed
from tttmc_app.course.student_types import Language, SourceText

NAMES = """xrange raw_input unicode long reduce cmp basestring unichr apply execfile intern reload
buffer file coerce"""
MODULES = """StringIO cStringIO Queue Tkinter tkMessageBox urllib2 urlparse cPickle ConfigParser
sets __builtin__ exceptions thread commands md5 HTMLParser httplib cookielib copy_reg"""
METHODS = "has_key iteritems iterkeys itervalues viewkeys viewitems"
SIGNS = r"""
d.values()[0] → 1 d.values()
map(f, x)[1:] → 1 map(f, x)
zip(a, b).sort() → 1 zip(a, b)
filter(f, x) + [1] → 1 filter(f, x) + [1]
[1] + d.keys() → 1 [1] + d.keys()
range(3)[0] → -
range(3) + [1] → -
d.keys(1)[0] → -
keys()[0] → -
list(map(f, x))[0] → -
d.items() - e → -
map(f, xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx)[0] → 1 map(f, xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
return_ = (i / n, i % n) → 1 i / n
x = (i / n, j % n) → -
x = (i / n, i % m) → -
x = (i // n, i % n) → -
x = [i / n, i % n] → -
sys.maxint → 1 sys.maxint
other.maxint → -
print → 1 print
print % 3 → 1 print
print(1) → -
x = print → -
print >>f, x → 1 print
print ('a'), b → 1 print
print ('%d') % x → 1 print
print -x → 1 print
print (x) if x else y → 1 print
print(x) if x else None → -
x and print('x', x) → -
[print(each) for each in x] → -
x.each(print) → -
import math, Queue as q, sets → 1 import Queue
import math as Queue → -
from a.b import Queue → -
import reduce.tools\nreduce(1) → -
import a.reduce\nreduce(1) → 2 reduce
import a.reduce as reduce\nreduce(1) → -
x = (d.keys() + e, i / n, i % n) → 1 d.keys() + e
class A:\n def __cmp__(self, o): pass → 1 __cmp__
class A:\n def __cmp__(self, o): pass\n def __lt__(self, o): pass → -
class A:\n def __div__(self, o): pass → 1 __div__
class A:\n def __div__(self, o): pass\n def __truediv__(self, o): pass → -
class A:\n def __rdiv__(self, o): pass → 1 __rdiv__
class A:\n def __idiv__(self, o): pass → 1 __idiv__
class A:\n def __unicode__(self): pass → 1 __unicode__
def __cmp__(self, o): pass → -
from __future__ import print_function → 1 print
for i in xrange(3): pass → 1 xrange
x = {}.keys()[0] → 1 {}.keys()
x = d.items().sort() → 1 d.items()
d.has_key(1) → 1 .has_key
print >>f, 'x' → 1 print
print ('a') % 2 → 1 print
import Queue → 1 import Queue
x = sys.maxint → 1 sys.maxint
x = range(3) + map(f, y) → 1 range(3) + map(f, y)
def f(i, n): return (i / n, i % n) → 1 i / n
class A:\n  def __nonzero__(self): return False → 1 __nonzero__
class A:\n  def __iter__(self): pass\n  def next(self): pass → 1 next
class A:\n  def next(self): pass → -
class A:\n  def __bool__(self): pass\n  __nonzero__ = __bool__ → -
print('a')\nx = 1 / 2 → -
def reduce(f): pass\nreduce(1) → -
try:\n    input = raw_input\nexcept NameError:\n    pass → -
from functools import reduce\nx = reduce(f, []) → -
from __future__ import print_function\nprint(7 / 2, end='') → 1 print
from __future__ import print_function, division\nx = 7 / 2 → -
x = f'{xrange}' → -
print('a', end='')\nd.has_key(1) → -
try:\n xrange\nexcept NameError:\n raw_input → -
try:\n xrange\nexcept ImportError:\n raw_input → -
try:\n xrange\nexcept ModuleNotFoundError:\n raw_input → -
try:\n xrange\nexcept (ValueError, AttributeError):\n raw_input → -
try:\n xrange\nexcept KeyError:\n pass\nexcept Exception:\n raw_input → -
try:\n xrange\nexcept:\n raw_input\nunichr(1) → 5 unichr
try:\n xrange\nexcept ValueError:\n raw_input → 2 xrange
try:\n pass\nexcept:\n pass\nelse:\n xrange → 6 xrange
xrange = 1 → -
def f(xrange): return xrange → -
def xrange(): pass\nxrange() → -
from a import b as xrange\nxrange() → -
[n for n in 'ab']\nx = n → 2 n
def f(x):\n [n for n in x]\n\n return n → 4 n
def f(x):\n def g(): return n\n [[g() for m in x] for n in x] → 2 n
def f(x):\n [(lambda: m) for n in x if [0 for m in n]] → 2 m
def f(x):\n [n for n in x if n]\n [m + n for m in x] → 3 n
class A:\n [n for n in 'ab']\n x = n → 3 n
list(n for n in 'ab')\nx = n → -
{n for n in 'ab'}, {n: 1 for n in 'ab'}\nx = n → -
def f(x): [n for n in x]\ndef g(): return n → -
def f(x):\n if x: return n\n [n for n in x] → -
def f(x):\n if x: return n\n [n for n in x]\n [n for n in x]\n return n → 5 n
def f(x):\n [n for n in x]\n for n in x: g(n) → -
def f(n):\n [n for n in x]\n return n → -
def f(x):\n [n for n in x]\n return n\nn = 1 → -
def f(x):\n [n for n in x]\n return n\ndef g():\n global n\n n = 1 → -
def f(x):\n [len for len in x]\n return len → -
from a import n\ndef f(x): return [n for n in x] or n → -
def f(x):\n [n for n in x]\n return f'{n}' → -
"""
"""Code that means Python 2, with its line and what is named, or nothing."""


def sign(text: str) -> str:
    """Return the line of the sign of Python 2 in a text, and what it names."""
    found = python_2_sign(ast.parse(text), text)
    if found is None:
        return "-"
    line, what = found
    named = " ".join(carried_by(what).values()) if isinstance(what, Text) else what
    return f"{line} {named or str(what).replace('_', ' ').split()[0].replace('the', 'print')}"


@pytest.mark.parametrize("row", SIGNS.strip().splitlines())
def test_code_that_means_python_2(row: str) -> None:
    """What Python 3 parses but would do differently, named as in the file."""
    text, _, found = row.replace("\\n", "\n").rpartition(" → ")
    assert sign(text) == found


def test_every_name_that_only_python_2_has() -> None:
    """Builtins, modules and methods that are gone are signs, each at its line."""
    for name in NAMES.split():
        assert sign(f"\nx = {name}(1)") == f"2 {name}"
    for module in MODULES.split():
        assert sign(f"\n\nimport {module}") == f"3 import {module}"
        assert sign(f"from {module} import x") == f"1 import {module}"
    for method in METHODS.split():
        assert sign(f"x = 1\nd.{method}(1)") == f"2 .{method}"


PYTHON_3 = r"""
f'{x}'
x: int = 1
def f():\n x = 1\n def g():\n  nonlocal x
(x := 1)
a, *b = c
def f():\n yield from x
async def f(): pass
match x:\n case 1: pass
raise A from b
class A:\n def f(self): super()
a @ b
def f(*, a): pass
def f(a: int): pass
def f() -> int: pass
from typing import Any
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
print(1, end='')
print(1, sep='')
print(1, file=f)
print(1, flush=True)
"""
BOTH = "f(*a)|raise A|super(A, self)|def f(*a): pass|from os import path|x % y"


def test_code_that_only_python_3_accepts_outweighs_everything() -> None:
    """Code of both versions doesn't."""
    for text in PYTHON_3.strip().replace("\\n", "\0").splitlines():
        assert sign("xrange(3)\n" + text.replace("\0", "\n")) == "-", text
    for text in BOTH.split("|"):
        assert sign(f"{text}\nxrange(3)") == "2 xrange"


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
    for errors, is_like in ((LIKE, True), (UNLIKE, False)):
        for error in errors.strip().splitlines():
            assert fails_like_python_2(error) is is_like, error


OF_CODE = """
IndexError: Cannot choose from an empty sequence | x = map(f, y) | True
IndexError: Cannot choose from an empty sequence | x = list(map(f, y)) | False
IndexError: Cannot choose from an empty sequence | x = y.keys() | False
ValueError: max() arg is an empty sequence | x = zip(y, y) | True
ValueError: min() iterable argument is empty | x = filter(f, y) | True
ValueError: min() arg is an empty sequence | x = bitmap(y) | False
RuntimeError: dictionary changed size during iteration | for x in y.keys(): | True
RuntimeError: dictionary changed size during iteration | for x in y: | False
"""


def test_failures_with_other_causes_too() -> None:
    """They count only in a file with code that Python 2 would have run without them."""
    for row in OF_CODE.strip().splitlines():
        error, code, is_like = row.split(" | ")
        assert str(fails_like_python_2(error, code)) == is_like, row


CHOSEN = r"""
x = 1 / 2 | - | Python 3 | -
x = 1 / 2 | Python 3 | Python 3 | -
x = xrange(3) | Python 3 | Python 3 | -
\nx = xrange(3) | - | Python 2 | 2
x = 1 / 2 | Python 2 | Python 2 | -
print 'a' | - | Python 2 | -
print 'a' | Python 3 | Python 2 | -
print | - | Python 2 | 1
print('a') or print('b') | - | Python 3 | -
x = (\n | - | line 1 | -
print 'a'\nx = = 1\n | - | line 2 | -
if 1:\nx = 2\n | - | line 2 | -
f(a, b=1, c)\n | - | line 1 | -
def f(:\n  pass\n | - | line 1 | -
"""


def choice(text: str, asked: Language | None) -> tuple[str, int | str]:
    """Return the language that is chosen, or the line of the error, and the line of a remark."""
    try:
        tree, language, remark = parsed(SourceText(Path("f.py"), text), asked)
    except SyntaxError as error:
        return f"line {error.lineno}", "-"
    compile(tree, "f.py", "exec")
    return str(language), (remark and remark[1]) or "-"


@pytest.mark.parametrize("row", CHOSEN.strip().splitlines())
def test_a_file_s_language_is_chosen(row: str) -> None:
    """A sign is told with its line, what is asked for isn't; the better parser's error counts."""
    text, asked, language, line = row.replace("\\n", "\n").split(" | ")
    found = choice(text, None if asked == "-" else Language(asked))
    assert tuple(map(str, found)) == (language, line)


def test_code_that_is_too_complex_is_an_error_of_its_first_line() -> None:
    """No parser of either version gets through it, and none ends the process."""
    for text in ("(" * 300 + ")" * 300, "-" * 100_000 + "1", "1" + " + 1" * 30_000, "\0"):
        assert choice(f"x = {text}", None) == ("line 1", "-")
