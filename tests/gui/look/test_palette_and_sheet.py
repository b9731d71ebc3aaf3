"""The palette and the style sheet: which colour each part of the window has."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from tttmc_app.core import Mark
from tttmc_app.gui.look.colour_scale import HEAT_MAPS, contrast
from tttmc_app.gui.look.style_sheet import style_sheet, use_palette
from tttmc_app.gui.look.theme import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    Theme,
    ThemeChoice,
    for_letters,
    letters_beyond,
    palette_of,
    prefers_reduced_motion,
    theme_for,
)

Role = QPalette.ColorRole
ROLES = {
    Role.Window: "window", Role.WindowText: "text", Role.Base: "field",
    Role.AlternateBase: "surface", Role.Text: "text", Role.Button: "surface",
    Role.ButtonText: "text", Role.BrightText: "on_error", Role.ToolTipBase: "surface",
    Role.ToolTipText: "text", Role.PlaceholderText: "muted", Role.Highlight: "accent",
    Role.HighlightedText: "on_accent", Role.Link: "accent", Role.Mid: "border",
}  # fmt: skip
"""For each role of Qt's, the theme's colour."""
PARTS = {
    "QMainWindow, QDialog": "background: window",
    "QWidget": "color: text",
    "QToolTip": "background: surface; color: text",
    "QMenuBar": "background: surface",
    "QMenu": "background: surface",
    "QMenu::item:selected": "background: accent; color: on_accent",
    "QToolButton:focus": "border-color: accent",
    'QToolButton[role="primary"]': "background: accent; color: on_accent",
    'QToolButton[role="button"]': "background: field",
    'QToolButton[role="button"]:checked': "background: accent; color: on_accent",
    'QToolButton[role="quiet"]': "color: muted",
    'QFrame[card="true"], QFrame[bar="tool"]': "background: surface",
    'QFrame[bar="error"]': "background: error",
    'QFrame[bar="error"] QLabel': "color: on_error",
    'QLabel[role="muted"], QLabel[role="small"]': "color: muted",
    "QComboBox, QAbstractSpinBox, QLineEdit": "background: field; selection-color: on_accent",
    'QLabel[role="fieldError"]': "background: error; color: on_error",
    "QProgressBar::chunk": "background: accent",
    'QProgressBar[side="X"]::chunk': "background: x",
    'QProgressBar[side="O"]::chunk': "background: o",
    "QSlider::sub-page:horizontal": "background: accent",
    "QTabBar::tab:selected": "color: text; border-bottom-color: accent",
    "QTableWidget": "background: surface",
}
"""For some selectors, the theme's colours."""
themes = pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda t: t.name)


def rules(sheet: str) -> dict[str, dict[str, str]]:
    """Return the declarations of each selector."""
    found: dict[str, dict[str, str]] = {}
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        pairs = [line.partition(":") for line in body.split(";") if ":" in line]
        for_selector = found.setdefault(" ".join(selector.split()), {})
        for_selector.update({name.strip(): value.strip() for name, _, value in pairs})
    return found


@themes
def test_every_part_has_its_colour(theme: Theme, qapp: QApplication) -> None:
    """Palette and style sheet give the parts of the window the theme's colours for them."""
    use_palette(theme)
    for role, name in ROLES.items():
        assert qapp.palette().color(role) == QColor(getattr(theme, name)), role
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        faint = palette_of(theme).color(QPalette.ColorGroup.Disabled, role)
        assert faint.name() == QColor(theme.muted).name()
        assert 0.5 < faint.alphaF() < 0.6
    found = rules(style_sheet(theme, QFont()))
    for selector, declarations in PARTS.items():
        for declaration in declarations.split("; "):
            name, _, colour = declaration.partition(": ")
            assert found[selector][name] == getattr(theme, colour), (selector, name)


def test_colours_between_are_mixed_by_hand(qapp: QApplication) -> None:
    """Under the mouse a button is 6 % text on surface, pressed 11 %, in high contrast 36 %."""
    light, high = (rules(style_sheet(theme, QFont())) for theme in (LIGHT, HIGH_CONTRAST))
    assert light["QToolButton:hover"]["background"] == "#f1f1f1"  # 255 − 0.06 · (255 − 21 …)
    assert light["QToolButton:pressed, QToolButton:checked"]["background"] == "#e5e6e6"
    assert high["QToolButton:pressed, QToolButton:checked"]["background"] == "#5c5c5c"
    assert high["QScrollBar::handle"]["background"] == "#3d3d3d"  # 24 % of white
    assert high["QToolButton:disabled"]["color"] == "#737373"  # 45 %


