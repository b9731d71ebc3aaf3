"""Where charts paint their parts: texts on bars, ends of lines, legends, and a file's layout."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.experiments.chart_samples import results, times
from tests.gui.charts.test_paint import EMPTY, KEYS, calls_of, marks_of, name, place, spot
from tests.gui.painted import Painted, painted, places
from tttmc_app.core import Text
from tttmc_app.experiments.chart import Axis, Bar, Chart, Curve, Dot, Hatch, Ink, Key, Rule, Whisker
from tttmc_app.gui.charts.figure import figure
from tttmc_app.gui.charts.inks import key_places, keys_height, paint_keys
from tttmc_app.gui.charts.plot import plot_font
from tttmc_app.gui.look.theme import LIGHT


def test_a_hatched_bar_needs_more_space_for_its_text(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plain bars have their text from one line's height on, hatched ones from one and a half."""
    line = QFontMetricsF(plot_font(QFont())).height()
    for hatch, least in ((Hatch.NONE, line + 2), (Hatch.RISING, 1.5 * line + 2)):
        found: set[tuple[bool, bool]] = set()
        for top in range(1, 30):
            chart = replace(EMPTY, bars=(Bar(5, 0, top, Ink.X, hatch, width=4.0, text="A"),))
            calls = marks_of(chart, monkeypatch)
            height = place(chart, 5, 0).y() - place(chart, 5, top).y()
            found.add((height >= least, "A" in [call.text for call in calls]))
        assert found == {(False, False), (True, True)}
    wide = QFontMetricsF(plot_font(QFont())).horizontalAdvance("AAAA") + 6
    for width in (0.5, 1.0, 1.5, 2.0):
        chart = replace(EMPTY, bars=(Bar(5, 0, 50, Ink.X, width=width, text="AAAA"),))
        is_wide = place(chart, width, 0).x() - place(chart, 0, 0).x() >= wide
        assert any(call.text for call in marks_of(chart, monkeypatch)) is is_wide


