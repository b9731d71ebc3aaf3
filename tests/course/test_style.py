"""Remarks on style: each line of a file with the remarks that it gets."""

from __future__ import annotations

import ast
from time import process_time

import pytest

from tests.course.conftest import Make
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandbox import RunLimits
from tttmc_app.course.student_types import FailureKind, SourceText, StudentError
from tttmc_app.course.style import STYLE, style_remarks

RULES = r"""
def f():
    return 1
→ 2 no docstring f

class C:
    x = 1
→ 2 no docstring C

def f():
    ''' '''
→ 2 docstring empty f

def bestMove():
    '''B.'''
→ 2 lower_case bestMove

def f(theBoard):
    '''F.'''
    return theBoard
→ 2 lower_case theBoard

class board_copy:
    '''B.'''
→ 2 CapitalisedWords board_copy

ntrials = 3
→ 2 CAPITALS ntrials

games = 0
while games < 9:
    games += 1

def f(board):
    '''F.'''
    return board._board
→ 4 private board._board

N = 1
def f():
    '''F.'''
    global N
    N = 2
    random.seed(1)
→ 5 global N
→ 7 random.seed(1) same

import math
from game import mc_trial
→ 2 import never math

def f():
    '''F.'''
    left = 1
→ 4 variable never left

def f(board):
    '''F.'''
    return 1
→ 2 parameter never board f

def f(max):
    '''F.'''
    return max
→ 2 hides max

BOARD = []
def f(BOARD):
    '''F.'''
    return BOARD
→ 3 hides BOARD 2
→ 3 lower_case BOARD

def f(x=[]):
    '''F.'''
    return x
→ 2 share f []

try:
    pass
except:
    pass
→ 4 except

def f(x):
    '''F.'''
    return x == None
→ 4 None

def f():
    '''F.'''
    return 1
    print(2)
→ 5 reached

SCORE_OTHER = 2
→ 2 based SCORE_OTHER

X = 1;
→ 2 semicolon

if 1:
⇥X = 1
→ 3 tabs

if 1:
⇥X = 1
if 1:
    Y = 2
→ 3 spaces mixed

def f(x):
    '''F.'''
    return None != x
→ 4 None

def f(x):
    '''F.'''
    return x is None

def f(x, *, y={}):
    '''F.'''
    return x, y
→ 2 share f {}

def f(x={1}):
    '''F.'''
    return x
→ 2 share f {1}

def f(x=int(), y=max([1], [2])):
    '''F.'''
    return x, y

def f(x, y=(), z=None):
    '''F.'''
    return x, y, z

for X in (1, 2):
    if X:
        break
        print(X)
    else:
        continue
        print(X)
→ 5 reached
→ 8 reached

try:
    pass
finally:
    raise A
    print(1)
→ 6 reached

for X in (1, 2):
    print(X)
    break
    print(1)
    print(2)
→ 5 reached

X = 1  # a; b
Y = 'a;'
# c;
Z = 3 ;
→ 5 semicolon

MCMATCH = MCOTHER = 2
X = MCMATCH
→ 2 based MCOTHER

SCORE_OTHER = 2
SCORE_OTHER = 3
→ 2 based SCORE_OTHER

SCORE_CURRENT = 2
→ 2 based SCORE_CURRENT

import random as chance, os.path
from math import pi, tau
X = os, tau
→ 2 import never chance
→ 3 import never pi

from __future__ import division
from math import *
import codeskulptor, simplegui

class board:
    '''B.'''
    def Move(self, Row):
        '''M.'''
        Row += 1
→ 2 CapitalisedWords board
→ 4 lower_case Move
→ 4 lower_case Row

class _Board2:
    '''B.'''
    def _move(self): return self
→ 4 no docstring _move

async def f(list):
    '''F.'''
    for f in list:
        print(f)
→ 2 hides list

def g():
    '''G.'''
class C:
    '''C.'''
    def f(self, a, *b, c, **d):
        '''F.'''
        for g in a:
            print(c)
→ 6 parameter never b f
→ 6 parameter never d f
→ 8 hides g 2
→ 8 variable never g

from random import choice
for I in (1,):
    J = choice
board = choice
def f(choice, I, J, board):
    '''F.'''
    return choice, I, J, board
→ 6 hides I 3
→ 6 hides J 4
→ 6 hides choice 2
→ 6 lower_case I
→ 6 lower_case J

def f(x):
    '''F.'''
    count = 0
    def g():
        '''G.'''
        nonlocal count
        count = x
    return g

def f(board):
    '''F.'''
    board.__dict__, board._a._b = 1, 2
→ 4 private board._a
→ 4 private board._a._b

class C:
    '''C.'''
    @classmethod
    def make(cls):
        '''M.'''
        return cls._new

def f():
    '''F.'''
    total = 0
    total += 1

def f(x, y, z):
    '''F.'''
    pass

try:
    pass
except A:
    pass

def f():
    '''F.'''
    global X, Y
    X = Y = 2
→ 4 global X, Y

class C:
    ''' '''
    def __init__(self): pass
→ 2 docstring empty C

X = '''
a⇥⇥⇥⇥⇥⇥⇥⇥⇥⇥⇥⇥abcde'''
→ 3 characters 104

if 1:
⇥ X = 1
if 1:
⇥Y = 2
→ 3 tabs

X = 1  # c;

def f(a, /, b, *, c):
    '''F.'''
    return 1
→ 2 parameter never f
→ 2 parameter never b f
→ 2 parameter never c f

def f():
    '''F.'''
    left = 1
    left = 2
→ 4 variable never left

import random as chance, os.path
X = chance, os
def f(os, random, chance):
    '''F.'''
    return os, random, chance
→ 4 hides chance 2
→ 4 hides os 2

def g():
    '''G.'''
def g():
    '''G.'''
I = J = 1
I = J = 2
K: int = 3
def f(g, I, K):
    '''F.'''
    return g, I, K
→ 9 hides I 6
→ 9 hides K 8
→ 9 hides g 2
→ 9 lower_case I
→ 9 lower_case K

from lib import poc_grid
from . import poc_ttt
→ 2 import never poc_grid

def f():
    '''F.'''
    global Top, max
    Top = max = 1
→ 4 global Top, max

from math import (
    e,
    e,
    e,
    e,
    e,
    e,
    e,
    e,
    pi)
X = e
→ 2 import never pi

x: int = 1
for y in (1, 2):
    z = y

def f(board):
    '''F.'''
    return board.__grid, board.__len__()

async def f():
    return 1
→ 2 no docstring f

def f(self, cls, a):
    '''F.'''
    a = 1
    return 1
→ 2 parameter never f

def f(dummy_a, unused_b, ignored_c, _d, _):
    '''F.'''
    dummy_e = _f = 1
    return 1

with A:
    raise B
    print(1)
for X in A:
    if X:
        return
    else:
        return
    print(2)
→ 4 reached
"""
"""Files after a docstring, with the line of each remark and words that it contains; ⇥ is a tab."""
FINE = """import random
import poc_ttt_gui
import user12_abc as suite
from poc_simpletest import TestSuite
SIZE = 3
make = random.choice

class Holder:
    '''Hold.'''
    def __init__(self, board):
        self._board = board
    def get(self):
        '''Return it.'''
        return self._board

def grid(size, _unused, dummy_one):
    '''Make a grid.'''
    total = 0
    for dummy in range(size):
        total += make([size])
    return [[total for _ in range(SIZE)] for dummy_row in range(size)]

def later(board):
    '''Do it later.'''
"""
F = "def f(x):\n    '''F.'''\n"
IF = "    if x: pass\n"
SIZES = r"""
F + "    if x: x += 1\n" * 12 →
F + "    if x:\n        while x: pass\n" * 7 → 2 branches f 14
F + "    for _ in x: pass\n    try: pass\n    except A: pass\n" + IF * 11 → 2 branches f 13
F + "    x += 1\n" * 49 →
F + "    x += 1\n" * 50 → 2 statements f 51
F.replace("x", "a, b, c, d, e, g, h") → 2 parameters f 7
F.replace("x", "a, b, c, d, e, g, *h, i, j=1, **k") →
"X = '" + "x" * 95 + "'\n" → 2 characters 101
"X = '" + "x" * 94 + "'\n" →
"X = 1\n\f\nY = '\u2028'\nZ = 3;\n" → 5 semicolon
FINE →
"""


