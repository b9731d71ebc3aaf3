"""How the benchmark measures: turns, calibration, medians and scores, by a clock of the test."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tttmc_app.core import Mark, Position, Rules
from tttmc_app.experiments import benchmark as benchmark_module
from tttmc_app.experiments.benchmark import (
    COURSE,
    Case,
    Row,
    benchmark,
    course_trials,
    openspiel_trials,
)

PART = vars(benchmark_module)
"""The module's functions by their names; some aren't public."""


class Engines:
    """Engines whose games take known times, by a clock that only they advance."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **costs: tuple[float, ...]) -> None:
        self.now = 100.0
        self.played: list[tuple[str, int, int]] = []
        """The engine, the trials and the seed of each turn."""
        self._costs = costs
        self._turns = dict.fromkeys(costs, 0)
        monkeypatch.setattr(benchmark_module, "perf_counter", lambda: self.now)

    def play(self, name: str) -> Callable[[int, int], object]:
        """Return a function that plays: a trial takes the engine's costs in turn."""

        def play(trials: int, seed: int) -> object:
            costs = self._costs[name]
            self.played.append((name, trials, seed))
            self.now += trials * costs[self._turns[name] % len(costs)]
            self._turns[name] += 1
            return None

        return play


@pytest.mark.parametrize(
    ("cost", "tried", "count"),
    [
        (0.001, [1, 100, 500], 1000),  # a hundred times as many at most
        (0.125, [1, 4], 8),
        (0.25, [1], 4),
        (0.375, [1], 2),
        (8.0, [1], 1),
    ],
)
def test_a_turn_takes_about_the_time_that_is_asked_for(
    cost: float, tried: list[int], count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games become more until they take a quarter of the time, and then fill it, at least one."""
    engines = Engines(monkeypatch, some=(cost,))
    assert PART["_calibrated"](engines.play("some"), 1.0, Random(5)) == count
    dice = Random(5)
    assert engines.played == [("some", trials, dice.getrandbits(31)) for trials in tried]


def test_a_turn_takes_no_less_than_the_clock_can_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its time is what passes on the clock, or a billionth of a second."""
    engines = Engines(monkeypatch, some=(0.5, 0.0))
    play = engines.play("some")
    assert [PART["_timed"](play, 3, Random(1)) for _ in range(2)] == [1.5, 1e-9]


def test_engines_take_turns_and_have_the_median_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every round has one turn of each engine; the ratio is that to course-style Python."""
    costs = {"fast": (0.25, 0.5, 2.0), COURSE: (1.0, 4.0, 2.0)}
    engines = Engines(monkeypatch, **costs)
    make = PART["_Engine"]
    listed = {"fast": make(engines.play("fast"), True), COURSE: make(engines.play(COURSE))}
    positions: list[Position] = []

    def engines_at(position: Position) -> object:
        positions.append(position)
        return listed

    asked: list[float] = []

    def calibrated(_play: object, seconds: float, _source: Random) -> int:
        asked.append(seconds)
        return 8

    monkeypatch.setattr(benchmark_module, "_engines", engines_at)
    monkeypatch.setattr(benchmark_module, "_calibrated", calibrated)
    (rows,) = benchmark([Case(4, 3, 2)], seed=7, rounds=3, seconds=0.75)
    # Trials per second: 4, 2 and 1/2; 1, 1/4 and 1/2.
    board = "4×4 after 2 moves"
    assert rows == [Row(board, 3, "fast", 2.0, True, 4.0), Row(board, 3, COURSE, 0.5, False, 1.0)]
    dice = Random(7)
    turns = [(name, 8, dice.getrandbits(31)) for _ in range(3) for name in ("fast", COURSE)]
    assert (engines.played, asked) == (turns, [0.75] * 2)
    assert positions == [benchmark_module.position_of(Case(4, 3, 2))]
    engines.played.clear()
    (rows,) = benchmark([Case(4, 3, 2)], only=["none"])
    assert [row.backend for row in rows] == [COURSE]
    assert [name for name, *_ in engines.played] == [COURSE] * 5
    assert asked[2:] == [0.1]


# OpenSpiel -----------------------------------------------------------------------------------


class Spiel:
    """Stands in for OpenSpiel's Python module, and records how it is used."""

    def __init__(self) -> None:
        self.loaded: list[str] = []
        self.asked: list[tuple[object, ...]] = []

    def load_game(self, name: str) -> SimpleNamespace:
        """Return a game."""
        self.loaded.append(name)
        return SimpleNamespace(name=name, new_initial_state=lambda: f"start of {name}")

    def RandomRolloutEvaluator(self, trials: int, seed: int) -> str:
        """Return an evaluator."""
        return f"{trials} rollouts with {seed}"

    def MCTSBot(self, game: SimpleNamespace, *options: object) -> SimpleNamespace:
        """Return a search."""

        def step(state: str) -> str:
            self.asked.append((game.name, *options, state))
            return "a move"

        return SimpleNamespace(step=step)


@pytest.fixture
def spiel(monkeypatch: pytest.MonkeyPatch) -> Spiel:
    """Return OpenSpiel, as if it were installed."""
    found, load = Spiel(), importlib.import_module

    def import_module(name: str, package: str | None = None) -> Any:
        return found if name == "pyspiel" else load(name, package)

    monkeypatch.setattr(importlib, "import_module", import_module)
    return found


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        (Rules(3), "tic_tac_toe"),
        (Rules(4), "mnk(m=4,n=4,k=4)"),
        (Rules(7, 4), "mnk(m=7,n=7,k=4)"),
        (Rules(3, 2), "mnk(m=3,n=3,k=2)"),
    ],
)
def test_openspiel_plays_one_search_of_many_games(spiel: Spiel, rules: Rules, name: str) -> None:
    """The games are one simulation's rollouts with the turn's seed, from the empty board."""
    play = openspiel_trials(Position.start(rules))
    assert play is not None
    assert (spiel.loaded, spiel.asked) == ([name], [])
    for trials, seed in ((50, 3), (60, 4)):
        assert play(trials, seed) == "a move"
    assert spiel.asked == [
        (name, f"{n} rollouts with {seed}", 1.0, 1, 100, False, seed, False, f"start of {name}")
        for n, seed in ((50, 3), (60, 4))
    ]
    assert list(PART["_engines"](Position.start(rules)))[-2:] == [COURSE, "openspiel"]


