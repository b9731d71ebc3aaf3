"""The engine that other programs start: every command of its protocol, limits, and whole games."""

from __future__ import annotations

import queue
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event

import pytest

from tests.cli.conftest import Cli, Run
from tests.gomocup.brains import write_brain
from tests.playing import spec_of
from tests.tables import table
from tttmc_app.cli import gomocup_engine
from tttmc_app.cli.gomocup_engine import Engine, serve
from tttmc_app.core import Meaning, Position, Rules, Square, Text, Thought, derive_seed
from tttmc_app.core import parse_square as core_square
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.players import Player

Capture = pytest.CaptureFixture[str]
Part = tuple[Square | None, tuple[Square, ...], str]
"""A thought's move, its best squares, and why it forfeits."""


@dataclass
class Planned(Player):
    """A player whose thoughts are planned, or else takes the first empty square."""

    parts: Sequence[Part] | None = None
    before: Callable[[int], None] = lambda _number: None
    asked: list[tuple[Position, int]] = field(default_factory=list[tuple[Position, int]])
    thoughts: int = 0
    closed: int = 0

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the thoughts, with the first empty squares as the moves to come."""
        self.asked.append((position, seed))
        first = position.empty_squares[0]
        nothing = (None,) * position.rules.square_count
        for number, (move, best, forfeit) in enumerate(self.parts or [(first, (), "")]):
            self.before(number)
            self.thoughts += 1
            yield Thought(
                Meaning.VISITS, position.to_move, nothing, None, best, number, None, seed,
                move=move, line=position.empty_squares[:20], rates=(0.625,) * len(nothing),
                forfeit=Text(forfeit) if forfeit else EMPTY_TEXT,
            )  # fmt: skip

    def close(self) -> None:
        """Count."""
        self.closed += 1


DIALOGUES = table("""
    start 6 ; BEGIN | OK ; 0,0 | ....../......
    RECTSTART 6,6 ; restart ; begin | OK ; OK ; 0,0 | ......
    START 25 ; START 5 ; BEGIN | OK ; OK ; 0,0 | .....
    START 6 ; TURN 3,1 ; TURN 5,4 | OK ; 0,0 ; 1,0 | O...../...X../....../....../.....X
    START 6 ; TURN 3,1 ; RESTART ; BEGIN | OK ; 0,0 ; OK ; 0,0 | ....../......
    START 6 ; TURN 3,1 ; START 7 ; BEGIN | OK ; 0,0 ; OK ; 0,0 | ......./.......
    START 6 ; TURN 3,1 ; TAKEBACK 0,0 ; TAKEBACK 3,1 ; BEGIN | OK ; 0,0 ; OK ; OK ; 0,0 | ......
    START 6 ; BOARD ; 1,0,1 ; 2,0,2 ; 3,0,3 ; 4,5,2 ; done | OK ; 0,0 | \
        .XOX../....../....../....../....../....O.
    START 6 ; BOARD ; 4,5,2 ;  DONE ; TURN 1,1 | OK ; 0,0 ; 1,0 | O...../.X
    START 4 | ERROR
    START 26 | ERROR
    START x ; BEGIN | ERROR ; ERROR START
    START ; START -7 ; START 5.0 ; START <many> | ERROR ; ERROR ; ERROR ; ERROR
    RECTSTART 10,12 | ERROR
    PLAY a1 | UNKNOWN PLAY
    <word> | UNKNOWN <cut>
    ABOUT ; about | name="tttmc", ; name="tttmc",
    START 6 ; TURN 6,0 | OK ; ERROR 6,0
    START 6 ; TURN 0,6 | OK ; ERROR 0,6
    START 6 ; TURN b2 | OK ; ERROR b2
    START 6 ; TURN 3,1 ; TURN 3,1 ; TURN 0,0 | OK ; 0,0 ; ERROR 3,1 ; ERROR 0,0 | ....../...X
    START 6 ; TAKEBACK 1,1 ; TAKEBACK x | OK ; ERROR 1,1 ; ERROR x
    START 6 ; BOARD ; 1,1,7 ; 2,2,2 ; DONE | OK ; ERROR 1,1,7
    START 6 ; BOARD ; 1,1,1 ; 1,1,2 ; DONE | OK ; ERROR 1,1
    START 6 ; BOARD ; 0,0,1 ; 1,0,1 ; 2,0,1 ; 3,0,1 ; 4,0,1 ; DONE | OK ; ERROR the game
    START 6 ; BOARD ; 1,0,1 | OK
    START 6 ; INFO rule 0 ; INFO RULE 2 ; INFO rule nan ; INFO rule -inf | OK
    INFO rule 1 ; INFO RULE 4 ; INFO rule 3 ; INFO rule 6 | MESSAGE ; MESSAGE ; MESSAGE ; MESSAGE
    START 5 ; END ; BEGIN | OK
