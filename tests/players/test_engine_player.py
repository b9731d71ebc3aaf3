"""Other people's engines: they play, and whatever they do wrong forfeits only their own game."""

from __future__ import annotations

import errno
import os
import sys
import time
from pathlib import Path

import pytest

from tests.gomocup.brains import (
    CHATTY,
    HOSTILE,
    LATE,
    REFERENCE,
    Hostile,
    hostile,
    running,
    started,
    write_brain,
    write_hostile,
)
from tttmc_app.core import Meaning, Position, Rules, Thought, TttmcError
from tttmc_app.gomocup import BrainLimits
from tttmc_app.gomocup.protocol import start_lines
from tttmc_app.players import parse_spec
from tttmc_app.players.engine_player import EnginePlayer
from tttmc_app.players.player import file_digest
from tttmc_app.session import play_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")
RULES = Rules(9, 5)

PATIENT = BrainLimits(30.0)
"""Time enough for a reply on a busy computer."""


def last(player: EnginePlayer, position: Position) -> Thought:
    """Return the player's last thought about a position."""
    *_, thought = player.think(position, 1)
    return thought


def test_an_engine_plays_whole_games(tmp_path: Path) -> None:
    """As X and as O, an engine plays to the end against tree search, and its message is shown."""
    path = write_brain(tmp_path, REFERENCE)
    engine, other = EnginePlayer(path, PATIENT), parse_spec("tree:simulations=20").make()
    for players in ((engine, other), (other, engine)):
        record = play_game(Position.start(RULES), players, ("a", "b"), 3)
        assert record.result is not None
        assert "forfeit" not in record.result.ending
    thought = last(engine, Position.start(RULES))
    assert str(thought.note) == "thinking of 81 squares"
    engine.close()
    assert running(path) == []


@pytest.mark.parametrize("name", HOSTILE)
def test_a_failing_engine_forfeits_with_the_reason(tmp_path: Path, name: str) -> None:
    """Whatever an engine does instead of moving, it forfeits in time and leaves no process."""
    path = hostile(tmp_path, name)
    start_seconds = 3.0 if LATE in HOSTILE[name].words else 30.0
    player = EnginePlayer(path, BrainLimits(0.05, start_seconds=start_seconds))
    thought = last(player, Position.start(RULES))
    assert thought.move is None
    assert any(words in str(thought.forfeit) for words in HOSTILE[name].words.split("|"))
    assert running(path) == []


def test_a_chatty_engine_still_moves(tmp_path: Path) -> None:
    """Most messages of such an engine are dropped, but its move and the next are accepted."""
    heard = list[str]()
    player = EnginePlayer(write_hostile(tmp_path, CHATTY), PATIENT, heard.append)
    thought = last(player, Position.start(RULES))
    assert thought.move == (4, 4)
    assert 0 < len(heard) < 20_000
    again = last(player, Position.start(RULES).play((0, 0)))
    assert again.move == (4, 4)
    player.close()


def test_what_an_engine_reports_is_in_its_thought(tmp_path: Path) -> None:
    """An engine's value is on the first square of its expected line, in either notation."""
    path = write_hostile(
        tmp_path,
        Hostile("say('MESSAGE Depth 3 | Eval -12'); say('MESSAGE pv 4,3 E5 E5'); say('4,3')", ""),
    )
    player = EnginePlayer(path, PATIENT)
    thought = last(player, Position.start(RULES))
    player.close()
    assert thought.meaning is Meaning.EVALUATION
    assert thought.line == ((3, 4), (4, 4))
    assert {i: value for i, value in enumerate(thought.values) if value is not None} == {31: -12.0}


