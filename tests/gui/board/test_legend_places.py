"""The legend's scale, chips and outcomes to the pixel, and its parts."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QToolButton
from pytestqt.qtbot import QtBot

from tests.gui.board.test_legend_parts import TALLY, shown, thought
from tests.gui.painted import painted, places
from tests.gui.parts import part
from tttmc_app.core import Meaning, Tally
from tttmc_app.gui.board.captions import Occasion
from tttmc_app.gui.board.legend import ColourBar, OutcomeBar, OverlayLegend
from tttmc_app.gui.look.colour_scale import ink_on, shade_of
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignRight


@pytest.fixture
def bar(fonts: QApplication, qtbot: QtBot) -> ColourBar:
    """Return a scale 500 pixels wide."""
    made = ColourBar()
    qtbot.addWidget(made)
    made.resize(500, made.height())
    return made


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_scale_is_between_its_labels(
    bar: ColourBar, monkeypatch: pytest.MonkeyPatch, theme: Theme
) -> None:
    """It is 10 pixels high, in the theme's colours from worst to best, with a line at zero."""
    bar.show_overlay(shown(thought(-100.0, None, 100.0, 300.0)), theme, faded=False)
    low, high, scale, zero, number = painted(monkeypatch, bar)
    width, middle = bar.fontMetrics().horizontalAdvance, bar.height() / 2
    left, right = width("worst −1") + 8, width("3 best") + 8
    whole = (0.0, 0.0, 500.0, float(bar.height()))
    assert places(low) == ("drawText", whole, LEFT.value, "worst −1")
    assert places(high) == ("drawText", whole, RIGHT.value, "3 best")
    assert {low.pen, high.pen} == {theme.muted.lower()}
    rect = (float(left), middle - 5, 500.0 - left - right, 10.0)
    assert places(scale) == ("drawRoundedRect", rect, 5.0, 5.0)
    assert scale.pen == ""
    at = round(left + rect[2] / 4, 2)
    assert places(zero) == ("drawLine", (at, middle - 8, at, middle + 8))
    assert (zero.pen, zero.width) == (theme.text.lower(), 1.5)
    assert places(number)[1:] == (
        (round(at + 4, 2), 0.0, 16.0, float(bar.height())),
        (Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft).value, "0",
    )  # fmt: skip
    assert number.pixels == 9
    assert number.pen == ink_on(shade_of(theme.scale, 0.29)).name()
    image = bar.grab().toImage()
    for share in (0.1, 0.6, 0.9):
        found = image.pixelColor(round(left + rect[2] * share), round(middle))
        colour = shade_of(theme.scale, share)
        for one, two in (
            (found.red(), colour.red()), (found.green(), colour.green()),
            (found.blue(), colour.blue()),
        ):  # fmt: skip
            assert abs(one - two) <= 4


