"""Work off the window's thread, on QtCore alone."""

from tttmc_app.workers.jobs import Job, JobRunner, Report

__all__ = ["Job", "JobRunner", "Report"]