def check(text: str, expected: list[str]) -> None:
    """Compare the remarks on a file with expected lines and words."""
    found = style_remarks(text, ast.parse(text))
    assert len(found) == len(expected), found
    for remark, row in zip(found, expected, strict=True):
        line, *words = row.split()
        assert remark.line == int(line)
        assert [word for word in words if word not in str(remark.message)] == []


@pytest.mark.parametrize("block", RULES.strip().replace("⇥", "\t").split("\n\n"))
def test_a_rule_remarks_at_the_line(block: str) -> None:
    """All remarks on a file, in the order of its lines, and no other."""
    text, *expected = block.split("\n→ ")
    check(f"'''M.'''\n{text}\n", expected)


@pytest.mark.parametrize("row", SIZES.strip().splitlines())
def test_sizes_have_limits(row: str) -> None:
    """What is at a limit gets no remark."""
    text, remark = row.split(" →")
    check(f"# Cell 1\n{eval(text)}", [remark] if remark else [])  # noqa: S307 - a test's own text


def test_a_file_needs_a_docstring() -> None:
    """It is asked for in the first line."""
    check("X = 1\n", ["1 summary"])


def test_remarks_on_python_2_files_have_the_files_lines(student: Make) -> None:
    """Remarks on translated Python 2 have the student's line numbers and none of its own names.

    They are found by a process in which none of the file's code has run.
    """
    made = student("'''M.'''\nprint 'a'\ndef f((a, b)):\n    '''F.'''\n    print a, b\n    c = 1\n")
    ((remark,),) = finish(made.read(STYLE))
    assert remark.line == 6
    assert made.process_id is not None
    assert finish(made.load()).output == "a\n"


