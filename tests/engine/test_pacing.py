"""Trials come in chunks, after each of which they can be stopped; the pace changes no trial."""

from __future__ import annotations

import pytest

from tttmc_app.core import Position, Rules, Tally
from tttmc_app.engine import Tree, pacing, twin


class _Clock:
    """A clock that each draw advances by a fixed time per trial."""

    def __init__(self, seconds_per_trial: float) -> None:
        self.now = 0.0
        self.chunks: list[int] = []
        self._seconds = seconds_per_trial

    def __call__(self) -> float:
        return self.now

    def draw(self, trials: int) -> Tally:
        """Advance the clock by the time that this many trials take; all of them are ties."""
        if trials:
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
    settled = clock.chunks[-1] * seconds_per_trial
    assert settled == pytest.approx(max(0.01, seconds_per_trial), rel=0.1)


def test_the_first_chunks_grow_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """They have eight times as many trials each, and the last one only what is left."""
    clock = _Clock(1e-9)
    monkeypatch.setattr(pacing, "perf_counter", clock)
    assert [total.trials for total in pacing.paced(clock, 3000)] == [32, 288, 2336, 3000]
    assert clock.chunks == [32, 256, 2048, 664]
    clock.chunks.clear()
    assert [total.trials for total in pacing.paced(clock, 5, first=7)] == [5]
    assert clock.chunks == [5]


def test_last_total_is_the_whole() -> None:
    """The totals grow, and the last equals a single draw of all trials."""
    position = Position.start(Rules())
    totals = list(pacing.paced(twin.PythonSampler(position, 5), 3000, first=100))
    trials = [total.trials for total in totals]
    assert trials == sorted(set(trials))
    assert trials[0] == 100
    assert totals[-1] == twin.sample(position, 3000, 5)


@pytest.mark.parametrize("trials", [0, 1])
def test_fewest_trials(trials: int) -> None:
    """Zero trials and a single trial each yield exactly one total."""
    position = Position.start(Rules())
    assert [t.trials for t in pacing.paced(twin.PythonSampler(position), trials)] == [trials]


@pytest.mark.parametrize(
    ("size", "seconds", "next_one"),
    [
        (100, 0.01, 100),
        (100, 0.02, 50),
        (100, 0.005, 200),
        (100, 0.0, 400),  # at most four times as many
        (100, 0.001, 400),
        (100, 1.0, 25),  # at least a quarter
        (100, 0.04, 25),
        (2, 1.0, 1),  # at least one
    ],
)
def test_the_next_chunk_follows_from_the_last(size: int, seconds: float, next_one: int) -> None:
    """A chunk is to take ten milliseconds, and sizes change by a factor of four at most."""
    assert pacing.next_size(size, seconds) == next_one
    assert pacing.next_size(size, 2 * seconds, target=0.02) == next_one
    assert pacing.next_size(100, 0.0, growth=8.0) == 800


def test_chunks_grow_only_by_what_was_done() -> None:
    """A search asked for one simulation at a time, however often, isn't taken for a fast one."""
    tree = Tree(Position.start(Rules(19, 5)), 1)
    for _ in range(600):
        tree.advance(1)
    assert tree.simulations == 600
