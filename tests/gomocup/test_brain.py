"""An engine's process: what it is told, what it may use, and what becomes of its answers."""

from __future__ import annotations

import errno
import json
import os
import resource
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import pytest

from tests.gomocup.brains import (
    HOSTILE,
    LATE,
    REFERENCE,
    Hostile,
    running,
    started,
    write_brain,
    write_hostile,
)
from tests.refusals import refused
from tttmc_app.core import Position, Rules
from tttmc_app.gomocup import Brain, BrainFailedError, BrainLimits
from tttmc_app.gomocup import brain as brain_module
from tttmc_app.gomocup.line_queue import MAX_WAITING, LineQueue
from tttmc_app.gomocup.protocol import MAX_LINE, About
from tttmc_app.gomocup.remarks import Findings
from tttmc_app.process_tree import TOKEN_VARIABLE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")
RULES = Rules(9, 5)
START = Position.start(RULES)
T = TypeVar("T")

SCRIPTED = """
import json, os, resource, sys
script, heard = json.load(open(os.path.join(os.path.dirname(__file__), "script"))), []
facts = {"cwd": os.getcwd(), "environment": dict(os.environ), "group": os.getpgid(0),
         "name": sys.argv[0],
         "is quiet": os.path.samestat(os.fstat(2), os.stat(os.devnull))}
for line in sys.stdin:
    facts["memory"] = resource.getrlimit(resource.RLIMIT_AS)  # set just after the start
    heard.append(line)
    with open("heard.new", "w") as file:
        json.dump([heard, facts], file)
    os.replace("heard.new", "heard")
    answers = script.get(line.split()[0], [])
    if answers:
        print(answers.pop(0), end="", flush=True)
    if line == "END\\r\\n" and "END" not in script:
        break
"""
"""Answers each command with the next of the texts listed for it, and writes down what it hears."""


class Scripted:
    """An engine that follows a script."""

    def __init__(self, folder: Path, **answers: list[str]) -> None:
        self.path = write_brain(folder, SCRIPTED)
        (folder / "script").write_text(json.dumps({"START": ["OK\n"] * 3} | answers))
        self.messages = list[str]()
        self.brain = Brain(self.path, RULES, BrainLimits(20.5, 40, 30.0), self.messages.append)

    def heard(self) -> tuple[list[str], dict[str, Any]]:
        """Return the lines that it has read, and what it knows about its process."""
        heard, facts = json.loads((self.path.parent / "heard").read_text())
        assert all(line.endswith("\r\n") for line in heard)
        return [line.removesuffix("\r\n") for line in heard], facts


def finish(steps: Iterator[None]) -> None:
    """Run steps to their end."""
    for _ in steps:
        pass


def result(steps: Generator[None, None, T]) -> T:
    """Run steps to their end and return their result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def test_a_game_in_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine hears its limits, each move as a turn, and the board after anything else."""
    monkeypatch.setattr(brain_module, "_EXIT_SECONDS", 20.0)  # it writes down the end, too
    engine = Scripted(tmp_path, BEGIN=["4,4\n"], TURN=["5,5\n"], DONE=["0,8\n", "1,8\n"])
    brain = engine.brain
    finish(brain.prepare())
    assert result(brain.moving(START)) == (4, 4)
    assert result(brain.moving(START.play((4, 4)).play((0, 3)))) == (5, 5)
    other = START.play((1, 2))
    assert result(brain.moving(other)) == (8, 0)
    brain.findings = Findings(9.0, ((7, 7),))
    preparing = brain.prepare()  # another game: what it knew is forgotten
    next(preparing, None)
    assert brain.findings == Findings()
    finish(preparing)
    assert result(brain.moving(other.play((8, 0)).play((1, 3)))) == (8, 1)
    folder = Path(engine.heard()[1]["environment"]["TMPDIR"])
    (folder / "left").touch()
    brain.close()
    start = (
        f"START 9|INFO timeout_turn 20500|INFO timeout_match 0|INFO time_left 2147483647|"
        f"INFO max_memory 41943040|INFO game_type 1|INFO rule 0|INFO folder {folder}"
    )
    assert "|".join(engine.heard()[0]) == (
        f"{start}|BEGIN|TURN 3,0|BOARD|2,1,2|DONE|{start}|BOARD|2,1,2|0,8,1|3,1,2|DONE|END"
    )
    assert not folder.exists()


