"""Estimates of how long a run would take."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.experiments.invented import near
from tttmc_app import engine
from tttmc_app.core import Ending, Position, Rules
from tttmc_app.engine import SolveJob
from tttmc_app.experiments import estimate
from tttmc_app.experiments.estimate import can_be_estimated, estimates
from tttmc_app.experiments.games import Block, PlayedGame, play_block
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec

RANDOM = parse_spec("random")
SOME = tuple(parse_spec(f"mc:trials={trials}") for trials in range(1, 8))


@pytest.mark.parametrize(
    ("plan", "tried"),
    [
        (MatchPlan(RANDOM, RANDOM, 1, both=False), 1),
        (MatchPlan(RANDOM, RANDOM, 9, opening=2), 2),
        (SweepPlan(values=(1, 5, 20), games_each=3), 3),
        (TournamentPlan(SOME, 4), 21),  # every second of 42 pairings
    ],
    ids=["game", "match", "sweep", "tournament"],
)
def test_pairings_are_tried(plan: AnyPlan, tried: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each pairing is tried, or only some if there are many, and every estimate is a time."""
    monkeypatch.setattr(estimate, "_SECONDS", 0.0)  # one game of each
    monkeypatch.setattr(estimate, "_PATIENCE", 60.0)
    found = list(estimates(plan, 2))
    assert len(found) == tried
    assert all(one.seconds > 0 and not one.is_least for one in found)


def test_a_game_that_is_given_up_makes_it_a_least_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that takes too long is given up: the estimate is then only a lower bound."""
    monkeypatch.setattr(estimate, "_PATIENCE", 0.0)
    slow = parse_spec("mc:trials=1000000")
    *_, last = estimates(MatchPlan(slow, slow, 1000), 1)
    assert last.is_least


@pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="solving takes long in Python")
def test_first_games_that_take_longer_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Perfect solves a position once, so its games are timed when their positions are known."""
    solved: list[int] = []

    def timed(block: Block, _games: int, _enough: float) -> tuple[float, bool]:
        before = len(solved)
        play_block(block, seconds=60)
        return float(len(solved) - before), True

    def solve(position: Position) -> engine.SolveJob:
        solved.append(position.x)
        return SolveJob(position)

    monkeypatch.setattr(estimate, "_seconds_per_game", timed)
    monkeypatch.setattr(engine, "SolveJob", solve)
    plan = MatchPlan(parse_spec("perfect:nodes=299,simulations=9"), RANDOM, 1, both=False)
    (found,) = estimates(plan, 1)
    assert solved
    assert found.seconds < 1.0


def test_files_are_not_run_unasked(tmp_path: Path) -> None:
    """Players that run or read a file, or that would make the window lag, aren't tried."""
    path = tmp_path / "file.py"
    path.write_text("", encoding="utf-8")
    perfect = parse_spec("perfect")
    assert can_be_estimated(MatchPlan(perfect, SOME[0], 5))
    assert not can_be_estimated(MatchPlan(perfect, SOME[0], 5, Rules(12)))  # solved in Python
    assert not can_be_estimated(MatchPlan(RANDOM, parse_spec(f"course:{path}"), 5))


