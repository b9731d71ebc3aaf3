"""Colours, type, spacing and motion of the window: light, dark and high contrast."""

from __future__ import annotations

from enum import StrEnum
from functools import cache, lru_cache
from math import ceil
from typing import NamedTuple, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from tttmc_app.core import Mark, Text
from tttmc_app.gui.look.colour_scale import HEAT_MAPS, TEXT_CONTRAST, contrast

UNIT = 8
"""The unit of spacing, in pixels."""


class ThemeChoice(StrEnum):
    """The themes to choose from; the settings store these values."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high contrast"


THEME_LABELS = {
    ThemeChoice.SYSTEM: Text("System"),
    ThemeChoice.LIGHT: Text("Light"),
    ThemeChoice.DARK: Text("Dark"),
    ThemeChoice.HIGH_CONTRAST: Text("High contrast"),
}


class Theme(NamedTuple):
    """Every colour of the window, as #rrggbb, and whether anything moves."""

    name: ThemeChoice
    is_dark: bool
    window: str
    surface: str
    border: str
    grid: str
    """The edges of a board's squares."""
    text: str
    muted: str
    accent: str
    on_accent: str
    x: str
    o: str
    tie: str
    error: str
    on_error: str
    wrong: str
    """Wrong answers, and squares that lose."""
    scale: tuple[str, ...]
    """The overlay's colours from worst to best."""
    moves: bool = True
    """Whether changes are animated."""

    def mark(self, mark: Mark) -> QColor:
        """Return the colour of one side's marks."""
        return QColor(self.x if mark is Mark.X else self.o)

    def verdict(self, verdict: int) -> str:
        """Return the colour of what is right or wins (1), wrong or loses (-1), or neither (0)."""
        return {1: self.scale[-1], 0: self.tie}.get(verdict, self.wrong)

    def mark_on(self, mark: Mark, background: QColor, *, is_letter: bool = False) -> QColor:
        """Return the side's colour in the first tone that contrasts with a background."""
        least = TEXT_CONTRAST if is_letter else MARK_CONTRAST
        return QColor(_mark_on(self, mark, background.rgb(), least))


class Themed(Protocol):
    """What paints itself in a theme's colours."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""


MARK_CONTRAST = 3.0
"""The minimum contrast of a mark with its square (WCAG 2, graphics)."""
X_TONES = ("#0B6BCB", "#00408A", "#5AA9FF", "#BFDDFF", "#002F6C")
O_TONES = ("#C8470B", "#7F2600", "#FF8A4C", "#FFD5B5", "#641B00")
"""Tones of the sides' colours; one of them is legible on any shade of any scale."""


@lru_cache(maxsize=4096)
def _mark_on(theme: Theme, mark: Mark, rgb: int, least: float) -> QColor:
    background = QColor.fromRgb(rgb)
    tones = (theme.mark(mark), *map(QColor, X_TONES if mark is Mark.X else O_TONES))
    return next(
        (tone for tone in tones if contrast(tone, background) >= least),
        max(tones, key=lambda tone: contrast(tone, background)),
    )


LIGHT = Theme(
    ThemeChoice.LIGHT,
    is_dark=False,
    window="#F2F4F7",
    surface="#FFFFFF",
    border="#D9DFE7",
    grid="#E4E8ED",
    text="#15181D",
    muted="#57616E",
    accent="#0B6BCB",
    on_accent="#FFFFFF",
    x="#0B6BCB",
    o="#C8470B",
    tie="#8A94A3",
    error="#FCE8E6",
    on_error="#861A12",
    wrong="#B0122E",
    scale=HEAT_MAPS[0].light,
)
DARK = Theme(
    ThemeChoice.DARK,
    is_dark=True,
    window="#0F1217",
    surface="#1C2128",
    border="#353D49",
    grid="#343D4A",
    text="#E9EDF3",
    muted="#A4AEBB",
    accent="#5AA9FF",
    on_accent="#0B1420",
    x="#5AA9FF",
    o="#FF8A4C",
    tie="#7C8796",
    error="#4A1F1C",
    on_error="#FFC9C2",
    wrong="#FF5C77",
    scale=HEAT_MAPS[0].dark,
)
HIGH_CONTRAST = Theme(
    ThemeChoice.HIGH_CONTRAST,
    is_dark=True,
    window="#000000",
    surface="#000000",
    border="#FFFFFF",
    grid="#7A7A7A",
    text="#FFFFFF",
    muted="#FFFFFF",
    accent="#FFE45A",
    on_accent="#000000",
    x="#6CB8FF",
    o="#FFA366",
    tie="#C8C8C8",
    error="#000000",
    on_error="#FF9C93",
    wrong="#FF8296",
    scale=HEAT_MAPS[0].high_contrast,
)


