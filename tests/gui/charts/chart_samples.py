"""Charts to test with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tttmc_app.core import Text
from tttmc_app.experiments.chart import Chart
from tttmc_app.experiments.convergence import (
    ConvergencePoint,
    ScoreCurve,
    chance_chart,
    scores_chart,
)
from tttmc_app.experiments.ratings import Rating
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.statistics import Histogram, Interval
from tttmc_app.experiments.sweep import results_chart, time_chart
from tttmc_app.experiments.tournament import ratings_chart
from tttmc_app.experiments.training import losses_chart
from tttmc_app.gui.files.formats import STILL_FORMATS, picture_format
from tttmc_app.gui.lab.drawing import charts_drawing
from tttmc_app.gui.look.image_files import painting_font
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.players import default_spec
from tttmc_app.storage import write_bytes_atomically


def results() -> Chart:
    """Return bars for two values, the first of them without a game."""
    rows = [("5", Score()), ("10", Score(x_wins=50, o_wins=30, ties=20))]
    return results_chart("Results", "trials", rows)


def times() -> Chart:
    """Return times at three values; those at the last one are spread far upwards."""
    rows = [(5, 0.001, 0.0015), (50, 0.01, 0.02), (500, 0.1, 0.4)]
    pace = [(value, Histogram.of([mid / 2, mid, high])) for value, mid, high in rows]
    return time_chart("Times", default_spec("mc").parameter("trials"), [("a game", pace)])


def convergence() -> Chart:
    """Return two squares' scores."""
    b2 = ScoreCurve("b2", (0.5, 0.3), (0.2, 0.1), 0.28)
    a1 = ScoreCurve("a1", (0.1, 0.12), (0.2, 0.1), 0.15)
    return scores_chart(Text("Scores"), [10, 100], [b2, a1])


def every_chart() -> list[Chart]:
    """Return one chart of each kind."""
    none = (None,) * 9
    points = [ConvergencePoint(trials, none, none, 100, 400 // trials) for trials in (10, 100)]
    ratings = [("A", Rating(-50, Interval(-90, -10))), ("B", Rating(50, Interval(10, 90)))]
    return [
        results(),
        times(),
        convergence(),
        chance_chart(points, 0.0),
        losses_chart(Text("Losses"), [9, 4, 0], 100, 1000),
        ratings_chart(Text("Ratings"), ratings),
    ]


def save_charts(charts: Sequence[Chart], path: Path, theme: Theme = LIGHT) -> None:
    """Write charts in a column, as results are written."""
    kind = picture_format(path, STILL_FORMATS)
    painting_font()
    write_bytes_atomically(path, b"".join(kind.encode([charts_drawing(charts, theme)])))
