"""Random games in bulk, exact scores and searches."""

from tttmc_app.engine.backends import (
    CHOSEN,
    PYTHON,
    Sampler,
    sample,
    sample_stream,
    search_stream,
)
from tttmc_app.engine.expectation import ExactJob, exact, exact_limit, why_not_exact
from tttmc_app.engine.pacing import paced
from tttmc_app.engine.solving import SolveJob, Verdict, forced_win, solve
from tttmc_app.engine.tree_search import (
    EXPLORATION,
    Simulation,
    Tree,
    TreeMove,
    TreeNode,
    TreeStatistics,
    bound_of_move,
    bound_of_untried,
    why_no_tree,
)
from tttmc_app.engine.whole_games import (
    BestSquares,
    FinishedGame,
    GameColumns,
    KernelPlayer,
    WholeGames,
    can_play,
)

backend = CHOSEN.sampler.name
STREAM = CHOSEN.stream
SAMPLE_STREAM = CHOSEN.sampler.stream
SEARCH_STREAM = CHOSEN.search_stream
SAMPLES_IN_PYTHON = CHOSEN.sampler.name == PYTHON
SEARCHES_IN_PYTHON = CHOSEN.searches is None
MISSING = CHOSEN.missing

__all__ = [
    "EXPLORATION",
    "MISSING",
    "SAMPLES_IN_PYTHON",
    "SAMPLE_STREAM",
    "SEARCHES_IN_PYTHON",
    "SEARCH_STREAM",
    "STREAM",
    "BestSquares",
    "ExactJob",
    "FinishedGame",
    "GameColumns",
    "KernelPlayer",
    "Sampler",
    "Simulation",
    "SolveJob",
    "Tree",
    "TreeMove",
    "TreeNode",
    "TreeStatistics",
    "Verdict",
    "WholeGames",
    "backend",
    "bound_of_move",
    "bound_of_untried",
    "can_play",
    "exact",
    "exact_limit",
    "forced_win",
    "paced",
    "sample",
    "sample_stream",
    "search_stream",
    "solve",
    "why_no_tree",
    "why_not_exact",
]
