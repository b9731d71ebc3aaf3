"""A run's results as one picture: its charts, or the boards that it found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tttmc_app.core import TttmcError, square_name
from tttmc_app.experiments.chart import Chart
from tttmc_app.experiments.kinds import kind_of, load
from tttmc_app.experiments.limits import LimitPosition, Limits, SideLimits, verdicts
from tttmc_app.experiments.recipe import Recipe, Summary
from tttmc_app.gui.board.overlay import SCORES, overlay_of
from tttmc_app.gui.board.picture import BoardPicture
from tttmc_app.gui.charts.figure import figure
from tttmc_app.gui.files.formats import STILL_FORMATS, picture_format
from tttmc_app.gui.files.pictures import Canvas, Frame, PictureStyle
from tttmc_app.gui.lab.wording import choice_text
from tttmc_app.gui.look.image_files import Drawing, painting_font
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import shown
from tttmc_app.storage import write_bytes_atomically

_BOARD_WIDTH = 400
_MOST_BOARDS = 24
"""More of them in one picture can't be read."""


def save_drawing(recipe: Recipe, summary: Summary, path: Path, theme: Theme = LIGHT) -> None:
    """Write a run's results as a PNG or SVG, by the file's name; needs no display.

    To be called on the main thread. Raises TttmcError for a name that ends in neither, where there
    is nothing to draw yet, and where the file can't be written.
    """
    kind = picture_format(path, STILL_FORMATS)
    painting_font()
    drawing = drawing_of(recipe, summary, theme)
    write_bytes_atomically(path, b"".join(kind.encode([drawing])))


def save_charts(charts: Sequence[Chart], path: Path, theme: Theme = LIGHT) -> None:
    """Write charts below each other, as `save_drawing` does."""
    kind = picture_format(path, STILL_FORMATS)
    painting_font()
    write_bytes_atomically(path, b"".join(kind.encode([charts_drawing(charts, theme)])))


def drawing_of(recipe: Recipe, summary: Summary, theme: Theme = LIGHT) -> Drawing:
    """Return a run's results as a drawing; needs an application."""
    kind = kind_of(recipe)
    if kind.drawing:
        drawing: Drawing = load(kind.drawing)(summary, theme)
        return drawing
    return charts_drawing(kind.charts(recipe, summary), theme)


def charts_drawing(charts: Sequence[Chart], theme: Theme = LIGHT) -> Drawing:
    """Return the charts that aren't empty as a drawing; raise TttmcError if all are."""
    drawn = [chart for chart in charts if not chart.is_empty]
    if not drawn:
        raise TttmcError("there is nothing to draw yet")
    return figure(drawn, theme)


def limits_drawing(limits: Limits, theme: Theme) -> Drawing:
    """Paint the opening and the positions in which the player errs, those it comes to first."""
    found = [
        (side, position)
        for side in limits.sides
        for position in side.positions[: _MOST_BOARDS // 2]
    ]
    frames = [_frame(side, position) for side, position in found]
    if limits.opening is not None:
        frames.insert(0, _opening(limits, limits.opening))
    style = PictureStyle(painting_font(), theme, width=_BOARD_WIDTH)
    drawing = Canvas(limits.rules.size, style).drawing(frames)
    title = f"{limits.name} in the limit, {limits.rules.describe()}"
    words = " ".join(map(shown, verdicts(limits)))
    return replace(drawing, title=title, description=words)


def _opening(limits: Limits, opening: LimitPosition) -> Frame:
    best = ", ".join(map(square_name, opening.thought.best))
    return Frame(_picture(opening), f"It opens with {best}", limits.name)


def _frame(side: SideLimits, found: LimitPosition) -> Frame:
    where = "in its own play" if found.reached else "elsewhere"
    return Frame(_picture(found), choice_text(found), f"As {side.side}, {where}")


def _picture(found: LimitPosition) -> BoardPicture:
    overlay = overlay_of(found.thought, SCORES)
    texts = overlay.texts() if overlay is not None else ()
    return BoardPicture(found.position, None, overlay, texts)