@pytest.mark.parametrize(("workers", "cores", "parallel"), [(1, 8, 1), (4, 8, 4), (9, 2, 2)])
def test_an_estimate_weighs_pairings_by_their_games(
    workers: int, cores: int, parallel: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mean time of a game counts each pairing's games; workers share them, up to the cores."""
    taken = {0: 3.0, 1: 9.0}

    def timed(block: Block, _games: int, _enough: float) -> tuple[float, bool]:
        return taken[block.pairing], True

    monkeypatch.setattr(estimate, "_seconds_per_game", timed)
    monkeypatch.setattr(estimate, "usable_cores", lambda: cores)
    plan = TournamentPlan((RANDOM, SOME[0]), 3)  # two games on one side, one on the other
    first, second = (found.seconds for found in estimates(plan, workers))
    fixed = 0.7 + 3 * 25e-6
    assert first == pytest.approx(fixed + 3 * 3.0 / parallel)
    assert second == pytest.approx(fixed + (2 * 3.0 + 9.0) / parallel)


@pytest.mark.parametrize(
    ("finished", "least"),
    [((True, True), [False, False]), ((False, True), [True, True]), ((True, False), [False, True])],
)
def test_one_abandoned_game_makes_all_that_follows_a_minimum(
    finished: tuple[bool, bool], least: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An estimate is a minimum from the first pairing on whose game was abandoned."""

    def timed(block: Block, _games: int, _enough: float) -> tuple[float, bool]:
        return 1.0, finished[block.pairing]

    monkeypatch.setattr(estimate, "_seconds_per_game", timed)
    found = estimates(TournamentPlan((RANDOM, SOME[0]), 3), 1)
    assert [each.is_least for each in found] == least


class Played:
    """Stands in for `play_block` with a clock that only its games advance."""

    def __init__(self, seconds: float, *games: float) -> None:
        self.now, self.seconds, self.games = 1000.0, seconds, games
        self.asked: list[tuple[int, tuple[int, ...], float]] = []
        """The pairing, the numbers and the time limit of each block."""
        self.stopped: list[bool] = []
        """Whether each block was told to stop before and after its games."""

    def __call__(
        self, block: Block, stopped: Callable[[], bool], seconds: float
    ) -> tuple[PlayedGame, ...]:
        """Play games that take these seconds."""
        self.asked.append((block.pairing, block.numbers, seconds))
        self.stopped.append(stopped())
        self.now += self.seconds
        self.stopped.append(stopped())
        return tuple(
            PlayedGame(number, block.pairing, None, Ending.FULL_BOARD, "", seconds)
            for number, seconds in enumerate(self.games)
        )

    def clock(self) -> float:
        """Return the time."""
        return self.now


@pytest.mark.parametrize(
    ("seconds", "games", "per_game", "is_cut"),
    [
        (0.25, (0.125, 0.0625), 0.125, False),  # what passed counts, not only what games took
        (0.5, (0.25, 0.125), 0.25, False),
        (0.75, (0.125, 0.25), 0.1875, True),  # the third game was abandoned
        (0.75, (), 0.75, True),
        (0.75, (0.0,), 0.75, True),
        (0.25, (), 0.25, False),
    ],
)
def test_a_pairing_s_time_is_that_of_its_finished_games(
    seconds: float,
    games: tuple[float, ...],
    per_game: float,
    is_cut: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The mean is that of finished games; a game is given up when half a second has passed."""
    played = Played(seconds, *games)
    monkeypatch.setattr(estimate, "play_block", played)
    monkeypatch.setattr(estimate, "perf_counter", played.clock)
    (found,) = estimates(MatchPlan(RANDOM, RANDOM, 2000, both=False), 1)
    assert played.asked == [(0, tuple(range(1000)), 0.4)]
    assert played.stopped == [False, is_cut]
    assert found.seconds == pytest.approx(0.7 + 2000 * (per_game + 25e-6))
    assert found.is_least is not bool(games)


def test_pairings_share_the_time_and_are_warmed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each pairing has an equal share of 0.4 s; one whose player keeps proofs is played twice."""
    played = Played(0.125, 0.125)
    monkeypatch.setattr(estimate, "play_block", played)
    monkeypatch.setattr(estimate, "perf_counter", played.clock)
    players = (SOME[0], parse_spec("perfect"), RANDOM)
    assert len(list(estimates(TournamentPlan(players, 6), 1))) == 6
    first, *_ = played.asked
    assert first == (0, (0, 1, 2), near(0.4 / 6))
    assert {asked[1:] for asked in played.asked} == {first[1:]}
    assert [pairing for pairing, *_ in played.asked] == [0, 0, 1, 1, 2, 3, 4, 4, 5, 5]


@pytest.mark.parametrize(("values", "step"), [(25, 1), (26, 2), (50, 2), (51, 3)])
def test_at_most_twenty_five_pairings_are_tried(
    values: int, step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of more than 25 pairings every second or third is tried, with the time of those tried."""
    played = Played(0.125, 0.125)
    monkeypatch.setattr(estimate, "play_block", played)
    monkeypatch.setattr(estimate, "perf_counter", played.clock)
    plan = SweepPlan(values=tuple(range(1, values + 1)), games_each=1)
    *_, last = estimates(plan, 1)
    tried = list(range(0, values, step))
    share = near(0.4 / len(tried))
    assert played.asked == [(pairing, (0,), share) for pairing in tried]
    assert last.seconds == pytest.approx(0.7 + values * (0.125 + 25e-6))
