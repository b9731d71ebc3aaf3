from __future__ import annotations

import ast
import gc
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest

from tttmc_app.course.style import remarks_on, style_remarks

RULES = {
    "def f():\n    '''F.'''\n": [(1, "the file has no docstring: begin with a summary")],
    "'''M.'''\ndef f():\n    return 1\n": [(2, "the function f has no docstring")],
    "'''M.'''\nclass C:\n    x = 1\n": [(2, "the class C has no docstring")],
    "'''M.'''\ndef f():\n    ''' '''\n": [(2, "the docstring of f is empty")],
    "'''M.'''\ndef bestMove():\n    '''B.'''\n": [(2, "write the function bestMove in lower_case")],
    "'''M.'''\ndef f(theBoard):\n    '''F.'''\n    return theBoard\n": [
        (2, "write the variable theBoard in lower_case")
    ],
    "'''M.'''\nclass board_copy:\n    '''B.'''\n": [
        (2, "write the class board_copy in CapitalisedWords")
    ],
    "'''M.'''\nntrials = 3\n": [(2, "write the constant ntrials in CAPITALS")],
    "'''M.'''\ndef f(board):\n    '''F.'''\n    return board._board\n": [
        (4, "board._board is private: call the object's methods")
    ],
    "'''M.'''\nN = 1\ndef f():\n    '''F.'''\n    global N\n    N = 2\n": [
        (5, "global N: pass values in and return them instead")
    ],
    "'''M.'''\nimport math\n": [(2, "the import math is never used")],
    "'''M.'''\ndef f():\n    '''F.'''\n    left = 1\n": [(4, "the variable left is never used")],
    "'''M.'''\ndef f(board):\n    '''F.'''\n    return 1\n": [
        (2, "the parameter board of f is never used")
    ],
    "'''M.'''\ndef f(max):\n    '''F.'''\n    return max\n": [
        (2, "max hides Python's built-in max: choose another name")
    ],
    "'''M.'''\nBOARD = []\ndef f(BOARD):\n    '''F.'''\n    return BOARD\n": [
        (3, "BOARD hides the BOARD on line 2: choose another name"),
        (3, "write the variable BOARD in lower_case"),
    ],
    "'''M.'''\ndef f(x=[]):\n    '''F.'''\n    return x\n": [
        (2, "all calls of f share the default []")
    ],
    "'''M.'''\ntry:\n    pass\nexcept:\n    pass\n": [
        (4, "except without an exception class catches everything: name the exception")
    ],
    "'''M.'''\ndef f(x):\n    '''F.'''\n    return x == None\n": [
        (4, "use `is None` or `is not None` to compare with None")
    ],
    "'''M.'''\ndef f():\n    '''F.'''\n    return 1\n    print(2)\n": [
        (5, "this line is never reached")
    ],
    "'''M.'''\nSCORE_OTHER = 2\n": [
        (2, "SCORE_OTHER is never used: the scores must be based on it")
    ],
    "'''M.'''\nX = 1;\n": [(2, "the line ends with an unnecessary semicolon")],
    "'''M.'''\nX = '" + "x" * 100 + "'\n": [
        (2, "the line is 106 characters long: the limit is 100")
    ],
    "'''M.'''\nif 1:\n\tX = 1\n": [(3, "tabs in the indentation: use four spaces")],
    "'''M.'''\ndef f(x):\n    '''F.'''\n" + "    if x: x += 1\n" * 13 + "    return x\n": [
        (2, "f has 13 branches, more than 12: split it")
    ],
    "'''M.'''\ndef f(x):\n    '''F.'''\n" + "    x += 1\n" * 50 + "    return x\n": [
        (2, "f has 52 statements, more than 50: split it")
    ],
    "'''M.'''\ndef f(a, b, c, d, e, g, h):\n    '''F.'''\n    return a, b, c, d, e, g, h\n": [
        (2, "f has 7 parameters, more than 6: split it")
    ],
}
FINE = """'''A file.'''
import random
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


@pytest.mark.parametrize("text", RULES, ids=lambda text: RULES[text][-1][1][:40])
def test_a_rule_remarks_at_the_line(text: str) -> None:
    """Each breach of style gets one remark, with its line, and no other."""
    found = style_remarks(text, ast.parse(text))
    assert [(remark.line, str(remark.message)) for remark in found] == RULES[text]


def test_good_style_has_no_remarks() -> None:
    """Names for unused values, a class's own attributes and the course's imports get no remark."""
    assert style_remarks(FINE, ast.parse(FINE)) == []


def test_a_line_may_be_as_long_as_the_limit() -> None:
    """A line of 100 characters gets no remark."""
    text = "'''M.'''\nX = '" + "x" * 94 + "'\n"
    assert style_remarks(text, ast.parse(text)) == []


def test_remarks_on_python_2_files_have_the_files_lines(tmp_path: Path) -> None:
    """Remarks on translated Python 2 have the student's line numbers and none of its own names."""
    path = tmp_path / "old.py"
    text = "'''M.'''\nprint 'a'\ndef f((a, b)):\n    '''F.'''\n    print a, b\n    c = 1\n"
    path.write_text(text, encoding="utf-8")
    assert [(r.line, str(r.message)) for r in remarks_on(path)] == [
        (6, "the variable c is never used")
    ]


@pytest.mark.parametrize("content", [b"def f(:\n", b"\0\0", b"((((((" * 2000])
def test_invalid_files_have_no_remarks(tmp_path: Path, content: bytes) -> None:
    """Files that can't be parsed have no remarks: running them shows the error."""
    path = tmp_path / "bad.py"
    path.write_bytes(content)
    assert remarks_on(path) == []


def test_a_missing_file_has_no_remarks(tmp_path: Path) -> None:
    """Running it shows the error."""
    assert remarks_on(tmp_path / "missing.py") == []


def test_files_are_read_on_several_threads(tmp_path: Path) -> None:
    """A file has its remarks although others are parsed meanwhile, and memory is freed then."""
    path = tmp_path / "mine.py"
    path.write_text("import time\n" + "x = [(1, 2), {3: 4}, lambda y: y]\n" * 60)
    alone = remarks_on(path)

    def pause(_phase: str, _details: dict[str, int]) -> None:
        sleep(0.0005)  # lets another thread run inside the parser, as finalizers do

    threshold = gc.get_threshold()
    gc.callbacks.append(pause)
    gc.set_threshold(300, 5, 5)
    try:
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(remarks_on, [path] * 40))
    finally:
        gc.callbacks.remove(pause)
        gc.set_threshold(*threshold)
    assert len(alone) > 1
    assert [len(remarks) for remarks in found] == [len(alone)] * 40
