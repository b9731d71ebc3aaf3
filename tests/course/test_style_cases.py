"""Remarks on style in files that are nearly right, and at the limits."""

from __future__ import annotations

import ast

import pytest

from tttmc_app.course.style import style_remarks

CASES = {
    "if 1:\n\tX = 1\nif 1:\n    Y = 2\n": [
        (3, "tabs and spaces are mixed in the indentation: use four spaces")
    ],
    "def f(x):\n    '''F.'''\n    return None != x\n": [
        (4, "use `is None` or `is not None` to compare with None")
    ],
    "def f(x):\n    '''F.'''\n    return x is None\n": [],
    "def f(x, *, y={}):\n    '''F.'''\n    return x, y\n": [
        (2, "all calls of f share the default {}")
    ],
    "def f(x={1}):\n    '''F.'''\n    return x\n": [(2, "all calls of f share the default {1}")],
    "def f(x=int(), y=max([1], [2])):\n    '''F.'''\n    return x, y\n": [],
    "def f(x, y=(), z=None):\n    '''F.'''\n    return x, y, z\n": [],
    "for X in (1, 2):\n    if X:\n        break\n        print(X)\n    else:\n"
    "        continue\n        print(X)\n": [
        (5, "this line is never reached"),
        (8, "this line is never reached"),
    ],
    "try:\n    pass\nfinally:\n    raise A\n    print(1)\n": [(6, "this line is never reached")],
    "for X in (1, 2):\n    print(X)\n    break\n    print(1)\n    print(2)\n": [
        (5, "this line is never reached")
    ],
    "X = 1\n\f\nY = '\u2028'\nZ = 3;\n": [(5, "the line ends with an unnecessary semicolon")],
    "X = 1  # a; b\nY = 'a;'\n# c;\nZ = 3 ;  \n": [
        (5, "the line ends with an unnecessary semicolon")
    ],
    "MCMATCH = MCOTHER = 2\nX = MCMATCH\n": [
        (2, "MCOTHER is never used: the scores must be based on it")
    ],
    "SCORE_OTHER = 2\nSCORE_OTHER = 3\n": [
        (2, "SCORE_OTHER is never used: the scores must be based on it")
    ],
    "SCORE_CURRENT = 2\n": [(2, "SCORE_CURRENT is never used: the scores must be based on it")],
    "import random as chance, os.path\nfrom math import pi, tau\nX = os, tau\n": [
        (2, "the import chance is never used"),
        (3, "the import pi is never used"),
    ],
    "from __future__ import division\nfrom math import *\nimport codeskulptor, simplegui\n": [],
    "class board:\n    '''B.'''\n    def Move(self, Row):\n        '''M.'''\n        Row += 1\n": [
        (2, "write the class board in CapitalisedWords"),
        (4, "write the function Move in lower_case"),
        (4, "write the variable Row in lower_case"),
    ],
    "class _Board2:\n    '''B.'''\n    def _move(self): return self\n": [
        (4, "the function _move has no docstring")
    ],
    "async def f(list):\n    '''F.'''\n    for f in list:\n        print(f)\n": [
        (2, "list hides Python's built-in list: choose another name")
    ],
    "def g():\n    '''G.'''\nclass C:\n    '''C.'''\n    def f(self, a, *b, c, **d):\n"
    "        '''F.'''\n        for g in a:\n            print(c)\n": [
        (6, "the parameter b of f is never used"),
        (6, "the parameter d of f is never used"),
        (8, "g hides the g on line 2: choose another name"),
        (8, "the variable g is never used"),
    ],
    "from random import choice\nfor I in (1,):\n    J = choice\ndef f(choice, I, J):\n"
    "    '''F.'''\n    return choice, I, J\n": [
        (5, "I hides the I on line 3: choose another name"),
        (5, "J hides the J on line 4: choose another name"),
        (5, "choice hides the choice on line 2: choose another name"),
        (5, "write the variable I in lower_case"),
        (5, "write the variable J in lower_case"),
    ],
    "def f(x):\n    '''F.'''\n    count = 0\n    def g():\n        '''G.'''\n"
    "        nonlocal count\n        count = x\n    return g\n": [],
    "def f(board):\n    '''F.'''\n    board.__dict__, board._a._b = 1, 2\n": [
        (4, "board._a is private: call the object's methods"),
        (4, "board._a._b is private: call the object's methods"),
    ],
    "class C:\n    '''C.'''\n    @classmethod\n    def make(cls):\n        '''M.'''\n"
    "        return cls._new\n": [],
    "def f():\n    '''F.'''\n    total = 0\n    total += 1\n": [],
    "def f(x, y, z):\n    '''F.'''\n    pass\n": [],
    "try:\n    pass\nexcept A:\n    pass\n": [],
    "def f():\n    '''F.'''\n    global X, Y\n    X = Y = 2\n": [
        (4, "global X, Y: pass values in and return them instead")
    ],
    "class C:\n    ''' '''\n    def __init__(self): pass\n": [(2, "the docstring of C is empty")],
    "def f(x):\n    '''F.'''\n" + "    if x: x += 1\n" * 12 + "    return x\n": [],
    "def f(x):\n    '''F.'''\n" + "    x += 1\n" * 48 + "    return x\n": [],
    "def f(x):\n    '''F.'''\n" + "    x += 1\n" * 49 + "    return x\n": [
        (2, "f has 51 statements, more than 50: split it")
    ],
    "def f(x):\n    '''F.'''\n" + "    if x:\n        while x: pass\n" * 7: [
        (2, "f has 14 branches, more than 12: split it")
    ],
    "def f(a, b, c, d, e, g, *h, i, j=1, **k):\n    '''F.'''\n"
    "    return a, b, c, d, e, g, h, i, j, k\n": [],
    "def f(a, b, c, d, e, g):\n    '''F.'''\n    return a, b, c, d, e, g\n": [],
    "X = '''\na" + "\t" * 12 + "abcde'''\n": [
        (3, "the line is 104 characters long: the limit is 100")
    ],
    "def f(x):\n    '''F.'''\n    for _ in x: pass\n    while x: pass\n    try: pass\n"
    "    except A: pass\n    if x: pass\n" + "    if x: pass\n" * 9: [
        (2, "f has 13 branches, more than 12: split it")
    ],
    "if 1:\n\t X = 1\nif 1:\n\tY = 2\n": [(3, "tabs in the indentation: use four spaces")],
    "X = 1  # c;\n": [],
    "def f(a, /, b, *, c):\n    '''F.'''\n    return 1\n": [
        (2, "the parameter a of f is never used"),
        (2, "the parameter b of f is never used"),
        (2, "the parameter c of f is never used"),
    ],
    "def f():\n    '''F.'''\n    left = 1\n    left = 2\n": [
        (4, "the variable left is never used")
    ],
    "import random as chance, os.path\nX = chance, os\ndef f(os, random, chance):\n"
    "    '''F.'''\n    return os, random, chance\n": [
        (4, "chance hides the chance on line 2: choose another name"),
        (4, "os hides the os on line 2: choose another name"),
    ],
    "def g():\n    '''G.'''\ndef g():\n    '''G.'''\nI = J = 1\nI = J = 2\nK: int = 3\n"
    "def f(g, I, K):\n    '''F.'''\n    return g, I, K\n": [
        (9, "I hides the I on line 6: choose another name"),
        (9, "K hides the K on line 8: choose another name"),
        (9, "g hides the g on line 2: choose another name"),
        (9, "write the variable I in lower_case"),
        (9, "write the variable K in lower_case"),
    ],
    "from lib import poc_grid\nfrom . import poc_ttt\n": [(2, "the import poc_grid is never used")],
    "def f():\n    '''F.'''\n    global Top, max\n    Top = max = 1\n": [
        (4, "global Top, max: pass values in and return them instead")
    ],
    "from math import (\n" + "    e,\n" * 8 + "    pi)\nX = e\n": [
        (2, "the import pi is never used")
    ],
    "x: int = 1\nfor y in (1, 2):\n    z = y\n": [],
    "def f(board):\n    '''F.'''\n    return board.__grid, board.__len__()\n": [],
    "async def f():\n    return 1\n": [(2, "the function f has no docstring")],
    "def f(self, cls, a):\n    '''F.'''\n    a = 1\n    return 1\n": [
        (2, "the parameter a of f is never used")
    ],
    "def f(dummy_a, unused_b, ignored_c, _d, _):\n    '''F.'''\n    dummy_e = _f = 1\n"
    "    return 1\n": [],
    "with A:\n    raise B\n    print(1)\nfor X in A:\n    if X:\n        return\n"
    "    else:\n        return\n    print(2)\n": [(4, "this line is never reached")],
}
"""Files after a docstring, with their remarks."""


@pytest.mark.parametrize("text", CASES, ids=range(len(CASES)))
def test_the_remarks_on_a_file(text: str) -> None:
    """All remarks on a file, in the order of its lines, and no other."""
    whole = f"'''M.'''\n{text}"
    found = style_remarks(whole, ast.parse(whole))
    assert [(remark.line, str(remark.message)) for remark in found] == CASES[text]
