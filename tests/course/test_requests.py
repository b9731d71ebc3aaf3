"""Requests to a student's process, and what it does to answer them."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest

from tests.course.conftest import FUNCTIONS, Write
from tttmc_app.core import Position, Rules, Text
from tttmc_app.course import (
    BoardValue,
    CodeFailure,
    Event,
    FailureKind,
    GuiGame,
    Language,
    Output,
    Overrides,
    Remark,
    RemarkKind,
    RunLimits,
    Student,
    StudentError,
)
from tttmc_app.course.own_files import OwnFiles
from tttmc_app.course.requests import has_fraction, sources_of
from tttmc_app.course.source import SourceText
from tttmc_app.course.student_types import Fenced
from tttmc_app.course.trace import Checked
from tttmc_app.course.values import Json

START = Position.start(Rules(3))
DRAWING = """
import random, poc_ttt_gui, poc_ttt_provided
print("loaded", random.random())
def draw(): return random.random()
def draw_numpy():
    import numpy
    return float(numpy.random.random())
def say(count):
    print("s" * count)
    return count
def mc_move(board, player, trials): print("asked"); return (trials, player)
def other(board, player, trials): return [trials, player - 2]
class Square(list): pass
poc_ttt_gui.run_gui(4, 3, other, 2.0, 1)
poc_ttt_gui.run_gui(3, 2, mc_move, 1)
poc_ttt_gui.run_gui(3, 2, Square)
def look(board):
    board.check_win()
    print("looked")
"""


def test_a_file_through_its_life(write: Write) -> None:
    """Loading, calls, moves and loading again: seeds, limits, handles and listeners."""
    events, failures = list[Event](), list[CodeFailure]()
    path = write(DRAWING)
    student = Student(
        path,
        RunLimits(output_bytes=50),
        7,
        listener=events.append,
        on_failure=failures.append,
    )
    with student:
        assert (student.loaded, student.process_id, student.language) == (None, None, None)
        with pytest.raises(StudentError, match=r"^student\.py: it is not loaded yet$") as unloaded:
            student.call("draw")
        assert unloaded.value.kind is FailureKind.CLOSED
        assert failures == [unloaded.value.failure]
        begun = monotonic()
        first = student.load()
        assert 0 < first.seconds <= monotonic() - begun
        assert (student.loaded, student.language) == (first, Language.PYTHON_3)
        assert student.process_id is not None
        assert student.text == path.read_text(encoding="utf-8")
        games = [event for event in events if isinstance(event, GuiGame)]
        lines = len(DRAWING.splitlines())
        assert games == [
            GuiGame(4, 3, 2, True, 0, "other", lines - 5),
            GuiGame(3, 2, 1, False, 1, "mc_move", lines - 4),
            GuiGame(3, 2, 1, False, 2, "Square", lines - 3),
        ]
        assert first.gui_game == games[2]
        assert "".join(e.text for e in events if isinstance(e, Output)) == first.output
        # Seeds: of a call, of each of several calls, and of the file itself.
        drawn = [student.call("draw", seed=seed).value for seed in (1, 2, 1)]
        assert drawn[0] == drawn[2] != drawn[1]
        each = student.call_each("draw", [((), 2), ((), 1)])
        assert [call.value for call in each] == [drawn[1], drawn[0]]
        numpy = [student.call("draw_numpy", seed=seed).value for seed in (1, 2, 1)]
        numpy += [student.call("draw_numpy", seed=seed).value for seed in (2, 2**40 + 1)]
        assert numpy[1] == numpy[3] != numpy[2]
        again = student.load_again()
        assert again == replace(first, seconds=again.seconds)
        assert student.loaded == again
        # Limits apply to each call anew, and a remark says once that they were reached.
        begun = monotonic()
        said = student.call("say", 49)
        assert 0 < said.seconds <= monotonic() - begun
        assert said.output == "s" * 49 + "\n"
        count = len(events)
        assert student.call("say", 60).output == "s" * 50
        remarks = [event for event in events[count:] if isinstance(event, Remark)]
        assert remarks == [Remark(RemarkKind.OUTPUT, Text("too much output: the rest is dropped"))]
        assert student.call("say", 49).output == said.output
        assert [c.value for c in student.call_each("say", [((60,), 1), ((40,), 2)])] == [60, 40]
        # Handles: those of the last load.
        assert student.move(START, 0, handle=1).square == (0, 2)
        begun = monotonic()
        moved = student.move(START, 2, handle=0)
        assert 0 < moved.seconds <= monotonic() - begun
        assert (moved.square, moved.type_name, moved.grid) == ((2, 0), "list", None)
        with pytest.raises(StudentError, match="the function passed to run_gui no longer") as gone:
            student.move(START, 2, handle=3)
        assert gone.value.kind is FailureKind.MISSING
        with pytest.raises(StudentError, match="off the board") as off:
            student.move(START, 5)
        assert off.value.kind is FailureKind.ILLEGAL
        assert failures[1:] == [gone.value.failure, off.value.failure]
        assert (failures[2].file, failures[2].output) == ("student.py", "asked\n")
        # Traces, only if they are asked for.
        board = BoardValue(((2,),))
        calls = [student.call("look", board, observe=observe) for observe in (False, True)]
        assert calls[0].trace.events == ()
        assert Checked(0, 2) in calls[1].trace.events
        assert calls[1].output == "looked\n"
        (looked,) = student.call_each("look", [([board], 1)], observe=True)
        assert (looked.trace, looked.output) == (calls[1].trace, "")
    after: list[object] = [student.loaded, student.process_id, student.language]
    assert after == [None] * 3
    assert isinstance(next(e for e in first.fence), str) or sys.platform == "win32"
    assert not any(isinstance(event, Fenced) for event in events)


def test_a_files_own_seed(write: Write) -> None:
    """The seed of the student is that of loading; a different one gives other numbers."""
    path = write("import random\nprint(random.random())\n")
    outputs = list[str]()
    for seed in (1, 2, 1):
        with Student(path, seed=seed) as student:
            outputs.append(student.load().output)
    assert outputs[0] == outputs[2] != outputs[1]


def test_a_relative_path_is_made_absolute(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file given by its name alone is found, and its given texts are the ones that run."""
    path = write("X = 1\n")
    monkeypatch.chdir(path.parent)
    files = OwnFiles.read(path)
    path.write_text("X = 2\n", encoding="utf-8")
    with Student(Path("student.py"), files=files) as student:
        assert student.path == path
        assert student.load().constants == {"X": 1}
    with Student(Path("student.py")) as student:
        assert student.load().constants == {"X": 2}


