"""Opening files: what a file asks for, how it is read and run, and how changes are noticed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from tests.gui.students.files import FIRST_EMPTY, GAME, GOOD, children, write
from tttmc_app.core import Mark, Rules, TttmcError
from tttmc_app.course import CodeFailure, FailureKind, GuiGame, LoadedFile
from tttmc_app.course.exchange import Steps
from tttmc_app.course.student_types import FunctionInfo, Language
from tttmc_app.gui.game.state import GameState
from tttmc_app.gui.students import file_opener, student_messages
from tttmc_app.gui.students.file_opener import BrokenFile, FileOpener, OpenedFile
from tttmc_app.gui.students.output_queue import OutputQueue
from tttmc_app.gui.students.student_host import StudentHost
from tttmc_app.gui.students.student_player import StudentProcess
from tttmc_app.gui.students.student_specs import (
    StudentSettings,
    check_trusted,
    file_of,
    is_file,
    is_file_of,
    is_student,
    settings_of,
    student_spec,
)
from tttmc_app.gui.students.trust import Approvals, StudentSource, trust
from tttmc_app.gui.students.waiting import Waiting
from tttmc_app.players import default_spec, parse_spec


def opened(game: GuiGame | None = None, *functions: str) -> OpenedFile:
    """Return a file that has run."""
    infos = tuple(FunctionInfo(name, (), 1, 0, 0) for name in functions)
    source = StudentSource(Path("/class/anna.py"), "", "1")
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
        opened(game(99, 2)).rules(Rules())
    text = student_messages.playing_text
    assert text(plain, 7) == "anna.py (Python 2) plays O against you."
    assert text(plain, 8) == (
        "anna.py (Python 2) plays O against you. The board is now 3×3, because a file is slow on "
        "8×8; you can change it back under Rules."
    )
    assert text(asks_x, 19) == "anna.py (Python 2) plays X against you, as requested on line 9."
    assert text(opened(game(4, 3, line=None)), 19) == "anna.py (Python 2) plays O against you."
    error = TttmcError("a board has at most {most} rows", most=25)
    assert student_messages.impossible_game_text("a.py", error) == (
        "a.py asks for an impossible game: a board has at most 25 rows"
    )
    assert student_messages.cannot_play_text("a.py") == (
        "The file a.py has no function mc_move, so it can't play; the console shows what it "
        "printed."
    )
    failure = CodeFailure(FailureKind.RAISED, "it failed", 3, file="a.py")
    assert student_messages.broken_text(BrokenFile(plain.source, failure)) == (
        "The file a.py: it failed (line 3). The console shows where. Fix the file, then press "
        "Reload."
    )


class Opener:
    """A file opener, its host, and what it has told."""

    def __init__(self) -> None:
        self.host = StudentHost()
        self.output = OutputQueue()
        self.opener = FileOpener(self.host, self.output)
        self.told: list[tuple[str, Any]] = []
        for name in ("asked", "started", "loaded", "broken", "failed", "read_again"):
            self._keep(name)

    def _keep(self, name: str) -> None:
        def keep(value: Any) -> None:
            self.told.append((name, value))

        getattr(self.opener, name).connect(keep)

    @property
    def names(self) -> list[str]:
        """Return what was told, without the values."""
        return [name for name, _ in self.told]


@pytest.fixture
def opener(qtbot: QtBot) -> Iterator[Opener]:
    """Return an opener that is shut down at the end."""
    one = Opener()
    yield one
    one.host.close()
    assert one.opener.shutdown()


def test_a_file_is_opened(opener: Opener, qtbot: QtBot, tmp_path: Path) -> None:
    """A new file is asked about, then run and approved; then it opens without a question."""
    path = write(tmp_path, FIRST_EMPTY)

    def until(*names: str) -> None:
        qtbot.waitUntil(lambda: opener.names == [*names])
        assert not opener.opener.is_busy

    opener.opener.read(path)
    assert opener.opener.is_busy
    until("asked")
    read = opener.told[0][1]
    assert (read.source.path, read.is_trusted) == (path, False)
    opener.told.clear()
    opener.opener.load(read.source)
    assert opener.told == [("started", path)]
    until("started", "loaded")
    assert opener.told[1][1].source == read.source
    opener.host.add(read.source, opener.told[1][1].loaded, opener.output)
    assert len(children()) == 1
    opener.told.clear()
    opener.opener.reread(path)
    until("read_again")
    assert opener.told[0][1].is_trusted
    opener.told.clear()
    opener.opener.read(path)
    until("started", "loaded")
    opener.told.clear()
    opener.opener.read(tmp_path / "gone.py")
    until("failed")
    assert "gone.py can't be read" in opener.told[0][1]
    opener.told.clear()
    before = children()
    opener.opener.load(StudentSource.read(write(tmp_path, "import math\n1 / 0\n", "bad.py")))
    until("started", "broken")
    assert children() == before, "its process has ended"
    broken = opener.told[1][1]
    assert (broken.source.path.name, broken.failure.line) == ("bad.py", 2)
    opener.told.clear()
    changed = StudentSource.read(write(tmp_path, GOOD, "new.py"))
    write(tmp_path, GAME, "new.py")
    opener.opener.load(changed)
    until("started", "failed")
    assert opener.told[1][1] == "new.py has changed on disk: reload it"
    opener.told.clear()
    opener.opener.read(path)
    opener.opener.cancel()
    until()
    qtbot.wait(50)
    assert opener.told == []


def test_a_file_cancelled_in_its_last_step_is_not_handed_over(
    opener: Opener, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process ends, although the file had been loaded by then."""
    loading, is_loaded = StudentProcess.loading, Event()

    def cancelled_at_the_end(process: StudentProcess) -> Steps[LoadedFile]:
        loaded = yield from loading(process)
        opener.opener.cancel()
        is_loaded.set()
        return loaded

    monkeypatch.setattr(StudentProcess, "loading", cancelled_at_the_end)
    opener.opener.load(StudentSource.read(write(tmp_path, FIRST_EMPTY)))
    qtbot.waitUntil(is_loaded.is_set)
    qtbot.waitUntil(lambda: children() == set())
    assert opener.names == ["started"]