def test_what_an_engine_may_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs in its own folder and group, under the name of its link, with limited memory."""
    (tmp_path / "engines").mkdir()
    path = write_brain(tmp_path / "engines", SCRIPTED)
    (tmp_path / "alias").symlink_to(path)
    (tmp_path / "script").write_text('{"START": ["ok - ready\\n"], "END": []}')
    monkeypatch.chdir(tmp_path)
    brain = Brain(Path("alias"), RULES, BrainLimits(start_seconds=30.0))
    finish(brain.prepare())
    facts = json.loads((tmp_path / "heard").read_text())[1]
    name = str(tmp_path / "alias")
    assert (facts["cwd"], facts["name"], facts["is quiet"]) == (str(tmp_path), name, True)
    environment = facts["environment"]
    assert environment[TOKEN_VARIABLE].startswith(f"{os.getpid()}-")
    assert environment["TTTMC_HOME"] == os.environ["TTTMC_HOME"]
    assert [facts["group"]] == running(Path(name))
    folder = Path(environment["TMPDIR"])
    assert (brain.is_open, folder.is_dir()) == (True, True)
    brain.close()  # it goes on after END
    assert (brain.is_open, folder.exists(), running(Path(name))) == (False, False, [])
    if sys.platform == "linux":
        assert facts["memory"] == [4 * 2**30] * 2  # at least, and four times what it is told
        large = Brain(write_brain(tmp_path, REFERENCE), RULES, BrainLimits(1, 2000, 30.0))
        (process,) = started(tmp_path / "brain")
        assert resource.prlimit(process, resource.RLIMIT_AS) == (8000 * 2**20,) * 2
        del large  # without its object, the process ends
        assert running(tmp_path / "brain") == []


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_engine_fails_with_the_reason(tmp_path: Path, name: str) -> None:
    """Whatever it does instead of moving, it fails in time and leaves nothing."""
    path = write_hostile(tmp_path, HOSTILE[name])
    late = LATE in HOSTILE[name].words
    brain = Brain(path, RULES, BrainLimits(0.05, start_seconds=2.0 if late else 30.0))
    with pytest.raises(BrainFailedError, match=HOSTILE[name].words):  # noqa: PT012 - in either
        finish(brain.prepare())
        result(brain.moving(START))
    brain.close()
    with pytest.raises(BrainFailedError):
        finish(brain.prepare())
    assert running(path) == []


def test_messages_are_kept_and_passed_on(tmp_path: Path) -> None:
    """Each message is passed on as a line, except chatter; findings are those of whole messages."""
    long = "x" * 300 + " eval 5"
    engine = Scripted(
        tmp_path,
        BEGIN=[f"MESSAGE eval 3 pv 4,4\nDEBUG REALTIME BEST 5,4\nUNKNOWN {long}\nok\n4,4\n"],
        TURN=["MESSAGE eval -7\n5,5\nMESSAGE eval 8\n", "6,6\n"],
    )
    brain = engine.brain
    finish(brain.prepare())
    assert (brain.message, brain.findings) == ("", Findings())
    assert result(brain.moving(START)) == (4, 4)
    assert engine.messages == ["eval 3 pv 4,4", f"UNKNOWN {long}"[:200]]
    assert (brain.message, brain.findings) == (f"UNKNOWN {long}"[:200], Findings(5.0, ((4, 5),)))
    second = START.play((4, 4)).play((0, 0))
    assert result(brain.moving(second)) == (5, 5)
    assert (brain.findings, brain.message) == (Findings(-7.0), engine.messages[2])
    brain.close()


REFUSED = {
    "ERROR - only 15, please\n": "only 15, please",
    "ERROR\n": "ERROR",
    "no\x07 way\n": "no  way",
    f"ERROR {'y' * 300}\n": "y" * 200,
}


@pytest.mark.parametrize("answer", REFUSED, ids=range(4))
def test_a_refusal_is_quoted(tmp_path: Path, answer: str) -> None:
    """An engine that refuses the board is quoted, in one line of limited length."""
    engine = Scripted(tmp_path, START=[f"MESSAGE hello\n{answer}"])
    with refused(name="brain", size=9, words=REFUSED[answer]):
        finish(engine.brain.prepare())
    engine.brain.close()


WRONG: dict[str, dict[str, object]] = {
    "3,12\n": {"col": 4, "row": 13},
    "0,0\n": {"col": 1, "row": 1},
    f"a\x07{'b' * 99}\n": {"answer": f"'a {'b' * 58}'"},
    "ERROR a\n": {"answer": "'ERROR a'"},
}


@pytest.mark.parametrize("answer", WRONG, ids=range(4))
def test_what_is_no_legal_move(tmp_path: Path, answer: str) -> None:
    """The error names the square, counted from 1, or quotes the answer, the last of three."""
    engine = Scripted(tmp_path, DONE=[answer] * 3)
    finish(engine.brain.prepare())
    with refused(name="brain", **WRONG[answer]):
        result(engine.brain.moving(START.play((0, 0))))
    engine.brain.close()
    assert engine.heard()[0].count("DONE") == (3 if "ERROR" in answer else 1)


def test_an_introduction_is_optional(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that doesn't answer ABOUT has no name, and can still play."""
    engine = Scripted(tmp_path, ABOUT=['MESSAGE hm\nname="A\x07B", author="C"\n'], BEGIN=["4,4\n"])
    finish(engine.brain.prepare())
    for seconds, about in ((20.0, About("A B", "", "C")), (0.1, About())):
        monkeypatch.setattr(brain_module, "ABOUT_SECONDS", seconds)
        assert result(engine.brain.introducing()) == about
    assert result(engine.brain.moving(START)) == (4, 4)
    engine.brain.close()


