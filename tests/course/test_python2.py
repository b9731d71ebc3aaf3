"""Python 2: translated programs do what they do there."""

from __future__ import annotations

import subprocess
import sys
import traceback
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import steady
from tttmc_app.course.python2.runtime import builtins_module, compare, ordered, py2_sort, py2_sorted
from tttmc_app.course.python2.translator import compiled, translate, without_tabs


def run(text: str) -> dict[str, Any]:
    """Run Python 2 source text and return the names that it defines."""
    names: dict[str, Any] = {"__builtins__": vars(builtins_module(compiled))}
    exec(compile(translate(text, "f.py"), "f.py", "exec"), names)  # noqa: S102 - a test's own text
    return names


def examples(text: str, separator: str = "\n\n") -> list[list[str]]:
    """Return programs and their results."""
    return [each.rsplit("→ ", 1) for each in text.strip().split(separator)]


EXPRESSIONS = r"""
xrange(2.0), xrange(1, 3)[1] → (range(0, 2), 2)
range(2.0) → [0, 1]
range(5, 0, -2) → [5, 3, 1]
map(lambda a: a * 2, (1, 2)) → [2, 4]
map(lambda a, b: (a, b), [1, 2], [3]) → [(1, 3), (2, None)]
map(None, [1], [2, 3]) → [(1, 2), (None, 3)]
filter(None, (0, 1, 2)) → (1, 2)
filter(lambda c: c > 'a', 'bab') → 'bb'
filter(lambda n: n > 1, [1, 2]) → [2]
zip([1, 2], 'a') → [(1, 'a')]
reduce(lambda a, b: a - b, [1, 2, 3], 10) → 4
apply(max, [1, 2], {'key': lambda n: -n}) → 1
unichr(97) + unicode(5) + intern('b') → 'a5b'
long(3.9), type(10L) → (3, <class 'int'>)
isinstance('a', basestring) → True
reload(5) → 5
list(buffer(b'ab')) → [97, 98]
round(2.5), round(-1.25, 1), round(7) → (3.0, -1.3, 7.0)
round(float('inf')) → inf
cmp(1, 2), cmp('b', 'a'), cmp((1,), (1,)) → (-1, 1, 0)
cmp(None, -5), cmp('a', 5), cmp([9], 'a'), cmp((), 'z'), cmp({}, []) → (-1, 1, -1, 1, -1)
cmp({1: 2}, {1: 2, 3: 4}), cmp([1, None], [1, 2]), cmp([1], [1, 0]) → (-1, -1, -1)
cmp([1, 'a'], [1, 2]), cmp((1, 'a', 0), (1, 'a')) → (1, 1)
sorted([3, None, 'a', 2]) → [None, 2, 3, 'a']
sorted([1, 2, 3], lambda a, b: b - a) → [3, 2, 1]
sorted([1, 3, 2], cmp=cmp, reverse=1) → [3, 2, 1]
sorted(['a', 3], key=lambda v: v, reverse=True) → ['a', 3]
sorted([(1, 'b'), (0, None)], cmp=lambda a, b: cmp(a[1], b[1])) → [(0, None), (1, 'b')]
sorted([-3, 2], cmp=lambda a, b: a - b, key=abs) → [2, -3]
max(3, None), min(3, None), max('a', 9), min([2, 'b']) → (3, None, 'a', 2)
{(max(x), min(*x)) for x in ([2, None, 'a'], ['a', None, 2], [None, 'a', 2])} → {('a', None)}
min(2, None, 'a', key={None: 'a', 2: None, 'a': 5}.get), max(['b', 'a'], key=len) → (2, 'b')
max([[1], None], key=lambda v: v), min(x for x in (1, None)) → ([1], None)
max([1, 'b', 2], key=lambda v: None if v == 'b' else v) → 2
(None < 0, 'a' > 5, () >= [], [] <= 'a', 5 < None) → (True, True, True, True, False)
1 < 2 < 3, 3 > 2 > None, 1 < 3 < 2, 1 < 2 != 2 → (True, True, False, False)
[f() for f in [lambda: 1 < int('2') < None]] → [False]
5 / 2, -5 / 2, 5 / 2.0, 5 // 2 → (2, -3, 2.5, 2)
True / 2, 5 / True, 5.0 / True → (0, 5, 5.0)
None < 2 in [2], 1 < 2 in [3], 1 in [1] > None → (True, False, True)
{1: 2}.keys() + {1: 2}.values() + {1: 2}.items() → [1, 2, (1, 2)]
{1: 2}.has_key(1), {1: 2}.has_key(2) → (True, False)
list({1: 2}.iterkeys()), list({1: 2}.itervalues()) → ([1], [2])
list({1: 2}.iteritems()), list({1: 2}.viewvalues()) → ([(1, 2)], [2])
{1: 2}.viewitems() & {1: 2}.viewitems() → {(1, 2)}
1 if 1 in {1: 2}.viewkeys() else 0 → 1
'ab'.decode('ascii').encode('latin-1') → 'ab'
eval('x + 1', {'x': 3}) → 4
eval('x + 1', {'x': 3}, {'x': 5}) → 6
eval(compile('2 + 3', 'f', 'eval')) → 5
isinstance(ValueError('a'), StandardError) → True
__import__('math').pi > 3 → True
len([`'a'`, `1`]), `[1]` → (2, '[1]')
[x for x in (1, 2) if x > 1], [(a, b) for a in 'x' for b in 'y'] → ([2], [('x', 'y')])
0777 + 0x1FL → 542
1 <> 2 → True
ur'\d' → '\\d'
7 / 2 → 3
1 < 2 < None → False
None < 1 < 2 < 'a' < () → True
{1: 2}.keys()[0] → 1
map(None, 'ab') → ['a', 'b']
range(3)[-1] → 2
`1` + str(2L) + oct(010)[-2:] → '1210'
sorted({'a': 1}.items(), key=lambda (k, v): v) → [('a', 1)]
reduce(lambda n, (a, b): max(n, a * b), [(1, 9), (2, 3)], 0) → 9
(lambda (a, _), (b, (c, __)), d=5: (a, b, c, d))((1, 2), (3, (4, 0))) → (1, 3, 4, 5)
(lambda a, (b, c)=(1, 2), *d: a + b + c + len(d))(1) → 4
(lambda a, (b, c): lambda d, (e, b): (a, b, c, d, e))(1, (2, 3))(4, (5, 6))[1] → 6
map(lambda a, (b,): `a` + `b`, [1], [(2,)]) → ['12']
(lambda ((b, c)), (d), ((e, f), g): (b, c, d, e, f, g))('23', 4, ('56', 7))[2:] → (4, '5', '6', 7)
[i for i in range(3)] and i → 2
max([None, -5, 2], key=lambda v: v) → 2
isinstance(5L, long) and isinstance(u'', unicode) → True
'a,b'.encode('utf-8').split(',') → ['a', 'b']
[a for a in [b for b in (1, 2)]] → [1, 2]
{n: [m for m in n] for n in [n for n in 'ab']} → {'a': ['a'], 'b': ['b']}
{n for n in [n for n in (2, 3)]} → {2, 3}
eval('7 / 2'), eval(' 0777 ') → (3, 511)
round(2.675, 2), round(0.15, 1), round(-1e300, 2) → (2.67, 0.1, -1e+300)
round(5e-324, 400), round(-0.5), round(1234.5, -2) → (5e-324, -1.0, 1200.0)
round(0.49999999999999994), round(3) → (0.0, 3.0)
"""
STATEMENTS = r"""
class A:
  def __cmp__(self, o): return -1
x = cmp(A(), 1), cmp(1, A()), A() < 1
→ (-1, 1, True)

class A:
  def __cmp__(self, o): return 0
x = (A() == 5, A() >= 5, A() > 5)
→ (True, True, False)

class A:
  def __cmp__(self, o): return 0
x = len({A(), A()})
→ 2

class A:
  def __cmp__(self, o): return 1
  def __lt__(self, o): return 7
x = (A() < 5, A() <= 5)
→ (7, False)

class A:
  def __nonzero__(self): return False
x = bool(A())
→ False

def made(c): return c()
@made
class A:
  def __nonzero__(self): return False
x = bool(A)
→ False

class A:
  def __nonzero__(self): return False
  def __bool__(self): return True
x = bool(A())
→ True

class A:
  def next(self): return 1
  def __next__(self): return 2
x = next(A())
→ 2

class A:
  def __div__(self, o): return o
x = A() / 3
→ 3

class A:
  def __rdiv__(self, o): return o
x = 8 / A()
→ 8

class A:
  def __idiv__(self, o): return 'i'
x = A()
x /= 3
→ 'i'

class A:
  def next(self): raise StopIteration
  def __iter__(self): return self
x = list(A())
→ []

class A:
  def __unicode__(self): return 'u'
x = str(A())
→ 'u'

class A(dict):
  def keys(self): return 1
x = A().keys()
→ 1

class A(dict):
  def keys(self): return 1
x = A(a=2).values()
→ [2]

class A(list):
  def sort(self): return 'own'
x = A().sort()
→ 'own'

class A:
  def next(self): return 'own'
x = A().next()
→ 'own'

class A:
  message = 'own'
x = A().message
→ 'own'

l = [3, None, 1]
l.sort()
x = l
→ [None, 1, 3]

l = [1, 2]
l.sort(reverse=True)
x = l
→ [2, 1]

n = 7
list(n for n in range(3))
x = n
→ 7

[n for n in (1, 2)]
x = [n + m for m in (3, 4)]
→ [5, 6]

class A(tuple): pass
x = filter(None, A((0, 1)))
→ (1,)

n = 7
(lambda: [n for n in range(3)])()
x = n
→ 7

def f():
  l = [n for n in range(3)]
  return n
x = f()
→ 2

[[m for m in (n, 9)] for n in (1, 2)]
x = n
→ 2

exec 'y = 3 / 2'
x = y
→ 1

d = {}
exec 'y = x' in {'x': 4}, d
x = d['y']
→ 4

try:
  raise KeyError, 'k'
except (KeyError, ValueError), e:
  x = e.args
→ ('k',)

from collections import *
x = OrderedDict([(1, 2)]).keys()[0]
→ 1

from collections import *
x = defaultdict(int, a=2).items()[0]
→ ('a', 2)

from collections import *
x = Counter('a').has_key('a')
→ True

class A:
  def __eq__(self, o): return False
x = len({A(), A()})
→ 2

class A: pass
a = A()
a.__div__ = lambda o: o
x = a / 3
→ 3

def f(a, (b, (c, d)), e=1): return a + b + c + d + e
x = f(1, (2, (3, 4)))
→ 11

from __future__ import division
x = 1
x /= 2
→ 0.5

'doc'
from __future__ import division
x = 1 / 2
→ 0.5

x = 1
x /= 2.0
→ 0.5

d = {1: [9]}; d[1][0] /= 2; x = d[1]
→ [4]

from __future__ import division
x = 7 / 2
→ 3.5

from __future__ import absolute_import
x = 7 / 2
→ 3

from __future__ import absolute_import, division
x = 7 / 2
→ 3.5

l = [3, 1, 2]; l.sort(lambda a, b: cmp(b, a)); x = l
→ [3, 2, 1]

def f((a, b), c=1):
  'doc'
  return a + b + c
x = f((1, 2))
→ 4

it = iter([1, 2]); it.next(); x = it.next()
→ 2

try:
  raise ValueError, 'no'
except ValueError, e:
  x = e.message
→ 'no'

try:
  raise ValueError(1, 2)
except ValueError, e:
  x = e.message
→ ''

n = 9
l = [n for n in range(3)]
x = n
→ 2

def f(n):
  l = [n for n in [n, 7]]
  return n, l
x = f(1)
→ (7, [1, 7])

for n in (1, 2):
  l = [n for n in 'ab']
x = n
→ 'b'

l = [n for n in range(4) if n < 2]
x = n, l
→ (3, [0, 1])

l = [a + b for a in 'xy' for b in 'uv' if a < 'y']
x = a + b
→ 'yv'

l = [a for (a, b) in [(1, 2), (3, 4)] if b < 3]
x = a, b, l
→ (3, 4, [1])

n = 1
l = [n for n in []]
x = n
→ 1

l = [n for n in range(3)]
x = {k: n for k in 'a'}, {n for k in 'a'}
→ ({'a': 2}, {2})

def f():
  def g(): return n
  return [[g() * m for m in (1, 2)] for n in (3, 4)], m
x = f()
→ ([[3, 6], [4, 8]], 2)

def f(x):
  return [(lambda n: n)(5) for n in x if [m for m in x]], n + m
x = f([1])
→ ([5], 2)

class A:
  n = 7
  l = [n for n in range(3)]
  def f(self, a=[[m for m in 'b'] for n in 'a']): return [n for n in a], n
x = A.n, A.l, A().f()
→ (7, [0, 1, 2], ([['b']], ['b']))

def f(): return [k for k in [n for n in [k for k in 'ab']]], k
x = f(), [list([n for n in [n]] for n in 'ab')]
→ ((['a', 'b'], 'b'), [[['a'], ['b']]])

d = {}
[1 for d['k'] in range(3)]
x = d
→ {'k': 2}

def f(y):
  return eval('y / 2')
y = 1
x = f(7)
→ 3

exec 'x = `7 / 2`'
→ '3'

d = {'y': 5}
exec 'x = y / 2' in d
x = d['x']
→ 2
"""


