"""What labels, headlines and switches paint, and how cards and forms are arranged."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.arranged import arranged
from tests.gui.painted import Painted, painted, places
from tttmc_app.gui.look.style_sheet import use_palette
from tttmc_app.gui.look.theme import LIGHT, for_letters
from tttmc_app.gui.look.widgets import (
    Card,
    ElidedLabel,
    EmptyNote,
    Form,
    Headline,
    PlainLabel,
    Switch,
    muted_label,
)

LONG = "X wins by forfeit (player.py: mc_move returned None, not a (row, column)) · you won"
LEFT_TO_RIGHT, RIGHT_TO_LEFT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


@pytest.fixture(autouse=True)
def _light(fonts: object) -> None:
    """Paint in the colours of the light theme."""
    use_palette(LIGHT)


class Updates(QObject):
    """Counts how often a widget asks to be painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count the requests."""
        self.count += event.type() in (QEvent.Type.UpdateRequest, QEvent.Type.Paint)
        return super().eventFilter(watched, event)


def test_a_card_s_margins(qtbot: QtBot) -> None:
    """A card has 16 pixels beside and 10 above its contents, 8 between, and isn't stretched."""
    card = Card()
    qtbot.addWidget(card)
    card.body.addWidget(muted_label("One"))
    card.body.addWidget(muted_label("Two"))
    assert arranged(card) == [
        "column, margins 16 10 16 10, gap 8", "  PlainLabel “One”", "  PlainLabel “Two”",
    ]  # fmt: skip
    policy = card.sizePolicy()
    assert (policy.horizontalPolicy(), policy.verticalPolicy()) == (
        QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum,
    )  # fmt: skip


def test_a_form_s_gaps_and_widths(qtbot: QtBot) -> None:
    """Labels and fields have columns of 4 and 5 parts; short fields share a row."""
    parent = QWidget()
    qtbot.addWidget(parent)
    form = Form(parent)
    assert form.parentWidget() is parent
    fields = [QLineEdit() for _ in range(6)]
    one, two, three, four, five, wide = fields
    form.add_row("Trials", one)
    form.add_short_fields((("Board", two, ""), ("In a row", three, "")))
    form.add_group("Weights", (("Own", four, ""), ("Other", five, "")))
    form.add_wide(wide)
    grid = form.layout()
    assert isinstance(grid, QGridLayout)
    assert arranged(form) == [
        "grid, gap -1",
        "  1:0 1×1 PlainLabel “Trials”",
        "  1:1 1×1 QLineEdit",
        "  2:0 1×2 row, gap 4",
        "    PlainLabel “Board”",
        "    QLineEdit",
        "    + space",
        "    space",
        "    PlainLabel “In a row”",
        "    QLineEdit",
        "  3:0 1×1 PlainLabel “Weights”",
        "  3:1 1×1 row, gap 4",
        "    + QLineEdit",
        "    + QLineEdit",
        "  4:0 1×2 QLineEdit",
    ]
    assert (grid.horizontalSpacing(), grid.verticalSpacing()) == (8, 4)
    assert [grid.columnStretch(at) for at in range(2)] == [4, 5]
    short = grid.itemAtPosition(2, 0)
    line = short.layout() if short is not None else None
    gap = line.itemAt(3) if line is not None else None
    assert gap is not None
    assert gap.sizeHint().width() == 4
    usual = for_letters(84, form.font())
    assert [each.maximumWidth() == usual for each in (two, three, four)] == [True, True, False]
    ignored, fixed = QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed
    policies = [
        (each.sizePolicy().horizontalPolicy(), each.sizePolicy().verticalPolicy())
        for each in (one, two, three, four, five)
    ]
    assert policies == [(ignored, fixed), (fixed, fixed), (fixed, fixed)] + [(ignored, fixed)] * 2


def test_an_empty_note_s_margins(qtbot: QtBot) -> None:
    """Title and words are in the middle, with 32 pixels around them and at most 460 for words."""
    parent = QWidget()
    qtbot.addWidget(parent)
    note = EmptyNote("Nothing yet", "Press Start.", parent)
    assert note.parentWidget() is parent
    assert arranged(note) == [
        "column, margins 32, gap 6",
        "  + space",
        "  PlainLabel “Nothing yet”",
        "  row, gap 6",
        "    + space",
        f"    {'+' * 100} PlainLabel “Press Start.”",
        "    + space",
        "  + space",
    ]
    title, words = note.findChildren(QLabel)
    centre = Qt.AlignmentFlag.AlignCenter
    assert [each.alignment() for each in (title, words)] == [centre, centre]
    assert [each.property("role") for each in (title, words)] == ["title", "muted"]
    assert (title.maximumWidth() > 10_000, words.maximumWidth()) == (True, 460)


