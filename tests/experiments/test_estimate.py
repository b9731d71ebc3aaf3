"""Estimates of how long a run would take."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.experiments.invented import ended, near
from tttmc_app.core import Rules
from tttmc_app.experiments import estimate
from tttmc_app.experiments.estimate import can_be_estimated, estimates
from tttmc_app.experiments.games import Block, PlayedGame
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec

RANDOM = parse_spec("random")
SOME = tuple(parse_spec(f"mc:trials={trials}") for trials in range(1, 8))


def test_files_are_not_run_unasked(tmp_path: Path) -> None:
    """Players that run or read a file, or that would make the window lag, aren't tried."""
    path = tmp_path / "file.py"
    path.write_text("", encoding="utf-8")
    perfect = parse_spec("perfect")
    assert can_be_estimated(MatchPlan(perfect, SOME[0], 5))
    assert not can_be_estimated(MatchPlan(perfect, SOME[0], 5, Rules(12)))  # solved in Python
    assert not can_be_estimated(MatchPlan(RANDOM, parse_spec(f"course:{path}"), 5))


class Played:
    """Stands in for `play_block` with a clock that only its games advance."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float, *games: float) -> None:
        self.now, self.seconds, self.games = 1000.0, seconds, games
        self.asked: list[tuple[int, tuple[int, ...], float]] = []
        """The pairing, the numbers and the time limit of each block."""
        monkeypatch.setattr(estimate, "play_block", self)
        monkeypatch.setattr(estimate, "perf_counter", lambda: self.now)
        monkeypatch.setattr(estimate, "usable_cores", lambda: 2)

    def __call__(
        self, block: Block, stopped: Callable[[], bool], seconds: float
    ) -> tuple[PlayedGame, ...]:
        """Play games that take these seconds; in the second pairing of a tournament, none."""
        self.asked.append((block.pairing, block.numbers, seconds))
        assert not stopped()
        self.now += self.seconds
        assert stopped() == (self.seconds > 0.5)
        games = self.games if block.pairing != 1 else ()
        return tuple(ended(at, block.pairing, "-", seconds=time) for at, time in enumerate(games))


@pytest.mark.parametrize(
    ("seconds", "games", "per_game"),
    [
        (0.25, (0.125, 0.0625), 0.125),  # what passed counts, not only what games took
        (0.5, (0.25, 0.125), 0.25),
        (0.75, (0.125, 0.25), 0.1875),  # the third game was abandoned
        *((0.75, (), 0.75), (0.75, (0.0,), 0.75), (0.25, (), 0.25)),
    ],
)
@pytest.mark.parametrize("workers", [1, 2, 9])
def test_the_time_of_a_run_is_that_of_its_games(
    seconds: float,
    games: tuple[float, ...],
    per_game: float,
    workers: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The mean is that of finished games; workers share them, but no more than there are cores."""
    played = Played(monkeypatch, seconds, *games)
    (found,) = estimates(MatchPlan(RANDOM, RANDOM, 2000, both=False), workers)
    assert played.asked == [(0, tuple(range(1000)), 0.4)]
    parallel = min(workers, 2)
    assert found.seconds == near(0.7 + 2000 * (per_game / parallel + 25e-6))
    assert found.is_least is not bool(games)


def test_pairings_count_by_their_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first pairing on whose game was abandoned, the estimate is a minimum."""
    Played(monkeypatch, 0.125, 0.1, 0.1)
    found = list(estimates(TournamentPlan((RANDOM, SOME[0]), 3), 1))
    assert [each.is_least for each in found] == [False, True]
    fixed = 0.7 + 3 * 25e-6
    assert [each.seconds for each in found] == [
        near(fixed + 3 * 0.0625), near(fixed + 2 * 0.0625 + 0.125)
    ]  # fmt: skip


@pytest.mark.parametrize(("values", "step"), [(25, 1), (26, 2), (51, 3)])
def test_at_most_twenty_five_pairings_are_tried(
    values: int, step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of more pairings every second or third is tried; they share the time equally."""
    played = Played(monkeypatch, 0.125, 0.125)
    list(estimates(SweepPlan(values=tuple(range(1, values + 1)), games_each=1), 1))
    tried = range(0, values, step)
    assert played.asked == [(pairing, (0,), near(0.4 / len(tried))) for pairing in tried]
    played.asked.clear()  # players that keep proofs are warmed up, as their first games take longer
    list(estimates(MatchPlan(RANDOM, parse_spec("perfect"), 2), 1))
    assert [pairing for pairing, *_ in played.asked] == [0, 0, 1, 1]