@pytest.mark.parametrize(("text", "value"), examples(EXPRESSIONS, "\n"))
def test_expressions(text: str, value: str) -> None:
    """Each expression has Python 2's value and type."""
    assert repr(run(f"x = ({text})")["x"]) == value


@pytest.mark.parametrize(("text", "value"), examples(STATEMENTS))
def test_statements(text: str, value: str) -> None:
    """Classes, loops and statements leave the x that they leave in Python 2."""
    assert repr(run(text)["x"]) == value


PLACES = """
x = [{}]

class A:
  x = [{}]
x = A.x

class A:
  def f(self): return [{}]
x = A().f()

class A:
  class B(object):
    def f(self): return [{}]
x = A.B().f()

class A(dict):
  @property
  def f(self): return [{}]
x = A().f

def f():
  def g(): return [{}]
  return g()
x = f()

def f():
  class A: x = [{}]
  return A.x
x = f()

def f(a=[{}]): return a
x = f()

def f(*a, **b): return a[0]
x = f([{}])

def f(*a, **b): return b['c']
x = f(c=[{}])

def f(a): return lambda g: a
@f([{}])
def x(): pass

x = (lambda: [{}])()

x = [[{}] for _ in 'a'][0]

x = list([{}] for _ in 'a')[0]

x = {{1: [{}]}}[1]

x = [{}][:]

x = [{}] if 1 else 2

x = None or [{}]

def f():
  yield [{}]
x = f().next()

if 1:
  x = [{}]

while 1:
  x = [{}]
  break

for x in [[{}]]: pass

try: 1 % 0
except ZeroDivisionError, e: x = [{}]

try: x = 1
finally: x = [{}]

import threading
with threading.Lock(): x = [{}]

try: raise KeyError, [{}]
except KeyError, e: x = e.args[0]

exec 'x = [{}]'

x = eval('[{}]')
"""


