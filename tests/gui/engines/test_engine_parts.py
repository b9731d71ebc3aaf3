"""The parts that bring engines into the window: approval, trials, permission and their words."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.gomocup.brains import REFERENCE, running, write_brain
from tests.gui.conftest import OpenWindow
from tests.gui.engines.test_engines import FIVE, approve, question
from tttmc_app.core import Mark, Position, Rules, Text, Thought, TttmcError
from tttmc_app.gomocup import BrainLimits
from tttmc_app.gomocup.protocol import About
from tttmc_app.gui.engines.engine_host import EngineHost, WindowEngine
from tttmc_app.gui.engines.engine_opener import EngineOpener, Program, Trial
from tttmc_app.gui.engines.engine_specs import check_trusted, is_engine, program_of
from tttmc_app.gui.students.output_queue import OutputKind, OutputPiece, OutputQueue
from tttmc_app.gui.students.trust import ENGINES
from tttmc_app.players import Player, PlayerSpec, default_spec, parse_spec
from tttmc_app.players.engine_player import EnginePlayer, waiting_thought
from tttmc_app.players.player import file_digest
from tttmc_app.players.random_player import RandomPlayer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")
LIMITS = BrainLimits(5.0, 100)


def test_an_engine_is_named_by_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only engines have a program, as an absolute path; without a file they have none."""
    monkeypatch.chdir(tmp_path)
    assert (is_engine(default_spec("engine")), is_engine(parse_spec("mc"))) == (True, False)
    assert program_of(default_spec("engine")) is None
    assert program_of(parse_spec("mc")) is None
    assert program_of(parse_spec("engine:pbrain")) == tmp_path / "pbrain"


def test_only_approved_engines_can_be_used_elsewhere(tmp_path: Path) -> None:
    """A program that is new, or has changed since, is named; a missing one can't run anyway."""
    path = write_brain(tmp_path, REFERENCE, "pbrain-one")
    spec = parse_spec(f"engine:{path}")
    new = "pbrain-one is new here: choose it as a player in the main window first, and allow it"
    with pytest.raises(TttmcError, match=new):
        check_trusted([parse_spec("mc"), spec])
    approve(path)
    check_trusted([parse_spec("mc"), spec, parse_spec(f"engine:{tmp_path / 'missing'}")])
    check_trusted([default_spec("engine")])
    write_brain(tmp_path, f"{REFERENCE}\n# changed", "pbrain-one")
    with pytest.raises(TttmcError, match=new):
        check_trusted([spec])
    student = tmp_path / "mine.py"
    student.write_text("def mc_move(board, player, trials): return 0, 0\n")
    with pytest.raises(TttmcError, match=r"mine\.py"):
        check_trusted([parse_spec(f"course:{student}")])


@pytest.mark.usefixtures("introduced")
def test_an_opener_reads_and_tries(qtbot: QtBot, tmp_path: Path) -> None:
    """A program is read with its approval; trying stores the approval and ends the process."""
    opener, found = EngineOpener(), list[object]()
    for signal in (opener.read, opener.tried, opener.failed):
        signal.connect(found.append)
    path = write_brain(tmp_path, REFERENCE)
    opener.open(path)
    assert [opener.is_busy] == [True]
    qtbot.waitUntil(lambda: len(found) == 1)
    program = Program(path, file_digest(path), is_trusted=False)
    assert found == [program]
    assert not opener.is_busy
    about = About("Reference", "1.0", "A. Body")
    for rules, refusal in ((FIVE, None), (Rules(21, 5), "only 5 to 20, please")):
        found.clear()
        opener.approve(program, rules, LIMITS)
        qtbot.waitUntil(lambda: len(found) == 1)
        (trial,) = found
        assert isinstance(trial, Trial)
        assert (trial.program, trial.rules) == (program, rules)
        if refusal is None:
            assert (trial.about, trial.refusal) == (about, None)
        else:
            assert refusal in str(trial.refusal)
        assert running(path) == []
    assert program.digest in ENGINES.digests()
    found.clear()
    opener.open(path)
    qtbot.waitUntil(lambda: len(found) == 1)
    assert found == [Program(path, program.digest, is_trusted=True)]
    found.clear()
    dead = write_brain(tmp_path, "import sys; sys.exit(4)", "pbrain-dead")
    opener.approve(Program(dead, file_digest(dead), is_trusted=True), FIVE, LIMITS)
    qtbot.waitUntil(lambda: len(found) == 1)
    assert isinstance(found[0], Trial)
    assert "ended" in str(found[0].refusal)
    found.clear()
    opener.open(tmp_path / "none")
    qtbot.waitUntil(lambda: len(found) == 1)
    assert found == ["none can't be read: choose another program"]
    assert opener.shutdown()


