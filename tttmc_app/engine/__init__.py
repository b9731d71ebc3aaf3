"""Random games in bulk, exact answers and searches, and the name of what runs them."""

from tttmc_app.engine.backends import CHOSEN, Sampler, sample
from tttmc_app.engine.expectation import ExactJob, exact, exact_limit, why_not_exact
from tttmc_app.engine.pacing import paced
from tttmc_app.engine.solving import SolveJob, Verdict, solve
from tttmc_app.engine.tree_search import Tree, TreeMove, TreeStatistics

backend = CHOSEN.name
STREAM = CHOSEN.stream

__all__ = [
    "STREAM",
    "ExactJob",
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
    "why_not_exact",
]
