"""Python 2's order, division, rounding and printing, and the detection of its files."""

from __future__ import annotations

import ast
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tttmc_app.course.language import fails_like_python_2, python_2_sign
from tttmc_app.course.program import parsed
from tttmc_app.course.python2.ordering import compare, py2_sorted
from tttmc_app.course.python2.runtime import builtins_module, div, py2_round
from tttmc_app.course.python2.translator import compiled, translate, without_tabs
from tttmc_app.course.source import SourceText

ANY = st.recursive(
    st.none() | st.integers(-3, 3) | st.floats(-2, 2) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=2) | st.tuples(inner, inner),
    max_leaves=4,
)


def run(text: str) -> dict[str, Any]:
    """Run Python 2 source text and return the names that it defines."""
    names: dict[str, Any] = {"__builtins__": vars(builtins_module(compiled))}
    exec(compile(translate(text, "f.py"), "f.py", "exec"), names)  # noqa: S102 - a test's own text
    return names


@given(ANY, ANY, ANY)
def test_everything_has_one_order(one: object, two: object, three: object) -> None:
    """The order of values is antisymmetric and transitive."""
    assert compare(one, two) == -compare(two, one)
    if compare(one, two) <= 0 and compare(two, three) <= 0:
        assert compare(one, three) <= 0


@given(st.lists(ANY, max_size=6))
def test_sorting_keeps_what_it_sorts(items: list[object]) -> None:
    """A list of mixed types is sorted in Python 2's order without losing a value."""
    ordered = py2_sorted(items)
    assert sorted(map(repr, ordered)) == sorted(map(repr, items))
    assert all(compare(a, b) <= 0 for a, b in pairwise(ordered))


@given(st.integers(), st.integers().filter(bool))
def test_whole_numbers_divide_to_whole_numbers(one: int, two: int) -> None:
    """Dividing integers gives an integer, dividing floats a float."""
    assert div(one, two) == one // two
    assert div(7.0, 2) == div(7, 2.0) == 3.5