def test_a_late_answer_is_not_taken_for_the_next(tmp_path: Path) -> None:
    """An engine that answers twice has its second answer dropped."""
    act = r"asked.append(line); say('%d,1\n0,0' % len(asked))"  # at once, so that both arrive
    path = write_hostile(tmp_path, Hostile(act, "", start="asked = []; say('OK')"))
    heard = list[str]()
    player = EnginePlayer(path, PATIENT, heard.append)
    position = Position.start(RULES)
    first = last(player, position).move
    assert first is not None
    time.sleep(0.2)  # the second answer takes a moment to arrive
    second = last(player, position.play(first).play((8, 8)))
    player.close()
    assert (first, second.move) == ((1, 1), (1, 2))
    assert heard == []


def test_an_engine_that_is_still_busy_is_asked_again(tmp_path: Path) -> None:
    """An engine that answers a move with an error is sent the whole board a moment later."""
    act = "asked.append(line); say('ERROR' if line[0] == 'T' else '%d,1' % len(asked))"
    path = write_hostile(tmp_path, Hostile(act, "", start="asked = []; say('OK')"))
    player = EnginePlayer(path, PATIENT)
    first = Position.start(RULES).play((1, 1))
    assert last(player, Position.start(RULES)).move == (1, 1)
    assert last(player, first.play((8, 8))).move == (1, 3)
    player.close()


def test_stopping_ends_the_engine(tmp_path: Path) -> None:
    """A thought that is closed before its end leaves no process behind."""
    path = hostile(tmp_path, "silent")
    thoughts = EnginePlayer(path, BrainLimits(30)).think(Position.start(RULES), 1)
    next(thoughts)
    assert started(path)
    getattr(thoughts, "close")()  # noqa: B009 - typed as an Iterator, in fact a generator
    assert running(path) == []


def test_what_an_engine_cannot_play_is_refused(tmp_path: Path) -> None:
    """Other rules are refused before a process starts; a size is refused in the engine's words."""
    engine = EnginePlayer(write_brain(tmp_path, REFERENCE))
    for rules, words in ((Rules(9, 4), "five in a row"), (Rules(9, 5, reverse=True), "reverse")):
        with pytest.raises(TttmcError, match=words):
            last(engine, Position.start(rules))
        with pytest.raises(TttmcError, match=words):
            parse_spec("engine:brain").check_for(rules)
    with pytest.raises(TttmcError, match="21×21: only 5 to 20, please"):
        last(engine, Position.start(Rules(21, 5)))
    reason = os.strerror(errno.ENOENT)  # in the system's language
    with pytest.raises(TttmcError, match=f"missing can't be started: {reason}"):
        last(EnginePlayer(tmp_path / "missing"), Position.start(RULES))


def test_an_engine_gets_its_time_in_milliseconds() -> None:
    """The protocol measures the time for a move in milliseconds."""
    lines = start_lines(RULES, 2.5, 70, "folder")
    assert [line for line in lines if "timeout_turn" in line] == ["INFO timeout_turn 2500"]


def test_an_engine_is_known_by_its_program(tmp_path: Path) -> None:
    """The program's digest is its knowledge; without a program there is none, and no move."""
    path = write_brain(tmp_path, REFERENCE)
    assert EnginePlayer(path).knowledge(RULES) == file_digest(path) != ""
    nobody = EnginePlayer(None)
    assert nobody.knowledge(RULES) == ""
    with pytest.raises(TttmcError) as caught:
        last(nobody, Position.start(RULES))
    assert str(caught.value) == "engine needs a program: name one, such as engine:pbrain-other"
    assert EnginePlayer(path) == EnginePlayer(path, BrainLimits()) != EnginePlayer(path, PATIENT)


def test_a_line_that_begins_otherwise_is_dropped(tmp_path: Path) -> None:
    """If the move isn't the first of the reported line, only the move is shown."""
    path = write_hostile(tmp_path, Hostile("say('MESSAGE pv E5 4,3 D4'); say('4,3')", ""))
    player = EnginePlayer(path, PATIENT)
    thought = last(player, Position.start(RULES))
    player.close()
    assert (thought.move, thought.line) == ((3, 4), ((3, 4),))
