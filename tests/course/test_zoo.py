"""Typical student files, each with a peculiarity: all of them play whole games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tttmc_app.core import Ending, Position, Rules
from tttmc_app.course import Language, LoadedFile, RemarkKind, Student, StudentError
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.session import play_game

ZOO = Path(__file__).parent / "zoo"
HELPERS = {"neighbour_scores"}
"""Files that make no moves, because others import them."""
TWO, THREE = Language.PYTHON_2, Language.PYTHON_3
PYTHON_2 = {
    "asks_at_end",
    "codeskulptor_gui",
    "dict_lists",
    "from_the_future",
    "functional",
    "integer_division",
    "latin_1",
    "leaking_names",
    "mixed_ordering",
    "none_sorting_at_import",
    "old_classes",
    "old_random",
    "old_syntax",
    "print_brackets",
    "py2_print",
    "tabs_and_spaces",
    "user_module",
}
LATER_PYTHON_2 = {"none_ordering", "half_an_index"}
"""Files that are valid Python 3, but whose first move shows that they are Python 2."""
FILES = sorted(path.stem for path in ZOO.glob("*.py") if path.stem not in HELPERS)


@dataclass(frozen=True)
class Played:
    """The results of a file's games."""

    loaded: LoadedFile
    language: Language | None
    endings: tuple[Ending, ...]
    seen: bool
    """Whether all moves came with the scores behind them."""


def play(name: str) -> Played:
    """Load a file and play a game on either side, and a reverse one on 4×4."""
    with Student(ZOO / f"{name}.py") as student:
        loaded = student.load()
        file, other = CoursePlayer(student, 8), RandomPlayer()
        endings: list[Ending] = []
        seen = True
        for rules, machines in (
            (Rules(3), (file, other)),
            (Rules(3), (other, file)),
            (Rules(4, reverse=True), (file, other)),
        ):
            record = play_game(Position.start(rules), machines, ("a", "b"), 1)
            assert record.result is not None
            assert not record.result.reason
            endings.append(record.result.ending)
            own = [move.thought for move in record.moves if move.thought]
            seen &= all(any(v is not None for v in t.values) for t in own if t.target is not None)
        return Played(loaded, student.language, tuple(endings), seen)


def test_the_zoo_is_large() -> None:
    """There are at least thirty files, and every file in the lists above exists."""
    assert len(FILES) >= 30
    assert set(FILES) >= PYTHON_2 | LATER_PYTHON_2
    assert all((ZOO / f"{name}.py").is_file() for name in HELPERS)


@pytest.mark.parametrize("name", FILES)
def test_a_file_plays_whole_games(name: str) -> None:
    """No file forfeits; each runs in the version of Python that it was written for."""
    played = play(name)
    assert set(played.endings) <= {Ending.LINE, Ending.FULL_BOARD}
    assert played.loaded.language is (TWO if name in PYTHON_2 else THREE)
    assert played.language is (TWO if name in PYTHON_2 | LATER_PYTHON_2 else THREE)
    assert played.seen is (name != "other_chooser")


@pytest.mark.parametrize(
    ("name", "size", "machine", "reverse"),
    [
        ("run_gui_at_import", 3, 2, False),
        ("both_at_import", 4, 3, True),
        ("renamed_modules", 3, 2, False),
        ("star_import", 3, 2, False),
        ("departures", 3, 2, False),
        ("main_guard", 5, 3, False),
    ],
)
def test_run_gui_requests_a_game(name: str, size: int, machine: int, reverse: bool) -> None:
    """A game requested through run_gui has the size, side and mode given there."""
    with Student(ZOO / f"{name}.py") as student:
        game = student.load().gui_game
    assert game is not None
    assert (game.size, game.machine, game.reverse) == (size, machine, reverse)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("play_game_at_import", "\n---------\n"),
        ("both_at_import", "\n---------\n"),
        ("none_sorting_at_import", "wins!\n"),
        ("own_suite", "Test #2: meant to fail Computed: 2 Expected: 3\nRan 2 tests. 1 failures.\n"),
        ("user_module", "suite says nothing 0\n"),
        ("user_names", "within\n"),
        ("py2_print", "loading 25 trials\n"),
        ("latin_1", "l\xe4dt 25 trials\n"),
        ("neighbour", "the neighbour runs\n"),
        ("leaking_names", "3\n"),
        ("codeskulptor_gui", "keys True True\n"),
        ("sys_exit_at_end", "done\n"),
    ],
)
def test_output_at_import_is_what_students_expect(name: str, text: str) -> None:
    """Console games, test suites and print statements print as in the course."""
    with Student(ZOO / f"{name}.py") as student:
        assert text in student.load().output


@pytest.mark.parametrize(
    ("name", "kind", "code", "text"),
    [
        ("user_module", RemarkKind.STAND_IN, "import user12_Abc_3", "user12_Abc_3"),
        ("user_names", RemarkKind.STAND_IN, "from user40_tests_12", "user40_tests_12"),
        (
            "renamed_modules",
            RemarkKind.RENAMED,
            "import ttt_board",
            "is the course's poc_ttt_provided",
        ),
        ("mixed_ordering", RemarkKind.LANGUAGE, "top = reduce(", "because of reduce"),
        ("dict_lists", RemarkKind.LANGUAGE, "table.keys()[0]", "used as a list"),
        ("none_sorting_at_import", RemarkKind.LANGUAGE, "max([None]", "restarted as Python 2"),
        ("sys_exit_at_end", RemarkKind.EXITED, "sys.exit()", "SystemExit"),
        ("no_encoding", RemarkKind.TEXT, None, "not UTF-8"),
    ],
)
def test_unusual_files_have_remarks(
    name: str, kind: RemarkKind, code: str | None, text: str
) -> None:
    """Each stand-in, renamed module and detected language has a remark, with its line if any."""
    path = ZOO / f"{name}.py"
    with Student(path) as student:
        remarks = student.load().remarks
    found = next(remark for remark in remarks if remark.kind is kind)
    assert text in str(found.text)
    if code is None:
        assert found.line is None
    else:
        assert found.line is not None
        assert code in path.read_text("latin-1").splitlines()[found.line - 1]


@pytest.mark.parametrize(
    ("name", "text"),
    [("fails_at_end", "missing 1 required positional"), ("asks_at_end", "EOFError")],
)
def test_a_failing_last_line_is_a_failure(name: str, text: str) -> None:
    """If a file fails after its definitions, the failure is reported with its line."""
    with Student(ZOO / f"{name}.py") as student:
        failure = student.load().failure
    assert failure is not None
    assert text in str(failure.message)
    assert failure.line == len((ZOO / f"{name}.py").read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("name", ["tabs_and_spaces", "functional", "old_syntax", "latin_1"])
def test_tracebacks_have_the_students_lines_in_python_2(name: str) -> None:
    """Line numbers are correct even in a translated file with tabs and unpacked parameters."""
    path = ZOO / f"{name}.py"
    lines = path.read_text(encoding="latin-1").splitlines()
    with Student(path) as student:
        first = student.load().function("mc_trial")
        assert first is not None
        assert lines[first.line - 1].startswith("def mc_trial")
        with pytest.raises(StudentError) as caught:
            student.call("mc_trial", None, 2)
    failure = caught.value.failure
    assert failure.line is not None
    assert "board.check_win()" in lines[failure.line - 1]
    assert f"line {failure.line}, in mc_trial\n    {lines[failure.line - 1].strip()}" in (
        failure.traceback
    )
