"""Estimates of how long a run would take."""

from __future__ import annotations

from pathlib import Path

import pytest

from tttmc_app import engine
from tttmc_app.core import Position, Rules
from tttmc_app.engine import SolveJob
from tttmc_app.experiments import estimate
from tttmc_app.experiments.estimate import can_be_estimated, estimates
from tttmc_app.experiments.games import Block, play_block
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
