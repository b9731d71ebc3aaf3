"""An engine as a player, with a stand-in for its process: when it is started, asked and ended."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, cast

import pytest

from tttmc_app.core import (
    Meaning,
    Position,
    Rules,
    Square,
    Text,
    Thought,
    TttmcError,
    thought_without_values,
)
from tttmc_app.gomocup import Brain, BrainFailedError, BrainLimits, BrainRefusedError
from tttmc_app.gomocup.remarks import Findings
from tttmc_app.players import engine_player
from tttmc_app.players.engine_player import EnginePlayer, waiting_thought

SMALL, LARGE = Position.start(Rules(6, 5)), Position.start(Rules(7, 5))
LIMITS = BrainLimits(2.0, 70, 3.0)
PATH = Path("brain")
MOVE = (2, 3)


class Stand(Brain):
    """An engine without a process, whose reports and failures are given."""

    told: ClassVar[list[tuple[object, ...]]] = []
    """What was asked of all engines, in order, each with the engine's number."""
    made: ClassVar[int] = 0
    reports: ClassVar[list[tuple[str, Findings]]] = []
    """What it reports while it thinks: its messages, and its findings."""
    fails: ClassVar[str] = ""
    """Where it fails: when it is prepared, or when it moves."""

    def __init__(
        self,
        path: Path,
        rules: Rules,
        limits: BrainLimits,
        listener: Callable[[str], None] | None = None,
    ) -> None:
        Stand.made += 1
        self.number = Stand.made
        self.message, self.findings = "", Findings()
        self.told.append((self.number, "start", path, rules.size, limits, listener))

    def prepare(self) -> Iterator[None]:
        """Prepare in one step."""
        self.told.append((self.number, "prepare"))
        yield
        if self.fails == "prepare":
            raise BrainRefusedError("it is too small")

    def moving(self, position: Position) -> Generator[None, None, Square]:
        """Report, one after another, and move."""
        self.told.append((self.number, "move", position.text))
        for report in self.reports:
            self.message, self.findings = report
            yield
        if self.fails == "move":
            raise BrainFailedError("it is tired")
        return MOVE

    def close(self) -> None:
        """End."""
        self.told.append((self.number, "close"))


@pytest.fixture(autouse=True)
def engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give players the engine without a process."""
    monkeypatch.setattr(engine_player, "Brain", Stand)
    monkeypatch.setattr(Stand, "made", 0)
    Stand.told.clear()


def steps() -> list[object]:
    """Return what the engines were asked since the last time, in short."""
    found = [told[:2] if told[1] != "start" else (told[0], "start", told[3]) for told in Stand.told]
    Stand.told.clear()
    return list(found)


def listen(_message: str) -> None:
    """Take no notice of a message."""


def test_an_engine_is_started_prepared_and_asked() -> None:
    """It gets all settings once; a new game or another board is announced, a move is not."""
    player = EnginePlayer(PATH, LIMITS, listen)
    assert list(player.think(SMALL, 1))[-1].move == MOVE
    assert Stand.told == [
        (1, "start", PATH, 6, LIMITS, listen),
        (1, "prepare"),
        (1, "move", SMALL.text),
    ]
    Stand.told.clear()
    later = SMALL.play((0, 0)).play((1, 1))
    list(player.think(later, 1))
    assert Stand.told == [(1, "move", later.text)]
    Stand.told.clear()
    for position in (SMALL, LARGE.play((0, 0)), LARGE.play((0, 1)), SMALL.play((0, 0))):
        list(player.think(position, 1))
    assert steps() == [
        *((1, "prepare"), (1, "move")),
        *((1, "close"), (2, "start", 7), (2, "prepare"), (2, "move")),
        (2, "move"),
        *((2, "close"), (3, "start", 6), (3, "prepare"), (3, "move")),
    ]
    player.close()
    player.close()
    assert steps() == [(3, "close")]
    list(player.think(later, 1))
    assert steps() == [(4, "start", 6), (4, "prepare"), (4, "move")]


def test_an_engine_that_fails_is_started_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its failure forfeits, its refusal is an error; after both, or a stop, it is ended."""
    player, position = EnginePlayer(PATH, LIMITS), SMALL.play((0, 0))
    anew = [(1, "start", 6), (1, "prepare"), (1, "move"), (1, "close")]
    monkeypatch.setattr(Stand, "fails", "move")
    last = list(player.think(position, 5))[-1]
    assert last == replace(waiting_thought(position, 5), forfeit=Text("it is tired"))
    assert steps() == anew
    monkeypatch.setattr(Stand, "fails", "prepare")
    with pytest.raises(BrainRefusedError, match="it is too small"):
        list(player.think(position, 5))
    assert steps() == [(2, "start", 6), (2, "prepare"), (2, "close")]
    monkeypatch.setattr(Stand, "fails", "")
    monkeypatch.setattr(Stand, "reports", [("thinking", Findings())] * 2)
    thoughts = cast("Generator[Thought]", player.think(position, 5))
    assert [str(next(thoughts).note) for _ in range(2)] == ["", "thinking"]
    thoughts.close()
    assert steps() == [(3, "start", 6), (3, "prepare"), (3, "move"), (3, "close")]
    for reverse, line in ((True, 5), (False, 4)):
        with pytest.raises(TttmcError, match="engines"):
            list(player.think(Position.start(Rules(6, line, reverse)), 5))
    assert steps() == []


@pytest.mark.parametrize(
    ("message", "found", "line", "value"),
    [
        ("", Findings(), (), None),
        ("depth 3", Findings(0.0, (MOVE, (0, 1))), (MOVE, (0, 1)), 0.0),
        ("depth 3", Findings(-2.5, (MOVE,)), (MOVE,), -2.5),
        ("depth 3", Findings(None, ((0, 1), MOVE)), ((0, 1), MOVE), None),
        ("depth 3", Findings(4.0, ((0, 1), MOVE)), ((0, 1), MOVE), 4.0),
        ("depth 3", Findings(4.0, ()), (), 4.0),
    ],
)
def test_each_report_is_shown(
    message: str,
    found: Findings,
    line: tuple[Square, ...],
    value: float | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A value is shown on the line's first square; at the end the line begins with the move."""
    monkeypatch.setattr(Stand, "reports", [(message, found)])
    first, shown, last = EnginePlayer(PATH, LIMITS).think(SMALL, 5)
    waiting = replace(thought_without_values(SMALL, 5), meaning=Meaning.EVALUATION)
    assert first == waiting
    nothing = waiting.values

    def valued(square: Square) -> tuple[float | None, ...]:
        index = 6 * square[0] + square[1]
        return (*nothing[:index], value, *nothing[index + 1 :])

    told = Text("{message}", message=message) if message else Text("")
    reported = replace(waiting, note=told)
    assert shown == replace(
        reported, values=valued(line[0]) if line else nothing, best=line[:1], line=line
    )
    played = line if line[:1] == (MOVE,) else (MOVE,)
    assert last == replace(reported, values=valued(MOVE), best=(MOVE,), line=played, move=MOVE)
