"""The parts of the legend alone: colours, chips, outcomes, warnings and buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from tests.gui.painted import painted, texts
from tttmc_app.analysis.insight import Insight
from tttmc_app.core import Expectation, Mark, Meaning, Position, Tally, Thought
from tttmc_app.core.thought import best_squares
from tttmc_app.gui.board import COLOURS_ONLY, SCORES, SCORES_AND_ERRORS, Overlay, overlay_of
from tttmc_app.gui.board import overlay_kind as kind_of
from tttmc_app.gui.board.captions import Occasion
from tttmc_app.gui.board.legend import ColourBar, OutcomeBar, OverlayLegend
from tttmc_app.gui.board.views import Known
from tttmc_app.gui.look.colour_scale import faded, shade_of
from tttmc_app.gui.look.theme import DARK, LIGHT

START = Position.parse(".X./.../...")
NONE, HALF = (0,) * 9, (0.5,) * 9
TALLY = Tally(50, 20, 30, NONE, NONE, NONE, NONE)
EXACT = Expectation(0.5, 0.2, 0.3, HALF, HALF, HALF, HALF)


def thought(*values: float | None, meaning: Meaning = Meaning.SCORE, **more: Any) -> Thought:
    """Return a thought of O about the first squares, which had 100 trials."""
    known = (*values, *(None,) * (9 - len(values)))
    best = best_squares(START, known)
    made = Thought(meaning, Mark.O, known, None, best, 100, 100, seed=1, tally=TALLY)
    return replace(made, **more)


def shown(made: Thought) -> Overlay:
    """Return a thought's overlay."""
    found = overlay_of(made, SCORES)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("made", "chips"),
    [
        (thought(-100.0, None, 300.0), ()),
        (thought(300.0), ((1.0, "3"),)),
        (thought(300.0, best=()), ((0.5, "3"),)),
        (thought(300.0, None, 300.0), ((0.5, "all squares 3"),)),
        (
            thought(-1.0, None, 0.0, 1.0, meaning=Meaning.RESULT),
            ((0.0, "loss"), (0.5, "tie"), (1.0, "win · best")),
        ),
        (thought(-1.0, None, -1.0, meaning=Meaning.RESULT), ((0.0, "loss"),)),
        (
            thought(-1.0, None, 0.0, meaning=Meaning.MISTAKES),
            ((0.0, "known mistake"), (1.0, "not known to lose · best")),
        ),
    ],
)
def test_a_chip_for_each_result(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    made: Thought,
    chips: tuple[tuple[float, str], ...],
) -> None:
    """Few different values have chips in their colours, worst first, and are painted so."""
    bar = ColourBar()
    qtbot.addWidget(bar)
    bar.resize(500, bar.height())
    bar.show_overlay(shown(made), LIGHT, faded=False)
    assert bar.chips() == chips
    calls = painted(monkeypatch, bar)
    if chips:
        assert texts(calls) == [label for _, label in chips]
        fills = [call.brush for call in calls if call.method == "drawRoundedRect"]
        assert fills == [shade_of(LIGHT.scale, shade).name() for shade, _ in chips]
        lefts = [call.rect.left() for call in calls if call.text]
        assert lefts == sorted(set(lefts))


