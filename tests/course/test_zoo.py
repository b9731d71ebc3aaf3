"""Typical student files, each with a peculiarity: all of them play whole games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.course.conftest import failure, values_of
from tests.course.zoo_files import write_zoo, zoo_files
from tttmc_app.core import Ending, Position, Rules
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.student_types import Language, RemarkKind
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.session import play_game

SPECIAL = """
asks_at_end: 2
codeskulptor_gui: 2 | prints keys True True
dict_lists: 2 | language at table.keys()[0] names table.keys()
from_the_future: 2
functional: 2
integer_division: 2
latin_1: 2 | prints lädt 25 trials
leaking_names: 2 | prints 3
mixed_ordering: 2 | language at top = reduce( names reduce
none_sorting_at_import: 2 | prints wins! | language at max([None] names TypeError
old_classes: 2
old_random: 2
old_syntax: 2
print_brackets: 2
py2_print: 2 | prints loading 25 trials
tabs_and_spaces: 2
user_module: 2 | prints suite says nothing 0 | stand-in at import user12_Abc_3 names user12_Abc_3
none_ordering: 3, later 2
half_an_index: 3, later 2
run_gui_at_import: 3 | game 3 2 False
both_at_import: 3 | game 4 3 True | prints ---------
renamed_modules: 3 | game 3 2 False | renamed at import ttt_board names poc_ttt_provided
star_import: 3 | game 3 2 False
departures: 3 | game 3 2 False
main_guard: 3 | game 5 3 False
play_game_at_import: 3 | prints ---------
own_suite: 3 | prints Ran 2 tests. 1 failures.
user_names: 3 | prints within | stand-in at from user40_tests_12 names user40_tests_12
neighbour: 3 | prints the neighbour runs
sys_exit_at_end: 3 | prints done | exited at sys.exit() names
no_encoding: 3 | text
fails_at_end: 3
"""
"""Files with their version of Python and what else they show; all others are just Python 3."""
EXPECTED = {row.partition(": ")[0]: row.partition(": ")[2] for row in SPECIAL.strip().splitlines()}
FILES = [name for name in zoo_files() if name != "neighbour_scores"]
STOPPING = {"fails_at_end": "TypeError", "asks_at_end": "EOFError"}


@pytest.fixture(scope="module")
def zoo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with all files."""
    folder = tmp_path_factory.mktemp("zoo")
    write_zoo(folder)
    return folder


def test_the_zoo_is_large() -> None:
    """There are at least thirty files, and every file in the list above exists."""
    assert len(FILES) >= 30
    assert {*FILES} >= {*EXPECTED}


@pytest.mark.parametrize("name", FILES)
def test_a_file_plays_whole_games(zoo: Path, name: str) -> None:
    """No file forfeits; each runs in its version of Python, with remarks at its own lines."""
    language, *shows = EXPECTED.get(name, "3").split(" | ")
    path = zoo / f"{name}.py"
    lines = path.read_text("latin-1").splitlines()
    with SandboxedFile(path) as student:
        loaded = finish(student.load())
        file, other = CoursePlayer(student, 8), RandomPlayer()
        for rules, machines in (
            (Rules(3), (other, file)),
            (Rules(4, reverse=True), (file, other)),
        ):
            record = play_game(Position.start(rules), machines, ("a", "b"), 1)
            assert record.result is not None
            assert record.result.ending in (Ending.LINE, Ending.FULL_BOARD)
            own = [move.thought for move in record.moves if move.thought]
            seen = [any(v is not None for v in t.values) for t in own if t.target is not None]
            assert all(seen) is (name != "other_chooser")
        assert loaded.language == Language(f"Python {language[0]}")
        assert student.language == Language(f"Python {language[-1]}")
    game = loaded.gui_game and f"{loaded.gui_game.size} {loaded.gui_game.machine}"
    for show in shows:
        word, _, rest = show.partition(" ")
        if word == "game":
            assert loaded.gui_game
            assert f"{game} {loaded.gui_game.reverse}" == rest
        elif word == "prints":
            assert f"{rest}\n" in loaded.output
        else:
            (remark, *_) = [each for each in loaded.remarks if each.kind == RemarkKind(word)]
            code, _, named = rest.removeprefix("at ").partition(" names")
            assert code in (lines[remark.line - 1] if remark.line else "")
            assert (remark.line is None) is (word == "text")
            assert named.strip() in " ".join([*values_of(remark.text).values(), str(remark.text)])
    stopped = loaded.failure
    assert (stopped is not None) is (name in STOPPING)
    if stopped:
        assert stopped.line == len(lines)
        assert str(stopped.reason).startswith(STOPPING[name])


@pytest.mark.parametrize("name", ["tabs_and_spaces", "functional", "old_syntax", "latin_1"])
def test_tracebacks_have_the_students_lines_in_python_2(zoo: Path, name: str) -> None:
    """Line numbers are correct even in a translated file with tabs and unpacked parameters."""
    path = zoo / f"{name}.py"
    lines = path.read_text(encoding="latin-1").splitlines()
    with SandboxedFile(path) as student:
        first = finish(student.load()).function("mc_trial")
        found = failure(lambda: student.call("mc_trial", None, 2))
    assert first is not None
    assert lines[first.line - 1].startswith("def mc_trial")
    assert found.line is not None
    assert "board.check_win()" in lines[found.line - 1]
    assert f"line {found.line}, in mc_trial\n    {lines[found.line - 1].strip()}" in found.traceback
