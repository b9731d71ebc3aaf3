"""A file in its child process: loading, calling and moving."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.course.conftest import FUNCTIONS, Write
from tttmc_app.core import Position, Rules
from tttmc_app.course import (
    BoardValue,
    Event,
    FailureKind,
    Language,
    Output,
    Overrides,
    RemarkKind,
    RunLimits,
    Student,
    StudentError,
)
from tttmc_app.course.trace import Moved

EMPTY_2 = BoardValue(((1, 1), (1, 1)))
START = Position.start(Rules(3))


def test_loading_returns_what_a_file_defines(write: Write) -> None:
    """Loading returns the language, the constants, and the functions with parameters and lines."""
    with Student(write(FUNCTIONS)) as student:
        loaded = student.load()
    assert loaded.language is Language.PYTHON_3
    assert loaded.constants == {"NTRIALS": 5, "SCORE_CURRENT": 1.0, "SCORE_OTHER": 2.0}
    names = ["mc_trial", "mc_update_scores", "get_best_move", "mc_move"]
    assert [function.name for function in loaded.functions] == names
    move = loaded.function("mc_move")
    assert move is not None
    assert (move.parameters, move.line) == (("board", "player", "trials"), 27)
    assert (loaded.remarks, loaded.output, loaded.failure, loaded.gui_game) == ((), "", None, None)


def test_calls_show_values_and_changed_arguments(write: Write) -> None:
    """A call returns its arguments as it left them, and the name of its value's type."""
    with Student(write(FUNCTIONS)) as student:
        student.load()
        trial = student.call("mc_trial", EMPTY_2, 2)
        assert (trial.value, trial.type_name) == (None, "NoneType")
        played = trial.arguments[0]
        assert isinstance(played, BoardValue)
        assert sorted(str(cell) for row in played.cells for cell in row) == ["1", "2", "2", "3"]
        best = student.call("get_best_move", EMPTY_2, [[0, 0], [3, 0]])
        assert (best.value, best.type_name) == ((1, 0), "tuple")
        done = BoardValue(((2, 2, 3), (3, 2, 1), (2, 1, 3)))
        finished = BoardValue(((2, 2, 2), (3, 3, 1), (1, 1, 1)))
        assert done.size == 3
        scores = student.call("mc_update_scores", [[0] * 3 for _ in range(3)], finished, 2)
        assert scores.arguments[0] == [[1.0, 1.0, 1.0], [-2.0, -2.0, 0], [0, 0, 0]]


@pytest.mark.parametrize(
    ("returned", "value", "type_name"),
    [
        ("1", 1, "int"),
        ("1.0", 1.0, "float"),
        ("True", True, "bool"),
        ("[1, (2, None)]", [1, (2, None)], "list"),
        ("{'a': {1}}", {"a": {1}}, "dict"),
        ("float('inf')", float("inf"), "float"),
        ("__import__('collections').Counter('aab')", {"a": 2, "b": 1}, "Counter"),
        ("type('Square', (tuple,), {'__iter__': None})((1, 2))", (1, 2), "Square"),
    ],
)
def test_values_keep_their_types(
    write: Write, returned: str, value: object, type_name: str
) -> None:
    """Tuples and lists, ints and floats keep their types."""
    with Student(write(f"def f():\n    return {returned}\n")) as student:
        student.load()
        called = student.call("f")
    assert (called.value, type(called.value)) == (value, type(value))
    assert called.type_name == type_name


def test_the_grid_contains_the_scores_passed_on(write: Write) -> None:
    """A move comes with the scores that were passed to the file's get_best_move."""
    text = FUNCTIONS + (
        "def get_best_move(board, scores):\n"
        "    print([[float(x) for x in row] for row in scores])\n"
        "    scores[0][0] = 99\n    return (0, 0)\n"
    )
    with Student(write(text)) as student:
        student.load()
        move = student.move(START, 20)
    assert move.square == (0, 0)
    assert move.grid is not None
    assert move.output == f"{[list(row) for row in move.grid]}\n"


