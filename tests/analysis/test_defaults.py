"""What is left out when parts of analysis are used."""

from __future__ import annotations

from tests.defaults import defaults_of
from tttmc_app.analysis import insight, reasons, textbook_view, trail, tree_steps
from tttmc_app.analysis.comparison import Comparison
from tttmc_app.analysis.deck import Deck
from tttmc_app.analysis.experiments import Finding
from tttmc_app.analysis.proofs import proven_moves, proven_now
from tttmc_app.analysis.refutation import missed_win, proven_line, refutation
from tttmc_app.analysis.review import GameReview, ReviewLimits, review
from tttmc_app.analysis.shortest_win import WinSearch
from tttmc_app.analysis.trail import Trail, counts, follow
from tttmc_app.analysis.tree_steps import GrowingTree
from tttmc_app.analysis.tree_view import Branch, view_of
from tttmc_app.core import Mark


def test_every_default() -> None:
    """Proofs search 300,000 positions, lines 30,000; all else is nothing unless given."""
    found = defaults_of(
        Comparison,
        Deck,
        Deck.due,
        Finding,
        proven_moves,
        proven_now,
        proven_line,
        refutation,
        missed_win,
        WinSearch,
        ReviewLimits,
        GameReview,
        GameReview.mistakes,
        review,
        Trail,
        follow,
        counts,
        Branch,
        view_of,
        GrowingTree.view,
        GrowingTree.grow,
    )
    assert found == {
        "Comparison": {"bars_overlap": False, "exact": None},
        "Deck": {"path": None},
        "Deck.due": {"most": 20},
        "Finding": {"right": (), "value": None, "thought": None, "position": None, "insight": None},
        "proven_moves": {"nodes": 300000},
        "proven_now": {"nodes": 300000},
        "proven_line": {"nodes": 30000},
        "refutation": {"nodes": 30000},
        "missed_win": {"nodes": 30000},
        "WinSearch": {"nodes": 30000},
        "ReviewLimits": {"nodes": 300000, "trials": 2000, "searches": 6, "simulations": 300},
        "GameReview": {"moves": (), "truths": (), "estimates": (), "searched": ()},
        "GameReview.mistakes": {"sides": (Mark.X, Mark.O)},
        "review": {"limits": None, "seed": 0, "begun": None},
        "Trail": {"tallies": (), "expectation": None},
        "follow": {"threads": 1, "own": 0},
        "counts": {"own": 0},
        "Branch": {"replies": (), "others": 0},
        "view_of": {"path": (), "kept": ()},
        "GrowingTree.view": {"path": ()},
        "GrowingTree.grow": {"path": ()},
    }


def test_every_limit() -> None:
    """The work for a reason takes a moment, that for an insight seconds; lists and trees end."""
    assert [reasons.SOLVER_NODES, insight.SOLVER_NODES, insight.TWIN_EMPTIES] == [
        50_000,
        3_000_000,
        9,
    ]
    assert (trail.FEWEST, trail.MOST, trail.MOST_IN_PYTHON) == (10, 10_000_000, 100_000)
    assert (textbook_view.MOST, tree_steps.MOST_SIMULATIONS) == (1000, 1_000_000)
    assert list(tree_steps.Stage) == ["selection", "expansion", "playout", "backup"]
