"""Estimates of how long a run would take."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from tttmc_app.child_process import usable_cores
from tttmc_app.core import Rules
from tttmc_app.experiments.estimate import can_be_estimated, estimates
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.players import parse_spec

RANDOM, PERFECT = parse_spec("random"), parse_spec("perfect")


def test_files_are_not_run_unasked(tmp_path: Path) -> None:
    """Players that run or read a file, or that would make the window lag, aren't tried."""
    (tmp_path / "file.py").touch()
    student = parse_spec(f"course:{tmp_path / 'file.py'}")
    assert can_be_estimated(MatchPlan(PERFECT, RANDOM, 5, Rules(3)))
    assert not can_be_estimated(MatchPlan(PERFECT, RANDOM, 5, Rules(12)))  # solved in Python
    assert not can_be_estimated(MatchPlan(RANDOM, student, 5))


def test_a_run_takes_as_long_as_its_games() -> None:
    """Each pairing is tried, or of more than 25 every second or third, and stands for the rest."""
    for values, step in ((25, 1), (26, 2), (51, 3)):
        plan = SweepPlan(values=tuple(range(1, values + 1)), games_each=1)
        began = perf_counter()
        found = list(estimates(plan, 1))
        took = perf_counter() - began
        assert len(found) == len(range(0, values, step))
        assert not found[-1].is_least
        assert 0 < found[-1].seconds < 1 + step * took


def test_an_abandoned_game_gives_a_minimum() -> None:
    """From its pairing on the run takes longer; workers share it, but no more than the cores."""
    plan = SweepPlan(values=(1, 10**11), games_each=2000)
    for workers, shared in ((1, 1), (10**6, usable_cores())):
        first, last = estimates(plan, workers)
        assert (first.is_least, last.is_least) == (False, True)
        assert last.seconds > 1000 / shared  # half a second for each of 2,000 games
