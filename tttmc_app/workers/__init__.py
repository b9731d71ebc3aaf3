"""Work off the window's thread, on QtCore alone."""

from tttmc_app.workers.child import iterate_in_child
from tttmc_app.workers.collector import set_living_aside
from tttmc_app.workers.jobs import NICENESS, Job, JobRunner, Report
from tttmc_app.workers.thought_process import ThoughtProcess

__all__ = [
    "NICENESS",
    "Job",
    "JobRunner",
    "Report",
    "ThoughtProcess",
    "iterate_in_child",
    "set_living_aside",
]