@pytest.mark.parametrize(
    "position",
    [
        Position.start(Rules(3, reverse=True)),
        Position.parse("X../.../..."),
        Position.parse(".../.O./...", Rules(3), Mark.X),
    ],
)
def test_openspiel_is_left_out_where_its_games_differ(spiel: Spiel, position: Position) -> None:
    """Boards with marks and other rules than its own aren't measured."""
    assert openspiel_trials(position) is None
    assert "openspiel" not in PART["_engines"](position)
    assert spiel.loaded == []


# Scores --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "mover", "reverse", "expected"),
    [
        # X wins by the last square, or loses by it.
        ("XOX/OXO/OX.", Mark.X, False, [[4, -4, 4], [-4, 4, -4], [-4, 4, 4]]),
        ("XOX/OXO/OX.", Mark.X, True, [[-4, 4, -4], [4, -4, 4], [4, -4, -4]]),
        # O moves and wins: the squares that it holds are good.
        ("OXO/XOX/XO.", Mark.O, False, [[4, -4, 4], [-4, 4, -4], [-4, 4, 4]]),
        # Nobody wins.
        ("XOX/XOO/OX.", Mark.X, False, [[0, 0, 0]] * 3),
        # The first line ends a game; the empty square stays without a score.
        ("XX./OOX/OXO", Mark.X, False, [[4, 4, 4], [-4, -4, 4], [-4, 4, -4]]),
    ],
)
def test_scores_of_games_that_are_decided(
    text: str, mover: Mark, reverse: bool, expected: list[list[float]]
) -> None:
    """The mover's squares gain 1 for each game won and lose 1 for each lost, others reversely."""
    position = Position.parse(text, Rules(3, reverse=reverse), mover)
    assert course_trials(position, 4, 1) == expected


def test_squares_without_marks_have_no_score() -> None:
    """A game ends with its first line, and what is still empty then counts neither way."""
    scores = course_trials(Position.start(Rules(2, 1)), 40, 3)
    flat = [score for row in scores for score in row]
    assert sum(flat) == 40  # each game is won by one move
    assert min(flat) > 0