@pytest.mark.parametrize(
    ("number", "digits", "rounded"),
    [
        (2.5, 0, 3.0),
        (2.675, 2, 2.67),
        (0.15, 1, 0.1),
        (-1e300, 2, -1e300),
        (5e-324, 400, 5e-324),
        (-0.5, 0, -1.0),
        (0.49999999999999994, 0, 0.0),
        (1234.5, -2, 1200.0),
        (3, 0, 3),
    ],
)
def test_halves_are_rounded_away_from_zero(number: float, digits: int, rounded: float) -> None:
    """Halves are rounded away from zero, and the result is a float."""
    assert py2_round(number, digits) == rounded
    assert type(py2_round(number, digits)) is float


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("x = 7 / 2", 3),
        ("x = 1 < 2 < None", False),
        ("x = None < 1 < 2 < 'a' < ()", True),
        ("x = 3; x /= 2", 1),
        ("d = {1: [9]}; d[1][0] /= 2; x = d[1]", [4]),
        ("from __future__ import division\nx = 7 / 2", 3.5),
        ("from __future__ import absolute_import\nx = 7 / 2", 3),
        ("from __future__ import absolute_import, division\nx = 7 / 2", 3.5),
        ("x = {1: 2}.keys()[0]", 1),
        ("x = map(None, 'ab')", ["a", "b"]),
        ("x = range(3)[-1]", 2),
        ("l = [3, 1, 2]; l.sort(lambda a, b: cmp(b, a)); x = l", [3, 2, 1]),
        ("x = `1` + str(2L) + oct(010)[-2:]", "1210"),
        ("x = sorted({'a': 1}.items(), key=lambda (k, v): v)", [("a", 1)]),
        ("x = reduce(lambda n, (a, b): max(n, a * b), [(1, 9), (2, 3)], 0)", 9),
        ("x = (lambda (a, _), (b, (c, __)), d=5: (a, b, c, d))((1, 2), (3, (4, 0)))", (1, 3, 4, 5)),
        ("x = (lambda a, (b, c)=(1, 2), *d: a + b + c + len(d))(1)", 4),
        ("x = (lambda a, (b, c): lambda d, (e, b): (a, b, c, d, e))(1, (2, 3))(4, (5, 6))[1]", 6),
        ("x = map(lambda a, (b,): `a` + `b`, [1], [(2,)])", ["12"]),
        (
            "x = (lambda a, ((b, c)), (d), ((e, f), g): (b, c, d, e, f, g))(1, '23', 4, ('56', 7))",
            ("2", "3", 4, "5", "6", 7),
        ),
        ("def f((a, b), c=1):\n  'doc'\n  return a + b + c\nx = f((1, 2))", 4),
        ("x = [i for i in range(3)] and i", 2),
        ("x = max([None, -5, 2], key=lambda v: v)", 2),
        ("x = isinstance(5L, long) and isinstance(u'', unicode)", True),
        ("x = 'a,b'.encode('utf-8').split(',')", ["a", "b"]),
        ("it = iter([1, 2]); it.next(); x = it.next()", 2),
        ("x = [a for a in [b for b in (1, 2)]]", [1, 2]),
        ("try:\n  raise ValueError, 'no'\nexcept ValueError, e:\n  x = e.message", "no"),
        ("try:\n  raise ValueError(1, 2)\nexcept ValueError, e:\n  x = e.message", ""),
        ("n = 9\nl = [n for n in range(3)]\nx = n", 2),
        ("def f(n):\n  l = [n for n in [n, 7]]\n  return n, l\nx = f(1)", (7, [1, 7])),
        ("for n in (1, 2):\n  l = [n for n in 'ab']\nx = n", "b"),
        ("l = [n for n in range(4) if n < 2]\nx = n, l", (3, [0, 1])),
        ("l = [a + b for a in 'xy' for b in 'uv' if a < 'y']\nx = a + b", "yv"),
        ("l = [a for (a, b) in [(1, 2), (3, 4)] if b < 3]\nx = a, b, l", (3, 4, [1])),
        ("n = 1\nl = [n for n in []]\nx = n", 1),
        ("x = {n: [m for m in n] for n in [n for n in 'ab']}", {"a": ["a"], "b": ["b"]}),
        ("x = {n for n in [n for n in (2, 3)]}", {2, 3}),
        ("l = [n for n in range(3)]\nx = {k: n for k in 'a'}, {n for k in 'a'}", ({"a": 2}, {2})),
        ("x = eval('7 / 2'), eval(' 0777 ')", (3, 511)),
        ("def f(y):\n  return eval('y / 2')\ny = 1\nx = f(7)", 3),
        ("exec 'x = `7 / 2`'", "3"),
        ("d = {'y': 5}\nexec 'x = y / 2' in d\nx = d['x']", 2),
        ("async = 1\nx = 2", None),
    ],
)
def test_python_2_code_keeps_its_meaning(text: str, value: object) -> None:
    """Each expression has the value that Python 2 gives it; what Python 2 rejects is rejected."""
    if value is None:
        with pytest.raises(SyntaxError):
            run(text)
        return
    assert run(text)["x"] == value


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("print 'a', 1", "a 1\n"),
        ("print 'a',\nprint 'b'", "a b\n"),
        ("print 'a\\n',\nprint 'b'", "a\nb\n"),
        ("print", "\n"),
        ("print ('a', 1)", "('a', 1)\n"),
        ("print ('a')", "a\n"),
        ("print 'a',\nprint", "a\n"),
        ("print 'a\\t',\nprint -2.0, -0.0, 2.5", "a\t-2.0 -0.0 2.5\n"),
        ("print '%d%%' % 5", "5%\n"),
        ("class F(float):\n  def __str__(self): return 'own'\nprint F(1), 1.0", "own 1.0\n"),
        (
            "print 0.1 + 0.2, 2.0, 1e16, -1e-5, [0.1 + 0.2]",
            "0.3 2.0 1e+16 -1e-05 [0.30000000000000004]\n",
        ),
        ("print 1234567890123.5, 1e300 * 1e10", "1.23456789012e+12 inf\n"),
    ],
)
def test_printing(text: str, printed: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The print statement works as in Python 2, including trailing commas."""
    run(text)
    assert capsys.readouterr().out == printed


def test_a_tuple_of_another_length_does_not_fit_a_lambda() -> None:
    """Neither a shorter nor a longer one, as in Python 2."""
    for pair in ((1,), (1, 2, 3)):
        with pytest.raises(TypeError, match="argument"):
            run(f"x = (lambda a, (b, c): a)(0, {pair})")


def test_lines_stay_where_they_were() -> None:
    """Unpacked parameters don't shift the following line numbers."""
    text = "def f((a, b)):\n    return a\n\ndef g((c, d), e):\n    x = 1\n    return 1 / 0\n"
    tree = translate(text, "f.py")
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert [function.lineno for function in functions] == [1, 4]
    assert [function.body[-1].lineno for function in functions] == [2, 6]


def test_lines_stay_where_they_were_after_unpacked_errors() -> None:
    """Unpacking in `except` doesn't shift line numbers either."""
    text = "try:\n    f()\nexcept E, (a, b):\n    g()\nexcept F, x.y:\n    h()\n1 / 0\n"
    tree = translate(text, "f.py")
    assert [node.lineno for node in tree.body] == [1, 7]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("x = 1\nasync = 1\n", 2),
        ("def f((a, b)):\n  return a\nasync = 1\n", 3),
        ("def f((a, (b, c)), (d, e)):\n  return a\n\nasync = 1\nprint 'end'\n", 4),
    ],
)
def test_names_that_python_3_has_reserved(text: str, line: int) -> None:
    """What translates but isn't Python 3 is an error at the student's own line."""
    with pytest.raises(SyntaxError) as caught:
        translate(text, "f.py")
    assert caught.value.lineno == line


