"""An engine's process: what it is told, what it may use, and what becomes of its answers."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.gomocup.brains import running, write_brain, write_hostile
from tests.refusals import carried_by, refused
from tests.student_processes import bearers
from tttmc_app.core import Position, Rules
from tttmc_app.gomocup import Brain, BrainFailedError, BrainLimits
from tttmc_app.gomocup import brain as brain_module
from tttmc_app.gomocup.brain import MAX_WAITING, LineQueue
from tttmc_app.gomocup.protocol import MAX_LINE, About, Findings
from tttmc_app.outside_process import TOKEN_VARIABLE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")
RULES = Rules(9, 5)
START = Position.start(RULES)

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

NEVER_READING = """
import fcntl, time
fcntl.fcntl(0, 1031, 4096)  # F_SETPIPE_SZ
while True:
    print("OK", flush=True)
    time.sleep(0.01)
"""


def scripted(folder: Path, **answers: list[str]) -> Path:
    """Write an engine that follows a script."""
    (folder / "script").write_text(json.dumps({"START": ["OK\n"] * 3} | answers))
    return write_brain(folder, SCRIPTED)


def heard(folder: Path) -> tuple[list[str], dict[str, Any]]:
    """Return the lines that a scripted engine has read, and what it knows about its process."""
    lines, facts = json.loads((folder / "heard").read_text())
    assert all(line.endswith("\r\n") for line in lines)
    return [line.removesuffix("\r\n") for line in lines], facts


def opened(path: Path, turn: float = 20.5, start: float = 30.0, megabytes: int = 40) -> Brain:
    """Start an engine with these limits."""
    return Brain(path, RULES, BrainLimits(turn, megabytes, start))


def result(steps: Iterator[None]) -> Any:
    """Run steps to their end and return their result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def play(brain: Brain, *positions: Position) -> list[Any]:
    """Begin a game, and return an engine's moves in positions of it."""
    result(brain.prepare())
    return [result(brain.moving(position)) for position in positions]


def test_a_game_in_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine hears its limits, each move as a turn, and the board after anything else."""
    monkeypatch.setattr(brain_module, "_EXIT_SECONDS", 20.0)  # it writes down the end, too
    answers = {"BEGIN": ["4,4\n"], "TURN": ["5,5\n"], "DONE": ["0,8\n", "1,8\n"]}
    brain = opened(scripted(tmp_path, **answers))
    other = START.play((1, 2))
    moves = play(brain, START, START.play((4, 4)).play((0, 3)), other)
    assert moves == [(4, 4), (5, 5), (8, 0)]
    brain.findings = Findings(9.0, ((7, 7),))
    play(brain)  # another game: what it knew is forgotten
    assert brain.findings == Findings()
    assert result(brain.moving(other.play((8, 0)).play((1, 3)))) == (8, 1)
    folder = Path(heard(tmp_path)[1]["environment"]["TMPDIR"])
    (folder / "left").touch()
    brain.close()
    start = (
        f"START 9|INFO timeout_turn 20500|INFO timeout_match 0|INFO time_left 2147483647|"
        f"INFO max_memory 41943040|INFO game_type 1|INFO rule 0|INFO folder {folder}"
    )
    assert "|".join(heard(tmp_path)[0]) == (
        f"{start}|BEGIN|TURN 3,0|BOARD|2,1,2|DONE|{start}|BOARD|2,1,2|0,8,1|3,1,2|DONE|END"
    )
    assert not folder.exists()


@pytest.mark.parametrize(("megabytes", "most"), [(0, 4096), (2000, 8000)])
def test_what_an_engine_may_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, megabytes: int, most: int
) -> None:
    """It runs in its own folder and group, under its link's name, with at least 4 GiB."""
    (tmp_path / "engines").mkdir()
    name = tmp_path / "alias"
    name.symlink_to(scripted(tmp_path / "engines", END=[]))
    (tmp_path / "script").symlink_to("engines/script")
    monkeypatch.chdir(tmp_path)
    brain = opened(Path("alias"), megabytes=megabytes)
    play(brain)
    facts = heard(tmp_path)[1]
    assert (facts["cwd"], facts["name"], facts["is quiet"]) == (str(tmp_path), str(name), True)
    assert sys.platform != "linux" or facts["memory"] == [most * 2**20] * 2
    environment = facts["environment"]
    assert environment[TOKEN_VARIABLE].startswith(f"{os.getpid()}-")
    assert environment["TTTMC_HOME"] == os.environ["TTTMC_HOME"]
    assert [facts["group"]] == running(name)
    folder = Path(environment["TMPDIR"])
    assert (brain.is_open, folder.is_dir()) == (True, True)
    if megabytes:
        brain.close()  # it goes on after END
        assert not brain.is_open
    del brain  # without its object, the process ends, too
    assert (folder.exists(), running(name)) == (False, [])