class _Engine(EnginePlayer):
    """An engine without a process: it reports a message, then moves or forfeits."""

    forfeits = False
    closed = 0

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield two thoughts."""
        assert self.listener is not None
        self.listener("thinking")
        (thought,) = RandomPlayer().think(position, seed)
        yield waiting_thought(position, seed)
        if _Engine.forfeits:
            thought = replace(thought, move=None, forfeit=Text("it is tired"))
        yield thought

    def close(self) -> None:
        """Count."""
        _Engine.closed += 1


def test_only_an_accepted_engine_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits until it may play by these rules; a changed program and a withdrawal stop it."""
    path, other = tmp_path / "pbrain", tmp_path / "other"
    path.write_text("one")
    other.write_text("two")

    def engine(_spec: PlayerSpec) -> _Engine:
        return _Engine(path)

    monkeypatch.setattr(PlayerSpec, "make", engine)
    made: list[PlayerSpec] = []

    def make(spec: PlayerSpec) -> Player:
        made.append(spec)
        return RandomPlayer()

    host = EngineHost(make)
    host.output = OutputQueue()
    assert isinstance(host.make(parse_spec("random")), RandomPlayer)
    assert made == [parse_spec("random")]
    player = host.make(parse_spec(f"engine:{path}"))
    assert isinstance(player, WindowEngine)
    position = Position.start(FIVE)
    waiting = player.think(position, 1)
    assert str(next(waiting).note) == "The engine can't play yet."
    host.accept(path, Rules(15, 5), file_digest(path))
    assert str(next(waiting).note) == "The engine can't play yet."  # by other rules
    host.accept(path, FIVE, file_digest(path))
    host.accept(other, FIVE, file_digest(other))
    *_, last = waiting
    assert last.move is not None
    assert [(piece.kind, piece.text) for piece in _pieces(host)] == [
        (OutputKind.OUTPUT, "thinking\n"),
    ]
    closed = _Engine.closed
    list(player.think(position, 1))
    assert _Engine.closed == closed  # the process goes on from move to move
    _pieces(host)
    monkeypatch.setattr(_Engine, "forfeits", True)
    *_, last = player.think(position, 1)
    assert str(last.forfeit) == "it is tired"
    assert (OutputKind.ERROR, "it is tired\n") in [
        (piece.kind, piece.text) for piece in _pieces(host)
    ]
    monkeypatch.setattr(_Engine, "forfeits", False)
    list(player.think(position, 1))
    assert _Engine.closed == closed + 1  # a new process after a forfeit
    path.write_text("changed")
    list(player.think(position, 1))  # the process that runs is still the approved one
    player.close()
    with pytest.raises(TttmcError, match="pbrain has changed on disk: choose it again"):
        list(player.think(position, 1))
    host.forget(path)
    assert (host.digest_of(path, FIVE), host.digest_of(path, Rules(15, 5))) == ("", "")
    assert host.digest_of(other, FIVE) == file_digest(other)


def _pieces(host: EngineHost) -> list[OutputPiece]:
    assert host.output is not None
    return host.output.take(1000)


