"""Charts to test with."""

from __future__ import annotations

from tttmc_app.experiments.chart import Chart
from tttmc_app.experiments.charts import (
    RatingRow,
    ResultRow,
    ScoreCurve,
    TimeRow,
    TimeSeries,
    chance_chart,
    convergence_chart,
    learning_chart,
    ratings_chart,
    results_chart,
    time_chart,
)

WIDE = ((0.4, 0.6), (0.1, 0.3), (0.2, 0.4))


def results() -> Chart:
    """Return bars for two values, the first of them without a game."""
    rows = [ResultRow("5", (0, 0, 0), WIDE), ResultRow("10", (50, 20, 30), WIDE)]
    return results_chart("Results", "trials", rows)


def times() -> Chart:
    """Return the times at three values; the last spreads wider than its mean."""
    rows = [(5, 0.001, 0.0005), (50, 0.01, 0.004), (500, 0.1, 0.2)]
    game = TimeSeries("a game", tuple(TimeRow(v, str(v), mean, spread) for v, mean, spread in rows))
    return time_chart("Times", "trials", [game])


def convergence() -> Chart:
    """Return two squares' scores."""
    b2 = ScoreCurve("b2", (0.5, 0.3), (0.2, 0.1), 0.28)
    a1 = ScoreCurve("a1", (0.1, 0.12), (0.2, 0.1), None)
    return convergence_chart("Scores", [10, 100], [b2, a1], "score a trial")


def every_chart() -> list[Chart]:
    """Return one chart of each kind."""
    return [
        results(),
        times(),
        convergence(),
        chance_chart("Chance", [10, 100], [(0.4, (0.3, 0.5)), (0.1, (0.05, 0.2))], 0.0),
        learning_chart("Losses", [9, 4, 0], 100, 1000),
        ratings_chart("Ratings", [RatingRow("A", -50, -90, -10), RatingRow("B", 50, 10, 90)]),
    ]