def test_input_is_evaluated_where_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed is Python 2 code with the names of the caller."""
    prompts: list[object] = []

    def typed(prompt: object) -> str:
        prompts.append(prompt)
        return " y / 2"

    monkeypatch.setattr("builtins.input", typed)
    found = run("y = 9\ndef f(y): return input('n? '), input()\nx = f(5) + (input(1),)")
    assert found["x"] == (2, 2, 4)
    assert prompts == ["n? ", "", 1]


def test_tabs_reach_to_the_next_eighth_column() -> None:
    """Indents become spaces as in Python 2; lines in strings don't change."""
    assert without_tabs("if 1:\n\tx = 1\n    \ty = 2\n  \t  z\n") == (
        "if 1:\n        x = 1\n        y = 2\n          z\n"
    )
    assert without_tabs('x = """\n\ta\n"""\n\ty\n') == 'x = """\n\ta\n"""\n        y\n'
    assert without_tabs("if 1:\n\tx = '''\n\ta'''; y = 'b'\n\tz = 'c'\n") == (
        "if 1:\n        x = '''\n\ta'''; y = 'b'\n        z = 'c'\n"
    )
    assert without_tabs("\tx = 1\n\f\ty\n \f z = (\n\t") == (
        "        x = 1\n        y\n z = (\n        "
    )
    assert without_tabs('x = """\n\ta\n\t"""\n\ty\n') == 'x = """\n\ta\n\t"""\n        y\n'


@pytest.mark.parametrize("character", "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029")
def test_only_a_newline_ends_a_line(character: str) -> None:
    """In a file with tabs, other characters that end lines elsewhere don't move its strings."""
    names = run(f"# a{character}b\nif 1:\n\tx = '''\n\tc'''\n\ty = 7 / 2\nprint\n")
    assert (names["x"], names["y"]) == ("\n\tc", 3)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("for i in xrange(3): pass", "xrange"),
        ("x = {}.keys()[0]", "used as a list"),
        ("x = d.items().sort()", "used as a list"),
        ("d.has_key(1)", ".has_key"),
        ("print", "the print statement"),
        ("print >>f, 'x'", "the print statement"),
        ("print ('a') % 2", "the print statement"),
        ("import Queue", "Queue"),
        ("x = sys.maxint", "sys.maxint"),
        ("x = range(3) + map(f, y)", "added as lists"),
        ("def f(i, n): return (i / n, i % n)", "i / n used as a row"),
        ("class A:\n  def __nonzero__(self): return False", "__nonzero__"),
        ("class A:\n  def __iter__(self): pass\n  def next(self): pass", "next"),
        ("class A:\n  def next(self): pass", None),
        ("class A:\n  def __bool__(self): pass\n  __nonzero__ = __bool__", None),
        ("print('a')\nx = 1 / 2", None),
        ("def reduce(f): pass\nreduce(1)", None),
        ("try:\n    input = raw_input\nexcept NameError:\n    pass", None),
        ("from functools import reduce\nx = reduce(f, [])", None),
        ("from __future__ import print_function\nprint(7 / 2, end='')", "__future__"),
        ("from __future__ import print_function, division\nx = 7 / 2", None),
        ("x = f'{xrange}'", None),
        ("print('a', end='')\nd.has_key(1)", None),
    ],
)
def test_signs_of_python_2(text: str, word: str | None) -> None:
    """Code that only Python 2 has is decisive, unless it is guarded or there is Python 3 code."""
    sign = python_2_sign(ast.parse(text))
    assert (sign is None) if word is None else (sign is not None and word in str(sign[1]))