""")


@pytest.mark.parametrize("case", DIALOGUES, ids=lambda case: case[0])
def test_commands_are_answered(case: tuple[str, ...], cli: Cli, capsys: Capture) -> None:
    """Columns come first; bad input changes nothing and gets one line; its player sees the rest."""
    lines, answers, *board = case
    player = Planned()
    cli.type("", *lines.replace("<many>", "5" * 5000).replace("<word>", "X" * 99).split(" ; "))
    serve(spec_of(player), 7)
    said = capsys.readouterr().out.splitlines()
    expected = answers.replace("<cut>", "X" * 40).split(" ; ")
    assert len(said) == len(expected)
    assert [s for s, e in zip(said, expected, strict=True) if not f"{s} ".startswith(f"{e} ")] == []
    assert player.closed == bool(player.asked)
    assert bool(player.asked) is bool(board)
    for position, seed in player.asked[-1:]:
        assert position.text.startswith(board[0])
        assert position.rules == Rules(len(position.text.partition("/")[0]), 5)
        counts = [position.text.count(mark) for mark in "XO"]
        assert position.to_move == ("X" if counts[0] == counts[1] else "O")
        assert seed == derive_seed(7, "engine", sum(counts))


def engine_of(player: Player) -> tuple[Engine, list[str]]:
    """Return an engine, and what it writes."""
    said: list[str] = []
    return Engine(spec_of(player), 7, said.append, queue.Queue(), Event()), said


@pytest.mark.parametrize(
    ("thoughts", "answer"),
    table("""
        - | 0,0
        ?c4 | 2,3
        ?c4 ? | 2,3
        ?c4 e6?b6 | 4,5
        e6? ? | 4,5
        ?c4 ?!it_slept | ERROR it slept
    """),
)
def test_the_best_square_so_far_is_taken(thoughts: str, answer: str) -> None:
    """The newest move or best square counts; after a forfeit no mark is made."""
    parts = list[Part]()
    for thought in thoughts.strip("-").split():
        named, _, forfeit = thought.partition("!")
        move, best = (core_square(name, Rules(6)) if name else None for name in named.split("?"))
        parts.append((move, (best,) if best else (), forfeit.replace("_", "\n")))
    engine, said = engine_of(Planned(parts))
    for line in ("START 6", "BEGIN", "RESTART", "TURN 5,5"):
        engine.answer(line)
    assert said == ["OK", answer, "OK", answer]
    engine.answer("TAKEBACK 5,5")
    engine.answer(f"TAKEBACK {answer}")
    assert said[4:] == ["OK", said[5]]
    assert (said[5] == "OK") is (not answer.startswith("ERROR"))


def test_the_end_of_the_input_ends_a_thought() -> None:
    """After END the best square so far is taken at once, and the player is released once."""
    player = Planned([(None, ((number, 0),), "") for number in range(6)])
    engine, said = engine_of(player)
    player.before = lambda number: engine.ended.set() if number == 2 else None
    engine.answer("START 6")
    engine.answer("BEGIN")
    assert (said, player.thoughts) == (["OK", "0,2"], 3)
    engine.close()
    assert player.closed == 1


@pytest.mark.parametrize(
    ("lines", "first", "second"),
    table("""
        START 6 | 26.98 | 26.98
        INFO timeout_turn 5000 ; START 6 | 4.48 | 4.48
        info TIMEOUT_TURN 0 ; START 6 | 0 | 0
        INFO timeout_turn -5 ; START 6 | 0 | 0
        INFO timeout_match 60000 ; START 6 | 5.38 | 4.90
        INFO timeout_match 60000 ; INFO timeout_turn 1000 ; START 6 | 0.88 | 0.88
        START 6 ; INFO TIMEOUT_MATCH 60000 ; INFO TIME_LEFT 20000 | 1.78 | 1.62
        START 6 ; INFO timeout_match 60000 ; INFO time_left 0 | 0 | 0
        INFO timeout_match 60000 ; INFO time_left 500 ; START 6 | 5.38 | 4.90
        INFO timeout_match 60000 ; INFO timeout_match 0 ; START 6 | 26.98 | 26.98
        INFO timeout_match 0 ; START 6 ; INFO time_left 1500 | 26.98 | 26.98
        INFO timeout_turn soon ; INFO memory 5 ; INFO ; START 6 | 26.98 | 26.98
        INFO timeout_turn nan ; INFO timeout_match inf ; START 6 | 26.98 | 26.98
        INFO timeout_match 60000 ; START 6 ; INFO time_left nan | 5.38 | 4.90
    """),
)
def test_a_thought_ends_before_the_limit(
    lines: str, first: str, second: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit is the turn's, or a tenth of what is left; each half second there is a report."""
    now, began = [100.0], [0.0]

    def later(number: int) -> None:
        now[0] = began[0] + round(0.01 * number, 2)

    monkeypatch.setattr(gomocup_engine, "monotonic", lambda: now[0])
    engine, said = engine_of(Planned([(None, ((2, 3),), "")] * 4000, later))
    for line in lines.split(" ; "):
        engine.answer(line)
    assert said == ["OK"]
    for turn, seconds in (("BEGIN", float(first)), ("TURN 5,5", float(second))):
        engine.answer("TAKEBACK 3,2")
        began[0] = now[0]
        said.clear()
        engine.answer(turn)
        assert now[0] - began[0] == pytest.approx(seconds, abs=0.015)
        *reports, move = said
        assert (move, len(reports)) == ("3,2", int(seconds * 2))
        for report in reports[:1]:
            assert report.startswith("MESSAGE 50 in 0.5 s, eval 62 % pv 0,0 1,0 ")
            assert len(report.partition(" pv ")[2].split()) == 8


def test_it_reads_on_after_text_in_another_encoding(tttmc: Run) -> None:
    """A folder's name in the system's own encoding, as Windows managers send it, does no harm."""
    done = tttmc(
        *("engine", "--player", "random"),
        typed="START 15\r\nINFO folder C:\\J\udcf6rg\r\nBEGIN\r\nEND\r\n",
        PYTHONIOENCODING="utf-8:strict",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.split()) == 2


scripts = pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")


@scripts
@pytest.mark.parametrize(("name", "code", "said"), [("pbrain-tttmc", 0, "OK\n"), ("tttmc", 2, "")])
def test_under_an_engine_s_name_it_is_one(name: str, code: int, said: str, tmp_path: Path) -> None:
    """A program whose own name, not its folder's, begins with pbrain is an engine."""
    folder = tmp_path / "pbrain"
    folder.mkdir()
    text = "from tttmc_app.cli import main\nraise SystemExit(main())\n"
    words = [str(write_brain(folder, text, name)), "--seed", "1"]
    done = subprocess.run(
        words, input="START 9\nEND\n", capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (code, said)
