"""Whole games in the terminal, from the first line to the last."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.cli.test_terminal import Play
from tests.playing import HUMAN, spec_of
from tttmc_app.cli.terminal import ask, play_game
from tttmc_app.core import Meaning, Position, Rules, Text, Thought
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.players import Player, PlayerSpec
from tttmc_app.session import HostedSession


@dataclass
class First(Player):
    """A player that takes the first empty square, and gives up with fewer empty squares."""

    valued: bool = False
    least: int = 1
    forfeit: Text = EMPTY_TEXT

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield one thought."""
        empty = position.empty_squares
        values = tuple(
            5.0 - index if self.valued and position.rules.square(index) in empty else None
            for index in range(position.rules.square_count)
        )
        gone = len(empty) < self.least
        yield Thought(
            Meaning.SCORE, position.to_move, values, None, empty[:1], 7, 7, seed,
            move=None if gone else empty[0],
            resigns=gone and not self.forfeit,
            forfeit=self.forfeit if gone else EMPTY_TEXT,
        )  # fmt: skip


TWO_PEOPLE = """\
2×2. Two people play. Seed 3.
Type a square (b2 or 1,1), undo, help or quit.

    a  b
 1  .  .
 2  .  .

X to move: a1

    a  b
 1  X* .
 2  .  .

O to move: undo

    a  b
 1  .  .
 2  .  .

X to move: b2

    a  b
 1  .  .
 2  .  X*

O to move: c1
'c1' is off the board, which goes from a1 to b2.
O to move: undo?
'undo?' is not a square: type a name such as b2, or a row and column such as 1,1.
O to move: A1

    a  b
 1  O* .
 2  .  X

X to move: 0,1

    a  b
 1  O  X*
 2  .  X

X wins: X completed b1 b2.
"""
MACHINE_FIRST = """\
2×2. X is scripted, you are O. Seed 3.
Type a square (b2 or 1,1), undo, help or quit.
X plays a1.

    a  b
 1  X* .
 2  .  .

O to move: undo

    a  b
 1  .  .
 2  .  .

X plays a1.

    a  b
 1  X* .
 2  .  .

O to move: b1
X plays a2.

    a  b
 1  X  O
 2  X* .

X wins: X completed a1 a2.
"""
MACHINE_SECOND = """\
2×2, reverse. You are X, O is scripted. Seed 3.
Type a square (b2 or 1,1), undo, help or quit.

    a  b
 1  .  .
 2  .  .

X to move: b2
O plays a1 (score 5 in 7 trials).

    a  b        a  b
 1  O* .     1  5* 4
 2  .  X     2  3  X

X to move: undo

    a  b
 1  .  .
 2  .  .

X to move: a1
O plays b1 (score 4 in 7 trials).

    a  b         a  b
 1  X  O*     1  X  4*
 2  .  .      2  3  2

X to move: a2

    a  b
 1  X  O
 2  X* .

O wins: X completed a1 a2.
"""
TWO_MACHINES = """\
2×2. X is scripted, O is scripted. Seed 3.
X plays a1.

    a  b
 1  X* .
 2  .  .

O plays b1.

    a  b
 1  X  O*
 2  .  .

{end}
"""