def test_a_stopped_student_can_be_loaded_again(write: Write) -> None:
    """What follows a stop is told as such; loading starts anew."""
    with Student(write(FUNCTIONS)) as student:
        student.load()
        student.stop()
        with pytest.raises(StudentError, match=r"^student\.py: it was stopped$") as caught:
            student.move(START, 1)
        assert (caught.value.kind, student.loaded) == (FailureKind.CLOSED, None)
        student.load_again()
        with pytest.raises(StudentError, match="has no function nothing"):
            student.call("nothing")
        assert student.move(START, 1).square in START.empty_squares


def test_an_unreadable_file_is_named_once(tmp_path: Path) -> None:
    """The reason names the file already."""
    failures = list[CodeFailure]()
    with pytest.raises(StudentError) as caught:
        Student(tmp_path / "gone.py", on_failure=failures.append).load()
    assert str(caught.value).count("gone.py") == 1
    assert failures == [caught.value.failure]
    assert failures[0].file == ""


MISSING = """
import poc_ttt_provided
from __main__ import __name__ as me
import user9_abc as suite, TicTacToe_GUI as gui, lib.ttt_board as board
import pygame
X = suite.anything(1)[2].more
SAME = board.TTTBoard is poc_ttt_provided.TTTBoard
WORD = 'x'
lower, MIXED_case = 1, 2
LIST, HALF, FLAG = [1], __import__('fractions').Fraction(1, 2), True
class UPPER: pass
"""


