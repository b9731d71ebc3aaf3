"""Background work for the window, using only QtCore."""

from tttmc_app.workers.collector import freeze_gc
from tttmc_app.workers.jobs import NICENESS, Job, JobRunner, Report
from tttmc_app.workers.player_worker import PlayerWorker

__all__ = ["NICENESS", "Job", "JobRunner", "PlayerWorker", "Report", "freeze_gc"]