def test_an_engine_without_output_is_not_waited_for(tmp_path: Path) -> None:
    """One that has moved and ended, or closed its output, fails at once when it is asked again."""
    for act, values in (("os.close(1); time.sleep(99)", {}), ("sys.exit(6)", {"code": 6})):
        many = "MESSAGE eval 1\\n" * 40
        path = write_hostile(tmp_path, Hostile(f"say('{many}4,5'); {act}", ""))
        for again in (True, False):
            brain = Brain(path, RULES, BrainLimits(99.0, start_seconds=99.0))
            finish(brain.prepare())
            assert result(brain.moving(START)) == (5, 4)
            with refused(name="brain", **values):
                finish(brain.prepare() if again else brain.moving(START.play((1, 1))))
            brain.close()
    assert running(path) == []


def test_only_the_first_move_has_time_to_prepare(tmp_path: Path) -> None:
    """The first move may take longer by the time to start, and later ones by a second."""
    engine = Scripted(tmp_path, DONE=["4,4\n"])
    finish(engine.brain.prepare())
    brain = Brain(engine.path, RULES, BrainLimits(0.01, start_seconds=0.2))
    with refused(name="brain", seconds=0.21):
        result(brain.moving(START))
    brain.close()
    slow = Brain(engine.path, RULES, BrainLimits(0.01, start_seconds=30.0))
    position = START.play((0, 0))
    assert result(slow.moving(position)) == (4, 4)
    with refused(name="brain", seconds=1.01):
        result(slow.moving(position.play((4, 4)).play((0, 1))))
    slow.close()
    engine.brain.close()


def test_what_is_said_too_late_is_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left over is dropped before each command; after a refused turn comes the board."""
    late = iter([0, 1, 1, 1, 0, 1])  # the lines that each command must drop, in their order

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
        BEGIN=["4,4\nERROR late\n", "5,4\n"],
        TURN=["error wait\n3,3\n"],
        DONE=["MESSAGE eval 5\nok\n6,4\n"],
    )
    brain = engine.brain
    for square in ((4, 4), (4, 5)):
        finish(brain.prepare())
        assert result(brain.moving(START)) == square
    assert result(brain.moving(START.play((4, 5)).play((0, 1)))) == (4, 6)
    assert (brain.findings, list(late)) == (Findings(5.0), [])
    brain.close()
    commands = [line for line in engine.heard()[0] if "INFO" not in line and line != "END"]
    first, board = "START 9 BEGIN START 9 BEGIN TURN 1,0", "BOARD 5,4,1 1,0,2 DONE"
    assert " ".join(commands) == f"{first} {board}"


def test_what_cannot_be_started_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reason is named, and the engine's private folder is removed."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "text\x07").write_text("no program")
    with refused(name="text ", reason=os.strerror(errno.EACCES)):
        Brain(tmp_path / "text\x07", RULES, BrainLimits())
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == []


# Lines -----------------------------------------------------------------------------------------


def lines_of(data: bytes) -> list[str | None]:
    """Return what a queue holds after reading this output to its end."""
    queue = LineQueue()
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as pipe:
        thread = Thread(target=queue.read, args=(pipe,))
        thread.start()
        with os.fdopen(writing, "wb") as out:
            out.write(data)
        thread.join()
    return list(queue.waiting())


def test_lines_are_read_within_bounds() -> None:
    """Long lines are cut, remarks dropped before moves, and the last line may have no end."""
    long, cut = b"a" * 200_000, "a" * MAX_LINE
    for data, lines in (
        (b" OK \r\n\n3,4\n\xff5\nlast", ["OK", "3,4", "\ufffd5", "last", None]),
        (b"", [None]),
        (long + b"\n1,2\n" + long, [cut, "1,2", cut, None]),
        (
            b"MESSAGE x\n" * (MAX_WAITING + 5) + b"3,4\nDEBUG y\n5,6\n",
            ["MESSAGE x"] * MAX_WAITING + ["3,4", "5,6", None],
        ),
        (b"1,1\n" * (2 * MAX_WAITING + 5), ["1,1"] * 2 * MAX_WAITING),
    ):
        assert lines_of(data) == lines
    queue = LineQueue()
    queue.read(None)  # if there is no output, its end is all there is
    assert list(queue.take(3, 0.0)) == [None]
    assert list(queue.take(3, 0.0)) == []
