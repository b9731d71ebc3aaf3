"""A sweep's wins are called the player's, unless it plays only as X: then they are X's."""

from __future__ import annotations

import pytest

from tttmc_app.core import Mark
from tttmc_app.experiments.comparison import Measure
from tttmc_app.experiments.games import play_block
from tttmc_app.experiments.sweep import SweepPlan, SweepSummary, compare_sweeps
from tttmc_app.experiments.sweep_charts import SWEEP_CHARTS, compared_sweeps
from tttmc_app.players import parse_spec


def swept(side: Mark | None, seed: int = 1) -> tuple[SweepPlan, SweepSummary]:
    """Return a sweep of a strong player against Random, with its results."""
    random = parse_spec("random")
    plan = SweepPlan(values=(300,), against=random, side=side, games_each=60, seed=seed)
    games = [game for block in plan.blocks() for game in play_block(block, seconds=600)]
    return plan, plan.summary(plan.scores(games))


@pytest.mark.parametrize("side", [None, Mark.O])
def test_wins_are_the_players(side: Mark | None) -> None:
    """Table and chart show nearly all games as won by the player, on whichever side."""
    plan, summary = swept(side)
    (row,) = summary.table()
    assert row["wins"] == summary.rows[0].own.x_wins > 40
    low, high = row["wins_low"], row["wins_high"]
    assert isinstance(low, float)
    assert isinstance(high, float)
    assert 0.5 < low < summary.rows[0].wins / 60 < high <= 1
    chart = SWEEP_CHARTS[0].draw(plan, summary)
    assert [str(key.name) for key in chart.keys] == ["wins", "ties", "losses"]
    assert chart.bars[0].top == pytest.approx(100 * summary.rows[0].wins / 60)
    assert "\nwins " in str(chart.spots[0].words)


def test_as_x_the_sides_are_named() -> None:
    """If the player is always X, the wins are called X's, as when a player plays against itself."""
    plan, summary = swept(Mark.X)
    chart = SWEEP_CHARTS[0].draw(plan, summary)
    assert [str(key.name) for key in chart.keys] == ["X wins", "ties", "O wins"]


def test_comparisons_count_the_players_wins() -> None:
    """A sweep as X and one as O are compared by the player's wins and losses."""
    one, two = swept(Mark.X), swept(Mark.O)
    found = list(compare_sweeps(one[1], two[1]))
    assert [row.measure for row in found] == [Measure.WINS, Measure.TIES, Measure.LOSSES]
    assert found[0].two == two[1].rows[0].wins / 60
    chart = compared_sweeps(("as X", *one), ("as O", *two), Measure.X_WINS)[0]
    assert str(chart.title) == "Compared: wins"
    assert chart.curves[1].ys[0] == pytest.approx(100 * two[1].rows[0].wins / 60)
