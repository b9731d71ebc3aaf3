"""Students' files: the games that they ask for, their settings as players, and approvals."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.gui.programs.files import GAME, GOOD, write
from tttmc_app.core import Mark, Rules, TttmcError
from tttmc_app.course.student_types import FunctionInfo, GuiGame, Language, LoadedFile
from tttmc_app.gui.programs.players import OpenedFile
from tttmc_app.gui.programs.specs import check_trusted, student_of, student_spec
from tttmc_app.gui.programs.student_flow import playing_text
from tttmc_app.gui.programs.trust import STUDENT_FILES, Program, read_student
from tttmc_app.players import parse_spec


def opened(game: GuiGame | None = None, *functions: str) -> OpenedFile:
    """Return a file that has run."""
    infos = tuple(FunctionInfo(name, (), 1, 0, 0) for name in functions)
    source = Program(Path("/class/anna.py"), "", "1")
    return OpenedFile(source, LoadedFile(Language.PYTHON_2, {}, infos, game, (), "", 0.0))


def game(size: int, machine: int, *, reverse: bool = False, line: int | None = 9) -> GuiGame:
    """Return a game that a file requests."""
    return GuiGame(size, machine, 7, reverse, 1, "mc_move", line)


def test_a_file_decides_its_game() -> None:
    """A file plays the game that it asks for, or else O on a board that isn't too large."""
    plain, asks_x, asks_o = (
        opened(None, "mc_move"),
        opened(game(4, 2, reverse=True)),
        opened(game(5, 3)),
    )
    assert (plain.can_play, opened(None, "mc_trial").can_play) == (True, False)
    assert asks_x.can_play
    assert [file.side for file in (plain, asks_x, asks_o)] == [Mark.O, Mark.X, Mark.O]
    assert asks_x.rules(Rules(19)) == Rules(4, reverse=True)
    assert asks_o.rules(Rules(3, reverse=True)) == Rules(5)
    assert plain.rules(Rules(7, 4)) is None
    assert plain.rules(Rules(8, 4, reverse=True)) == Rules(3, reverse=True)
    with pytest.raises(TttmcError):
        opened(game(99, 2)).rules(Rules(3))
    assert playing_text(plain, 7) == "anna.py (Python 2) plays O against you."
    assert playing_text(plain, 8) == (
        "anna.py (Python 2) plays O against you. The board is now 3×3, because a file is slow on "
        "8×8; you can change it back under Rules."
    )
    assert (
        playing_text(asks_x, 19)
        == "anna.py (Python 2) plays X against you, as requested on line 9."
    )
    assert (
        playing_text(opened(game(4, 3, line=None)), 19) == "anna.py (Python 2) plays O against you."
    )


def test_specs_describe_files(tmp_path: Path) -> None:
    """A player's spec tells whether it is a student's file, and which one."""
    path = write(tmp_path, GOOD)
    mine, bare, machine = student_spec(path), parse_spec("course"), parse_spec("mc")
    assert [student_of(spec) for spec in (mine, bare, machine)] == [path, None, None]
    check_trusted((machine, bare, student_spec(tmp_path / "gone.py")))
    words = r"player.py is new here: open it in the main window first \(File → Open student file\)"
    with pytest.raises(TttmcError, match=words):
        check_trusted((machine, mine))
    STUDENT_FILES.add(read_student(path))
    check_trusted((mine,))
    later = student_spec(write(tmp_path, GAME, "z.py"))
    with pytest.raises(TttmcError, match=words.replace("player", "z")):
        check_trusted((mine, later))
