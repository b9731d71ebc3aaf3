"""The style sheet that gives Qt's widgets the theme's look."""

from __future__ import annotations

from string import Template

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from tttmc_app.gui.look.icons import icon_path
from tttmc_app.gui.look.theme import Theme, ThemeChoice, letters_beyond, palette_of

_SHEET = Template("""
QMainWindow, QDialog { background: $window; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QWidget { color: $text; }
QToolTip { background: $surface; color: $text; border: 1px solid $border; padding: 4px 6px; }

QMenuBar { background: $surface; padding: 0 8px; border: none;
  border-bottom: 1px solid $border; }
#tools { background: transparent; }
#inspector { background: $surface; border: none; border-left: 1px solid $border; }
#inspectorTabs { background: transparent; border: none; border-bottom: 1px solid $border; }
QFrame[rule="true"] { background: $border; border: none; }
#inspector QFrame[card="true"] { background: transparent; border: 1px solid transparent; }
#inspector QFrame[chart="true"]:focus { border-color: $accent; }
#inspector QTableWidget { background: transparent; border: none; }
QMenuBar::item { padding: 5px 9px; margin: 8px 1px; border-radius: 6px;
  background: transparent; color: $muted; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $surface; border: 1px solid $border; padding: 6px 4px; }
QMenu::item { padding: 6px 28px 6px 8px; border-radius: 5px; }
QMenu#toolsMenu::item, QMenu#helpMenu::item { $start: 28px; }  /* the others have marks before */
QMenu::item:selected { background: $pressed; }
QMenu::item:disabled { color: $faint; background: transparent; }
QMenu::separator { height: 1px; background: $border; margin: 5px 8px; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { width: 14px; height: 14px; padding-left: 8px; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px;
  padding: 5px 9px; }
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $pressed; }
QToolButton:focus { border-color: $accent; }
QToolButton:disabled { color: $faint; }
QToolButton[role="primary"] { background: $accent; color: $on_accent; font-weight: 600;
  padding: 4px 12px; }
QToolButton[role="primary"]:hover { background: $accent_hover; }
QToolButton[role="primary"]:disabled { background: $surface; border-color: $border;
  color: $faint; }
QToolButton[role="button"], QPushButton { background: $surface; border: 1px solid $border;
  border-radius: 6px; padding: 4px 10px; }
QPushButton { min-width: 56px; min-height: 18px; }
QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; }
QToolButton[role="primary"]:focus { border: 3px double $on_accent; padding: 2px 10px; }
QPushButton:focus { outline: 1px solid $surface; outline-radius: 4px; }
QPushButton:disabled { color: $faint; background: $surface; }
QToolButton[role="button"][narrow="true"] { padding: 4px 0; }
QToolButton[role="button"]:hover, QPushButton:hover:!default { background: $hover; }
QToolButton[role="button"]:focus, QPushButton:focus:!default { border-color: $accent; }
QToolButton[role="button"]:checked { background: $accent; color: $on_accent;
  border-color: $accent; }
QToolButton[popupMode="2"] { padding-$buttons_side: 28px; }
QToolButton::menu-indicator { image: url("$chevron_down"); width: 12px; height: 12px;
  subcontrol-origin: padding; subcontrol-position: center right; right: 8px; }
QToolButton[role="primary"]::menu-indicator { image: none; }
QToolButton[role="primary"][popupMode="2"] { padding-$buttons_side: 12px; }
QToolButton[role="quiet"] { color: $muted; padding: 4px 0; }
QToolButton#qt_menubar_ext_button { padding: 0; qproperty-icon: url("$chevron_down"); }
QToolButton[role="quiet"]:focus { border-color: $accent; }

$letters

QFrame[card="true"], QFrame[bar="tool"] { background: $surface; border: 1px solid $border;
  border-radius: 10px; }
QFrame[bar="chooser"] { background: $surface; border: 1px solid $border; border-radius: 6px; }
QFrame[chart="true"]:focus { border-color: $accent; }
QFrame[role="panel"] { background: $surface; border: none; border-left: 1px solid $border; }
QFrame[role="panel"] QFrame[card="true"] { background: transparent; border: none; }
QLabel[role="readout"] { background: $surface; border: 1px solid $border; border-radius: 6px;
  padding: 4px 8px; }
QFrame[bar="error"] { background: $error; border: 1px solid $on_error; border-radius: 8px; }
QFrame[bar="error"] QLabel { color: $on_error; }
QLabel[role="title"] { font-weight: 600; }
QLabel[role="muted"], QLabel[role="small"] { color: $muted; }
QLabel[role="small"] { font-size: ${small}pt; }
QFrame[bar="chooser"] QLabel:disabled { color: $faint; }
QLabel[role="score"] { font-weight: 600; }
QLabel[role="right"] { color: $right; }
QLabel[role="wrong"] { color: $wrong; }

QComboBox, QAbstractSpinBox, QLineEdit { background: $surface; border: 1px solid $border;
  border-radius: 6px; padding: 3px 8px; min-height: 20px;
  selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit { placeholder-text-color: $muted; }
QAbstractSpinBox { padding-top: 1px; padding-bottom: 2px; }  /* as high as the others */
QAbstractSpinBox QLineEdit { padding: 0; border: none; min-height: 0; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QFrame[bar="chooser"] QComboBox { background: transparent; border: 1px solid transparent;
  margin: -1px; font-weight: 600; }
QComboBox:hover, QAbstractSpinBox:hover, QLineEdit:hover { border-color: $muted; }
QComboBox:focus, QAbstractSpinBox:focus, QLineEdit:focus { border: 1px solid $accent; }
QComboBox[error="true"], QAbstractSpinBox[error="true"], QLineEdit[error="true"] {
  border-color: $on_error; }
QLabel[role="fieldError"] { background: $error; color: $on_error; border: 1px solid $on_error;
  border-radius: 6px; padding: 4px 8px; font-size: ${small}pt; }
QComboBox:disabled, QAbstractSpinBox:disabled, QLineEdit:disabled { color: $faint; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url("$chevron_down"); width: 12px; height: 12px; }
QComboBox::down-arrow:disabled { image: none; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView { background: $surface; border: 1px solid $border; padding: 4px;
  outline: none; }
QComboBox QAbstractItemView::item:selected { background: $pressed; border-radius: 5px; }
QAbstractSpinBox { padding-$buttons_side: 22px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px;
  background: transparent; }
QAbstractSpinBox::up-button { subcontrol-position: top right; margin: 1px 1px 0 0; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; margin: 0 1px 1px 0; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $hover;
  border-radius: 4px; }
QAbstractSpinBox::up-arrow { image: url("$chevron_up"); width: 9px; height: 9px; }
QAbstractSpinBox::down-arrow { image: url("$chevron_down"); width: 9px; height: 9px; }

QProgressBar { background: $pressed; border: none; border-radius: 2px; max-height: 4px; }
QProgressBar::chunk { background: $accent; border-radius: 2px; }
QProgressBar[side="X"]::chunk { background: $x; }
QProgressBar[side="O"]::chunk { background: $o; }

QSlider::groove:horizontal { height: 4px; background: $pressed; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { background: $surface; border: 2px solid $accent; width: 14px;
  height: 14px; margin: -7px 0; border-radius: 9px; }
QSlider::handle:horizontal:focus { background: $accent; }

QDockWidget { color: $text; font-weight: 600; titlebar-close-icon: url("$dock_close");
  titlebar-normal-icon: url("$dock_float"); }
QDockWidget::close-button, QDockWidget::float-button { border: none; border-radius: 4px;
  background: transparent; icon-size: 14px; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: $hover; }
QDockWidget::title { background: $window; padding: 8px 10px 4px 10px; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: $muted; border: none; margin: 2px 2px 0 0;
  border-bottom: 2px solid transparent; padding: 6px 10px; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:focus { background: $hover; }
QTableWidget { background: $surface; border: 1px solid $border; border-radius: 8px;
  outline: none; selection-background-color: transparent; selection-color: $text; }
QTableWidget::item { border-radius: 5px; padding: 0 6px; }
QTableWidget::item:selected { background: $pressed; color: $text; }
QTableWidget[dense="true"], QTableWidget[dense="true"] QHeaderView { font-size: ${small}pt; }
QTableWidget[dense="true"]::item { padding: 0 4px; }
QTableWidget:focus { border-color: $accent; }
RowTable:focus { border-color: $border; }
RowTable[role="reached"]:focus { border-color: $accent; }
RowTable { placeholder-text-color: $muted; }
RowTable::item { border-radius: 0; }
QPlainTextEdit, QTextBrowser { background: $surface; border: 1px solid $border;
  border-radius: 8px; selection-background-color: $accent; selection-color: $on_accent; }
QPlainTextEdit:focus, QTextBrowser:focus { border-color: $accent; }
QSplitter::handle { background: transparent; }
QListWidget#labPages,
QTreeWidget[role="contents"] { background: transparent; border: none; outline: none;
  padding: 8px 8px 0 0; }
QListWidget#labPages::item,
QTreeWidget[role="contents"]::item { border: 1px solid transparent; border-radius: 6px;
  padding: 6px 10px; color: $text; }
QListWidget#labPages::item:hover,
QTreeWidget[role="contents"]::item:hover { background: $hover; }
QListWidget#labPages::item:selected,
QTreeWidget[role="contents"]::item:selected { background: $pressed; color: $text;
  font-weight: 600; }
QListWidget#labPages::item:selected:active:focus,
QTreeWidget[role="contents"]::item:selected:active:focus { border-color: $accent; }
QListWidget[role="boards"] { background: transparent; border: 1px solid transparent;
  border-radius: 8px; outline: none; }
QListWidget[role="boards"]:focus { border-color: $accent; }
QListWidget[role="boards"]::item { border-radius: 8px; padding: 5px; }
QListWidget[role="boards"]::item:hover { background: $hover; }
QListWidget[role="boards"]::item:selected { background: $pressed; color: $text; }
QRadioButton { spacing: 8px; }
QRadioButton::indicator { width: 12px; height: 12px; border: 1px solid $muted; border-radius: 7px; }
QRadioButton::indicator:focus { border: 2px solid $accent; width: 10px; height: 10px; }
QRadioButton::indicator:checked { border: 4px solid $accent; width: 6px; height: 6px; }
QHeaderView { background: transparent; }
QHeaderView::section { background: transparent; border: none; color: $muted; padding: 3px 8px; }
QTableWidget[dense="true"] QHeaderView::section { padding: 3px 5px; }
QTableCornerButton::section { background: transparent; border: none; }

QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $scroll; border-radius: 4px; margin: 1px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


class WindowStyle(QObject):
    """The look of a window and its dialogs, or of a page; if hidden, it changes when next shown.

    A style sheet for the whole application would be simpler. But Qt would then restyle every
    widget once for each of its ancestors, even in hidden windows, which takes four times as
    long.
    """

    def __init__(self, window: QWidget) -> None:
        """Style a window or a page, which owns this."""
        super().__init__(window)
        self._window = window
        self._sheet = ""

    def set_theme(self, theme: Theme) -> None:
        """Take on a theme's colours, with text in the size of the window's font."""
        self._sheet = style_sheet(theme, self._window.font())
        if self._window.isVisible() or not self._window.styleSheet():
            self._apply()
        else:
            self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Style the window that is about to be shown."""
        if event.type() is QEvent.Type.Show:
            self._apply()
        return False

    def _apply(self) -> None:
        self._window.removeEventFilter(self)
        if self._sheet != self._window.styleSheet():  # Qt would restyle every widget again
            self._window.setStyleSheet(self._sheet)


def use_palette(theme: Theme) -> None:
    """Give the application the colours that Qt draws with where no style sheet applies."""
    QApplication.setPalette(palette_of(theme))


def style_sheet(theme: Theme, font: QFont) -> str:
    """Return the sheet for a theme; `font` is that of the body text."""
    above, below = letters_beyond(font)
    padded = f"QLabel, QRadioButton {{ padding: {above}px 0 {below}px 0; }}"
    steps = {
        "hover": _over(theme, 0.06),
        "pressed": _over(theme, 0.36 if theme.name is ThemeChoice.HIGH_CONTRAST else 0.11),
        "scroll": _over(theme, 0.24),
        "faint": _over(theme, 0.45),
    }
    return _SHEET.substitute(
        steps,
        window=theme.window,
        surface=theme.surface,
        border=theme.border,
        text=theme.text,
        muted=theme.muted,
        accent=theme.accent,
        accent_hover=theme.accent,
        on_accent=theme.on_accent,
        x=theme.x,
        o=theme.o,
        right=theme.verdict(1),
        wrong=theme.wrong,
        error=theme.error,
        on_error=theme.on_error,
        small=f"{font.pointSizeF() * 0.9:.1f}",
        letters=padded if above or below else "",
        # Qt mirrors the arrows of fields and buttons, but not the space that is left for them.
        buttons_side="left" if QApplication.isRightToLeft() else "right",
        start="padding-right" if QApplication.isRightToLeft() else "padding-left",
        **_icons(theme),
    )


def _icons(theme: Theme) -> dict[str, str]:
    """Return the files of the icons that Qt draws itself: light lines for dark themes.

    A style sheet can't tint them.
    """
    tone = "-light" if theme.is_dark else ""
    names = ("chevron-down", "chevron-up", "dock-close", "dock-float")
    return {name.replace("-", "_"): icon_path(name + tone) for name in names}


def _over(theme: Theme, share: float) -> str:
    """Return the surface's colour, mixed with a share of the text's."""
    parts: list[str] = []
    for at in (1, 3, 5):
        background, ink = int(theme.surface[at : at + 2], 16), int(theme.text[at : at + 2], 16)
        parts.append(f"{round(background + (ink - background) * share):02x}")
    return "#" + "".join(parts)
