"""The engine that other programs start: every command of its protocol, limits, and whole games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.gomocup.brains import OWN, REFERENCE, write_brain
from tttmc_app.core import Position, Rules
from tttmc_app.gomocup import BrainLimits
from tttmc_app.gomocup.protocol import parse_square
from tttmc_app.gomocup.remarks import Findings
from tttmc_app.players.engine_player import EnginePlayer
from tttmc_app.session import play_game


def answers(*lines: str, player: str = "tree:simulations=50") -> list[str]:
    """Return the engine's answers to lines of input, without the reports on its thoughts."""
    done = subprocess.run(
        [sys.executable, "-m", "tttmc_app", "engine", "--player", player],
        input="\r\n".join([*lines, "END", ""]),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stderr == ""
    return [line for line in done.stdout.splitlines() if " pv " not in line]


def test_it_plays_a_game_by_turns() -> None:
    """The engine accepts a board, begins, answers a turn, takes a mark back, and begins again."""
    said = answers("INFO timeout_turn 1000", "START 15", "BEGIN", "TURN 0,0", "TAKEBACK 0,0")
    assert said[0] == said[3] == "OK"
    first, second = (parse_square(line) for line in said[1:3])
    assert first is not None
    assert second not in (None, first, (0, 0))
    assert answers("START 6", "RESTART", "RECTSTART 7,7") == ["OK"] * 3


def test_it_completes_and_stops_lines_on_a_given_board() -> None:
    """It reads columns first, and 1 as its own mark: it wins, or blocks the opponent's five."""
    four = [f"{col},2" for col in range(1, 5)]
    other = ["7,7", "9,9", "3,8", "8,3"]
    own = ["START 12", "BOARD", *(f"{at},1" for at in four), *(f"{at},2" for at in other), "DONE"]
    assert answers(*own)[1] in ("0,2", "5,2")
    theirs = ["START 12", "BOARD", *(f"{at},2" for at in four), *(f"{at},1" for at in other[:3])]
    assert answers(*theirs, "0,2,1", "DONE")[1] == "5,2"


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (("BEGIN",), "ERROR START comes first"),
        (("START 4",), "ERROR the board size must be from 5 to 25"),
        (("START 26",), "ERROR the board size must be from 5 to 25"),
        (("RECTSTART 10,12",), "ERROR rectangular boards are not supported"),
        (("PLAY a1",), "UNKNOWN PLAY"),
        (("START 9", "TURN 9,0"), "ERROR 9,0 is not a square of the board"),
        (("START 9", "TURN 1,1", "TURN 1,1"), "ERROR 1,1 is taken"),
        (("START 9", "TAKEBACK 1,1"), "ERROR 1,1 holds no mark"),
        (("START 9", "BOARD", "1,1,7", "DONE"), "ERROR 1,1,7 is not a mark"),
        (
            ("START 9", "BOARD", *(f"{col},0,1" for col in range(5)), "DONE"),
            "ERROR the game on this board is over",
        ),
        (("START 9", "INFO rule 1"), "MESSAGE only five or more in a row is supported"),
    ],
)
def test_what_it_cannot_do_is_one_line(lines: tuple[str, ...], answer: str) -> None:
    """Bad input is answered with one line that begins as the protocol demands."""
    assert answers(*lines)[-1].startswith(answer)


@pytest.mark.parametrize("end", ["", "END\n"])
def test_it_ends_with_the_input_within_a_board(end: str) -> None:
    """A board without DONE gets no move: END, or the end of the input, ends the engine at once."""
    done = subprocess.run(
        [sys.executable, "-m", "tttmc_app", "engine", "--player", "random"],
        input=f"START 15\nBOARD\n7,7,2\n{end}",
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert (done.stdout, done.stderr) == ("OK\n", "")


def test_it_reads_on_after_text_in_another_encoding() -> None:
    """A folder's name in the system's own encoding, as Windows managers send it, does no harm."""
    done = subprocess.run(
        [sys.executable, "-m", "tttmc_app", "engine", "--player", "random"],
        input=b"START 15\r\nINFO folder C:\\J\xf6rg\r\nBEGIN\r\nEND\r\n",
        capture_output=True,
        check=True,
        timeout=60,
        env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"},
    )
    assert done.stderr == b""
    assert done.stdout.startswith(b"OK")
    assert len(done.stdout.split()) == 2


def test_the_time_limit_cuts_a_thought_short() -> None:
    """A player with an endless number of simulations still moves in time, and reports meanwhile."""
    command = [sys.executable, "-m", "tttmc_app", "engine"]
    with subprocess.Popen(
        [*command, "--player", "tree:simulations=1000000000"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write("INFO timeout_turn 1500\nSTART 15\nBOARD\n7,7,2\nDONE\n")
        engine.stdin.flush()
        said = list[str]()
        while not said or parse_square(said[-1]) is None:
            said.append(engine.stdout.readline().strip())
        engine.stdin.close()  # the end of the input ends it, as END does
        assert engine.wait(20) == 0
    messages = said[1:-1]
    assert messages
    assert all(message.startswith("MESSAGE ") for message in messages)
    played = Position.start(Rules(15, 5)).play((7, 7))
    found = Findings().with_remark(messages[-1].removeprefix("MESSAGE "), played)
    assert found.line
    assert 0 <= (found.value or 0) <= 100


@pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")
def test_it_meets_another_engine(tmp_path: Path) -> None:
    """Using the protocol, it plays games against the reference engine without a forfeit."""
    ours = EnginePlayer(write_brain(tmp_path, OWN, "ours"), BrainLimits(30.0))
    other = EnginePlayer(write_brain(tmp_path, REFERENCE, "other"), BrainLimits(30.0))
    try:
        for seed, players in enumerate(((ours, other), (other, ours))):
            record = play_game(Position.start(Rules(9, 5)), players, ("a", "b"), seed)
            assert record.result is not None
            assert "forfeit" not in record.result.ending
    finally:
        ours.close()
        other.close()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_under_an_engine_s_name_it_is_one(tmp_path: Path) -> None:
    """A program whose name begins with pbrain needs no arguments to be an engine."""
    text = "from tttmc_app.cli import main\nraise SystemExit(main())\n"
    program = write_brain(tmp_path, text, "pbrain-tttmc")
    done = subprocess.run(
        [program], input="ABOUT\nSTART 9\nEND\n", capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[0].startswith('name="tttmc"')
    assert done.stdout.splitlines()[1:] == ["OK"]
