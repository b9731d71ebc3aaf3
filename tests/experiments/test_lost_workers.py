"""Runs whose workers end early, or return their games late."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from tttmc_app.experiments.executors import BlockResult, InlineExecutor
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan

PLAN = SweepPlan(values=(5, 1000), games_each=60, seed=6)


class Losing(InlineExecutor):
    """An executor whose first worker ends after its first game."""

    has_lost = False

    def take(self, seconds: float) -> list[BlockResult]:
        """Return the finished games."""
        (result,) = super().take(seconds)
        if self.has_lost:
            return [result]
        self.has_lost = True
        return [replace(result, games=result.games[:1], lost_worker="it was killed")]


class Late(InlineExecutor):
    """An executor whose games arrive only when the run is stopped."""

    def take(self, seconds: float) -> list[BlockResult]:
        """Return nothing."""
        del seconds
        return []

    def stop(self, seconds: float) -> list[BlockResult]:
        """Return the finished games."""
        return super().take(seconds)


def test_the_rest_of_a_lost_workers_block_is_played() -> None:
    """If a worker ends, the games that it hasn't returned are played by others."""
    with Store() as store:
        *_, last = run(PLAN, Losing(), store)
        assert len(set(store.games(last.run))) == last.done == 120


def test_games_that_arrive_late_are_saved() -> None:
    """Games that a stopped run's workers still return are saved."""
    with Store() as store:
        steps = run(PLAN, Late(), store)
        number = [next(steps), next(steps)][-1].run
        assert isinstance(steps, Generator)
        steps.close()
        assert len(list(store.games(number))) > 0
