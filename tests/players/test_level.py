"""Levels: what each of them scores, and Unbeatable only where that is proven."""

from __future__ import annotations

import pytest

from tests.benchmarks.levels import BOARDS, near, points
from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.core import Position, Rules
from tttmc_app.core.seeds import drawn_place
from tttmc_app.players import ChoiceParameter, parse_spec
from tttmc_app.players.level import Level, LevelPlayer
from tttmc_app.players.random_player import RandomPlayer

if engine.SEARCHES_IN_PYTHON:
    pytest.skip("the engine isn't built", allow_module_level=True)

PROVEN = [*map(Rules, (3, 4, 8)), Rules(5, 4), *(Rules(n, n, reverse=True) for n in (3, 4, 8))]
OTHERS = [Rules(1), Rules(2), Rules(4, 3), Rules(7, 5), Rules(5, 4, reverse=True), Rules(25, 5)]


@pytest.mark.parametrize("rules", [*PROVEN, *OTHERS], ids=Rules.describe)
def test_every_board_has_its_levels(rules: Rules) -> None:
    """All levels play everywhere, but Unbeatable only where proven; there Hard isn't offered."""
    (parameter,) = parse_spec("level").kind.parameters
    assert isinstance(parameter, ChoiceParameter)
    missing = "hard" if rules in PROVEN else "unbeatable"
    assert [word for word, why in parameter.offered(rules).items() if why] == [missing]
    start = Position.start(rules)
    for level in Level:
        if level == missing == "unbeatable":
            with refused():
                LevelPlayer(level).choose(start)
        else:
            assert LevelPlayer(level).choose(start, 1) in start.legal_squares


def test_medium_says_when_it_slips() -> None:
    """Slips are the moves of Random, with a note; all others are searched for."""
    start, medium = Position.start(Rules(5, 4)), LevelPlayer(Level.MEDIUM)
    for seed in range(20):
        found = medium.decide(start, seed)
        assert (found.trials == 0) is (drawn_place(seed, "slip", 100) < 55)
        if not found.trials:
            assert found.move == RandomPlayer().choose(start, seed)
            assert "random" in str(found.note)


LADDER = """
3x3 blocks easy 60 0.72
3x3r blocks easy 60 0.5
6x4r blocks easy 40 0.72
3x3 medium easy 60 0.6
3x3r medium easy 60 0.6
5x4 medium easy 40 0.75
3x3 hard medium 30 0.55
3x3r hard medium 20 0.55
3x3 hard random 40 0.8
3x3r hard perfect 10 0.5
4x4r unbeatable tree:simulations=300 6 0.5
"""


@pytest.mark.parametrize("row", LADDER.strip().splitlines())
def test_each_level_scores_what_it_should(row: str) -> None:
    """The least share of the points in some games; other seeds would fail at most 1 row in 100."""
    board, one, other, games, least = row.split()
    found = points(BOARDS[board][0], one, other, int(games))
    assert sum(found) >= float(least) * len(found)


@pytest.mark.parametrize("board", ["3x3", "3x3r", "4x3", "4x3r"])
def test_hard_passes_up_nothing_near(board: str) -> None:
    """A win within three plies is taken, and no move loses within two where another doesn't."""
    assert near(BOARDS[board][0], 20, 60.0).startswith("0 of 20")