@pytest.mark.parametrize("place", PLACES.strip().split("\n\n"))
def test_expressions_have_python_2s_meaning_everywhere(place: str) -> None:
    """Division, order, methods and builtins are Python 2's wherever an expression may be."""
    expression = "7 / 2, None < -1, {4: 5}.keys()[0], range(2), 3 > 2 > None"
    assert run(place.format(expression))["x"] == [3, True, 4, [0, 1], True]


PRINTED = r"""
print 'a', 1
→ a 1

print 'a',
print 'b'
→ a b

print 'a\n',
print 'b'
→ a
b

print
→ (nothing)

print ('a', 1)
→ ('a', 1)

print ('a')
→ a

print 'a',
print
→ a

print 'a\t',
print -2.0, -0.0, 2.5
→ a\t-2.0 -0.0 2.5

print '%d%%' % 5
→ 5%

class F(float):
  def __str__(self): return 'own'
print F(1), 1.0
→ own 1.0

print 0.1 + 0.2, 2.0, 1e16, -1e-5, [0.1 + 0.2]
→ 0.3 2.0 1e+16 -1e-05 [0.30000000000000004]

print 1234567890123.5, 1e300 * 1e10
→ 1.23456789012e+12 inf
"""


@pytest.mark.parametrize(("text", "printed"), examples(PRINTED))
def test_printing(text: str, printed: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The print statement works as in Python 2, including trailing commas."""
    run(text)
    printed = printed.replace("\\t", "\t").replace("(nothing)", "")
    assert capsys.readouterr().out == f"{printed}\n"


CHAINS = """
calls = []
def f(x):
    calls.append(x)
    return x
class C:
    __x, __y = 1, []
    def own(self): return 0 < f(self.__x) < len(self.__y) <= self.__y[0]
x = """
CHAINED = """
0 < f(1) < f(2) < f(2) < f(3) → False [1, 2, 2]
0 < f(4) <= f(5) != None → True [4, 5]
1 < len([]) <= [][0] → False []
f(1) < f(3) > f(2) is f(2) in [f(2)] → True [1, 3, 2, 2, 2]
f(9) < f(3) < f([][0]) → False [9, 3]
0 < f(1) < (f(2) < f(3) < f(4)) + f(5) → True [1, 2, 3, 4, 5]
[x for x in (1, 5, 3) if 0 < f(x) + 1 < 5] → [1, 3] [1, 5, 3]
None < f(1) + 0 < f('a') → True [1, 'a']
C().own() → False [1]
"""


@pytest.mark.parametrize(("chain", "found"), examples(CHAINED, "\n"))
def test_each_operand_of_a_chain_is_evaluated_once(chain: str, found: str) -> None:
    """What stands between two comparisons is called once, and nothing after a false one."""
    names = run(CHAINS + chain)
    assert f"{names['x']} {names['calls']}" == found


WRONG = """
x = 1j < 2
x = max([])
x = max(5)
x = 'a' / 2
x = [].nothing
x = [].next
x = xrange('3')
class A: args = [1]; x = A().message
x = (1).message
x = (lambda a, (b, c): a)(0, (1,))
x = (lambda a, (b, c): a)(0, (1, 2, 3))
async = 1
"""


@pytest.mark.parametrize("text", WRONG.strip().splitlines())
def test_what_is_an_error_there_stays_one(text: str) -> None:
    """Complex numbers have no order, an empty list no maximum, and pairs their length."""
    with pytest.raises((TypeError, ValueError, AttributeError, SyntaxError, NameError)):
        run(text)


# Laws ------------------------------------------------------------------------------------------

Known = tuple[str, Any]
"""Python 2 text, and the value that it has there."""


def whole(number: int) -> st.SearchStrategy[Known]:
    """Return the ways to write a non-negative integer."""
    texts = (str(number), f"{number}L", f"0{number:o}", hex(number))
    return st.sampled_from([(text, number) for text in texts])


def calculated(one: Known, sign: str, two: Known) -> Known:
    """Return a calculation with the value that Python 2's manual gives it."""
    (left, a), (right, b) = one, two
    sign = "-" if sign in {"/", "//", "%"} and not b else sign
    divides = "//" if isinstance(a, int) and isinstance(b, int) else "/"
    own = {"<>": "!=", "/": divides}.get(sign, sign)
    value = eval(f"a {own} b", {"a": a, "b": b})  # noqa: S307 - a test's own text
    return f"(({left}) {sign} ({right}))", int(value) if isinstance(value, bool) else value


NUMBERS: st.SearchStrategy[Known] = st.recursive(
    st.integers(0, 99).flatmap(whole) | st.sampled_from([("2.5", 2.5), ("-7", -7)]),
    lambda inner: st.builds(
        calculated, inner, st.sampled_from(["+", "-", "*", "//", "%", "/", "<>", "<", ">="]), inner
    ),
    max_leaves=8,
)
LINES = """
print 'a', 7 / 2

print

# 5 / 2

name = (lambda (a, b): a / b)((7, 2))

text = '''first
second'''

def add((a, b), (c, (d, e)), f=1):
    'sums'
    return a + b + c

try:
    raise ValueError, 'no'
except ValueError, error:
    pass

try:
    raise ValueError(1, 2)
except ValueError, (one, two):
    pass

if 1 <> 2:
\tname = `7`

rows = [row for row in range(2)] + \\
    {1: 2}.keys()

exec 'name = 1'
""".strip("\n").split("\n\n")


@steady
@given(NUMBERS)
def test_calculations_have_python_2s_value(known: Known) -> None:
    """A calculation has the value and the type that it has in Python 2, however it is nested."""
    text, value = known
    found = run(f"x = {text}\nx = x + 0\ny = 1 if {text} else 2")
    assert (found["x"], type(found["x"]), found["y"]) == (value, type(value), 1 if value else 2)


@steady
@given(st.lists(st.sampled_from(LINES), max_size=8), st.sampled_from(("missing", "async = 1")))
def test_errors_name_the_students_line(before: list[str], wrong: str) -> None:
    """An error is reported on the line that the student sees, whatever precedes it."""
    text = "\n".join([*before, "def wrong():", f"  {wrong}", "wrong()", "print 'end'"])
    line = text[: text.index(wrong)].count("\n") + 1
    with pytest.raises((NameError, SyntaxError)) as caught:
        run(text)
    frames = traceback.extract_tb(caught.value.__traceback__)
    assert getattr(caught.value, "lineno", frames[-1].lineno) == line


ANY = st.recursive(
    st.none() | st.integers(-3, 3) | st.floats(-2, 2) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=2) | st.tuples(inner, inner),
    max_leaves=4,
)