class State(QObject):
    """The parts of a game's state that waiting depends on."""

    players_changed = Signal()

    def __init__(self, *players: str) -> None:
        super().__init__()
        self.players = [parse_spec(text) for text in players]
        self.session = self
        self.waiting: dict[str, dict[Mark, str]] = {}

    def set_waiting(self, kind: str, waiting: dict[Mark, str]) -> None:
        """Keep what machines wait for."""
        self.waiting[kind] = waiting


def test_the_status_tells_what_a_file_waits_for(opener: Opener, tmp_path: Path) -> None:
    """A side needs a file, a permission or a moment; other sides wait for nothing."""
    path, other = tmp_path / "a.py", tmp_path / "b.py"
    state: Any = State(f"course:{path}", "course")
    Waiting(cast("GameState", state), opener.opener)
    need = {Mark.O: "O needs a student file"}
    assert state.waiting == {"students": need}
    read = file_opener.ReadFile(StudentSource(path, "", ""), is_trusted=False)
    asking = "a.py (X) is waiting for your permission"
    signals: Any = opener.opener
    for signal, value, text in (
        (signals.asked, read, asking),
        (signals.started, path, "a.py (X) is starting"),
        (signals.loaded, opened(), ""),
        (signals.started, other, ""),
        (signals.started, tmp_path / "elsewhere" / "a.py", ""),  # of the same name
        (signals.asked, read, asking),
        (signals.failed, "no", ""),
        (signals.asked, read, asking),
        (signals.broken, None, ""),
    ):
        signal.emit(value)
        assert state.waiting["students"] == ({Mark.X: text} if text else {}) | need
    state.players = [default_spec("mc"), student_spec(other)]
    state.players_changed.emit()
    assert state.waiting["students"] == {}
    state.players = [student_spec(path), student_spec(other)]
    for signal, value, mark, words in (
        (signals.asked, read, Mark.X, asking),
        (signals.started, other, Mark.O, "b.py (O) is starting"),
    ):
        signal.emit(value)
        assert state.waiting["students"] == {mark: words}
    state.players = [student_spec(path)] * 2
    for signal, value, words in (
        (signals.asked, read, "a.py ({}) is waiting for your permission"),
        (signals.started, path, "a.py ({}) is starting"),
    ):
        signal.emit(value)
        assert state.waiting["students"] == {mark: words.format(mark) for mark in Mark}


def test_specs_describe_files(tmp_path: Path) -> None:
    """A player's spec tells whether it is a student's file, which one, and with what settings."""
    path = write(tmp_path, GOOD)
    mine, bare, machine = student_spec(path), parse_spec("course"), parse_spec("mc")
    kinds = [(is_student(spec), is_file(spec)) for spec in (mine, bare, machine)]
    assert kinds == [(True, True), (True, False), (False, False)]
    assert file_of(mine) == path
    assert is_file_of(mine, path)
    assert not is_file_of(mine, tmp_path)
    assert not is_file_of(bare, path)
    assert settings_of(mine) == StudentSettings() == StudentSettings(None, None, None, 30.0)
    typed = mine.with_value("trials", 5).with_value("current", 0).with_value("other", 2.5)
    assert settings_of(typed.with_value("seconds", 9)) == StudentSettings(5, 0.0, 2.5, 9.0)
    check_trusted((machine, bare, student_spec(tmp_path / "gone.py")))
    words = r"player.py is new here: open it in the main window first \(File → Open student file\)"
    with pytest.raises(TttmcError, match=words):
        check_trusted((machine, mine))
    trust([StudentSource.read(path)])
    check_trusted((mine,))
    later = student_spec(write(tmp_path, GAME, "z.py"))
    with pytest.raises(TttmcError, match=words.replace("player", "z")):
        check_trusted((mine, later))


def test_approvals_are_kept_in_order(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest approvals are kept, one a line, whatever their names contain."""
    monkeypatch.setattr("tttmc_app.gui.students.trust._MOST_REMEMBERED", 3)
    some = Approvals("some.txt")
    assert some.digests() == frozenset()
    some.add([("a", "one two\n.py"), ("b", "b.py")])
    some.add([("b", "again.py")])
    lines = (home / "some.txt").read_text("utf-8").splitlines()
    assert lines == ["a one two .py", "b b.py"]
    some.add([("c", "c.py"), ("d", "d.py")])
    assert some.digests() == {"b", "c", "d"}
    assert Approvals("other.txt").digests() == frozenset()