@pytest.fixture
def mirrored(qapp: QApplication) -> Iterator[QApplication]:
    """Provide an application whose layout can be mirrored for one test."""
    yield qapp
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_letters_decide_sizes(mirrored: QApplication) -> None:
    """Notes have nine tenths of the body's size; right-to-left text moves the fields' buttons."""
    font = QFont(mirrored.font())
    font.setPointSizeF(20.0)
    found = rules(style_sheet(LIGHT, font))
    assert found['QLabel[role="small"]']["font-size"] == "18.0pt"
    assert found["QAbstractSpinBox"] == {"padding-right": "22px"}
    assert "QLabel, QRadioButton" not in found
    assert letters_beyond(font) == (0, 0)
    mirrored.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    found = rules(style_sheet(LIGHT, font))
    assert found["QAbstractSpinBox"] == {"padding-left": "22px"}
    above, below = letters_beyond(font)
    assert (above or below) == 0 or (
        found["QLabel, QRadioButton"]["padding"] == f"{above}px 0 {below}px 0"
    )


def test_dark_themes_have_light_lines(qapp: QApplication) -> None:
    """The icons that Qt draws are the light ones on dark backgrounds, each in its place."""
    for theme, tone in ((LIGHT, ""), (DARK, "-light"), (HIGH_CONTRAST, "-light")):
        found = rules(style_sheet(theme, QFont()))
        for selector, name, icon in (
            ("QComboBox::down-arrow", "image", "chevron-down"),
            ("QAbstractSpinBox::up-arrow", "image", "chevron-up"),
            ("QAbstractSpinBox::down-arrow", "image", "chevron-down"),
            ("QDockWidget", "titlebar-close-icon", "dock-close"),
            ("QDockWidget", "titlebar-normal-icon", "dock-float"),
        ):
            assert found[selector][name].endswith(f'/{icon}{tone}.svg")'), (selector, theme.name)


def test_the_scales_have_keys_of_their_own() -> None:
    """Settings store the keys of the scales, which are those of the deficiencies."""
    keys = ["", "protanopia", "deuteranopia", "tritanopia", "grey"]
    assert [heat.key for heat in HEAT_MAPS] == keys
    assert theme_for(ThemeChoice.LIGHT) is LIGHT
    assert theme_for(ThemeChoice.HIGH_CONTRAST) is HIGH_CONTRAST


def test_marks_have_their_sides_colours() -> None:
    """X and O have the theme's own colours where these contrast enough; letters need more."""
    for theme in (LIGHT, DARK, HIGH_CONTRAST):
        assert theme.mark(Mark.X) == QColor(theme.x)
        assert theme.mark(Mark.O) == QColor(theme.o)
        surface = QColor(theme.surface)
        for mark in Mark:
            assert theme.mark_on(mark, surface) == theme.mark(mark)
            assert contrast(theme.mark_on(mark, surface, is_letter=True), surface) >= 4.5
    grey = QColor("#C8C8C8")  # 3.1:1 with the light theme's blue, enough only for a mark
    assert LIGHT.mark_on(Mark.X, grey) == QColor(LIGHT.x)
    assert (
        contrast(QColor(LIGHT.x), grey)
        < 4.5
        <= contrast(LIGHT.mark_on(Mark.X, grey, is_letter=True), grey)
    )


class _Style:
    """A style whose animations last this many milliseconds."""

    def __init__(self, milliseconds: int) -> None:
        self._milliseconds = milliseconds

    def styleHint(self, _hint: object) -> int:
        """Return the duration."""
        return self._milliseconds


def test_widths_and_motion(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Widths grow with letters; motion can be off."""
    base = QFont(qapp.font())
    tiny, huge = QFont(base), QFont(base)
    tiny.setPixelSize(5)
    huge.setPixelSize(60)
    assert for_letters(100, tiny) == 100
    assert for_letters(200, huge) == pytest.approx(2 * for_letters(100, huge), abs=1)
    assert for_letters(100, huge) > 200
    for milliseconds in (0, 200):
        monkeypatch.setattr(QApplication, "style", lambda lasts=milliseconds: _Style(lasts))
        assert prefers_reduced_motion() is (milliseconds == 0)


def test_tall_letters_need_room_only_where_they_are_written(
    mirrored: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole pixels above and below the line hold what the letters have beyond it, or none."""

    class Metrics:
        def __init__(self, _font: QFont) -> None:
            self.ascent, self.descent = lambda: 20.0, lambda: 5.0

        def tightBoundingRect(self, _text: str) -> QRectF:
            return ink

    monkeypatch.setattr("tttmc_app.gui.look.theme.QFontMetricsF", Metrics)
    ink = QRectF(0.0, -24.5, 9.0, 31.2)
    assert letters_beyond(mirrored.font()) == (0, 0)
    mirrored.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert letters_beyond(mirrored.font()) == (5, 2)
    ink = QRectF(0.0, -19.0, 9.0, 23.0)
    assert letters_beyond(mirrored.font()) == (0, 0)