@steady
@given(st.lists(ANY, max_size=6))
def test_everything_has_one_order(items: list[object]) -> None:
    """Values of mixed types are sorted into one order without losing any."""
    found = py2_sorted(items)
    assert sorted(map(repr, found)) == sorted(map(repr, items))
    assert all(compare(a, b) == -compare(b, a) <= 0 for a, b in pairwise(found))


# Order -----------------------------------------------------------------------------------------


class Worth(int):
    """A number whose type comes after all others by its name."""


Worth.__name__ = "worth"
ASCENDING: list[Any] = eval(  # noqa: S307 - a test's own text
    """[None, -7, 0.5, True, 2, Worth(3), 10**30, {}, {0: None}, {0: 5, 2: 1}, {1: 1, 2: 2},
    {1: 1, 2: "a"}, {1: 1, 3: 0}, {None: 9, 1: 1, 2: 2}, [], [None], [None, 1], [1], [1, "a"], [2],
    {1}, "", "a", "b", (), (None,), (1, None), (1, 2), (1, "a")]""",
    {"Worth": Worth},
)
"""None is below numbers, these below other values, which are ordered by the names of their types;
dictionaries are ordered by their lengths and then by their items, sequences by their items."""


def test_every_pair_has_its_order() -> None:
    """Whatever two values are compared, all operators and `cmp` agree on which comes first."""
    for place, left in enumerate(ASCENDING):
        for other, right in enumerate(ASCENDING):
            assert compare(left, right) == (place > other) - (place < other), (left, right)
            found = [ordered(name)(left, right) for name in ("lt", "le", "gt", "ge")]
            assert found == [place < other, place <= other, place > other, place >= other]