def theme_for(choice: ThemeChoice) -> Theme:
    """Return the theme for a choice; SYSTEM follows the system's colours and contrast."""
    if choice is ThemeChoice.HIGH_CONTRAST:
        return HIGH_CONTRAST
    if choice is not ThemeChoice.SYSTEM:
        return DARK if choice is ThemeChoice.DARK else LIGHT
    hints = QGuiApplication.styleHints()
    # Qt before 6.10 has no contrastPreference.
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is not None:
        preference = getattr(accessibility(), "contrastPreference", None)
        if preference is not None and preference() == Qt.ContrastPreference.HighContrast:
            return HIGH_CONTRAST
    return DARK if hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT


def with_heat_map(theme: Theme, key: str) -> Theme:
    """Return a theme with other colours for scores; an unknown key leaves the usual ones."""
    heat = next((heat for heat in HEAT_MAPS if heat.key == key), HEAT_MAPS[0])
    scales = {ThemeChoice.DARK: heat.dark, ThemeChoice.HIGH_CONTRAST: heat.high_contrast}
    return theme._replace(scale=scales.get(theme.name, heat.light))


def prefers_reduced_motion() -> bool:
    """Return whether the system asks for less motion."""
    from PySide6.QtWidgets import QStyle  # its many enumerations take a tenth of the start-up time

    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0


def palette_of(theme: Theme) -> QPalette:
    """Return a theme's palette for Qt's own drawing."""
    palette = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, theme.window),
        (role.WindowText, theme.text),
        (role.Base, theme.surface),
        (role.AlternateBase, theme.surface),
        (role.Text, theme.text),
        (role.Button, theme.surface),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.on_error),
        (role.ToolTipBase, theme.surface),
        (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.muted),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.Link, theme.accent),
        (role.Mid, theme.border),
    ):
        palette.setColor(which, QColor(colour))
    faint = QColor(theme.muted)
    faint.setAlphaF(0.55)
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, faint)
    return palette


def scaled(pixels: int) -> int:
    """Return a length that was designed for body text of 13 pixels, for the system's text size."""
    return round(pixels * max(1.0, QFontInfo(QApplication.font()).pixelSize() / 13))


def type_font(pixels: int, weight: int = 400) -> QFont:
    """Return a font of the type scale: 11, 12, 13, 15, 20 or 22 pixels where body text has 13.

    Its figures all have the same width, so that changing numbers don't move.
    """
    return _sized_font(scaled(pixels), weight)


@cache
def _sized_font(pixels: int, weight: int) -> QFont:
    font = QFont(QApplication.font())
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    if hasattr(font, "setFeature"):  # from Qt 6.7
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def mixed(background: str, ink: QColor, share: float) -> QColor:
    """Return a background's colour with a share of another."""
    back, rest = QColor(background), 1 - share
    return QColor.fromRgbF(
        back.redF() * rest + ink.redF() * share,
        back.greenF() * rest + ink.greenF() * share,
        back.blueF() * rest + ink.blueF() * share,
    )


_TALL_LETTERS = "إآلقجيّ"
"""Arabic letters with marks, which many fonts draw above and below their own lines."""
_USUAL_LETTER = 6.1
"""The average width of a letter, in pixels, for which widths are designed."""


def for_letters(pixels: int, font: QFont) -> int:
    """Return a width that holds as many letters of a font as `pixels` holds of the usual font.

    The width isn't reduced for a smaller font.
    """
    return round(pixels * max(1.0, QFontMetricsF(font).averageCharWidth() / _USUAL_LETTER))


def letters_beyond(font: QFont) -> tuple[int, int]:
    """Return by how many pixels the language's letters exceed a font's line, above and below."""
    if not QApplication.isRightToLeft():
        return 0, 0
    metrics = QFontMetricsF(font)
    ink = metrics.tightBoundingRect(_TALL_LETTERS)
    above, below = -ink.top() - metrics.ascent(), ink.bottom() - metrics.descent()
    return max(0, ceil(above)), max(0, ceil(below))