@pytest.mark.parametrize(
    "scores",
    [
        "{(r, c): r + c for r in range(3) for c in range(3)}",
        "__import__('numpy').arange(3)[:, None] + __import__('numpy').arange(3)",
        "[[__import__('fractions').Fraction(r + c) for c in range(3)] for r in range(3)]",
    ],
)
def test_scores_of_other_kinds_are_shown(write: Write, scores: str) -> None:
    """Scores may be a dict of squares, a NumPy array, or numbers of other types."""
    text = f"def get_best_move(b, s): return (0, 0)\ndef mc_move(b, p, t):\n    s = {scores}\n"
    with Student(write(f"{text}    return get_best_move(b, s)\n")) as student:
        student.load()
        assert student.move(START, 1).grid == ((0, 1, 2), (1, 2, 3), (2, 3, 4))


@pytest.mark.parametrize(
    "text",
    [
        "NTRIALS, SCORE_CURRENT = 1, 2.0",
        "NTRIALS = SCORE_CURRENT = 1",
        "NTRIALS: int = 1\nSCORE_CURRENT = 2\nSCORE_CURRENT *= 2",
    ],
)
def test_constants_are_replaced_however_they_are_set(write: Write, text: str) -> None:
    """The scores are copied before later code can change them."""
    path = write(f"{text}\nTWICE = NTRIALS * 2 + SCORE_CURRENT\n")
    with Student(path, overrides=Overrides(trials=50, current=0.5)) as student:
        loaded = student.load()
    assert loaded.constant("TWICE") == 100.5
    assert loaded.remarks == ()


def test_a_fractional_row_means_python_2(write: Write) -> None:
    """A file that computes rows by division is rerun as Python 2 after its first fractional row."""
    text = FUNCTIONS + (
        "def get_best_move(board, scores):\n"
        "    i = random.choice([r * 3 + c for r, c in board.get_empty_squares()])\n"
        "    row = i / 3\n    return row, i - i // 3 * 3\n"
    )
    with Student(write(text)) as student:
        assert student.load().language is Language.PYTHON_3
        for seed in range(5):
            assert student.move(START, 5, seed=seed).square in START.empty_squares
        assert student.language is Language.PYTHON_2


def test_an_error_names_the_function_that_the_file_called(write: Write) -> None:
    """Errors name the course's functions."""
    path = write("import poc_ttt_gui\npoc_ttt_gui.run_gui(3)\n")
    missing = pytest.raises(StudentError, match=r"run_gui\(\) missing 2 required")
    with Student(path) as student, missing as caught:
        student.load()
    assert "RequestHandler" not in caught.value.failure.traceback


def test_the_same_seed_gives_the_same_moves(write: Write) -> None:
    """The random numbers of a move depend only on its seed."""
    with Student(write(FUNCTIONS)) as student:
        student.load()
        moves = [student.move(START, 30, seed=seed) for seed in (1, 2, 1)]
    assert (moves[0].square, moves[0].grid) == (moves[2].square, moves[2].grid)
    assert moves[0].grid != moves[1].grid


def test_callables_of_every_kind_are_listed(write: Write) -> None:
    """Callables of every kind are listed, even decorated and partial ones, with argument counts."""
    text = """
        import functools
        def wrap(f):
            @functools.wraps(f)
            def call(*a, **k): return f(*a, **k)
            return call
        def bare(f):
            def call(*a, **k): return f(*a, **k)
            return call
        class Machine:
            def move(self, board, player, trials): pass
            def __call__(self, board): pass
        @wrap
        def wrapped(a, b=1): pass
        @bare
        def hidden(a): pass
        cached = functools.lru_cache(wrapped)
        part = functools.partial(wrapped, 1)
        bound = Machine().move
        called = Machine()
        imported, kind = functools.reduce, Machine
    """
    with Student(write(text)) as student:
        found = {f.name: (f.least, f.most) for f in student.load().functions}
    assert found["wrapped"] == found["cached"] == (1, 2)
    assert (found["hidden"], found["part"]) == ((0, None), (0, 1))
    assert (found["bound"], found["called"]) == ((3, 3), (1, 1))
    assert found.keys().isdisjoint({"imported", "kind"})