HOSTILE = r"""
silent | time.sleep(60) | seconds
crashing | sys.exit(3) | code 3
killed | os.kill(os.getpid(), signal.SIGKILL) | code -9
suspended | os.kill(os.getpid(), signal.SIGSTOP) | seconds
writing bytes | os.write(1, bytes(range(128, 256)) + b'\n') | answer
writing huge numbers | say('9' * 5000 + ',1') | answer
closing its output | os.close(1); time.sleep(60) |
closing its input | os.close(0); time.sleep(60) | seconds
adding words | say('4,4 good') | answer
endless line | while True: sys.stdout.write('x' * 65536) | seconds
only remarks | while True: say('MESSAGE ' + 'y' * 500) | seconds
half a move | sys.stdout.write('4,'); sys.stdout.flush(); time.sleep(60) | seconds
greedy | bytearray(10**13); say('0,0') | code 1
deaf to signals | [signal.signal(n, signal.SIG_IGN) for n in IGNORED]; time.sleep(60) | seconds
leaving a child | subprocess.Popen(CHILD); sys.exit(4) | code 4
its child leaves, too | subprocess.Popen(CHILD, start_new_session=True); time.sleep(60) | seconds
never ready | say('0,0') | seconds | time.sleep(60)
ending at once | say('0,0') | code 5 | sys.exit(5)
without line ends | say('0,0') | seconds | os.write(1, b'OK\r'); time.sleep(60)
""".replace("CHILD", "[sys.executable, '-c', 'import time; time.sleep(60)', __file__]").replace(
    "IGNORED", "signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}"
)
"""Engines that do something instead of moving, what the error carries, and what they do before."""


def test_hostile_engines_fail_with_the_reason(tmp_path: Path) -> None:
    """Whatever they do instead of moving, all at once, each fails in time and leaves nothing."""
    rows = [[each.strip() for each in row.split(" |")] for row in HOSTILE.strip().splitlines()]
    paths: list[Path] = []
    for name, act, _, *start in rows:
        (tmp_path / name).mkdir()
        paths.append(write_hostile(tmp_path / name, act, *start))

    def wrongly_told(path: Path, row: list[str]) -> str:
        name, _, expected, *start = row
        brain = opened(path, 2.0 if expected else 0.05, 3.0 if start else 30.0)
        with pytest.raises(BrainFailedError) as caught:
            play(brain, START)
        carried = carried_by(caught.value)
        brain.close()
        with pytest.raises(BrainFailedError):
            play(brain)
        assert running(path) == []
        key, _, value = expected.partition(" ")
        is_told = carried.keys() == {"name", key} - {""} and value in ("", carried.get(key))
        return "" if is_told else f"{name}: {carried}"

    with ThreadPoolExecutor(len(rows)) as pool:
        assert [*filter(None, pool.map(wrongly_told, paths, rows))] == []