@pytest.mark.parametrize("end", ["cancel", "choose"])
def test_an_engine_without_a_program_is_asked_for(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    """Cancelling the dialog asks again; Cancel in the bar replaces only this side's engine."""
    path = write_brain(tmp_path, REFERENCE, "pbrain-five")
    answers, asked = ["", str(path)], list[object]()

    def choose(_parent: QWidget, *arguments: object) -> tuple[str, str]:
        asked.append(arguments)
        return answers.pop(0), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    hand = open_window(x="engine", o=f"engine:{path}", rules=FIVE)
    hand.until(lambda: question(hand) == "Choose the program of X's engine")
    hand.press("playPause")
    assert hand.status == "X's engine needs a program"
    hand.push("engineChoose")
    assert question(hand) == "Choose the program of X's engine"
    assert asked == [("Choose an engine's program", "", "All files (*)")]
    if end == "cancel":
        hand.push("engineCancel")
        assert hand.state.session.player_of(Mark.X) == default_spec("mc")
        assert program_of(hand.state.session.player_of(Mark.O)) == path
    else:
        hand.push("engineChoose")
        assert program_of(hand.state.session.player_of(Mark.X)) == path
    hand.until(lambda: "pbrain-five is new here" in question(hand))
    hand.push("engineCancel")  # both sides use it
    assert not any(map(is_engine, hand.state.session.players))
    assert question(hand) == ""


@pytest.mark.usefixtures("introduced")
def test_what_an_engine_says_about_itself(open_window: OpenWindow, tmp_path: Path) -> None:
    """Its card shows as much of name, version and author as it has given."""
    path = write_brain(tmp_path, REFERENCE)
    approve(path)
    hand = open_window(x="human", o=f"engine:{path},turn=7,memory=99", rules=FIVE)
    note = hand.part(QLabel, "engineNoteO")
    hand.until(lambda: note.text() == "Reference 1.0 by A. Body")
    opener = hand.part(EngineOpener, "")
    program = Program(path, file_digest(path), is_trusted=True)
    for about, text in (
        (About("Deep", "", "Bee"), "Deep by Bee"),
        (About("Deep", "2", ""), "Deep 2"),
        (About("Deep", "", ""), "Deep"),
        (About("", "2", "Bee"), ""),
    ):
        opener.tried.emit(Trial(program, FIVE, about, None))
        assert (note.text(), note.isVisible()) == (text, bool(text))
    opener.tried.emit(Trial(program, FIVE, About(), Text("no boards today.")))
    assert hand.message == "No boards today. Choose other rules or another player."
    hand.click(0, 0)
    assert hand.status == "no boards today."
    opener.tried.emit(Trial(program, FIVE, About("Deep", "", ""), None))
    hand.until_moves(2)
    opener.failed.emit("the disk is gone")
    assert hand.message == "The disk is gone."
    hand.choose("playerO", "Random")
    assert note.isHidden()


def test_an_engine_that_cannot_be_read_is_replaced(open_window: OpenWindow, tmp_path: Path) -> None:
    """A missing program is named, and Monte Carlo plays in its place."""
    hand = open_window(x="human", o=f"engine:{tmp_path / 'pbrain-none'}", rules=FIVE)
    hand.until(lambda: bool(hand.message))
    assert hand.message == "pbrain-none can't be read: choose another program."
    assert hand.state.session.player_of(Mark.O) == default_spec("mc")
    limits: list[BrainLimits] = []
    path = write_brain(tmp_path, REFERENCE)
    approve(path)
    hand.controller.set_player(Mark.O, parse_spec(f"engine:{path},turn=7,memory=99"))
    opener = hand.part(EngineOpener, "")
    opener.approve = partial(_note, limits)  # type: ignore[method-assign]  # to see the limits
    hand.until(lambda: bool(limits))
    assert limits[0] == BrainLimits(7.0, 99)
    hand.controller.set_player(Mark.O, parse_spec("random"))


@pytest.mark.usefixtures("introduced")
def test_only_the_engine_that_cannot_be_read_is_replaced(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """The other side's engine, which comes after it, is then opened and plays."""
    path = write_brain(tmp_path, REFERENCE)
    approve(path)
    gone = tmp_path / "pbrain-none"
    hand = open_window(x=f"engine:{gone}", o=f"engine:{path}", rules=FIVE)
    hand.until(lambda: hand.part(QLabel, "engineNoteO").text() == "Reference 1.0 by A. Body")
    assert hand.message == "pbrain-none can't be read: choose another program."
    assert [spec.kind.name for spec in hand.state.session.players] == ["mc", "engine"]


def _note(limits: list[BrainLimits], _program: Program, _rules: Rules, given: BrainLimits) -> None:
    limits.append(given)
