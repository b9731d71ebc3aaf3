"""Python 2's builtins and library, as translated files see them."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from tests.course.test_python2 import run
from tttmc_app.course.python2.library import MOVED, moved_module
from tttmc_app.course.python2.runtime import builtins_module
from tttmc_app.course.python2.translator import compiled


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("xrange(2.0), xrange(1, 3)[1]", (range(2), 2)),
        ("range(2.0)", [0, 1]),
        ("range(5, 0, -2)", [5, 3, 1]),
        ("map(lambda a: a * 2, (1, 2))", [2, 4]),
        ("map(lambda a, b: (a, b), [1, 2], [3])", [(1, 3), (2, None)]),
        ("map(None, [1], [2, 3])", [(1, 2), (None, 3)]),
        ("filter(None, (0, 1, 2))", (1, 2)),
        ("filter(lambda c: c > 'a', 'bab')", "bb"),
        ("filter(lambda n: n > 1, [1, 2])", [2]),
        ("zip([1, 2], 'a')", [(1, "a")]),
        ("reduce(lambda a, b: a - b, [1, 2, 3], 10)", 4),
        ("apply(max, [1, 2], {'key': lambda n: -n})", 1),
        ("unichr(97) + unicode(5) + intern('b')", "a5b"),
        ("long(3.9), type(10L)", (3, int)),
        ("isinstance('a', basestring)", True),
        ("reload(5)", 5),
        ("list(buffer(b'ab'))", [97, 98]),
        ("round(2.5), round(-1.25, 1), round(7)", (3.0, -1.3, 7.0)),
        ("round(float('inf'))", float("inf")),
        ("cmp(1, 2), cmp('b', 'a'), cmp((1,), (1,))", (-1, 1, 0)),
        (
            "cmp(None, -5), cmp('a', 5), cmp([9], 'a'), cmp((), 'z'), cmp({}, [])",
            (-1, 1, -1, 1, -1),
        ),
        ("cmp({1: 2}, {1: 2, 3: 4}), cmp([1, None], [1, 2]), cmp([1], [1, 0])", (-1, -1, -1)),
        ("cmp([1, 'a'], [1, 2]), cmp((1, 'a', 0), (1, 'a'))", (1, 1)),
        ("sorted([3, None, 'a', 2])", [None, 2, 3, "a"]),
        ("sorted([1, 2, 3], lambda a, b: b - a)", [3, 2, 1]),
        ("sorted([1, 3, 2], cmp=cmp, reverse=1)", [3, 2, 1]),
        ("sorted(['a', 3], key=lambda v: v, reverse=True)", ["a", 3]),
        ("sorted([(1, 'b'), (0, None)], cmp=lambda a, b: cmp(a[1], b[1]))", [(0, None), (1, "b")]),
        ("sorted([-3, 2], cmp=lambda a, b: a - b, key=abs)", [2, -3]),
        ("max(3, None), min(3, None), max('a', 9), min([2, 'b'])", (3, None, "a", 2)),
        ("max([[1], None], key=lambda v: v), min(x for x in (1, None))", ([1], None)),
        ("max([1, 'b', 2], key=lambda v: None if v == 'b' else v)", 2),
        ("(None < 0, 'a' > 5, () >= [], [] <= 'a', 5 < None)", (True, True, True, True, False)),
        ("1 < 2 < 3, 3 > 2 > None, 1 < 3 < 2, 1 < 2 != 2", (True, True, False, False)),
        ("[f() for f in [lambda: 1 < int('2') < None]]", [False]),
        ("5 / 2, -5 / 2, 5 / 2.0, 5 // 2", (2, -3, 2.5, 2)),
        ("True / 2, 5 / True, 5.0 / True", (0, 5, 5.0)),
        ("None < 2 in [2], 1 < 2 in [3], 1 in [1] > None", (True, False, True)),
        ("{1: 2}.keys() + {1: 2}.values() + {1: 2}.items()", [1, 2, (1, 2)]),
        ("{1: 2}.has_key(1), {1: 2}.has_key(2)", (True, False)),
        ("list({1: 2}.iterkeys()), list({1: 2}.itervalues())", ([1], [2])),
        ("list({1: 2}.iteritems()), list({1: 2}.viewvalues())", ([(1, 2)], [2])),
        ("{1: 2}.viewitems() & {1: 2}.viewitems()", {(1, 2)}),
        ("1 if 1 in {1: 2}.viewkeys() else 0", 1),
        ("'ab'.decode('ascii').encode('latin-1')", "ab"),
        ("eval('x + 1', {'x': 3})", 4),
        ("eval('x + 1', {'x': 3}, {'x': 5})", 6),
        ("eval(compile('2 + 3', 'f', 'eval'))", 5),
        ("isinstance(ValueError('a'), StandardError)", True),
        ("__import__('math').pi > 3", True),
        ("len([`'a'`, `1`]), `[1]`", (2, "[1]")),
        ("[x for x in (1, 2) if x > 1], [(a, b) for a in 'x' for b in 'y']", ([2], [("x", "y")])),
    ],
)
def test_expressions(text: str, value: object) -> None:
    """Each expression has the value that Python 2 gives it, and its type."""
    found = run(f"x = ({text})")["x"]
    assert (found, type(found)) == (value, type(value))


CMP = "class A:\n  def __cmp__(self, o): return"
NEXT = "class A:\n  def next(self):"
BOOL = "class A:\n  def __nonzero__(self): return"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (f"{CMP} -1\nx = cmp(A(), 1), cmp(1, A()), A() < 1", (-1, 1, True)),
        (f"{CMP} 0\nx = (A() == 5, A() >= 5, A() > 5)", (True, True, False)),
        (f"{CMP} 0\nx = len({{A(), A()}})", 2),
        (f"{CMP} 1\n  def __lt__(self, o): return 7\nx = (A() < 5, A() <= 5)", (7, False)),
        (f"{BOOL} False\nx = bool(A())", False),
        (f"def made(c): return c()\n@made\n{BOOL} False\nx = bool(A)", False),
        (f"{BOOL} False\n  def __bool__(self): return True\nx = bool(A())", True),
        (f"{NEXT} return 1\n  def __next__(self): return 2\nx = next(A())", 2),
        ("class A:\n  def __div__(self, o): return o\nx = A() / 3", 3),
        ("class A:\n  def __rdiv__(self, o): return o\nx = 8 / A()", 8),
        ("class A:\n  def __idiv__(self, o): return 'i'\nx = A()\nx /= 3", "i"),
        (f"{NEXT} raise StopIteration\n  def __iter__(self): return self\nx = list(A())", []),
        ("class A:\n  def __unicode__(self): return 'u'\nx = str(A())", "u"),
        ("class A(dict):\n  def keys(self): return 1\nx = A().keys()", 1),
        ("class A(dict):\n  def keys(self): return 1\nx = A(a=2).values()", [2]),
        ("class A(list):\n  def sort(self): return 'own'\nx = A().sort()", "own"),
        (f"{NEXT} return 'own'\nx = A().next()", "own"),
        ("class A:\n  message = 'own'\nx = A().message", "own"),
        ("class A(object):\n  def f(self): return __name__\nx = 1", 1),
        ("l = [3, None, 1]\nl.sort()\nx = l", [None, 1, 3]),
        ("l = [1, 2]\nl.sort(reverse=True)\nx = l", [2, 1]),
        ("n = 7\nlist(n for n in range(3))\nx = n", 7),
        ("[n for n in (1, 2)]\nx = [n + m for m in (3, 4)]", [5, 6]),
        ("class A(tuple): pass\nx = filter(None, A((0, 1)))", (1,)),
        ("n = 7\n(lambda: [n for n in range(3)])()\nx = n", 7),
        ("def f():\n  l = [n for n in range(3)]\n  return n\nx = f()", 2),
        ("[[m for m in (n, 9)] for n in (1, 2)]\nx = n", 2),
        ("exec 'y = 3 / 2'\nx = y", 1),
        ("d = {}\nexec 'y = x' in {'x': 4}, d\nx = d['y']", 4),
        ("try:\n  raise KeyError, 'k'\nexcept (KeyError, ValueError), e:\n  x = e.args", ("k",)),
        ("from collections import *\nx = OrderedDict([(1, 2)]).keys()[0]", 1),
        ("from collections import *\nx = defaultdict(int, a=2).items()[0]", ("a", 2)),
        ("from collections import *\nx = Counter('a').has_key('a')", True),
        ("class A:\n  def __eq__(self, o): return False\nx = len({A(), A()})", 2),
        ("class A: pass\na = A()\na.__div__ = lambda o: o\nx = a / 3", 3),
        ("x = 0777 + 0x1FL", 542),
        ("x = 1 <> 2", True),
        ("def f(a, (b, (c, d)), e=1): return a + b + c + d + e\nx = f(1, (2, (3, 4)))", 11),
        ("x = ur'\\d'", "\\d"),
        ("from __future__ import division\nx = 1\nx /= 2", 0.5),
        ("'doc'\nfrom __future__ import division\nx = 1 / 2", 0.5),
        ("x = 1\nx /= 2.0", 0.5),
    ],
)
def test_statements(text: str, value: object) -> None:
    """Classes, loops and statements do what they did in Python 2."""
    assert run(text)["x"] == value


PLACES = (
    "x = [{}]",
    "class A:\n  x = [{}]\nx = A.x",
    "class A:\n  def f(self): return [{}]\nx = A().f()",
    "class A:\n  class B(object):\n    def f(self): return [{}]\nx = A.B().f()",
    "class A(dict):\n  @property\n  def f(self): return [{}]\nx = A().f",
    "def f():\n  def g(): return [{}]\n  return g()\nx = f()",
    "def f():\n  class A: x = [{}]\n  return A.x\nx = f()",
    "def f(a=[{}]): return a\nx = f()",
    "def f(*a, **b): return a[0]\nx = f([{}])",
    "def f(*a, **b): return b['c']\nx = f(c=[{}])",
    "def f(a): return lambda g: a\n@f([{}])\ndef x(): pass",
    "x = (lambda: [{}])()",
    "x = [[{}] for _ in 'a'][0]",
    "x = list([{}] for _ in 'a')[0]",
    "x = {{1: [{}]}}[1]",
    "x = [{}][:]",
    "x = [{}] if 1 else 2",
    "x = None or [{}]",
    "def f():\n  yield [{}]\nx = f().next()",
    "if 1:\n  x = [{}]",
    "while 1:\n  x = [{}]\n  break",
    "for x in [[{}]]: pass",
    "try: 1 % 0\nexcept ZeroDivisionError, e: x = [{}]",
    "try: x = 1\nfinally: x = [{}]",
    "import threading\nwith threading.Lock(): x = [{}]",
    "try: raise KeyError, [{}]\nexcept KeyError, e: x = e.args[0]",
    "exec 'x = [{}]'",
    "x = eval('[{}]')",
)
"""Where an expression may be in a file; the result is x."""


@pytest.mark.parametrize("place", PLACES, ids=range(len(PLACES)))
def test_expressions_have_python_2s_meaning_everywhere(place: str) -> None:
    """Division, order, methods and builtins are Python 2's in functions, classes and statements."""
    expression = "7 / 2, None < -1, {4: 5}.keys()[0], range(2), 3 > 2 > None"
    assert run(place.format(expression))["x"] == [3, True, 4, [0, 1], True]