class Own:
    """An object that compares itself as Python 2's objects did."""

    def __init__(self, answer: object) -> None:
        self.answer, self.asked = answer, list[object]()

    def __cmp__(self, other: object) -> object:
        """Return the answer."""
        self.asked.append(other)
        return self.answer


@pytest.mark.parametrize(("answer", "order"), [(5, 1), (-0.5, -1), (0, 0), (True, 1)])
def test_an_object_s_own_order(answer: object, order: int) -> None:
    """An object that compares itself is asked, on either side, alone and within others."""
    own = Own(answer)
    assert (compare(own, 3), compare("a", own), compare(own, own)) == (order, -order, 0)
    assert own.asked == [3, "a"]
    assert compare([Own(0), 1], [own, 2]) == -1 if order == 0 else -order
    assert compare(Own(NotImplemented), Own(-3)) == 1
    nan, one, two = float("nan"), object(), object()
    assert (compare(nan, nan), compare([nan], [nan])) == (0, 0)
    assert compare(one, two) == -compare(two, one) != 0
    for pair in ((1j, None), (None, 1j), ("a", 1j)):
        with pytest.raises(TypeError):
            ordered("lt")(*pair)


def last_digit(one: int, two: int) -> int:
    """Compare by the last digit."""
    return one % 10 - two % 10