def test_only_a_changed_scale_is_painted_again(
    bar: ColourBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its labels, its chips, the place of zero, its strength and its theme each count."""
    made = shown(thought(-100.0, None, 100.0, 300.0))
    moved = replace(made, low=-1.1, bottom=-1.1)
    assert moved.end_texts() == made.end_texts()
    paints: list[int] = []
    monkeypatch.setattr(bar, "update", lambda: paints.append(1))
    chips = [
        shown(thought(-1.0, None, *rest, meaning=Meaning.RESULT)) for rest in ((-1.0,), (1.0,))
    ]
    for overlay, theme, is_faded, is_new in (
        (made, LIGHT, False, True), (made, LIGHT, False, False), (moved, LIGHT, False, True),
        (replace(moved, low=-1.101, bottom=-1.101), LIGHT, False, False),
        (moved, LIGHT, True, True), (moved, DARK, True, True), (made, DARK, True, True),
        (shown(thought(-100.0, None, 100.0, 400.0)), DARK, True, True), (None, DARK, True, True),
        (None, DARK, True, False), (chips[0], DARK, True, True), (chips[1], DARK, True, True),
    ):  # fmt: skip
        paints.clear()
        bar.show_overlay(overlay, theme, faded=is_faded)
        assert bool(paints) is is_new


def test_a_scale_needs_some_space(bar: ColourBar, monkeypatch: pytest.MonkeyPatch) -> None:
    """Below 16 pixels only the labels remain."""
    made = shown(thought(-100.0, None, 100.0, 300.0))
    labels = sum(map(bar.fontMetrics().horizontalAdvance, ("worst −1", "3 best"))) + 16
    for width, count in ((labels + 16, 4), (labels + 15, 2)):
        bar.resize(width, bar.height())
        bar.show_overlay(made, LIGHT, faded=False)
        assert len(painted(monkeypatch, bar)) == count


def test_chips_are_side_by_side(bar: ColourBar, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is 22 by 13 pixels, 6 left of its word and 16 right of the last one."""
    bar.show_overlay(
        shown(thought(-1.0, None, 0.0, 1.0, meaning=Meaning.RESULT)), LIGHT, faded=False
    )
    calls = painted(monkeypatch, bar)
    left, middle = 0.0, bar.height() / 2
    for at, (word, shade) in enumerate((("loss", 0.0), ("tie", 0.5), ("win · best", 1.0))):
        chip, label = calls[2 * at : 2 * at + 2]
        assert places(chip) == ("drawRoundedRect", (left + 0.5, middle - 6.5, 22.0, 13.0), 4.0, 4.0)
        assert (chip.pen, chip.brush) == (
            LIGHT.border.lower(), shade_of(LIGHT.scale, shade).name(),
        )  # fmt: skip
        assert (label.text, label.pen, label.rect.left()) == (
            word,
            LIGHT.muted.lower(),
            left + 28.5,
        )
        left += 28.5 + bar.fontMetrics().horizontalAdvance(word) + 16
    assert len(calls) == 6


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_outcomes_share_the_bar(
    fonts: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, theme: Theme
) -> None:
    """X is on the left, ties in the middle and O on the right, each in proportion."""
    bar = OutcomeBar()
    qtbot.addWidget(bar)
    bar.resize(1000, bar.height())
    assert bar.height() == 22
    bar.show_outcomes(thought(1.0, tally=TALLY), theme)
    assert bar.toolTip() == bar.accessibleName()
    calls = painted(monkeypatch, bar)
    fills = [call for call in calls if call.method == "fillRect"]
    rects = [(0.0, 0.0, 300.0, 22.0), (300.0, 0.0, 200.0, 22.0), (500.0, 0.0, 500.0, 22.0)]
    assert [places(call)[1] for call in fills] == rects
    colours = [QColor(each) for each in (theme.x, theme.tie, theme.o)]
    assert [call.arguments[1] for call in fills] == colours
    words = [call for call in calls if call.text]
    assert [places(call)[1] for call in words] == rects
    assert [call.pen for call in words] == [ink_on(colour).name() for colour in colours]
    paints: list[int] = []
    monkeypatch.setattr(bar, "update", lambda: paints.append(1))
    same = replace(TALLY, wins=500_001, ties=200_000, losses=300_000)
    for made, count in (
        (thought(1.0, tally=TALLY), 0), (thought(1.0, tally=same), 0),
        (thought(1.0, tally=Tally(51, 19, 30, *_none())), 1),
        (None, 2), (None, 2),
    ):  # fmt: skip
        bar.show_outcomes(made, theme)
        assert len(paints) == count
    bar.show_outcomes(None, LIGHT if theme is DARK else DARK)
    assert len(paints) == 3


def _none() -> tuple[tuple[int, ...], ...]:
    return ((0,) * 9,) * 4


def test_the_legend_has_its_parts(fonts: QApplication, qtbot: QtBot) -> None:
    """The scale is above the outcomes, and below both is the caption with its buttons."""
    legend = OverlayLegend()
    qtbot.addWidget(legend)
    legend.resize(600, 200)
    made = thought(-1.0, None, 3.0, tally=Tally(3, 97, 0, *_none()))
    legend.show_thought(made, shown(made), LIGHT, Occasion(), can_shorten=True)
    legend.show()
    QApplication.processEvents()
    colours, outcomes = part(legend, ColourBar, "colours"), part(legend, OutcomeBar, "outcomes")
    caption = part(legend, QLabel, "legend")
    shorter, why = (
        part(legend, QToolButton, "shorterLine"),
        part(legend, QToolButton, "explainNumbers"),
    )
    assert legend.objectName() == "overlayLegend"
    assert (colours.x(), outcomes.x(), caption.x()) == (0, 0, 0)
    assert colours.y() == 0
    assert outcomes.y() == colours.height() + 6
    assert caption.y() == outcomes.y() + 22 + 6 == shorter.y() == why.y()
    assert why.geometry().right() == 599
    assert shorter.geometry().right() + 1 + 8 == why.x()
    assert caption.geometry().right() + 1 + 8 == shorter.x()
    assert (why.width(), why.text(), why.property("role"), why.property("narrow")) == (
        28, "?", "button", True,
    )  # fmt: skip
    assert why.toolTip() == "Where the numbers come from (F12); right-click a square for its own"
    assert why.accessibleName() == "Where the numbers come from"
    assert (shorter.text(), shorter.property("role")) == ("Change to 5 in a row", "button")
    assert caption.minimumHeight() >= 2 * caption.fontMetrics().lineSpacing() + 2
    assert caption.alignment() == Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
    assert caption.wordWrap()
    for each in (colours, outcomes):
        policy = each.sizePolicy()
        assert policy.horizontalPolicy() is QSizePolicy.Policy.Expanding
        assert policy.verticalPolicy() is QSizePolicy.Policy.Fixed
        assert each.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert colours.height() >= 18
    assert (colours.sizeHint().width(), colours.sizeHint().height()) == (300, colours.height())


def test_a_theme_reaches_scale_and_outcomes(
    fonts: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have its colours, and a subdued scale is mixed with its background."""
    legend = OverlayLegend()
    qtbot.addWidget(legend)
    legend.resize(900, 200)
    made = thought(-100.0, None, 300.0, tally=TALLY)
    legend.show()
    for theme in (LIGHT, DARK):
        legend.show_thought(made, shown(made), theme, Occasion())
        outcomes = painted(monkeypatch, part(legend, OutcomeBar))
        fills = [call.arguments[1].name() for call in outcomes if call.method == "fillRect"]
        assert fills == [theme.x.lower(), theme.tie.lower(), theme.o.lower()]
        labels = painted(monkeypatch, part(legend, ColourBar))[:2]
        assert {call.pen for call in labels} == {theme.muted.lower()}
    legend.show_thought(None, None, LIGHT, Occasion())
    assert painted(monkeypatch, part(legend, ColourBar)) == []
    assert painted(monkeypatch, part(legend, OutcomeBar)) == []