def test_run_gui_keeps_the_function_passed_in(write: Write) -> None:
    """The function passed to run_gui plays, whatever its name."""
    text = FUNCTIONS + (
        "import poc_ttt_gui\n"
        "poc_ttt_gui.run_gui(4, provided.PLAYERO, lambda b, p, t: (2, t), 3, True)\n"
    )
    with Student(write(text)) as student:
        game = student.load().gui_game
        assert game is not None
        assert (game.size, game.machine, game.trials, game.reverse) == (4, 3, 3, True)
        move = student.move(Position.start(Rules(4, reverse=True)), 3, handle=game.handle)
    assert move.square == (2, 3)


def test_constants_are_set_without_touching_the_file(write: Write) -> None:
    """Trials and weights can be overridden under both of their names."""
    path = write(FUNCTIONS.replace("SCORE_OTHER", "MCOTHER"))
    before = path.read_text(encoding="utf-8")
    with Student(path, overrides=Overrides(7, 3.0, 4.0)) as student:
        constants = student.load().constants
    assert constants == {"NTRIALS": 7, "SCORE_CURRENT": 3.0, "MCOTHER": 4.0}
    assert path.read_text(encoding="utf-8") == before


def test_games_at_import_are_skipped_on_request(write: Write) -> None:
    """While grading, play_game and run_gui return at once and leave a remark with the line."""
    text = FUNCTIONS + (
        "import poc_ttt_gui\nprovided.play_game(mc_move, 1)\n"
        "poc_ttt_gui.run_gui(3, 2, mc_move, 1)\nprint('after')\n"
    )
    with Student(write(text), skip_games=True) as student:
        loaded = student.load()
    assert loaded.output == "after\n"
    assert loaded.gui_game is None
    last = len(text.splitlines())
    skipped = [r.line for r in loaded.remarks if r.kind is RemarkKind.SKIPPED]
    assert skipped == [last - 2, last - 1]


def test_output_streams_while_a_file_runs(write: Write) -> None:
    """Output arrives before the file has ended, and the result contains all of it."""
    events: list[Event] = []
    text = "import time\nprint('one')\ntime.sleep(0.4)\nprint('two')\n"
    with Student(write(text), listener=events.append) as student:
        loaded = student.load()
    assert next(event for event in events if isinstance(event, Output)) == Output("one\n")
    assert loaded.output == "one\ntwo\n"


def test_output_that_bypasses_pythons_streams_is_kept(write: Write) -> None:
    """Output written with os.write is kept."""
    with Student(
        write("import os\nos.write(1, b'raw\\n')\nos.write(2, b'errors\\n')\n")
    ) as student:
        assert student.load().output == "raw\nerrors\n"


def test_the_working_directory_is_private_and_removed(write: Write) -> None:
    """A file works in its own directory, which is removed with the process."""
    path = write("import os\nopen('left.txt', 'w').write('x')\nprint(os.getcwd())\n")
    with Student(path) as student:
        folder = Path(student.load().output.strip())
        assert (folder / "left.txt").exists()
        assert folder != path.parent
    assert not folder.exists()


@pytest.mark.parametrize(
    ("text", "kind", "line", "message"),
    [
        ("x = 1\ndef f(:\n", FailureKind.SYNTAX, 2, "SyntaxError: invalid syntax"),
        ("print 'a'\nx = (\n", FailureKind.SYNTAX, 3, "SyntaxError"),
        ("\n\nx = 1 / 0\n", FailureKind.RAISED, 3, "ZeroDivisionError: division by zero"),
        ("import nothing_of_the_kind\n", FailureKind.RAISED, 1, "No module named 'nothing_of"),
        ("import os\nos._exit(3)\n", FailureKind.CRASHED, None, "ended with code 3"),
        # A file that sleeps needs no processor: it reaches its limit on a busy computer too.
        ("import time\ntime.sleep(9999)\n", FailureKind.TIMEOUT, None, "took longer than 2 s"),
        ("x = []\nwhile True: x.append(bytearray(10**7))", FailureKind.MEMORY, 2, "MemoryError"),
    ],
)
def test_failures_of_loading(
    write: Write, text: str, kind: FailureKind, line: int | None, message: str
) -> None:
    """Each failure has a one-line message, and the student's line if there is one."""
    seconds = 2.0 if kind is FailureKind.TIMEOUT else None
    limits = RunLimits(load_seconds=seconds, memory_bytes=300 * 2**20)
    with Student(write(text), limits) as student, pytest.raises(StudentError) as caught:
        student.load()
    assert (caught.value.kind, caught.value.failure.line) == (kind, line)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith("student.py: ")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """The error for a missing file contains its name and the reason."""
    student = Student(tmp_path / "gone.py")
    with student, pytest.raises(StudentError, match=r"^gone\.py can't be read") as caught:
        student.load()
    assert caught.value.kind is FailureKind.UNREADABLE


