"""An engine's process: what it is told, what it may use, and what becomes of its answers."""

from __future__ import annotations

import errno
import json
import os
import resource
import sys
from pathlib import Path
from threading import Event
from typing import IO

import pytest

from tests.gomocup.brains import (
    HOSTILE,
    REFERENCE,
    Hostile,
    running,
    started,
    write_brain,
    write_hostile,
)
from tests.gomocup.scripted import PLAIN, RULES, SCRIPTED, START, Scripted, finish, result
from tttmc_app.core import Position
from tttmc_app.gomocup import Brain, BrainFailedError, BrainLimits, BrainRefusedError
from tttmc_app.gomocup import brain as brain_module
from tttmc_app.gomocup.line_queue import LineQueue
from tttmc_app.gomocup.protocol import About
from tttmc_app.gomocup.remarks import Findings
from tttmc_app.process_tree import TOKEN_VARIABLE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")


def test_a_game_in_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine hears its limits, each move as a turn, and the board after anything else."""
    monkeypatch.setattr(brain_module, "_EXIT_SECONDS", 20.0)  # it writes down the end, too
    engine = Scripted(tmp_path, BEGIN=["4,4\n"], TURN=["5,5\n"], DONE=["0,8\n", "1,8\n"])
    brain = engine.brain
    finish(brain.prepare())
    assert result(brain.moving(START)) == (4, 4)
    second = START.play((4, 4)).play((0, 3))
    assert result(brain.moving(second)) == (5, 5)
    other = Position.start(RULES).play((1, 2))
    assert result(brain.moving(other)) == (8, 0)
    finish(brain.prepare())  # another game: what it knew is forgotten
    assert result(brain.moving(other.play((8, 0)).play((1, 3)))) == (8, 1)
    _, facts = engine.heard()
    folder = facts["environment"]["TMPDIR"]
    assert Path(folder).is_dir()
    brain.close()
    start = [
        "START 9",
        "INFO timeout_turn 20500",
        "INFO timeout_match 0",
        "INFO time_left 2147483647",
        "INFO max_memory 41943040",
        "INFO game_type 1",
        "INFO rule 0",
        f"INFO folder {folder}",
    ]
    board = ["BOARD", "2,1,2", "DONE"]
    later = ["BOARD", "2,1,2", "0,8,1", "3,1,2", "DONE"]
    heard, _ = engine.heard()
    assert heard == [*start, "BEGIN", "TURN 3,0", *board, *start, *later, "END"]


def test_another_game_begins_without_findings(tmp_path: Path) -> None:
    """What an engine found in the last game isn't shown while it prepares for the next one."""
    brain = Scripted(tmp_path).brain
    brain.findings = Findings(9.0, ((7, 7),))
    preparing = brain.prepare()
    next(preparing, None)
    assert brain.findings == Findings()
    finish(preparing)
    brain.close()


def test_what_an_engine_may_use(tmp_path: Path) -> None:
    """It runs in its own folder and group, with limited memory and a temporary folder.

    What it writes besides its answers isn't shown.
    """
    folder = tmp_path / "engines"
    folder.mkdir()
    engine = Scripted(folder, BEGIN=["4,4\n"])
    finish(engine.brain.prepare())
    heard, facts = engine.heard()
    assert heard[0] == "START 9"
    assert (facts["cwd"], facts["name"]) == (str(folder), str(folder / "brain"))
    environment = facts["environment"]
    assert environment[TOKEN_VARIABLE].startswith(f"{os.getpid()}-")
    assert {name: environment[name] for name in ("PATH", "TTTMC_HOME")} == {
        name: os.environ[name] for name in ("PATH", "TTTMC_HOME")
    }
    assert [facts["group"]] == running(engine.path)
    assert facts["is quiet"]
    if sys.platform == "linux":
        assert facts["memory"] == [4 * 2**30] * 2
    private = Path(environment["TMPDIR"])
    (private / "left").touch()
    was_open = engine.brain.is_open
    engine.brain.close()
    assert (was_open, engine.brain.is_open) == (True, False)
    assert not private.exists()
    assert running(engine.path) == []