def test_what_has_no_order_stays_an_error() -> None:
    """Complex numbers have no order in Python 2 either, and an empty list no maximum."""
    for text in (
        "x = 1j < 2",
        "x = max([])",
        "x = max(5)",
        "x = 'a' / 2",
        "x = [].nothing",
        "x = [].next",
        "x = xrange('3')",
        "class A: args = [1]\nx = A().message",
        "x = (1).message",
    ):
        with pytest.raises((TypeError, ValueError, AttributeError)):
            run(text)


def test_modules_that_have_other_names() -> None:
    """Each module of Python 2 is found under its old name."""
    builtins = builtins_module(compiled)
    for old, new in {
        "StringIO": "io",
        "cStringIO": "io",
        "Queue": "queue",
        "urllib2": "urllib.request",
        "urlparse": "urllib.parse",
        "cPickle": "pickle",
        "ConfigParser": "configparser",
        "thread": "_thread",
        "HTMLParser": "html.parser",
        "httplib": "http.client",
        "cookielib": "http.cookiejar",
        "copy_reg": "copyreg",
        "commands": "subprocess",
        "exceptions": "builtins",
        "future_builtins": "builtins",
        "md5": "hashlib",
    }.items():
        found = moved_module(old, builtins)
        assert found is not None
        assert found.__name__ == new
        assert MOVED[old] == new
    assert (MOVED["Tkinter"], MOVED["tkMessageBox"]) == ("tkinter", "tkinter.messagebox")
    assert moved_module("__builtin__", builtins) is builtins
    sets: Any = moved_module("sets", builtins)
    assert (sets.Set([1]), sets.ImmutableSet([1])) == ({1}, frozenset([1]))
    assert type(sets.ImmutableSet()) is frozenset
    assert moved_module("random", builtins) is None


