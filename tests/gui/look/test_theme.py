"""Light, dark and high-contrast themes: readable, and applied as chosen."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app.core import Mark
from tttmc_app.gui.board import OVERLAYS
from tttmc_app.gui.look.colour_scale import contrast
from tttmc_app.gui.look.style_sheet import WindowStyle, style_sheet
from tttmc_app.gui.look.theme import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    Theme,
    ThemeChoice,
    for_letters,
    prefers_reduced_motion,
    theme_for,
)

THEMES = {
    ThemeChoice.LIGHT: LIGHT,
    ThemeChoice.DARK: DARK,
    ThemeChoice.HIGH_CONTRAST: HIGH_CONTRAST,
}
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda t: t.name)


@themes
def test_all_text_is_readable(theme: Theme) -> None:
    """Text, muted text, errors and accents have a contrast of 4.5:1 with their backgrounds."""
    grounds = (theme.window, theme.surface)
    pairs = [(ink, background) for ink in (theme.text, theme.muted) for background in grounds]
    pairs += [(theme.on_accent, theme.accent), (theme.on_error, theme.error)]
    for ink, background in pairs:
        assert contrast(QColor(ink), QColor(background)) >= 4.5, (ink, background)


@themes
def test_marks_and_accents_are_visible(theme: Theme) -> None:
    """Marks, focus rings and bars have a contrast of 3:1 with the board, as graphics must."""
    for colour in (theme.x, theme.o, theme.accent, theme.tie):
        assert contrast(QColor(colour), QColor(theme.surface)) >= 3, colour


@themes
def test_the_style_sheet_is_complete(theme: Theme, qtbot: QtBot) -> None:
    """The sheet has no placeholder left and contains the theme's colours."""
    sheet = style_sheet(theme, QFont())
    assert "$" not in sheet
    assert theme.window in sheet


@themes
def test_arrows_and_dock_buttons_are_visible(theme: Theme) -> None:
    """The icon files exist, and their lines have a contrast of at least 4.5:1 with backgrounds."""
    files = {Path(name) for name in re.findall(r'url\("(.*?)"\)', style_sheet(theme, QFont()))}
    assert len(files) == 4
    for file in files:
        ink = re.findall(r'stroke="(#\w+)"', file.read_text("utf-8"))
        for background in (theme.window, theme.surface):
            assert contrast(QColor(ink[0]), QColor(background)) >= 4.5, file.name


@pytest.mark.parametrize("choice", list(THEMES))
def test_the_chooser_decides(open_window: OpenWindow, choice: ThemeChoice) -> None:
    """Window and board take the chosen colours, once the menu is closed."""
    hand = open_window()
    before = hand.board.grab().toImage()
    hand.pick(choice.value)
    theme = THEMES[choice]
    window = QColor(theme.window)
    hand.until(lambda: QApplication.palette().color(QPalette.ColorRole.Window) == window)
    image = hand.board.grab().toImage()
    centre = hand.board.square_rect(1, 1).center()
    assert image.pixelColor(centre).name().upper() == theme.surface.upper()
    assert (image == before) is (choice is ThemeChoice.LIGHT)


@dataclass(frozen=True)
class System:
    """The preferences of a system, in place of Qt's style hints."""

    scheme: Qt.ColorScheme
    contrast: Qt.ContrastPreference = Qt.ContrastPreference.NoPreference

    def styleHints(self) -> System:
        """Return the hints."""
        return self

    def accessibility(self) -> System:
        """Return the accessibility hints."""
        return self

    def colorScheme(self) -> Qt.ColorScheme:
        """Return light or dark."""
        return self.scheme

    def contrastPreference(self) -> Qt.ContrastPreference:
        """Return whether high contrast is preferred."""
        return self.contrast


SYSTEMS = [
    (System(Qt.ColorScheme.Light), LIGHT),
    (System(Qt.ColorScheme.Unknown), LIGHT),
    (System(Qt.ColorScheme.Dark), DARK),
    (System(Qt.ColorScheme.Light, Qt.ContrastPreference.HighContrast), HIGH_CONTRAST),
]


@pytest.mark.parametrize(("system", "theme"), SYSTEMS)
def test_the_system_decides(monkeypatch: pytest.MonkeyPatch, system: System, theme: Theme) -> None:
    """The system choice follows the system's scheme and contrast."""
    monkeypatch.setattr("tttmc_app.gui.look.theme.QGuiApplication", system)
    assert theme_for(ThemeChoice.SYSTEM) is theme
    assert theme_for(ThemeChoice.DARK) is DARK


def test_every_choice_has_a_key_of_its_own(open_window: OpenWindow) -> None:
    """In the View menu's submenus each entry has its own access key."""
    hand = open_window()
    for title, count in (("&Colours", len(ThemeChoice)), ("&Squares show", len(OVERLAYS))):
        texts = [each.text() for each in hand.view_choices(title).values()]
        keys = [text.partition("&")[2][:1].lower() for text in texts]
        assert len(texts) == count
        assert all(keys)
        assert len(set(keys)) == len(keys)


def test_a_hidden_window_takes_on_a_theme_when_it_is_shown(qtbot: QtBot) -> None:
    """A hidden window is restyled only when it is shown, and each widget at most twice."""
    window, label = QWidget(), QLabel("text")
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(label)
    style = WindowStyle(window)
    style.set_theme(LIGHT)
    label.ensurePolished()  # as when it is shown for the first time
    assert label.palette().color(QPalette.ColorRole.WindowText) == QColor(LIGHT.text)
    restyled: list[str] = []

    class _Counter(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.StyleChange:
                restyled.append(type(watched).__name__)
            return False

    counter = _Counter()
    label.installEventFilter(counter)
    style.set_theme(DARK)
    style.set_theme(HIGH_CONTRAST)
    assert not restyled
    window.show()
    assert label.palette().color(QPalette.ColorRole.WindowText) == QColor(HIGH_CONTRAST.text)
    assert len(restyled) <= 2
    window.hide()
    window.show()
    style.set_theme(HIGH_CONTRAST)
    assert len(restyled) <= 2
    style.set_theme(LIGHT)
    assert label.palette().color(QPalette.ColorRole.WindowText) == QColor(LIGHT.text)


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