TOO_MUCH = r"""
"def f(:"
"(" * n
"-" * n + "1"
"not " * n + "1"
"lambda: " * n + "1"
"[" + "x for x in " * n + "1]"
"a" + "._b" * n
"a" + "()" * n
"a" + "[0]" * n
"a" + "\n ._b" * n
"(" + "1 +\n" * (9 * n) + "1)"
"x = " + "f(" * 150 + ")" * 150 + "\n"
"".join(" " * i + "def f():\n" for i in range(99)) + " " * 99 + "pass\n" * n
"".join(" " * i + "class A:\n" for i in range(200)) + " " * 200 + "x"
"x\u0323" + "\u0307\u0323" * (n // 3)
"f'" + "{f'" * n
"print 1 " + "<> 1 " * (n // 3)
"print `" * n
"print 1\n" * (40 * n)
"print [" + "1L, " * (n // 3) + "]"
"print 1\ndef f((a, (b, c))): pass\n" * n
"print lambda (a, b): " * (n // 9) + "1"
"exec '1' in " * n
"\tif 1:\n        print 1\n" * n
"x = 1;" * n
"a = b = " * n + "1"
"def f(a=" * n
"@a\n" * n + "def f(): pass"
"global x\n" * n
"if a: pass\n" + "elif a: pass\n" * n
"else: " * n
"import " + "a." * n + "b"
"x = " + "'" * 3 + "\n" * (20 * n)
"def f():\n" + " x = 1\n" * n
"x = {" + "1: [" * n
"try: pass\nexcept: pass\n" * n
"""
"""Texts that are too much for a parser, or that take a long time."""


def test_no_text_holds_up_its_reader(student: Make) -> None:
    """Whatever a text does to its process, the reader goes on within the limit."""
    made = student("x = 1\n", RunLimits(read_seconds=0.5))
    fine, ends = finish(made.read(STYLE)), set[FailureKind]()
    for row in TOO_MUCH.strip().splitlines():
        text = eval(row, {"n": 5000})  # noqa: S307 - a test's own text
        used = process_time()
        try:
            (found,) = finish(made.read(STYLE, source=SourceText(made.path, text)))
        except StudentError as error:
            ends.add(error.kind)
        else:
            assert len(found or ()) <= 1000, row
        assert process_time() - used < 2, row
        assert finish(made.read(STYLE)) == fine, row
    # On a busy computer, a process may get too little time to be judged.
    assert ends <= {*map(FailureKind, ("timeout", "memory", "crashed", "disturbed"))}