RESTORED = """
import sys
from tttmc_app.course.python2.library import restore
restore(); restore()
import collections, itertools, operator, os, random, string, time, types
assert sys.maxint == sys.maxsize
assert (sys.exc_clear(), sys.setcheckinterval(5), sys.setdefaultencoding("x")) == (None,) * 3
assert os.getcwdu() == os.getcwd()
assert abs(time.clock() - time.perf_counter()) < 5
assert list(itertools.izip([1], [2])) == [(1, 2)]
assert list(itertools.imap(abs, [-1])) == [1]
assert list(itertools.ifilter(None, [0, 1])) == [1]
assert list(itertools.ifilterfalse(None, [0, 1])) == [0]
assert list(itertools.izip_longest([1], [])) == [(1, None)]
assert operator.div(7, 2) == 3 and operator.isCallable(len) and not operator.isCallable(3)
assert operator.sequenceIncludes([1], 1)
assert string.join(["a", "b"]) == "a b" and string.joinfields(["a", "b"], "-") == "a-b"
assert (string.atoi("12"), string.atof("1.5"), string.atol("7")) == (12, 1.5, 7)
assert string.letters == string.lowercase + string.uppercase
assert string.lowercase == "abcdefghijklmnopqrstuvwxyz"
assert "ab".translate(string.maketrans("a", "c")) == "cb"
for name, given, found in [("upper", ("a",), "A"), ("lower", ("A",), "a"), ("strip", (" a ",), "a"),
    ("lstrip", (" a",), "a"), ("rstrip", ("a ",), "a"), ("split", ("a,b", ","), ["a", "b"]),
    ("replace", ("aa", "a", "b"), "bb"), ("find", ("ab", "b"), 1), ("rfind", ("bab", "b"), 2),
    ("count", ("aa", "a"), 2), ("capitalize", ("ab",), "Ab"), ("center", ("a", 3), " a "),
    ("ljust", ("a", 2), "a "), ("rjust", ("a", 2), " a"), ("zfill", ("1", 2), "01"),
    ("swapcase", ("aB",), "Ab"), ("index", ("ab", "b"), 1)]:
    assert getattr(string, name)(*given) == found, name
for name, kind in [("ListType", list), ("TupleType", tuple), ("DictType", dict), ("IntType", int),
    ("LongType", int), ("FloatType", float), ("StringType", str), ("UnicodeType", str),
    ("BooleanType", bool), ("ClassType", type), ("InstanceType", object), ("ObjectType", object),
    ("TypeType", type)]:
    assert getattr(types, name) is kind, name
assert types.StringTypes == (str,)
for name in ("Callable", "Iterable", "Iterator", "Mapping", "MutableMapping", "Sequence", "Sized"):
    assert getattr(collections, name) is getattr(collections.abc, name)
random.seed(1)
assert random.sample({5}, 1) == [5] and random.choice({5: 6}.values()) == 6
assert random.choice({5: 6}.keys()) == 5 and random.choice(frozenset([7])) == 7
items = [1, 2, 3]
random.shuffle(items, random.random)
assert sorted(items) == [1, 2, 3]
assert random.randint(2.0, 2) == 2 and random.randrange(3.0, 4.0) == 3
assert random.sample.__name__ == "sample" and random.choice([8]) == 8
try:
    random.randint(1.5, 2)
except (TypeError, ValueError):
    print("done")
"""


def test_the_librarys_removed_names_are_restored() -> None:
    """Functions and types that Python 3 removed work again, and random accepts what it did."""
    command = [sys.executable, "-c", RESTORED]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("done\n", "")