def test_a_scale_has_its_ends_and_its_zero(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The labels are at the ends, and zero is marked at its place if there is room for it."""
    bar = ColourBar()
    qtbot.addWidget(bar)
    bar.resize(500, bar.height())
    bar.show_overlay(shown(thought(-100.0, None, 100.0, 300.0)), LIGHT, faded=False)
    calls = painted(monkeypatch, bar)
    assert texts(calls) == ["worst −1", "3 best", "0"]
    low, high, _zero = (call.arguments[1] for call in calls if call.text)
    assert low & Qt.AlignmentFlag.AlignLeft
    assert high & Qt.AlignmentFlag.AlignRight
    (scale,) = (call.rect for call in calls if call.method == "drawRoundedRect")
    (zero,) = (call.line for call in calls if call.method == "drawLine")
    assert zero.x1() == zero.x2() == pytest.approx(scale.left() + scale.width() / 4)
    bar.show_overlay(shown(thought(-1.0, None, 100.0, 300.0)), LIGHT, faded=False)
    assert texts(painted(monkeypatch, bar))[2:] == []  # zero is too near the end for its number
    bar.show_overlay(shown(thought(100.0, None, 300.0)), LIGHT, faded=False)
    assert [call for call in painted(monkeypatch, bar) if call.method == "drawLine"] == []
    bar.show_overlay(None, LIGHT, faded=False)
    assert painted(monkeypatch, bar) == []
    assert bar.chips() == ()


def test_labels_are_short_where_there_is_no_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ranges of outliers are left out where they would leave no space for the colours."""
    values = tuple(float(number) for number in range(24))
    large = Thought(Meaning.PLAIN, Mark.X, (*values, 1000.0), None, ((4, 4),), 9, 9, seed=1)
    bar = ColourBar()
    qtbot.addWidget(bar)
    bar.show_overlay(shown(large), LIGHT, faded=False)
    bar.resize(500, bar.height())
    assert texts(painted(monkeypatch, bar))[:2] == ["worst 0", "36 to 1000 best"]
    bar.resize(170, bar.height())
    assert texts(painted(monkeypatch, bar))[:2] == ["worst 0", "1000 best"]


class Counted(ColourBar):
    """A bar that counts how often it is painted."""

    paints = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Count."""
        self.paints += 1
        super().paintEvent(event)


def test_only_a_bar_that_looks_different_is_painted(qtbot: QtBot) -> None:
    """Other ends, another zero, other chips, fading and a theme are painted, and nothing else."""
    bar = Counted()
    qtbot.addWidget(bar)
    bar.resize(500, bar.height())
    bar.show()
    one, moved = shown(thought(-36.0, None, 1000.0)), shown(thought(-44.0, None, 1000.0))
    assert one.end_texts() == moved.end_texts()
    chips = [shown(thought(-1.0, None, to, meaning=Meaning.RESULT)) for to in (-1.0, 0.0)]
    found: list[bool] = []
    for overlay, theme, is_faded in (
        *((one, LIGHT, False), (one, LIGHT, False), (moved, LIGHT, False), (moved, LIGHT, True)),
        *((moved, LIGHT, True), (moved, DARK, True), (shown(thought(1.0, 9.0)), DARK, True)),
        *(
            (chips[0], DARK, True),
            (chips[1], DARK, True),
            (chips[1], DARK, True),
            (None, DARK, True),
        ),
    ):
        QApplication.processEvents()
        before = bar.paints
        bar.show_overlay(overlay, theme, faded=is_faded)
        QApplication.processEvents()
        found.append(bar.paints > before)
    assert found == [True, False, True, True, False, True, True, True, True, False, True]


def test_a_subdued_scale_and_another_theme(qtbot: QtBot) -> None:
    """Fading and themes change the colours at once, and the same overlay isn't painted again."""
    bar = ColourBar()
    qtbot.addWidget(bar)
    bar.resize(500, bar.height())
    made = shown(thought(-1.0, None, -1.0, meaning=Meaning.RESULT))
    for theme, is_faded in ((LIGHT, False), (LIGHT, True), (DARK, True), (DARK, False)):
        bar.show_overlay(made, theme, faded=is_faded)
        colour = shade_of(theme.scale, 0.0)
        wanted = faded(colour, QColor(theme.surface)) if is_faded else colour
        assert bar.grab().toImage().pixelColor(10, bar.height() // 2) == wanted


@pytest.mark.parametrize(
    ("made", "text", "labels"),
    [
        (
            thought(1.0),
            "Of 100 trials, X won 30, 20 tied and O won 50.",
            ["X won 30 %", "ties 20 %", "O won 50 %"],
        ),
        (
            thought(1.0, side=Mark.X),
            "Of 100 trials, X won 50, 20 tied and O won 30.",
            ["X won 50 %", "ties 20 %", "O won 30 %"],
        ),
        (
            thought(1.0, tally=None, expectation=EXACT),
            "Of all trials, X wins 30.00 %, 20.00 % tie and O wins 50.00 %.",
            ["X won 30 %", "ties 20 %", "O won 50 %"],
        ),
        (
            thought(1.0, side=Mark.X, tally=None, expectation=EXACT),
            "Of all trials, X wins 50.00 %, 20.00 % tie and O wins 30.00 %.",
            ["X won 50 %", "ties 20 %", "O won 30 %"],
        ),
        (thought(1.0, tally=None), "", []),
        (thought(1.0, tally=Tally.zero(9)), "", []),
        (None, "", []),
    ],
)
def test_outcomes_are_by_side(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    made: Thought | None,
    text: str,
    labels: list[str],
) -> None:
    """X's wins are on the left, ties in the middle and O's on the right, whoever thinks."""
    bar = OutcomeBar()
    qtbot.addWidget(bar)
    bar.resize(600, bar.height())
    bar.show_outcomes(made, LIGHT)
    assert bar.accessibleName() == bar.toolTip() == text
    calls = painted(monkeypatch, bar)
    assert texts(calls) == labels
    parts = [call for call in calls if call.method == "fillRect"]
    colours = [QColor(call.arguments[1]).name() for call in parts]
    wanted = [QColor(colour).name() for colour in (LIGHT.x, LIGHT.tie, LIGHT.o)]
    assert colours == (wanted if labels else [])
    shares = [int(label.split()[-2]) / 100 for label in labels]
    assert [part.rect.width() / 600 for part in parts] == pytest.approx(shares)
    assert sum(part.rect.left() for part in parts[1:2]) == pytest.approx(600 * sum(shares[:1]))


def test_narrow_outcomes_have_shorter_labels(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A part too narrow for its words has only its share, and one too narrow for that nothing."""
    bar = OutcomeBar()
    qtbot.addWidget(bar)
    bar.show_outcomes(thought(1.0), LIGHT)
    number, words = (
        bar.fontMetrics().horizontalAdvance(text) + 13 for text in ("20 %", "ties 20 %")
    )
    for part, label in ((words, "ties 20 %"), (number, "20 %"), (number - 14, "")):
        bar.resize(part * 5, bar.height())
        found = [each for each in texts(painted(monkeypatch, bar)) if "20 %" in each]
        assert found == ([label] if label else [])


@pytest.fixture
def legend(qtbot: QtBot) -> OverlayLegend:
    """Return a visible legend."""
    made = OverlayLegend()
    qtbot.addWidget(made)
    made.resize(600, 200)
    made.show()
    return made


def caption(legend: OverlayLegend) -> str:
    """Return a legend's caption."""
    found = legend.findChild(QLabel, "legend")
    assert found is not None
    return found.text()


def button(legend: OverlayLegend, name: str) -> QToolButton:
    """Return one of its buttons."""
    found = legend.findChild(QToolButton, name)
    assert found is not None
    return found


def ties(count: int, trials: int = 100) -> Thought:
    """Return a thought with this many ties."""
    tally = Tally(trials - count, count, 0, NONE, NONE, NONE, NONE)
    return thought(-1.0, None, 3.0, tally=tally, trials=trials)


@pytest.mark.parametrize(
    ("made", "can_shorten", "warns", "offers"),
    [
        (ties(96), True, True, True),
        (ties(95), True, False, False),
        (ties(96), False, True, False),
        (ties(99, 99), True, False, False),
        (ties(100, 100), True, True, True),
    ],
)
def test_a_warning_needs_many_trials_and_ties(
    legend: OverlayLegend, made: Thought, can_shorten: bool, warns: bool, offers: bool
) -> None:
    """If more than 95 % of at least 100 trials tie, the legend warns and offers a shorter line."""
    legend.show_thought(made, shown(made), LIGHT, Occasion(), can_shorten=can_shorten)
    assert ("so the scores mean little here" in caption(legend)) is warns
    assert button(legend, "shorterLine").isVisible() is offers
    legend.show_thought(made, shown(made), LIGHT, Occasion(is_over=True), can_shorten=can_shorten)
    assert not button(legend, "shorterLine").isVisible()
    legend.show_thought(made, shown(made), LIGHT, Occasion(nothing="Off."), can_shorten=can_shorten)
    assert caption(legend) == "Off."


def test_its_buttons_ask(legend: OverlayLegend, qtbot: QtBot) -> None:
    """Both buttons emit their signals."""
    with qtbot.waitSignal(legend.shorter_line_requested):
        button(legend, "shorterLine").click()
    with qtbot.waitSignal(legend.explanation_requested):
        button(legend, "explainNumbers").click()


def test_the_numbers_can_be_explained_if_they_come_from_trials(legend: OverlayLegend) -> None:
    """The question mark is there while the overlay shows a thought that has a tally."""
    made = thought(-1.0, None, 3.0)
    why = button(legend, "explainNumbers")
    bare = replace(made, tally=None)
    for each, overlay, occasion, is_there in (
        (made, shown(made), Occasion(), True),
        (made, None, Occasion(), False),
        (bare, shown(bare), Occasion(), False),
        (made, shown(made), Occasion(is_over=True), False),
    ):
        legend.show_thought(each, overlay, LIGHT, occasion)
        assert why.isVisible() is is_there


def test_the_legend_shows_what_the_occasion_says(legend: OverlayLegend) -> None:
    """Outcomes go when the game is over, and an engine's single value has no scale."""
    made = thought(-1.0, None, 3.0)
    outcomes, colours = legend.findChild(OutcomeBar), legend.findChild(ColourBar)
    assert outcomes is not None
    assert colours is not None
    legend.show_thought(made, shown(made), LIGHT, Occasion())
    assert outcomes.accessibleName().startswith("Of 100 trials")
    legend.show_thought(made, shown(made), LIGHT, Occasion(is_over=True))
    assert outcomes.accessibleName() == ""
    bright = painted_scale(colours)
    legend.show_thought(made, shown(made), LIGHT, Occasion(is_faded=True))
    assert painted_scale(colours) != bright
    legend.show_thought(made, shown(made), LIGHT, Occasion(is_faded=True, is_peek=True))
    assert painted_scale(colours) == bright
    engine = thought(3.0, meaning=Meaning.EVALUATION, tally=None)
    legend.show_thought(engine, shown(engine), LIGHT, Occasion())
    assert colours.chips() == ()


def painted_scale(bar: ColourBar) -> str:
    """Return the colour in the middle of a scale."""
    return bar.grab().toImage().pixelColor(bar.width() // 3, bar.height() // 2).name()


def test_errors_and_missing_proofs_are_added(legend: OverlayLegend) -> None:
    """The caption ends with the standard errors or the missing proofs that are shown."""
    made = thought(-150.0, None, 300.0, errors=(12.0, None, 15.0, *(None,) * 6))
    errors = overlay_of(made, SCORES_AND_ERRORS)
    legend.show_thought(made, errors, LIGHT, Occasion())
    before = (
        "Score per trial: brighter is better for O. Bright squares helped O win its random games."
    )
    assert caption(legend) == f"{before} Standard error: ± 0.12–0.15."
    legend.show_thought(made, shown(made), LIGHT, Occasion())
    assert caption(legend) == before
    known = Known(Insight(START))
    against = overlay_of(made, kind_of("against"), known)
    legend.show_thought(made, against, LIGHT, Occasion())
    assert caption(legend) == f"{before} The solver has proven nothing yet."
    colours = overlay_of(made, COLOURS_ONLY, known)
    legend.show_thought(made, colours, LIGHT, Occasion())
    assert caption(legend) == before


def test_the_expected_moves_have_symbols_where_the_squares_do(legend: OverlayLegend) -> None:
    """The caption speaks of ① only if the overlay has texts and they fit the squares."""
    made = thought(1.0, None, 3.0, meaning=Meaning.PLAIN, line=((0, 0), (2, 2)))
    plain = overlay_of(made, COLOURS_ONLY)
    for overlay, occasion, has_symbols in (
        (shown(made), Occasion(), True),
        (shown(made), Occasion(numbers_fit=False), False),
        (plain, Occasion(), False),
    ):
        legend.show_thought(made, overlay, LIGHT, occasion)
        assert ("①②: the expected moves, a1 c3." in caption(legend)) is has_symbols
        assert ("Expected moves: a1 c3." in caption(legend)) is not has_symbols


def test_a_view_is_explained_as_such(legend: OverlayLegend) -> None:
    """Over a past thought's rates, the caption speaks of the position, and never of many ties."""
    made = replace(ties(97), rates=(0.25, None, 0.75, *(None,) * 6))
    known = Known(Insight(START))
    rates = overlay_of(made, kind_of("rates"), known)
    legend.show_thought(made, rates, LIGHT, Occasion(past=(0, 2)))
    assert caption(legend) == (
        "The position before O played c1. Win rate: the share of points that O got in the "
        "simulations that began with the square."
    )
    legend.show_thought(made, rates, LIGHT, Occasion(past=(0, 2)), can_shorten=True)
    assert not button(legend, "shorterLine").isVisible()
    insight = Insight(START, {(0, 0): (-1, -1), (0, 2): (-1, 1)})
    truth = overlay_of(made, kind_of("truth"), Known(insight))
    legend.show_thought(made, truth, LIGHT, Occasion(past=(0, 2)))
    assert caption(legend) == (
        "The position before O played c1. The result of each square for O if both sides play "
        "their best. Squares without a tick aren't proven yet."
    )
