"""Trials come in chunks, after each of which they can be stopped; the pace changes no trial."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tttmc_app import engine
from tttmc_app.core import Position, Rules, Tally
from tttmc_app.engine import SolveJob, Tree, pacing, solving, tree_search, twin


class _Clock:
    """A clock that each draw advances by a fixed time per trial."""

    def __init__(self, seconds_per_trial: float) -> None:
        self.now, self.chunks = 0.0, list[int]()
        self._seconds = seconds_per_trial

    def __call__(self) -> float:
        return self.now

    def draw(self, trials: int) -> Tally:
        self.chunks.append(trials)
        self.now += trials * self._seconds
        return Tally(0, trials, 0, *[(0,)] * 4)


@pytest.mark.parametrize("seconds_per_trial", [1e-9, 1e-6, 1e-4, 0.02])
def test_chunks_settle_at_ten_milliseconds(
    seconds_per_trial: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a trial takes, chunks soon take 10 ms, or one trial if that takes longer."""
    clock = _Clock(seconds_per_trial)
    monkeypatch.setattr(pacing, "perf_counter", clock)
    totals = pacing.paced(clock, 10**9)
    for _ in range(20):
        next(totals)
    assert clock.chunks[-1] * seconds_per_trial == pytest.approx(
        max(0.01, seconds_per_trial), rel=0.1
    )
    assert all(after <= 8 * before for before, after in pairwise(clock.chunks))


@pytest.mark.parametrize("trials", [0, 1, 100, 101, 3000])
def test_the_last_total_is_the_whole(trials: int) -> None:
    """The totals grow from the first chunk's, and the last equals a single draw of all trials."""
    position = Position.start(Rules(3))
    totals = list(pacing.paced(twin.PythonSampler(position, 5), trials, first=100))
    counts = [total.trials for total in totals]
    assert (counts[0], counts) == (min(100, trials), sorted(set(counts)))
    assert totals[-1] == twin.PythonSampler(position, 5).draw(trials)


@pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="built without searches")
def test_quick_searches_take_longer_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a search takes no time, each of its chunks is four times as long as the last.

    But one that is asked for one simulation at a time, however often, isn't taken for a fast one.
    """
    for module in (solving, tree_search):
        monkeypatch.setattr(module, "perf_counter", float)
    start = Position.start(Rules(7, 5))
    job, tree = SolveJob(start), Tree(start)
    for _ in range(5):
        job.advance()
    assert 1 + 4 + 16 + 64 + 256 <= job.nodes < 1000
    assert len(list(tree.grow(16 + 64 + 256 + 1))) == 4
    for _ in range(600):
        tree.advance(1)
    assert tree.simulations == 937