def test_what_a_file_finds_and_defines(write: Write) -> None:
    """Renamed and missing modules have remarks at their lines; only plain constants are listed."""
    with Student(write(MISSING)) as student:
        loaded = student.load()
    assert [(r.kind, str(r.text), r.line) for r in loaded.remarks] == [
        (
            RemarkKind.STAND_IN,
            "the module user9_abc is missing: calls to it do nothing",
            4,
        ),
        (
            RemarkKind.RENAMED,
            "TicTacToe_GUI is the course's poc_ttt_gui under another name",
            4,
        ),
        (
            RemarkKind.RENAMED,
            "lib.ttt_board is the course's poc_ttt_provided under another name",
            4,
        ),
        (RemarkKind.STAND_IN, "the module pygame is missing: calls to it do nothing", 5),
    ]
    assert loaded.constants == {"SAME": True, "WORD": "x", "HALF": 0.5, "FLAG": True}


def test_modules_beside_a_file_are_those_of_each_run(write: Write, tmp_path: Path) -> None:
    """Relative imports work, packages are packages, and each run imports everything anew."""
    package = tmp_path / "parts"
    package.mkdir()
    (package / "__init__.py").write_text("from parts.inner import N\nPLACE = __file__\n")
    (package / "inner.py").write_text("import random\nN = [random.random()]\n")
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "deep.py").write_text("D = __name__\n")
    (tmp_path / "beside.py").write_text("B = 5 / 2\n")
    text = """
        from . import beside
        from ..parts import N, PLACE
        import bare.deep, parts
        import parts.inner
        VALUE, D, B = N[0], bare.deep.D, beside.B
        PATH = PLACE
        N.append(1)
        COUNT = len(parts.inner.N)
    """
    with Student(write(text), seed=3) as student:
        first = student.load().constants
        assert (first["D"], first["B"], first["COUNT"]) == ("bare.deep", 2.5, 2)
        assert first["PATH"] == str(package / "__init__.py")
        assert student.load_again().constants == first


def test_the_modules_of_a_python_2_file_are_python_2(write: Write, tmp_path: Path) -> None:
    """A module that could be either runs as the file does; one that is Python 2 itself too."""
    old = "import string\nprint string.letters[0]\nHALF = 5 / 2\n"
    (tmp_path / "either.py").write_text("HALF = 5 / 2\n")
    (tmp_path / "old.py").write_text(old)
    with Student(write("import either, old\nprint either.HALF, old.HALF\n")) as student:
        assert student.load().output == "a\n2 2\n"
    path = write("import either, old\nprint(either.HALF, old.HALF, flush=True)\n")
    with Student(path) as student:
        loaded = student.load()
    assert (loaded.language, loaded.output) == (Language.PYTHON_3, "a\n2.5 2\n")
    (tmp_path / "old.py").write_text(f"import Queue\n{old}")
    with Student(path) as student:  # it runs again as Python 2, and so do its modules
        loaded = student.load()
    assert (loaded.language, loaded.output) == (Language.PYTHON_2, "a\n2 2\n")


@pytest.mark.parametrize(
    ("text", "overrides", "constants", "remarks"),
    [
        ("NTRIALS = 1", Overrides(9), {"NTRIALS": 9}, []),
        ("MCMATCH = 1\nMCOTHER = 2", Overrides(None, 3, 4), {"MCMATCH": 3, "MCOTHER": 4}, []),
        (
            "SCORE_CURRENT = 1\nSCORE_OTHER = 2",
            Overrides(None, 3, None),
            {"SCORE_CURRENT": 3, "SCORE_OTHER": 2},
            [],
        ),
        ("for NTRIALS in (1,): X = NTRIALS", Overrides(5), {"NTRIALS": 1, "X": 1}, ["NTRIALS"]),
        ("X = 1", Overrides(1, 2, 3), {"X": 1}, ["NTRIALS", "SCORE_CURRENT", "SCORE_OTHER"]),
        ("NTRIALS: int", Overrides(5), {}, ["NTRIALS"]),
        (
            "NTRIALS = SCORE_OTHER = 1",
            Overrides(7, 2, 3),
            {"NTRIALS": 7, "SCORE_OTHER": 3},
            ["SCORE_CURRENT"],
        ),
    ],
)
def test_constants_that_are_replaced(
    write: Write,
    text: str,
    overrides: Overrides,
    constants: dict[str, Json],
    remarks: list[str],
) -> None:
    """Each is set to its value; a constant that the file doesn't have gets a remark."""
    with Student(write(text), overrides=overrides) as student:
        loaded = student.load()
    assert loaded.constants == constants
    assert [(remark.kind, str(remark.text)) for remark in loaded.remarks] == [
        (RemarkKind.SETTING, f"the file has no {name} to replace") for name in remarks
    ]