def test_an_elided_label_paints_what_fits(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """It paints its beginning in the colour of its role, and only new text paints it anew."""
    parent = QWidget()
    qtbot.addWidget(parent)
    label = ElidedLabel(parent)
    assert label.parentWidget() is parent
    label.resize(200, 30)
    label.setAlignment(Qt.AlignmentFlag.AlignRight)
    label.setText(LONG)
    (call,) = painted(monkeypatch, label)
    assert places(call)[1] == (0.0, 0.0, 200.0, 30.0)
    assert call.arguments[1] == Qt.AlignmentFlag.AlignRight
    assert call.text == label.shown
    assert (call.text[:6], call.text[-1], call.pen) == ("X wins", "…", LIGHT.text.lower())
    assert (label.text(), label.accessibleName()) == (LONG, LONG)
    policy = label.sizePolicy()
    assert (policy.horizontalPolicy(), policy.verticalPolicy()) == (
        QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed,
    )  # fmt: skip
    parent.show()
    qtbot.waitExposed(parent)
    qtbot.wait(20)
    updates = Updates(label)
    label.setText(LONG)
    qtbot.wait(20)
    assert updates.count == 0
    label.setText("Short")
    qtbot.waitUntil(lambda: updates.count > 0)
    assert (label.shown, label.accessibleName()) == ("Short", "Short")


def test_a_headline_paints_in_the_first_size_that_fits(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is bold and centred, from the chosen size on, and on two lines in the smallest."""
    parent = QWidget()
    qtbot.addWidget(parent)
    headline = Headline((2.0, 1.5, 1.0), parent)
    assert headline.parentWidget() is parent
    usual = headline.font().pointSizeF()
    text = "Monte Carlo would play b2 here"
    headline.setText(text)
    fonts = [headline.usual_font]
    for size in (1, 2):
        headline.set_size(size)
        fonts.append(headline.usual_font)
    assert [round(font.pointSizeF() / usual, 2) for font in fonts] == [2.0, 1.5, 1.0]
    assert all(font.bold() for font in fonts)
    heights = [QFontMetrics(font).height() for font in fonts]
    assert headline.minimumHeight() == headline.maximumHeight() == max(heights[0], 2 * heights[2])
    widths = [QFontMetrics(font).horizontalAdvance(text) for font in fonts]
    used: list[float] = []
    set_font = QPainter.setFont

    def note(painter: QPainter, font: QFont) -> None:
        used.append(round(font.pointSizeF() / usual, 2))
        set_font(painter, font)

    monkeypatch.setattr(QPainter, "setFont", note)

    def drawn(width: int, size: int) -> Painted:
        headline.set_size(size)
        headline.resize(width, headline.height())
        used.clear()
        (call,) = painted(monkeypatch, headline)
        return call

    for width, size, expected in (
        (widths[0], 0, 2.0), (widths[0] - 1, 0, 1.5), (widths[0], 1, 1.5), (widths[1], 0, 1.5),
        (widths[1] - 1, 0, 1.0), (widths[0], 2, 1.0), (widths[2] - 1, 0, 1.0),
    ):  # fmt: skip
        call = drawn(width, size)
        assert used == [expected]
        assert (call.text.replace("\n", " "), call.is_bold) == (text, True)
        assert call.pen == LIGHT.text.lower()
        assert call.arguments[1] == Qt.AlignmentFlag.AlignCenter
        assert ("\n" in call.text) is (width < widths[2])
    call = drawn(widths[2] - 1, 0)
    assert call.text == "Monte Carlo would play b2\nhere"
    one = QFontMetrics(fonts[2]).horizontalAdvance("Monte")
    assert drawn(one + 2, 0).text.startswith("Monte\n")
    assert drawn(one + 2, 0).text.endswith("…")
    parent.show()
    qtbot.waitExposed(parent)
    qtbot.wait(20)
    updates = Updates(headline)
    headline.set_size(1)
    qtbot.waitUntil(lambda: updates.count > 0)


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
@pytest.mark.parametrize("on", [False, True])
def test_a_switch_is_painted_in_its_place(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, direction: Qt.LayoutDirection, *, on: bool
) -> None:
    """Track, knob and text are beside each other; a language from right to left mirrors them."""
    parent = QWidget()
    qtbot.addWidget(parent)
    switch = Switch("Reverse", parent)
    assert switch.parentWidget() is parent
    assert switch.cursor().shape() is Qt.CursorShape.PointingHandCursor
    switch.setLayoutDirection(direction)
    switch.setChecked(on)
    switch.resize(160, 30)
    calls = painted(monkeypatch, switch)
    assert [call.method for call in calls] == ["drawRoundedRect", "drawEllipse", "drawText"]
    track, knob, text = calls
    is_mirrored = direction is RIGHT_TO_LEFT
    left = 160 - 34 if is_mirrored else 1
    assert places(track) == ("drawRoundedRect", (left, 5.5, 33.0, 19.0), 9.5, 9.5)
    colours = (LIGHT.accent, LIGHT.accent) if on else (LIGHT.muted, LIGHT.field)
    assert (track.pen, track.brush) == tuple(colour.lower() for colour in colours)
    assert track.width == 1.2
    is_right = on is not is_mirrored
    centre = left + 33 - 10 if is_right else left + 10
    assert places(knob) == ("drawEllipse", (centre - 6.5, 8.5, 13.0, 13.0))
    assert (knob.pen, knob.brush) == ("", (LIGHT.on_accent if on else LIGHT.muted).lower())
    assert text.rect == QRectF(0 if is_mirrored else 44, 0, 116, 30)
    assert (text.text, text.pen) == ("Reverse", LIGHT.text.lower())
    assert text.arguments[1] == Qt.AlignmentFlag.AlignVCenter
    switch.resize(70, 30)
    *_, narrow = painted(monkeypatch, switch)
    assert narrow.text.endswith("…")
    assert switch.hitButton(QPoint(69, 29))
    assert not switch.hitButton(QPoint(70, 29))


def test_a_switch_s_size_and_ring(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is as wide as track and text, and has a ring around the track with the focus."""
    switch = Switch("Reverse")
    qtbot.addWidget(switch)
    words = switch.fontMetrics().size(0, "Reverse")
    height = max(26, words.height() + 6)
    assert switch.sizeHint().toTuple() == (34 + 10 + words.width() + 4, height)
    assert switch.minimumSizeHint().toTuple() == (34 + 10 + 40, height)
    switch.resize(160, 30)
    switch.show()
    switch.activateWindow()
    switch.setFocus()
    qtbot.waitUntil(switch.hasFocus)
    *_, ring = painted(monkeypatch, switch)
    assert places(ring) == ("drawRoundedRect", (0.5, 3.5, 35.0, 23.0), 12.0, 12.0)
    assert (ring.pen, ring.brush, ring.width) == (LIGHT.accent.lower(), "", 2.0)


def test_wrapped_text_from_right_to_left_is_in_the_middle(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only such a label is laid out by the program; its lines are in the middle or at the top."""
    label = PlainLabel("بلد " * 12)
    qtbot.addWidget(label)
    assert (label.textFormat(), label.indent()) == (Qt.TextFormat.PlainText, 0)
    label.setStyleSheet("background: white; color: black")
    label.setLayoutDirection(RIGHT_TO_LEFT)
    label.setWordWrap(True)
    label.resize(150, 200)
    rows: dict[str, list[int]] = {}
    top = Qt.AlignmentFlag.AlignTop
    for name, side in (("middle", Qt.AlignmentFlag.AlignVCenter), ("top", top)):
        label.setAlignment(side)
        image = label.grab().toImage()
        rows[name] = [
            y
            for y in range(image.height())
            if any(image.pixelColor(x, y).lightness() < 128 for x in range(image.width()))
        ]
    assert rows["top"][0] < label.fontMetrics().height()
    above, below = rows["middle"][0], 200 - rows["middle"][-1]
    assert abs(above - below) < label.fontMetrics().height()
    assert rows["middle"][0] > rows["top"][0] + 20


def test_wrapped_text_from_right_to_left_keeps_the_label_s_look(qtbot: QtBot) -> None:
    """It has the label's frame, colour and lines, and stays inside the mirrored padding."""
    label = PlainLabel("بلد\nبلد")
    qtbot.addWidget(label)
    label.setStyleSheet(
        "background: white; color: #0000ff; border: 3px solid #ff0000; padding-right: 60px"
    )
    label.setLayoutDirection(RIGHT_TO_LEFT)
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    label.setWordWrap(True)
    label.resize(150, 100)
    image = label.grab().toImage()
    assert image.pixelColor(1, 50).name() == "#ff0000"
    framed = PlainLabel("بلد")
    qtbot.addWidget(framed)
    framed.setLayoutDirection(RIGHT_TO_LEFT)
    framed.setWordWrap(True)
    framed.resize(150, 100)
    plain = framed.grab().toImage().pixelColor(0, 50)
    framed.setFrameStyle(QFrame.Shape.Box | QFrame.Shadow.Plain)
    assert framed.grab().toImage().pixelColor(0, 50) != plain

    def is_ink(x: int, y: int) -> bool:
        colour = image.pixelColor(x, y)
        return colour.red() < 160 and colour.blue() > 200

    inked = [(x, y) for x in range(3, 147) for y in range(3, 97) if is_ink(x, y)]
    assert min(x for x, _ in inked) >= 63
    height = max(y for _, y in inked) - min(y for _, y in inked)
    assert height > label.fontMetrics().lineSpacing()
