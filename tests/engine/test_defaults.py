"""What is left out when parts of engine are used."""

from __future__ import annotations

from tests.defaults import defaults_of
from tttmc_app.engine.backends import Choice, Sampler, sample
from tttmc_app.engine.pacing import next_size
from tttmc_app.engine.solving import SolveJob, solve
from tttmc_app.engine.threats import forced_win
from tttmc_app.engine.tree_search import Tree, TreeMove
from tttmc_app.engine.twin import PythonSampler
from tttmc_app.engine.whole_games import KernelPlayer, WholeGames


def test_every_default() -> None:
    """Searches have seed 0 and one thread, prove results, and stop after ten seconds."""
    found = defaults_of(
        Choice,
        Sampler,
        sample,
        next_size,
        SolveJob.advance,
        solve,
        forced_win,
        TreeMove,
        Tree,
        PythonSampler,
        KernelPlayer,
        WholeGames,
    )
    assert found == {
        "Choice": {"missing": ()},
        "Sampler": {"seed": 0, "threads": 1},
        "sample": {"seed": 0, "threads": 1},
        "next_size": {"target": 0.01, "growth": 4.0},
        "SolveJob.advance": {"nodes": None},
        "solve": {"nodes": None, "seconds": 10.0},
        "forced_win": {"threats": 2000},
        "TreeMove": {"plies": None, "prior": 0.0},
        "Tree": {"seed": 0, "exploration": 1.5, "proofs": True},
        "PythonSampler": {"seed": 0, "threads": 1},
        "KernelPlayer": {
            "trials": 1,
            "current": 1.0,
            "other": 1.0,
            "ties_are_good": True,
            "takes_first": False,
            "best": None,
        },
        "WholeGames": {"opening": None},
    }