def test_an_engine_is_started_by_the_name_of_its_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link runs under its own full name and in its own folder, wherever it leads."""
    folder = tmp_path / "engines"
    folder.mkdir()
    (tmp_path / "alias").symlink_to(write_brain(folder, SCRIPTED))
    (tmp_path / "script").write_text(json.dumps(PLAIN))
    monkeypatch.chdir(tmp_path)
    brain = Brain(Path("alias"), RULES, BrainLimits(start_seconds=9.0))
    finish(brain.prepare())
    facts = json.loads((tmp_path / "heard").read_text())[1]
    assert (facts["cwd"], facts["name"]) == (str(tmp_path), str(tmp_path / "alias"))
    brain.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process")
def test_an_engine_gets_more_memory_if_it_is_told_of_more(tmp_path: Path) -> None:
    """Its address space is four times the memory that it is told about, or 4 GB."""
    path = write_brain(tmp_path, REFERENCE)
    brain = Brain(path, RULES, BrainLimits(1, 2000, 3.0))
    (process,) = started(path)
    assert resource.prlimit(process, resource.RLIMIT_AS) == (8000 * 2**20,) * 2
    brain.close()


def test_an_abandoned_engine_is_ended(tmp_path: Path) -> None:
    """Without its object, the process ends and its folder is removed, unless it ends by itself."""
    engine = Scripted(tmp_path, END=[])  # it goes on after END
    finish(engine.brain.prepare())
    folder = Path(engine.heard()[1]["environment"]["TMPDIR"])
    assert folder.exists()
    engine.brain.close()
    assert (folder.exists(), running(engine.path)) == (False, [])
    other = Scripted(tmp_path)
    finish(other.brain.prepare())
    assert running(other.path)
    del other.brain
    assert running(other.path) == []


def test_messages_are_kept_and_passed_on(tmp_path: Path) -> None:
    """Each message is passed on as a line, except chatter; findings are those of whole messages."""
    long = "x" * 300 + " eval 5"
    engine = Scripted(
        tmp_path,
        BEGIN=[f"MESSAGE eval 3 pv 4,4\nDEBUG REALTIME BEST 5,4\nUNKNOWN {long}\nok\n4,4\n"],
        TURN=["MESSAGE eval -7\n5,5\n"],
    )
    brain = engine.brain
    finish(brain.prepare())
    assert (brain.message, brain.findings) == ("", Findings())
    assert result(brain.moving(START)) == (4, 4)
    assert engine.messages == ["eval 3 pv 4,4", f"UNKNOWN {long}"[:200]]
    assert brain.message == f"UNKNOWN {long}"[:200]
    assert brain.findings == Findings(5.0, ((4, 5),))
    assert result(brain.moving(START.play((4, 4)).play((0, 0)))) == (5, 5)
    assert brain.findings == Findings(-7.0)
    assert (brain.message, len(engine.messages)) == ("eval -7", 3)
    brain.close()


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("ERROR - only 15, please\n", "brain doesn't play on 9×9: only 15, please"),
        ("ERROR\n", "brain doesn't play on 9×9: ERROR"),
        ("no\x07 way\n", "brain doesn't play on 9×9: no  way"),
        ("ERROR " + "y" * 300 + "\n", f"brain doesn't play on 9×9: {'y' * 200}"),
    ],
)
def test_a_refusal_is_quoted(tmp_path: Path, answer: str, words: str) -> None:
    """An engine that refuses the board is quoted, in one line of limited length."""
    engine = Scripted(tmp_path, START=[answer])
    with pytest.raises(BrainRefusedError) as caught:
        finish(engine.brain.prepare())
    engine.brain.close()
    assert str(caught.value) == words


@pytest.mark.parametrize("answer", ["MESSAGE hello\nOK - ready\n", "ok\n"])
def test_any_form_of_ok_is_accepted(tmp_path: Path, answer: str) -> None:
    """Messages before it, words after it and small letters don't matter."""
    engine = Scripted(tmp_path, START=[answer])
    finish(engine.brain.prepare())
    engine.brain.close()


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("3,12\n", "brain moved to column 4, row 13, which is not an empty square"),
        ("0,0\n", "brain moved to column 1, row 1, which is not an empty square"),
        ("a\x07" + "b" * 99 + "\n", f"brain answered 'a {'b' * 58}' instead of a move"),
        ("ERROR a\nERROR b\nERROR c\n", "brain answered 'ERROR c' instead of a move"),
    ],
)
def test_what_is_no_legal_move(tmp_path: Path, answer: str, words: str) -> None:
    """The message names the square, counted from 1, or quotes the answer."""
    answers = [each + "\n" for each in answer.splitlines()] if "ERROR" in answer else [answer]
    engine = Scripted(tmp_path, DONE=answers)
    finish(engine.brain.prepare())
    with pytest.raises(BrainFailedError) as caught:
        result(engine.brain.moving(START.play((0, 0))))
    engine.brain.close()
    assert str(caught.value) == words
    assert [line for line in engine.heard()[0] if line == "DONE"] == ["DONE"] * len(answers)