SKIPPING = """
import poc_ttt_provided, poc_ttt_gui
def mc_move(board, player, trials): return board.get_empty_squares()[0]
poc_ttt_provided.play_game(mc_move, 1, False)
poc_ttt_gui.run_gui(3, 2, mc_move, 1)
"""


@pytest.mark.parametrize("skips", [True, False])
def test_games_are_skipped_only_on_request(write: Write, skips: bool) -> None:
    """A skipped game leaves a remark, and its function can still be asked."""
    with Student(write(SKIPPING), skip_games=skips) as student:
        loaded = student.load()
        assert student.move(START, 1, handle=0).square == (0, 0)
    assert ("X wins!" in loaded.output, loaded.gui_game is not None) == (not skips, not skips)
    words = [(str(remark.text), remark.line) for remark in loaded.remarks]
    skipped = [("the call to play_game was skipped", 4), ("the call to run_gui was skipped", 5)]
    assert words == (skipped if skips else [])


FIRST = "def mc_move(board, player, trials):\n    {body}return board.get_empty_squares()[0]\n"


@pytest.mark.parametrize(
    ("words", "trials", "end"),
    [
        ("mc_move", 1, "X wins!"),
        ("mc_move, 7", 7, "X wins!"),
        ("mc_move, 7, False", 7, "X wins!"),
        ("mc_move, 8, True", 8, "O wins!"),
        ("mc_move, reverse=True, ntrials=9", 9, "O wins!"),
    ],
)
def test_a_files_own_game(write: Write, words: str, trials: int, end: str) -> None:
    """A file's call of play_game plays a game with its trials, by its rules."""
    text = FIRST.format(body="ASKED.append((player, trials)); ")
    call = f"import poc_ttt_provided\npoc_ttt_provided.play_game({words})\n"
    with Student(write(f"ASKED = []\n{text}{call}SAID = str(ASKED)\n")) as student:
        loaded = student.load()
    # X takes a1 c1 b2 a3, which is a line.
    turns = [(2 + number % 2, trials) for number in range(7)]
    assert loaded.constants["SAID"] == str(turns)
    assert loaded.output.splitlines()[-1] == end


def test_a_file_that_runs_long_is_told(write: Write) -> None:
    """A remark names the line that it is at; then it can be stopped."""
    remarks: list[Remark] = []
    text = "import time\ndef f():\n    while True:\n        time.sleep(0.01)\nf()\n"

    def stop(event: Event) -> None:
        if isinstance(event, Remark):
            remarks.append(event)
            student.stop()

    student = Student(write(text), RunLimits(load_seconds=None), listener=stop)
    with student, pytest.raises(StudentError, match="it was stopped"):
        student.load()
    told = (RemarkKind.RUNNING, "still running after 5 s: it may never end")
    assert [(remark.kind, str(remark.text)) for remark in remarks] == [told]
    assert remarks[0].line in (3, 4)


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ({"tuple": [1.0, 2]}, True),
        ({"list": [1, 2.5]}, True),
        ({"tuple": [1, 2]}, False),
        ({"tuple": [1.0, 2, 3]}, False),
        ({"tuple": [1.0]}, False),
        ({"set": [1.0, 2.0]}, False),
        (1.5, False),
        (None, False),
    ],
    ids=range(8),
)
def test_a_fraction_in_a_pair_is_found(value: Json, found: bool) -> None:
    """A row or column that isn't whole is what Python 3's division gives."""
    assert has_fraction({"value": value}) is found


def test_the_files_in_a_request_are_read() -> None:
    """Paths, texts and remarks arrive in their places."""
    remark: Json = {"kind": "text", "text": "r", "line": 2}
    other: Json = {"kind": "language", "text": "s", "line": None}
    module: Json = {"path": "/b.py", "text": "B"}
    source, modules = sources_of(
        {"path": "/a.py", "text": "A", "remarks": [remark, other], "modules": {"b": module}}
    )
    remarks = (Remark(RemarkKind.TEXT, "r", 2), Remark(RemarkKind.LANGUAGE, "s"))
    assert source == SourceText(Path("/a.py"), "A", remarks)
    assert modules == {"b": SourceText(Path("/b.py"), "B")}