@pytest.mark.parametrize(
    ("error", "like"),
    [
        ("TypeError: '>' not supported between instances of 'int' and 'NoneType'", True),
        ("TypeError: 'dict_keys' object is not subscriptable", True),
        ("TypeError: list indices must be integers or slices, not float", True),
        ("NameError: name 'xrange' is not defined", True),
        ("AttributeError: 'dict_items' object has no attribute 'sort'", True),
        ("NameError: name 'bord' is not defined", False),
        ("TypeError: mc_move() missing 1 required positional argument: 'trials'", False),
        ("IndexError: list index out of range", False),
    ],
)
def test_failures_that_python_2_explains(error: str, like: bool) -> None:
    """Only failures that can't happen in Python 2 restart a file."""
    assert fails_like_python_2(error) is like


@pytest.mark.parametrize(
    ("text", "line"),
    [("x = (\n", 1), ("print 'a'\nprint 'b'\nx = = 1\n", 3), ("def f(:\n  pass\n", 1)],
)
def test_errors_have_the_line_of_the_better_parser(text: str, line: int) -> None:
    """The error in an invalid file names the line at which the more successful parser stopped."""
    with pytest.raises(SyntaxError) as caught:
        parsed(SourceText(Path("f.py"), text), None)
    assert caught.value.lineno is not None
    assert caught.value.lineno >= line


@pytest.mark.parametrize(
    ("text", "words"),
    [("x = " + "-" * 50_000 + "1\n", ""), ("x = 1" + " + 1" * 30_000, "recursion")],
)
def test_code_that_is_too_complex_is_told_as_that(text: str, words: str) -> None:
    """With Python's reason, if it gives one; the line can't be told."""
    with pytest.raises(SyntaxError) as caught:
        parsed(SourceText(Path("f.py"), text), None)
    start, colon, reason = caught.value.msg.partition(": ")
    assert bool(colon) is bool(reason)
    assert start == "too complex for Python"
    assert words in reason
    assert (caught.value.filename, caught.value.lineno) == ("f.py", 1)


def test_translating_leaves_no_file_behind() -> None:
    """The translator's grammar is neither saved to a file nor read from one."""
    code = """\
from fissix.pgen2.grammar import Grammar
from tttmc_app.course.python2.translator import translate

def refuse(*_arguments):
    raise ZeroDivisionError

Grammar.dump = Grammar.load = refuse
assert translate("print 7", "f.py").body
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


CHAINS = """
calls = []
def f(x):
    calls.append(x)
    return x
class C:
    __x, __y = 1, []
    def own(self): return 0 < f(self.__x) < len(self.__y) <= self.__y[0]
"""


@pytest.mark.parametrize(
    ("chain", "value", "calls"),
    [
        ("0 < f(1) < f(2) < f(2) < f(3)", False, [1, 2, 2]),
        ("0 < f(4) <= f(5) != None", True, [4, 5]),
        ("1 < len([]) <= [][0]", False, []),
        ("f(1) < f(3) > f(2) is f(2) in [f(2)]", True, [1, 3, 2, 2, 2]),
        ("f(9) < f(3) < f([][0])", False, [9, 3]),
        ("0 < f(1) < (f(2) < f(3) < f(4)) + f(5)", True, [1, 2, 3, 4, 5]),
        ("[x for x in (1, 5, 3) if 0 < f(x) + 1 < 5]", [1, 3], [1, 5, 3]),
        ("None < f(1) + 0 < f('a')", True, [1, "a"]),
        ("C().own()", False, [1]),
    ],
)
def test_each_operand_of_a_chain_is_evaluated_once(
    chain: str, value: object, calls: list[object]
) -> None:
    """What stands between two comparisons is called once, and nothing after a false one."""
    names = run(f"{CHAINS}value = {chain}\n")
    assert (names["value"], names["calls"]) == (value, calls)