@pytest.mark.parametrize(
    ("x", "o", "rules", "typed", "shown"),
    [
        (HUMAN, HUMAN, Rules(2), ("a1", "undo", "b2", "c1", "undo?", "A1", "0,1"), TWO_PEOPLE),
        (spec_of(First()), HUMAN, Rules(2), ("undo", "b1"), MACHINE_FIRST),
        (
            *(HUMAN, spec_of(First(valued=True)), Rules(2, reverse=True)),
            *(("b2", "undo", "a1", "a2"), MACHINE_SECOND),
        ),
        (
            *(spec_of(First(least=3)), spec_of(First()), Rules(2), ()),
            TWO_MACHINES.format(end="X resigns.\nO wins: X resigned."),
        ),
        (
            *(spec_of(First(least=3, forfeit=Text("it slept"))), spec_of(First()), Rules(2), ()),
            TWO_MACHINES.format(end="O wins: X forfeits (it slept)."),
        ),
    ],
    ids=["people", "machine first", "machine second", "resigns", "forfeits"],
)
def test_a_whole_game(
    x: PlayerSpec,
    o: PlayerSpec,
    rules: Rules,
    typed: tuple[str, ...],
    shown: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each board is shown once, when somebody has to look at it, with the last move marked."""
    play = Play(monkeypatch, capsys)
    play.on(HostedSession(Position.start(rules), (x, o), seed=3), *typed)
    assert "\n".join(line.rstrip() for line in play.shown.splitlines()) + "\n" == shown
    assert play.finished


class Typed(io.StringIO):
    """Lines that are typed, or come through a pipe."""

    is_typed = True

    def isatty(self) -> bool:
        """Return whether they are typed."""
        return self.is_typed


@pytest.mark.parametrize("is_typed", [False, True])
def test_only_what_comes_through_a_pipe_is_echoed(
    is_typed: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A terminal shows what is typed; in any case, the end of the input ends the line."""
    lines = Typed("a1\n b2 \n")
    lines.is_typed = is_typed
    monkeypatch.setattr(sys, "stdin", lines)
    assert not play_game(HostedSession(Position.start(Rules(2)), (HUMAN, HUMAN), seed=3))
    shown = [line for line in capsys.readouterr().out.splitlines() if "to move" in line]
    echoed = ["a1", "b2"] if not is_typed else ["", ""]
    # Without an echo of the terminal's own, the next line follows at once.
    assert [line.strip() for line in shown] == [
        f"X to move: {echoed[0]}".strip(),
        f"O to move: {echoed[1]}".strip(),
        "X to move:",
    ]


@pytest.mark.parametrize("stream", ["stdin", "stdout"])
def test_without_a_stream_nobody_is_asked(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the input or the output was closed before the program started, there is no answer."""
    asked: list[str] = []
    monkeypatch.setattr("builtins.input", asked.append)
    with monkeypatch.context() as patched:
        patched.setattr(sys, stream, None)
        assert ask("What? ") is None
    assert asked == []


@pytest.mark.parametrize("columns", [40, 80])
def test_the_help_fits_the_terminal(
    columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No line is longer than the terminal is wide, and each paragraph begins a line."""
    monkeypatch.setenv("COLUMNS", str(columns))
    play = Play(monkeypatch, capsys)
    play.on(HostedSession(Position.start(Rules()), (HUMAN, HUMAN), seed=3), "?", "q")
    text = play.shown.partition("to move: ?\n")[2].partition("X to move")[0]
    lines = text.splitlines()
    assert columns - 20 < max(map(len, lines)) <= columns
    for begin in ("The first to get 3 in a row wins.", "A machine's move is", "undo takes your"):
        assert any(line.startswith(begin[:30]) for line in lines)


def test_the_bar_is_gone_before_a_move_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each machine's move is printed after the bar was cleared."""
    events: list[str] = []

    def shown(*_: object) -> None:
        events.append("shown")

    def cleared(_bar: object) -> None:
        events.append("cleared")

    def printed(_lines: list[str]) -> None:
        events.append("printed")

    monkeypatch.setattr("tttmc_app.cli.output.ProgressBar.show", shown)
    monkeypatch.setattr("tttmc_app.cli.output.ProgressBar.clear", cleared)
    monkeypatch.setattr("tttmc_app.cli.terminal._show", printed)
    players = (spec_of(First()), spec_of(First()))
    assert play_game(HostedSession(Position.start(Rules(2)), players, seed=3))
    capsys.readouterr()
    assert events == [*["shown", "cleared", "printed"] * 3, "cleared"]
