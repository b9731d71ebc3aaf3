"""Players as the kernel plays them in whole games."""

from __future__ import annotations

import pytest

from tttmc_app.core import Rules, Weights
from tttmc_app.engine import KernelPlayer
from tttmc_app.players import Player
from tttmc_app.players.forward import ForwardSampling
from tttmc_app.players.learner import Learner
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.players.tree import TreeSearch


@pytest.mark.parametrize(
    ("player", "expected"),
    [
        (RandomPlayer(), KernelPlayer("random")),
        (MonteCarlo(7, Weights(3.0, 5.0), threads=2), KernelPlayer("mc", 7, 3.0, 5.0)),
        (MonteCarlo(7, sure=90.0), None),
        (
            ForwardSampling(9, ties_are_good=False, random_ties=False),
            KernelPlayer("forward", 9, ties_are_good=False, takes_first=True),
        ),
        (
            ForwardSampling(8, ties_are_good=True, random_ties=False),
            KernelPlayer("forward", 8, ties_are_good=True, takes_first=True),
        ),
        (
            ForwardSampling(8, ties_are_good=False, random_ties=True),
            KernelPlayer("forward", 8, ties_are_good=False, takes_first=False),
        ),
        (TreeSearch(11), KernelPlayer("tree", 11)),
        (MonteCarlo(exact=True), None),
        (Learner(), None),
    ],
    ids=lambda value: type(value).__name__,
)
@pytest.mark.parametrize("reverse", [False, True])
def test_the_kernel_gets_each_setting(
    player: Player, expected: KernelPlayer | None, reverse: bool
) -> None:
    """Each setting of a player reaches the kernel; what the kernel can't do has no counterpart."""
    assert player.compiled(Rules(8, 5, reverse)) == expected


def test_exact_scores_are_asked_for_on_small_boards() -> None:
    """The kernel asks for the squares with the best exact scores, which are then equally likely."""
    rules = Rules(3)
    player = MonteCarlo(exact=True, weights=Weights(1.0, 2.0)).compiled(rules)
    assert player is not None
    assert player._replace(best=None) == KernelPlayer("asked")
