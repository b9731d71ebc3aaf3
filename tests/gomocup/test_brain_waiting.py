"""An engine's process: how long its answers are waited for, and what isn't taken for one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.gomocup.brains import Hostile, running, write_hostile
from tests.gomocup.scripted import RULES, START, Scripted, finish, result
from tttmc_app.gomocup import Brain, BrainFailedError, BrainLimits
from tttmc_app.gomocup import brain as brain_module
from tttmc_app.gomocup.line_queue import LineQueue
from tttmc_app.gomocup.protocol import About
from tttmc_app.gomocup.remarks import Findings

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")


def test_only_the_first_move_has_time_to_prepare(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first move may take longer by the time to start, and later ones by a second."""
    assert brain_module.GRACE_SECONDS == 1.0
    monkeypatch.setattr(brain_module, "GRACE_SECONDS", 0.1)
    engine = Scripted(tmp_path, DONE=["4,4\n"])
    finish(engine.brain.prepare())
    brain = Brain(engine.path, RULES, BrainLimits(0.01, start_seconds=0.2))
    with pytest.raises(BrainFailedError, match=r"brain gave no answer within 0\.21 s$"):
        result(brain.moving(START))
    brain.close()
    slow = Brain(engine.path, RULES, BrainLimits(0.01, start_seconds=9.0))
    assert result(slow.moving(START.play((0, 0)))) == (4, 4)
    with pytest.raises(BrainFailedError, match=r"brain gave no answer within 0\.11 s$"):
        result(slow.moving(START.play((0, 0)).play((4, 4)).play((0, 1))))
    slow.close()
    engine.brain.close()


def test_what_is_said_too_late_is_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers that are left over are dropped before each command, and before a second attempt.

    An engine that refuses a turn is given the whole board.
    """
    monkeypatch.setattr(brain_module, "ABOUT_SECONDS", 20.0)
    monkeypatch.setattr(brain_module, "_EXIT_SECONDS", 20.0)
    late = iter([0, 1, 1, 1, 1, 0, 1])  # the lines that each command must drop, in their order

    class Patient(LineQueue):
        """A queue that waits for the lines that are known to arrive."""

        def waiting(self) -> Iterator[str | None]:
            for _ in range(next(late)):
                yield from self.take(1, 20.0)
            yield from super().waiting()

    monkeypatch.setattr(brain_module, "LineQueue", Patient)
    engine = Scripted(
        tmp_path,
        START=["OK\n0,0\n", "OK\n1,1\n"],
        ABOUT=['name="A"\n2,2\n'],
        BEGIN=["4,4\nERROR late\n", "5,4\n"],
        TURN=["error wait\n3,3\n"],
        DONE=["MESSAGE eval 5\nok\n6,4\n"],
    )
    brain = engine.brain
    finish(brain.prepare())
    assert result(brain.moving(START)) == (4, 4)
    finish(brain.prepare())
    assert result(brain.introducing()) == About("A")
    assert result(brain.moving(START)) == (4, 5)
    assert brain.findings == Findings()
    assert result(brain.moving(START.play((4, 5)).play((0, 1)))) == (4, 6)
    assert (brain.findings, list(late)) == (Findings(5.0), [])
    brain.close()
    commands = [line for line in engine.heard()[0] if not line.startswith("INFO")]
    first, second = ["START 9", "BEGIN"], ["START 9", "ABOUT", "BEGIN", "TURN 1,0"]
    assert commands == [*first, *second, "BOARD", "5,4,1", "1,0,2", "DONE", "END"]


def test_messages_do_not_prolong_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that never stops to talk is late like a silent one."""
    until = monotonic()

    class Talking(LineQueue):
        """A queue in which messages come before anything else for some time."""

        def take(self, most: int, seconds: float) -> Iterator[str | None]:
            if seconds and monotonic() < until:
                sleep(0.001)
                yield "MESSAGE hm"
            else:
                yield from super().take(most, seconds)

    monkeypatch.setattr(brain_module, "LineQueue", Talking)
    monkeypatch.setattr(brain_module, "GRACE_SECONDS", 0.1)
    engine, messages = Scripted(tmp_path, BEGIN=["4,4\n"], TURN=["5,5\n"]), list[str]()
    brain = Brain(engine.path, RULES, BrainLimits(0.01, start_seconds=9.0), messages.append)
    finish(brain.prepare())
    assert result(brain.moving(START)) == (4, 4)
    until = monotonic() + 20.0
    with pytest.raises(BrainFailedError, match=r"^brain gave no answer within 0\.11 s$"):
        result(brain.moving(START.play((4, 4)).play((0, 1))))
    assert set(messages) == {"hm"}
    brain.close()
    engine.brain.close()


def test_the_last_words_of_an_engine_are_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move is taken even if the engine has ended meanwhile, and many messages come first."""
    act = "say('MESSAGE eval 1\\n' * 40 + '4,5'); sys.exit(6)"
    path = write_hostile(tmp_path, Hostile(act, ""))
    is_asked = False

    class Slow(LineQueue):
        """A queue that gives one line at a time, once the engine that is asked has ended."""

        def take(self, most: int, seconds: float) -> Iterator[str | None]:
            if not is_asked or not seconds:
                yield from super().take(most, seconds)
                return
            while running(path):
                sleep(0.01)
            yield from super().take(1, seconds)

    monkeypatch.setattr(brain_module, "LineQueue", Slow)
    monkeypatch.setattr(brain_module, "_LAST_POLLS", 1000)
    messages = list[str]()
    brain = Brain(path, RULES, BrainLimits(5.0), messages.append)
    finish(brain.prepare())
    is_asked = True
    steps = brain.moving(START)
    assert [next(steps) for _ in range(40)] == [None] * 40  # it can be left at each of them
    assert result(steps) == (5, 4)
    assert messages == ["eval 1"] * 40
    with pytest.raises(BrainFailedError, match=r"^brain ended with code 6$"):
        result(brain.moving(START.play((5, 4)).play((0, 0))))
    brain.close()
