"""The preferences: one row for each setting that isn't part of a game, applied at once."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.folders import config_folder, data_folder
from tttmc_app.gui.app.preferences import dialog_settings, stored_value
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.look.screen import keep_on_screen
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Form, muted_label, set_tip, title_label
from tttmc_app.gui.panels.parameter_fields import ParameterField, field_of
from tttmc_app.players import ChoiceParameter

_WIDTH = 560


class PreferencesDialog(QDialog):
    """The settings that aren't part of a game; each change is stored and applied at once."""

    changed = Signal(str)
    """Emitted when a setting has changed, with the setting's key."""

    def __init__(self, settings: SettingsFile, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("preferences")
        self.setWindowTitle(translate("App", "Preferences"))
        self.setMinimumWidth(_WIDTH)
        self._settings = settings
        self._declared = dialog_settings()
        self._fields: dict[str, ParameterField] = {}
        content = _Scrolled()
        layout = QVBoxLayout(content.inside)
        layout.setContentsMargins(2 * UNIT, 2 * UNIT, 2 * UNIT, 2 * UNIT)
        layout.setSpacing(UNIT)
        form = Form()
        for setting in self._declared:
            field = self._fields[setting.name] = field_of(setting)
            is_choice = isinstance(setting, ChoiceParameter)
            name = f"preference/{setting.name}" if is_choice else "preferenceTrials"
            field.widget.setObjectName(name)
            self.follow(setting.name)
            field.changed.connect(partial(self._put, setting.name))
            form.add_row(shown(setting.label), field.widget, shown(setting.help))
            if is_choice:  # rows ignore the width that fields need, but it must be readable
                field.widget.setMinimumWidth(field.widget.sizeHint().width())
        layout.addWidget(form)
        layout.addSpacing(UNIT)
        layout.addWidget(title_label(translate("App", "Where things are stored")))
        layout.addLayout(self._folders())
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.setSpacing(0)
        outside.addWidget(content, 1)
        # As a part of the dialog it is made with the style sheet, which asks for no icons.
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        reset = QPushButton(translate("App", "Restore defaults"))
        reset.setObjectName("restoreDefaults")
        reset.setAutoDefault(False)
        buttons.addButton(reset, QDialogButtonBox.ButtonRole.ResetRole)
        reset.clicked.connect(self._restore_defaults)
        buttons.rejected.connect(self.close)
        buttons.setContentsMargins(2 * UNIT, UNIT, 2 * UNIT, 2 * UNIT)
        outside.addWidget(buttons)
        keep_on_screen(self)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self).activated.connect(self.close)

    def follow(self, key: str) -> None:
        """Show a setting that has changed elsewhere."""
        for setting in self._declared:
            if setting.name == key:
                with QSignalBlocker(self._fields[key].widget):
                    self._fields[key].set_value(stored_value(self._settings, setting))

    def _folders(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(UNIT)
        grid.setColumnStretch(1, 1)
        for number, (name, folder, title) in enumerate(
            (
                ("openSettings", config_folder(), translate("App", "Settings")),
                ("openData", data_folder(), translate("App", "Games, textbooks and results")),
            )
        ):
            path = muted_label(str(folder), small=True)
            set_tip(path, str(folder))
            button = QPushButton(translate("App", "Open"))
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.setAccessibleName(
                translate("App", "Open the folder of {contents}", contents=title)
            )
            button.setProperty("folder", str(folder))
            button.clicked.connect(self._on_open)
            grid.addWidget(muted_label(title), number, 0)
            grid.addWidget(path, number, 1)
            grid.addWidget(button, number, 2)
        return grid

    @Slot()
    def _on_open(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(button.property("folder"))))

    @Slot()
    def _restore_defaults(self) -> None:
        for setting in self._declared:
            self._fields[setting.name].set_value(setting.default)

    def _put(self, key: str, *_value: object) -> None:
        self._settings.put(key, str(self._fields[key].value()))
        self.changed.emit(key)


class _Scrolled(QScrollArea):
    """An area as large as its contents, which scrolls if the screen isn't tall enough for them."""

    def __init__(self) -> None:
        super().__init__()
        self.inside = QWidget()
        self.setWidget(self.inside)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        """Return the contents' size."""
        return self.inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the minimum width of the contents plus that of the scroll bar."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self.inside.minimumSizeHint().width() + bar, 0)