@pytest.mark.parametrize(
    ("answer", "about"),
    [
        ('MESSAGE hm\nname="A\x07B", author="C"\n', About("A B", "", "C")),
        ("", About()),
    ],
)
def test_an_introduction_is_optional(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, about: About
) -> None:
    """An engine that doesn't answer ABOUT has no name, and can still play."""
    monkeypatch.setattr(brain_module, "ABOUT_SECONDS", 20.0 if answer else 0.1)
    engine = Scripted(tmp_path, ABOUT=[answer], BEGIN=["4,4\n"])
    finish(engine.brain.prepare())
    assert result(engine.brain.introducing()) == about
    assert result(engine.brain.moving(START)) == (4, 4)
    engine.brain.close()


@pytest.mark.parametrize("name", ["crashing", "killed", "closing its output", "leaving a child"])
def test_an_end_is_told(tmp_path: Path, name: str) -> None:
    """The message says how a process ended, and afterwards it can't be asked any more."""
    path = write_hostile(tmp_path, HOSTILE[name])
    brain = Brain(path, RULES, BrainLimits(5.0))
    finish(brain.prepare())
    with pytest.raises(BrainFailedError, match=HOSTILE[name].words):
        result(brain.moving(START))
    brain.close()
    with pytest.raises(BrainFailedError):
        finish(brain.prepare())
    assert running(path) == []


@pytest.mark.parametrize("asked", ["board", "move"])
def test_an_output_that_ended_between_two_answers_is_noticed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    """An engine that runs on without its output isn't waited for until its time limit."""
    has_ended = Event()

    class Told(LineQueue):
        """A queue that tells when the end of the output has been read."""

        def read(self, pipe: IO[bytes] | None) -> None:
            super().read(pipe)
            has_ended.set()

    monkeypatch.setattr("tttmc_app.gomocup.brain.LineQueue", Told)
    act = "say('4,5'); os.close(1); time.sleep(99)"
    path = write_hostile(tmp_path, Hostile(act, ""))
    brain = Brain(path, RULES, BrainLimits(99.0, start_seconds=99.0))
    finish(brain.prepare())
    assert result(brain.moving(START)) == (5, 4)
    assert has_ended.wait(20)
    position = START.play((5, 4)).play((0, 0))
    steps = brain.prepare() if asked == "board" else brain.moving(position)
    with pytest.raises(BrainFailedError, match=r"^brain closed its output$"):
        finish(steps)
    brain.close()
    assert running(path) == []


def test_what_cannot_be_started_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reason is named, and the engine's private folder is removed."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "text\x07").write_text("no program")
    with pytest.raises(BrainRefusedError) as caught:
        Brain(tmp_path / "text\x07", RULES, BrainLimits())
    reason = os.strerror(errno.EACCES)  # in the system's language
    assert str(caught.value) == f"text  can't be started: {reason}"
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == []


def test_what_is_said_between_moves_is_passed_on(tmp_path: Path) -> None:
    """A message after a move arrives before the next one, and isn't a finding about it."""
    engine = Scripted(tmp_path, BEGIN=["4,4\nMESSAGE eval 9\n"], TURN=["5,5\n"])
    finish(engine.brain.prepare())
    assert result(engine.brain.moving(START)) == (4, 4)
    assert result(engine.brain.moving(START.play((4, 4)).play((0, 0)))) == (5, 5)
    assert (engine.messages, engine.brain.message) == (["eval 9"], "eval 9")
    engine.brain.close()
    assert BrainLimits() == (1.0, 350, 10.0)
