"""The choices in the View menu: colours, overlay (also in the tool bar) and language."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from tttmc_app.gui.app.menus import add_choices, check_choice
from tttmc_app.gui.board import OVERLAYS, OverlayKind
from tttmc_app.gui.look.languages import language_choices
from tttmc_app.gui.look.theme import THEME_LABELS, ThemeChoice
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.panels.fields import Chooser


class ViewChoices(QObject):
    """The submenus of choices, and the tool bar's overlay chooser."""

    theme_chosen = Signal(str)
    overlay_chosen = Signal(str)
    language_chosen = Signal(str)
    """A language's code; empty for the system's language."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.overlay = Chooser()
        self.overlay.setObjectName("overlay")
        self.overlay.set_label(translate("App", "Overlay"))
        for kind in OVERLAYS:
            self.overlay.addItem(shown(kind.label), kind.key)

    def fill(self, menu: QMenu) -> None:
        """Add the submenus to the View menu."""
        self._themes = add_choices(menu, translate("App", "&Colours"), THEME_LABELS.items())
        self._overlays = add_choices(
            menu,
            translate("App", "&Overlay"),
            ((kind.key, kind.label) for kind in OVERLAYS),
        )
        self._languages = add_choices(
            menu, translate("App", "&Language"), language_choices(), has_mnemonics=False
        )
        self._themes.triggered.connect(self._on_theme)
        self._overlays.triggered.connect(self._on_overlay_menu)
        self._languages.triggered.connect(self._on_language)
        self.overlay.currentIndexChanged.connect(self._on_overlay)

    def check(self, theme: ThemeChoice, overlay: OverlayKind, language: str) -> None:
        """Show what is chosen."""
        self.choose_overlay(overlay.key)
        check_choice(self._overlays, overlay.key)
        self.check_theme(theme)
        self.check_language(language)

    @Slot(str)
    def choose_overlay(self, key: str) -> None:
        """Choose an overlay by its key."""
        self.overlay.setCurrentIndex(self.overlay.findData(key))

    def check_theme(self, theme: ThemeChoice) -> None:
        """Show which colours are chosen."""
        check_choice(self._themes, theme.value)

    def check_language(self, code: str) -> None:
        """Show which language is chosen."""
        check_choice(self._languages, code)

    @Slot()
    def _on_overlay(self) -> None:
        key = str(self.overlay.currentData())
        check_choice(self._overlays, key)
        self.overlay_chosen.emit(key)

    @Slot(QAction)
    def _on_overlay_menu(self, action: QAction) -> None:
        self.choose_overlay(str(action.data()))

    @Slot(QAction)
    def _on_theme(self, action: QAction) -> None:
        self.theme_chosen.emit(str(action.data()))

    @Slot(QAction)
    def _on_language(self, action: QAction) -> None:
        self.language_chosen.emit(str(action.data()))
