"""How long a run waits for its games, and how often a study is saved."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from tttmc_app.experiments.executors import BlockResult, InlineExecutor
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.study_running import StudySaver
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.players import parse_spec

RANDOM = parse_spec("random")


class Waiting(InlineExecutor):
    """Records how long the run waits for games, and for those that are late."""

    def __init__(self) -> None:
        super().__init__()
        self.waited: list[tuple[str, float]] = []

    def take(self, seconds: float) -> list[BlockResult]:
        """Play."""
        self.waited.append(("take", seconds))
        return super().take(seconds)

    def stop(self, seconds: float) -> list[BlockResult]:
        """Stop."""
        self.waited.append(("stop", seconds))
        return super().stop(seconds)

    def close(self) -> None:
        """End."""
        self.waited.append(("close", 0.0))
        super().close()


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_a_run_never_waits_long(is_cancelled: bool) -> None:
    """A step waits a tenth of a second, and the end a second for games that are late."""
    executor = Waiting()
    with closing(run(MatchPlan(RANDOM, RANDOM, 1, both=False), executor, None)) as steps:
        next(steps)
        assert executor.waited == []
        if not is_cancelled:
            assert [step.done for step in steps][-1] == 1
    taken = [("take", 0.1)] * (not is_cancelled)
    assert executor.waited == [*taken, ("stop", 1.0), ("close", 0.0)]


def test_a_study_is_saved_every_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seconds after the last save the next results are saved, with the study's time so far."""
    now = [1000.0]
    monkeypatch.setattr("tttmc_app.experiments.study_running.perf_counter", lambda: now[0])
    saved: list[tuple[int, float]] = []
    with StudySaver(Training(Path("book"), games=9)) as saver:
        for passed in (0.0, 1.75, 2.0, 2.25, 3.75, 4.5, 6.25, 6.5):
            now[0] = 1000.0 + passed
            saver.take(TrainingScore(games=int(4 * passed)))
            with Store() as store:
                saved.append(next(((r.done, r.seconds) for r in store.runs()), (0, 0.0)))
        now[0] = 1007.0
    assert saved == [
        *[(0, 0.0)] * 2,
        *[(8, 2.0)] * 3,  # the next one after that is due at 4 s
        *[(18, 4.5)] * 2,  # and then at 6.5 s
        (26, 6.5),
    ]
    with Store() as store:
        (info,) = store.runs()
    assert (info.done, info.seconds, info.number) == (26, 6.5, saver.run)
    assert info.executor == "1 process"