SORTS: dict[str, Callable[..., Any]] = {"digit": last_digit, "abs": abs, "str": str}
SORTED = """
[3, "b", None, (1,), 2.5, [0], "a", {}] | → [None, 2.5, 3, {}, [0], 'a', 'b', (1,)]
[3, "b", None] | reverse=1 → ['b', 3, None]
[10, 9, 1] | key=str → [1, 10, 9]
[21, 10, 1, 30] | cmp=digit → [10, 30, 21, 1]
[21, 10, 1, 30] | cmp=digit, reverse=True → [21, 1, 10, 30]
[-21, 10, 9] | cmp=digit, key=abs, reverse=True → [9, -21, 10]
[] | → []
"""


@pytest.mark.parametrize(("call", "expected"), examples(SORTED, "\n"))
def test_lists_are_sorted(call: str, expected: str) -> None:
    """Lists of any values are sorted with all options; equal values keep their order."""
    items, options = call.split("|")
    named: dict[str, Any] = eval(f"dict({options})", dict(SORTS))  # noqa: S307 - a test's own text
    given_: list[Any] = eval(items)  # noqa: S307 - a test's own text
    assert repr(py2_sorted(iter(given_), **named)) == expected
    py2_sort(given_, **named)
    assert repr(given_) == expected


# Text and library ------------------------------------------------------------------------------