def test_messages_are_kept_and_passed_on(tmp_path: Path) -> None:
    """Each message is passed on as a line, except chatter; findings are those of whole messages."""
    long = "x" * 300 + " eval 5"
    begin = f"MESSAGE eval 3 pv 4,4\nDEBUG REALTIME BEST 5,4\nUNKNOWN {long}\nok\n4,4\n"
    turns = ["MESSAGE eval -7\n5,5\nMESSAGE eval 8\n", "6,6\n"]
    messages = list[str]()
    path = scripted(tmp_path, BEGIN=[begin], TURN=turns)
    brain = Brain(path, RULES, BrainLimits(20.5, start_seconds=30.0), messages.append)
    assert (play(brain), brain.message, brain.findings) == ([], "", Findings())
    assert result(brain.moving(START)) == (4, 4)
    assert messages == ["eval 3 pv 4,4", f"UNKNOWN {long}"[:200]]
    assert (brain.message, brain.findings) == (messages[1], Findings(5.0, ((4, 5),)))
    assert result(brain.moving(START.play((4, 4)).play((0, 0)))) == (5, 5)
    assert (brain.findings, brain.message) == (Findings(-7.0), messages[2])
    brain.close()


ODD = r"""
ending its lines as Windows does | say('4,4\r') | say('OK\r')
with spaces | say(' 4 , 4 ') | say('  ok - fine')
saying things twice | say('4,4'); say('5,5') | say('OK'); say('OK')
adding remarks | say('SUGGEST 1,1'); say('UNKNOWN x'); say('DEBUG y'); say('4,4')
writing much | [print('MESSAGE', n, 'x' * 80) for n in range(20000)]; say('4,4')
writing errors | sys.stderr.write('e' * 10**6); say('4,4')
ending after its move | say('4,4'); sys.exit(0)
keeping a child | subprocess.Popen(['sleep', '60']); say('4,4')
"""


@pytest.mark.parametrize("row", ODD.strip().splitlines(), ids=lambda row: row.split(" | ")[0])
def test_an_odd_engine_moves(tmp_path: Path, row: str) -> None:
    """What it does besides is no reason to forfeit, and nothing is left of it."""
    _, act, *start = (each.strip() for each in row.split(" | "))
    brain = opened(write_hostile(tmp_path, act, *start))
    play(brain)
    assert result(brain.moving(START)) == (4, 4)
    brain.close()
    assert bearers() == []


WRONG: dict[str, dict[str, object]] = {
    "START ERROR - only 15, please": {"size": 9, "words": "only 15, please"},
    "START ERROR": {"words": "ERROR"},
    "START no\x07 way": {"words": "no  way"},
    f"START ERROR {'y' * 300}": {"words": "y" * 200},
    "DONE 3,12": {"col": 4, "row": 13},
    "DONE -1,2": {"col": 0, "row": 3},
    "DONE 0,0": {"col": 1, "row": 1},
    f"DONE a\x07{'b' * 99}": {"answer": f"'a {'b' * 58}'"},
    "DONE ERROR a": {"answer": "'ERROR a'"},
}


@pytest.mark.parametrize("row", WRONG, ids=range(len(WRONG)))
def test_a_wrong_answer_is_quoted(tmp_path: Path, row: str) -> None:
    """Of a refused board or move, the last of three, or of no legal move: in one short line."""
    command, answer = row.split(" ", 1)
    brain = opened(scripted(tmp_path, **{command: [f"MESSAGE hello\n{answer}\n"] * 3}))
    with refused(name="brain", **WRONG[row]):
        play(brain, START.play((0, 0)))
    brain.close()
    times = {"START": 0, "DONE": 1, "DONE ERROR a": 3}
    assert heard(tmp_path)[0].count("DONE") == times.get(row, times[command])


