"""Random games in bulk, and exact answers: what they are, and the name of what runs them."""

from tttmc_app.engine.expectation import ExactJob, Expectation, exact, exact_limit
from tttmc_app.engine.pacing import paced
from tttmc_app.engine.solving import SolveJob, Verdict, solve
from tttmc_app.engine.tree_search import Tree, TreeMove, TreeStatistics
from tttmc_app.engine.twin import STREAM, Sampler, sample

backend = "python"

__all__ = [
    "STREAM",
    "ExactJob",
    "Expectation",
    "Sampler",
    "SolveJob",
    "Tree",
    "TreeMove",
    "TreeStatistics",
    "Verdict",
    "backend",
    "exact",
    "exact_limit",
    "paced",
    "sample",
    "solve",
]