def test_tracebacks_show_only_the_students_lines(write: Write) -> None:
    """A traceback contains only the student's file and lines."""
    text = "def f(x):\n    return g(x)\n\n\ndef g(x):\n    return x.nothing\n"
    with Student(write(text)) as student:
        student.load()
        with pytest.raises(StudentError) as caught:
            student.call("f", 1)
    failure = caught.value.failure
    assert failure.line == 6
    assert failure.traceback == (
        "Traceback (most recent call last):\n"
        '  File "student.py", line 2, in f\n    return g(x)\n'
        '  File "student.py", line 6, in g\n    return x.nothing\n'
        "AttributeError: 'int' object has no attribute 'nothing'\n"
    )


def test_a_file_that_fails_after_its_functions_still_plays(write: Write) -> None:
    """If the last line fails, mc_move can still be used; the result contains the failure."""
    with Student(write(FUNCTIONS + "print(mc_trial(1))\n")) as student:
        loaded = student.load()
        assert student.move(START, 1).square in START.empty_squares
    assert loaded.failure is not None
    assert loaded.failure.kind is FailureKind.RAISED
    assert loaded.failure.line == len(FUNCTIONS.splitlines()) + 1


def test_an_exception_leaves_the_child_usable(write: Write) -> None:
    """After a call that raised an exception, the next one works in the same process."""
    text = "import time\nNOW = time.time()\ndef f(x):\n    return NOW // x\n"
    with Student(write(text)) as student:
        started = student.load().constants["NOW"]
        with pytest.raises(StudentError, match="ZeroDivisionError"):
            student.call("f", 0)
        assert isinstance(started, float)
        assert student.call("f", 1).value == started // 1


def test_a_missing_function_is_an_error(write: Write) -> None:
    """Calling a missing function fails."""
    with Student(write("x = 1\n")) as student:
        student.load()
        with pytest.raises(StudentError, match="the file has no function mc_move") as caught:
            student.move(START, 1)
    assert caught.value.kind is FailureKind.MISSING


def test_a_move_is_asked_with_the_board_and_the_side(write: Write) -> None:
    """X is 2 and O is 3, both on the board and as the argument player."""
    text = (
        "def mc_move(board, player, trials):\n"
        "    return (board.square(0, 0) - 1, board.square(0, 1) - player)\n"
    )
    with Student(write(text)) as student:
        student.load()
        for side, square in (("x", (1, 1)), ("o", (1, 0))):
            position = Position.parse("XO./..X/O..", to_move=side)
            assert student.move(position, 5).square == square


def test_a_refused_move_is_not_done(write: Write) -> None:
    """The trace of a call tells a move on an empty square from one that the board refused."""
    text = "def f(board):\n    board.move(0, 0, 2)\n    board.move(0, 0, 3)\n"
    with Student(write(text)) as student:
        student.load()
        events = student.call("f", EMPTY_2, observe=True).trace.events
    assert [event.is_done for event in events if isinstance(event, Moved)] == [True, False]


@pytest.mark.skipif(sys.platform == "win32", reason="only POSIX has signals")
def test_a_process_ended_from_outside_is_not_the_files_fault(write: Write) -> None:
    """A signal that the file can't send itself is told apart from a crash of the file."""
    with Student(write("def mc_move(board, player, trials):\n    while True: pass\n")) as student:
        student.load()
        steps = student.moving(Position.start(Rules()), 5)
        next(steps)
        assert student.process_id is not None
        os.kill(student.process_id, signal.SIGKILL)
        with pytest.raises(StudentError) as caught:
            list(steps)
    assert caught.value.kind is FailureKind.DISTURBED