def test_a_bar_is_outlined_and_hatched_in_the_background_s_colour(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bars that touch can be told apart; a hatch's lines are 9 pixels apart and 1.6 wide."""
    chart = replace(EMPTY, bars=(Bar(5, 0, 60, Ink.O, Hatch.RISING, width=2.0),))
    bar, hatch = marks_of(chart, monkeypatch)
    assert (bar.pen, bar.width, hatch.pen, hatch.width) == (
        LIGHT.surface.lower(), 1.0, LIGHT.surface.lower(), 1.6,
    )  # fmt: skip
    lines = hatch.arguments[0]
    starts = [line.y1() + line.x1() for line in lines]
    assert [one - two for one, two in pairwise(starts)] == pytest.approx([9.0] * (len(lines) - 1))
    assert len(lines) == round((bar.rect.width() + bar.rect.height()) / 9)


@pytest.mark.parametrize("is_horizontal", [False, True])
def test_only_the_axis_across_a_whisker_gives_it_caps(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch, is_horizontal: bool
) -> None:
    """Caps are 12 % of a named place, at most 12 pixels; names along the whisker give none."""
    named, whisker = Axis("", names=("a", "b")), Whisker(1, 1, 0.5, 1, ink=Ink.X)
    whisker = replace(whisker, is_horizontal=is_horizontal)
    ends: tuple[str, str] = ("x", "y") if is_horizontal else ("y", "x")

    def with_names(chart: Chart, side: str, axis: Axis) -> Chart:
        made: Any = {side: axis}
        return replace(chart, **made)

    along = replace(with_names(EMPTY, ends[0], named), whiskers=(whisker,))
    (stem,) = marks_of(along, monkeypatch)
    assert (stem.method, stem.pen, stem.width) == ("drawLine", name(LIGHT.x), 1.6)
    across = replace(with_names(EMPTY, ends[1], named), whiskers=(whisker,))
    stem, *caps = marks_of(across, monkeypatch)
    assert [cap.line.length() for cap in caps] == pytest.approx([12.0] * 2)
    many = Axis("", names=tuple("abcdefghijklmnopqrst"))
    across = with_names(across, ends[1], many)
    stem, *caps = marks_of(across, monkeypatch)
    one, two = place(across, 1, 1), place(across, 2, 2)
    pitch = two.y() - one.y() if is_horizontal else two.x() - one.x()
    assert [cap.line.length() for cap in caps] == pytest.approx([0.12 * pitch] * 2)


def test_names_begin_beside_their_ends(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name is 12 pixels right of its end, on the background; thin lines lead to moved ones."""
    curves = tuple(
        Curve(text, (0, 10), (0, y), ink, dot=Dot.NONE)
        for text, y, ink in (("low", 50, Ink.X), ("high", 50.5, Ink.O))
    )
    calls = calls_of(replace(EMPTY, curves=curves), monkeypatch)
    chart = replace(EMPTY, curves=curves)
    words = {call.text: call for call in calls if call.text in ("low", "high")}
    ends = {str(curve.name): place(chart, 10, curve.ys[-1]) for curve in curves}
    assert [words[each].rect.left() for each in ends] == [
        pytest.approx(end.x() + 12) for end in ends.values()
    ]
    backs = [call.rect for call in calls if call.method == "fillRect"]
    assert backs == [words[each].rect.adjusted(-3, 0, 3, 0) for each in ("high", "low")]
    (lead,) = (call for call in calls if call.method == "drawLine" and call.line.dx() < 12)
    assert lead.line.p1() == ends["low"]
    assert (lead.line.x2(), lead.line.y2()) == pytest.approx(
        (words["low"].rect.left() - 3, words["low"].rect.center().y())
    )
    assert (lead.pen, lead.width) == (name(LIGHT.x), 1.0)
    assert [words[each].pen for each in ends] == [name(LIGHT.x), name(LIGHT.o)]
    for keys, count in (((), 2), ((Key("low", Ink.X),), 0)):
        written = [call.text for call in calls_of(replace(chart, keys=keys), monkeypatch)]
        assert sum(text in words for text in written) == count


def test_a_legend_leaves_space_only_for_the_rules_names(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside a legend the plot is as wide as without curves' names; rules keep their space."""
    curve = Curve("a long name of a curve", (0, 10), (0, 50), dot=Dot.NONE)
    bare = place(EMPTY, 10, 0).x()
    named = replace(EMPTY, curves=(curve,))
    assert place(named, 10, 0).x() < bare
    assert place(replace(named, keys=(Key("it", Ink.X),)), 10, 0).x() == bare
    ruled = replace(EMPTY, rules=(Rule(50, "rule"),))
    end = place(ruled, 10, 0).x()
    assert end < bare
    assert place(replace(ruled, curves=(curve,), keys=(Key("it", Ink.X),)), 10, 0).x() == end
    (line,) = (each for each in marks_of(ruled, monkeypatch) if each.method == "drawLine")
    assert line.line.x2() == pytest.approx(end)


def test_the_ring_is_round(fonts: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its radius is 6.5 pixels and its line 2 wide, larger than a point of 8 pixels."""
    curve = Curve("", (4,), (40,), dot=Dot.ROUND)
    *_, dot, ring = (
        call
        for call in calls_of(replace(EMPTY, curves=(curve,)), monkeypatch, read=spot(4, 40))
        if call.method == "drawEllipse"
    )
    assert (dot.arguments[1:], ring.arguments[1:], ring.width) == ((4.0, 4.0), (6.5, 6.5), 2.0)


def test_a_legend_s_samples_are_before_their_names(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sample is 18 by 12 pixels, 6 before its name; a line's is in the middle, with its point."""
    image = QImage(600, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    at = QPointF(7, 9)
    calls = painted(monkeypatch, partial(paint_keys, painter, KEYS, LIGHT, 1000, at))
    rects = [rect.translated(at) for rect in key_places(KEYS, 1000, QFontMetricsF(painter.font()))]
    painter.end()
    plain, _x, filled, hatch, _o, line, dot, _text = calls
    for call, rect in ((plain, rects[0]), (filled, rects[1])):
        assert call.rect == QRectF(rect.left(), rect.center().y() - 6, 18, 12)
    words = [call.rect.left() for call in calls if call.text]
    assert words == pytest.approx([rect.left() + 24 for rect in rects])
    gaps = [two.left() - one.right() for one, two in pairwise(rects)]
    assert gaps == pytest.approx([18.0] * 2)
    starts = [each.y1() + each.x1() for each in hatch.arguments[0]]
    assert starts[0] - starts[1] == pytest.approx(7.0)
    assert len(starts) == 4
    middle = rects[2].center().y()
    left = rects[2].left()
    assert places(line) == (
        "drawLine", tuple(round(each, 2) for each in (left, middle, left + 18, middle)),
    )  # fmt: skip
    assert (line.pen, line.width) == (name(LIGHT.text), 2.0)
    assert (dot.arguments, dot.pen) == ((QPointF(left + 9, middle), 4.0, 4.0), "")


def drawn(chart: Chart, monkeypatch: pytest.MonkeyPatch) -> dict[str, Painted]:
    """Return the texts of a chart's drawing, each with its last call."""
    drawing = figure([chart])
    image = QImage(drawing.size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    calls = painted(monkeypatch, partial(drawing.paint, painter))
    painter.end()
    return {call.text: call for call in calls if call.text}


def test_a_drawing_stacks_its_texts(fonts: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Title, legend, units, plot, label and caption follow each other from the top down."""
    base = QApplication.font()
    chart = replace(times(), title="A title", caption=Text("A caption."), keys=())
    words = drawn(chart, monkeypatch)
    title, unit = words["A title"], words[str(chart.y.label)]
    label, caption = words[str(chart.x.label)], words["A caption."]
    bold = QFont(base)
    bold.setBold(True)
    bold.setPointSizeF(base.pointSizeF() * 1.15)
    assert (title.rect.topLeft(), title.pen) == (QPointF(24, 24), name(LIGHT.text))
    assert unit.rect.topLeft() == QPointF(24, 24 + QFontMetricsF(bold).height() + 8)
    assert {each.pen for each in (unit, label, caption)} == {name(LIGHT.muted)}
    assert label.arguments[1] == Qt.AlignmentFlag.AlignHCenter
    assert (label.rect.left(), label.rect.width()) == (24, 760)
    assert caption.rect.topLeft() == QPointF(24, label.rect.bottom() + 6)
    small = QFont(base)
    small.setPointSizeF(base.pointSizeF() * 0.9)
    line = QFontMetricsF(small).height()
    assert caption.rect.top() + line == pytest.approx(24 + 420, abs=1)
    bare = drawn(replace(chart, caption=""), monkeypatch)[str(chart.x.label)]
    assert bare.rect.top() - label.rect.top() == pytest.approx(line + 8, abs=1)
    long = drawn(replace(chart, caption=Text("word " * 100)), monkeypatch)
    two = long["word " * 100].rect.top() - long[str(chart.x.label)].rect.bottom()
    assert two == 6
    assert long[str(chart.x.label)].rect.top() < label.rect.top() - line / 2


def test_a_drawing_s_legend_takes_its_rows(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All below a legend is lower by its height, which depends on the drawing's width."""
    metrics = QFontMetricsF(QApplication.font())
    keys = tuple(Key(f"a rather long name of number {number}", Ink.X) for number in range(6))
    chart = replace(results(), keys=())
    before = drawn(chart, monkeypatch)[str(chart.y.label)].rect.top()
    for count in (1, 6):
        words = drawn(replace(chart, keys=keys[:count]), monkeypatch)
        height = keys_height(keys[:count], 760, metrics)
        assert words[str(chart.y.label)].rect.top() == pytest.approx(before + height + 8)
        tops = {words[str(key.name)].rect.top() for key in keys[:count]}
        assert len(tops) == round(height / (metrics.height() + 4))
        assert min(tops) == pytest.approx(before, abs=1)
    assert len(tops) > 1
