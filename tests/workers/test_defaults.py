"""What is left out when parts of workers are used."""

from __future__ import annotations

from tests.defaults import defaults_of
from tttmc_app.workers import jobs
from tttmc_app.workers.jobs import JobRunner
from tttmc_app.workers.player_worker import PlayerWorker


def test_every_default() -> None:
    """Runners wait three seconds for their end and give way to other programs."""
    found = defaults_of(
        JobRunner, JobRunner.wait_until_idle, JobRunner.shutdown, PlayerWorker.shutdown
    )
    assert found == {
        "JobRunner": {"parent": None, "niceness": 5},
        "JobRunner.wait_until_idle": {"milliseconds": None},
        "JobRunner.shutdown": {"milliseconds": None},
        "PlayerWorker.shutdown": {"milliseconds": None},
    }
    assert jobs.PATIENCE_MS == 3000
