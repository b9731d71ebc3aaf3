"""A run's results as one picture: its charts, or the drawing that its kind defines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tttmc_app.core import TttmcError
from tttmc_app.experiments.chart import Chart
from tttmc_app.experiments.kinds import kind_of, load
from tttmc_app.experiments.recipe import Recipe, Summary
from tttmc_app.gui.charts.plot import figure
from tttmc_app.gui.files.formats import STILL_FORMATS, picture_format
from tttmc_app.gui.look.image_files import Drawing, painting_font
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.storage import write_bytes_atomically


def save_drawing(recipe: Recipe, summary: Summary, path: Path, theme: Theme = LIGHT) -> None:
    """Write a run's results as a PNG or SVG, depending on the file's suffix; needs no display.

    Call it on the main thread. Raises TttmcError for any other suffix, if the run has no results to
    draw yet, or if the file can't be written.
    """
    kind = picture_format(path, STILL_FORMATS)
    painting_font()
    drawing = drawing_of(recipe, summary, theme)
    write_bytes_atomically(path, b"".join(kind.encode([drawing])))


def drawing_of(recipe: Recipe, summary: Summary, theme: Theme = LIGHT) -> Drawing:
    """Return a run's results as a drawing; needs an application."""
    kind = kind_of(recipe)
    if kind.drawing:
        drawing: Drawing = load(kind.drawing)(summary, theme)
        return drawing
    return charts_drawing(kind.draw_charts(recipe, summary), theme)


def charts_drawing(charts: Sequence[Chart], theme: Theme = LIGHT) -> Drawing:
    """Return the charts that aren't empty as a drawing; raise TttmcError if all are."""
    drawn = [chart for chart in charts if not chart.is_empty]
    if not drawn:
        raise TttmcError("the run has no results to draw yet")
    return figure(drawn, theme)
