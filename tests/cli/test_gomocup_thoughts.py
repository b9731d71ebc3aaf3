"""The engine's thoughts: which square it takes, and what ends a thought."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Event

import pytest

from tests.playing import spec_of
from tttmc_app.cli import gomocup_engine
from tttmc_app.cli.gomocup_engine import Engine
from tttmc_app.core import Meaning, Position, Square, Text, Thought
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.players import Player, PlayerKind, PlayerSpec, Value

NOTHING = (None,) * 36
Part = tuple[Square | None, tuple[Square, ...], str]
"""A thought's move, its best squares, and why it forfeits."""


@dataclass
class Planned(Player):
    """A player whose thoughts are planned; something is done before each of them."""

    parts: Sequence[Part]
    before: Callable[[int], None] = lambda _number: None
    thoughts: list[int] = field(default_factory=list[int])
    closed: int = 0

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the thoughts."""
        for number, (move, best, forfeit) in enumerate(self.parts):
            self.before(number)
            self.thoughts.append(number)
            yield Thought(
                Meaning.VISITS, position.to_move, NOTHING, None, best, number, None, seed,
                move=move, forfeit=Text(forfeit) if forfeit else EMPTY_TEXT,
            )  # fmt: skip

    def close(self) -> None:
        """Count."""
        self.closed += 1


def engine_of(player: Player) -> tuple[Engine, list[str]]:
    """Return an engine on a board of 6 by 6, and what it writes."""
    said: list[str] = []
    engine = Engine(spec_of(player), 7, said.append, queue.Queue(), Event())
    engine.answer("START 6")
    said.clear()
    return engine, said


@pytest.mark.parametrize(
    ("parts", "answer"),
    [
        ([(None, (), "")], "1,0"),
        ([(None, ((2, 3), (4, 4)), "")], "3,2"),
        ([(None, ((2, 3),), ""), (None, (), "")], "3,2"),
        ([(None, ((2, 3),), ""), (None, ((5, 1),), "")], "1,5"),
        ([(None, ((2, 3),), ""), ((4, 5), ((5, 1),), "")], "5,4"),
        ([((4, 5), (), ""), (None, (), "")], "5,4"),
        ([], "1,0"),
    ],
)
def test_the_best_square_so_far_is_taken(parts: Sequence[Part], answer: str) -> None:
    """The newest move or best square counts; without any, it is the first empty square."""
    engine, said = engine_of(Planned(parts))
    engine.own.append((0, 0))
    engine.answer("TURN 5,5")
    assert said == [answer]
    assert engine.own[1:] == [(int(answer[2]), int(answer[0]))]
    assert engine.other == [(5, 5)]


def test_a_forfeit_is_an_error() -> None:
    """A player that gives up without a move is told with its reason, and no mark is made."""
    engine, said = engine_of(Planned([(None, ((2, 3),), ""), (None, (), "it\nslept")]))
    engine.left_seconds = 60.0
    engine.answer("BEGIN")
    assert said == ["ERROR it slept"]
    assert (engine.own, engine.other, engine.left_seconds) == ([], [], 60.0)


@pytest.mark.parametrize(
    ("turn", "left", "seconds"),
    [
        (5.0, None, 4.48),
        (30.0, None, 26.98),
        (5.0, 20.0, 1.78),
        (1.0, 20.0, 0.88),
        (0.0, None, 0.0),
        (5.0, 0.0, 0.0),
        (5.0, -1.0, 0.0),
    ],
)
def test_a_thought_ends_a_tenth_and_two_hundredths_before_the_limit(
    turn: float, left: float | None, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit is the turn's or a tenth of what is left; even without time, one thought counts."""
    now = [100.0]

    def later(number: int) -> None:
        now[0] = 100.0 + round(0.01 * number, 2)

    monkeypatch.setattr(gomocup_engine, "monotonic", lambda: now[0])
    player = Planned([(None, ((2, 3),), "")] * 4000, later)
    engine, said = engine_of(player)
    engine.turn_seconds, engine.left_seconds = turn, left
    engine.answer("BEGIN")
    assert said[-1] == "3,2"
    assert now[0] - 100.0 == pytest.approx(seconds, abs=0.011)
    assert len(said) == 1 + int(seconds / 0.5), "a message each half second, and the move"
    if left is not None:
        assert engine.left_seconds == pytest.approx(left - seconds, abs=0.011)


def test_the_end_of_the_input_ends_a_thought() -> None:
    """After END the best square so far is taken at once."""

    def end(number: int) -> None:
        if number == 2:
            engine.ended.set()

    player = Planned([(None, ((number, 0),), "") for number in range(6)], end)
    engine, said = engine_of(player)
    engine.answer("BEGIN")
    assert (said, player.thoughts) == (["0,2"], [0, 1, 2])


def test_one_player_thinks_about_all_moves() -> None:
    """The player is made with the first move, kept from game to game, and released at the end."""
    made: list[Planned] = []

    def make(_values: Mapping[str, Value]) -> Planned:
        made.append(Planned([(None, (), "")]))
        return made[-1]

    said: list[str] = []
    spec = PlayerSpec(PlayerKind("planned", EMPTY_TEXT, EMPTY_TEXT, (), make), ())
    engine = Engine(spec, 7, said.append, queue.Queue(), Event())
    engine.answer("START 6")
    assert made == []
    for line in ("BEGIN", "TURN 5,5", "RESTART", "BEGIN"):
        engine.answer(line)
    assert said == ["OK", "0,0", "1,0", "OK", "0,0"]
    (player,) = made
    assert player.closed == 0
    engine.close()
    assert player.closed == 1
    Engine(spec, 7, said.append, queue.Queue(), Event()).close()  # before it has thought
    assert len(made) == 1