TABS = (
    ("if 1:\n\tx = 1\n    \ty = 2\n  \t  z\n", "if 1:\n+x = 1\n+y = 2\n+  z\n"),
    ('x = """\n\ta\n"""\n\ty\n', 'x = """\n\ta\n"""\n+y\n'),
    ("if 1:\n\tx = '''\n\ta'''; y = 'b'\n\tz\n", "if 1:\n+x = '''\n\ta'''; y = 'b'\n+z\n"),
    ("\tx = 1\n\f\ty\n \f z = (\n\t", "+x = 1\n+y\n z = (\n+"),
)


@pytest.mark.parametrize(("text", "spaced"), TABS)
def test_tabs_reach_to_the_next_eighth_column(text: str, spaced: str) -> None:
    """Indents become spaces as in Python 2; lines in strings don't change."""
    assert without_tabs(text) == spaced.replace("+", " " * 8)


@pytest.mark.parametrize("character", "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029")
def test_only_a_newline_ends_a_line(character: str) -> None:
    """In a file with tabs, other characters that end lines elsewhere don't move its strings."""
    names = run(f"# a{character}b\nif 1:\n\tx = '''\n\tc'''\n\ty = 7 / 2\nprint\n")
    assert (names["x"], names["y"]) == ("\n\tc", 3)


