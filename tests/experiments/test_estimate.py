"""Estimates of how long a run would take, and counts with which moves take equally long."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from tests.refusals import refused
from tttmc_app.child_process import usable_cores
from tttmc_app.core import Position, Rules, Text, thought_without_values
from tttmc_app.experiments import equal_time, games
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.estimate import can_be_estimated, estimates
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.players import NumberParameter, Player, PlayerKind, PlayerSpec, parse_spec

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
        assert 0 < found[-1].seconds < 5 + step * took


def test_an_abandoned_game_gives_a_minimum() -> None:
    """From its pairing on the run takes longer; workers share it, but no more than the cores."""
    plan = SweepPlan(values=(1, 10**11), games_each=2000)
    for workers, shared in ((1, 1), (10**6, usable_cores())):
        first, last = estimates(plan, workers)
        assert (first.is_least, last.is_least) == (False, True)
        assert last.seconds > 1000 / shared  # half a second for each of 2,000 games


class Timed(Player):
    """A player whose moves take a certain time of a clock."""

    def __init__(self, clock: list[float], seconds: float) -> None:
        self.clock, self.seconds = clock, seconds

    def think(self, position: Position, seed: int) -> Any:
        """Let the time pass, and yield a move."""
        self.clock[0] += self.seconds
        yield replace(thought_without_values(position, seed), best=position.empty_squares).settled()


def test_counts_give_equal_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where some of the time doesn't depend on the count; a time too short is refused."""
    clock = [0.0]
    for module, name in product((equal_time, games), ("perf_counter", "thread_time")):
        monkeypatch.setattr(module, name, lambda: clock[0], raising=False)

    def timed(name: str, each: float, fixed: float = 0) -> PlayerSpec:
        count = NumberParameter("n", Text("N"), 1, 1, 1000, Text("N"))

        def make(values: Any) -> Timed:
            return Timed(clock, fixed + each * values["n"])

        return PlayerSpec(PlayerKind(name, Text("S"), Text("S"), (count,), make, effort="n"))

    players = timed("a", 3e-5), timed("b", 6e-5, 9e-4)
    found = equal_time.with_time(players, Rules(3), 3e-3, Conduct())
    assert [each.player.value("n") for each in found] == [100, 35]
    assert [each.seconds for each in found] == pytest.approx([3e-3, 3e-3])
    with refused(player="b:n=1"):
        equal_time.with_time(players, Rules(3), 6e-4, Conduct())