def test_an_introduction_is_optional(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that doesn't answer ABOUT has no name, and can still play."""
    about = 'MESSAGE hm\nname="A\x07B", author="C"\n'
    brain = opened(scripted(tmp_path, ABOUT=[about], BEGIN=["4,4\n"]))
    play(brain)
    for seconds, found in ((20.0, About("A B", "", "C")), (0.1, About())):
        monkeypatch.setattr(brain_module, "ABOUT_SECONDS", seconds)
        assert result(brain.introducing()) == found
    assert result(brain.moving(START)) == (4, 4)
    brain.close()


@pytest.mark.parametrize("again", [True, False])
@pytest.mark.parametrize(
    ("end", "code"), [("os.close(1); time.sleep(99)", None), ("sys.exit(6)", 6)]
)
def test_an_engine_without_output_is_not_waited_for(
    tmp_path: Path, again: bool, end: str, code: int | None
) -> None:
    """One that has moved and ended, or closed its output, fails at once when it is asked again."""
    path = write_hostile(tmp_path, f"say('MESSAGE eval 1\\n' * 40 + '4,5'); {end}")
    brain = opened(path, 99.0, 99.0)
    assert play(brain, START) == [(5, 4)]
    with refused(name="brain", **({"code": code} if code else {})):
        result(brain.prepare() if again else brain.moving(START.play((1, 1))))
    brain.close()
    assert running(path) == []


def test_every_move_has_the_same_time(tmp_path: Path) -> None:
    """The first move, too, may take a second longer than the limit, however long the start may."""
    brain, position = opened(scripted(tmp_path, DONE=["4,4\n"]), 0.01), START.play((0, 0))
    play(brain)
    with refused(name="brain", seconds=1.01):
        result(brain.moving(START))
    assert result(brain.moving(position)) == (4, 4)
    with refused(name="brain", seconds=1.01):
        result(brain.moving(position.play((4, 4)).play((0, 1))))
    brain.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can shrink a pipe")
def test_an_engine_that_never_reads_is_not_waited_for(tmp_path: Path) -> None:
    """Answers don't help it: at the latest when its pipe is full, it fails within its time."""
    path = write_brain(tmp_path, NEVER_READING)
    brain = opened(path, start=0.5)
    with refused(name="brain", seconds=0.5):
        for _ in range(100):
            play(brain)
    brain.close()
    assert running(path) == []


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
    answers = {
        "START": ["OK\n0,0\n", "OK\n1,1\n"],
        "BEGIN": ["4,4\nERROR late\n", "5,4\n"],
        "TURN": ["error wait\n3,3\n"],
        "DONE": ["MESSAGE eval 5\nok\n6,4\n"],
    }
    brain = opened(scripted(tmp_path, **answers))
    moves = play(brain, START) + play(brain, START, START.play((4, 5)).play((0, 1)))
    assert moves == [(4, 4), (4, 5), (4, 6)]
    assert (brain.findings, list(late)) == (Findings(5.0), [])
    brain.close()
    commands = [line for line in heard(tmp_path)[0] if "INFO" not in line and line != "END"]
    first, board = "START 9 BEGIN START 9 BEGIN TURN 1,0", "BOARD 5,4,1 1,0,2 DONE"
    assert " ".join(commands) == f"{first} {board}"


def test_what_cannot_be_started_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reason is named, and the engine's private folder is removed."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "text\x07").write_text("no program")
    with refused(name="text ", reason=os.strerror(errno.EACCES)):
        opened(tmp_path / "text\x07")
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == []


# Lines -----------------------------------------------------------------------------------------


def test_lines_are_read_within_bounds(tmp_path: Path) -> None:
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
        (tmp_path / "output").write_bytes(data)
        queue = LineQueue()
        with (tmp_path / "output").open("rb") as output:
            queue.read(output)
        assert list(queue.waiting()) == lines
    queue = LineQueue()
    queue.read(None)  # if there is no output, its end is all there is
    assert list(queue.take(3, 0.0)) == [None]
    assert list(queue.take(3, 0.0)) == []