def test_input_is_evaluated_where_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed is Python 2 code with the names of the caller."""

    def typed(prompt: object) -> str:
        return f" y / {prompt or 2}"

    monkeypatch.setattr("builtins.input", typed)
    assert run("y = 9\ndef f(y): return input(3), input()\nx = f(6) + (input(1),)")["x"] == (
        2,
        3,
        9,
    )


LIBRARY = """
import os, sys
from tttmc_app.course.python2.library import restore
restore(); restore()
import itertools, operator, random, string, time, types
import collections
from collections import Callable, Iterable, Iterator, Mapping, MutableMapping, Sequence, Sized
from tttmc_app.course.python2.library import moved_module
from fissix.pgen2.grammar import Grammar
from tttmc_app.course.python2.runtime import builtins_module
from tttmc_app.course.python2.translator import compiled, translate
for row in '''
sys.maxint == sys.maxsize
(sys.exc_clear(), sys.setcheckinterval(5), sys.setdefaultencoding("x")) == (None,) * 3
os.getcwdu() == os.getcwd()
abs(time.clock() - time.perf_counter()) < 5
[*itertools.izip([1], [2]), *itertools.imap(abs, [-1])] == [(1, 2), 1]
[*itertools.ifilter(None, [0, 1]), *itertools.ifilterfalse(None, [0, 1])] == [1, 0]
list(itertools.izip_longest([1], [])) == [(1, None)]
operator.div(7, 2) == 3 and operator.isCallable(len) and not operator.isCallable(3)
operator.sequenceIncludes([1], 1)
string.join(["a", "b"]) == "a b" and string.joinfields(["a", "b"], "-") == "a-b"
(string.atoi("12"), string.atof("1.5"), string.atol("7")) == (12, 1.5, 7)
string.letters == string.lowercase + string.uppercase == string.ascii_letters
"ab".translate(string.maketrans("a", "c")) == "cb"
(string.upper("a"), string.lower("A"), string.strip(" a ")) == ("A", "a", "a")
(string.lstrip(" a"), string.rstrip("a "), string.capitalize("ab")) == ("a", "a", "Ab")
(string.split("a,b", ","), string.replace("aa", "a", "b")) == (["a", "b"], "bb")
(string.find("ab", "b"), string.rfind("bab", "b"), string.count("aa", "a")) == (1, 2, 2)
(string.center("a", 3), string.ljust("a", 2), string.rjust("a", 2)) == (" a ", "a ", " a")
(string.zfill("1", 2), string.swapcase("aB"), string.index("ab", "b")) == ("01", "Ab", 1)
(types.ListType, types.TupleType, types.DictType) == (list, tuple, dict)
(types.IntType, types.LongType, types.ObjectType) == (int, int, object)
(types.FloatType, types.StringType, types.UnicodeType, types.BooleanType) == (float, str, str, bool)
(types.ClassType, types.InstanceType, types.TypeType) == (type, object, type)
types.StringTypes == (str,)
isinstance([], Sequence) and not isinstance(5, Sized)
random.sample({5}, 1) == [5] and random.choice({5: 6}.values()) == 6
random.choice({5: 6}.keys()) == 5 and random.choice(frozenset([7])) == 7
random.shuffle([1, 2, 3], random.random) is None
random.randint(2.0, 2) == 2 and random.randrange(3.0, 4.0) == 3
random.sample.__name__ == "sample" and random.choice([8]) == 8
'''.strip().splitlines():
    assert eval(row), row
try:
    random.randint(1.5, 2)
except (TypeError, ValueError):
    print("done")
own = builtins_module(compiled)
for row in '''StringIO io, cStringIO io, Queue queue, urllib2 urllib.request, urlparse urllib.parse,
cPickle pickle, ConfigParser configparser, thread _thread, HTMLParser html.parser,
httplib http.client, cookielib http.cookiejar, copy_reg copyreg, commands subprocess,
exceptions builtins, future_builtins builtins, md5 hashlib, sets sets, __builtin__ __builtin__
'''.split(","):
    old, new = row.split()
    assert moved_module(old, own).__name__ == new, row
assert moved_module("random", own) is None
sets = moved_module("sets", own)
assert (sets.Set, sets.ImmutableSet) == (set, frozenset)
def refuse(*_):
    raise ZeroDivisionError
Grammar.dump = Grammar.load = refuse  # the translator neither saves nor reads its grammar
assert translate("print 7", "f.py").body
"""


def test_the_librarys_removed_names_are_restored() -> None:
    """What Python 3 removed works again, and random takes what it did."""
    command = [sys.executable, "-c", LIBRARY]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("done\n", "")
