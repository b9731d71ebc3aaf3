"""The preferences: one row for each setting that isn't part of a game, applied at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QIcon,
    QKeySequence,
    QPainter,
    QPixmap,
    QShortcut,
)
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.folders import config_folder, data_folder
from tttmc_app.gui.app.preferences import (
    HEAT_MAP,
    THEME,
    Setting,
    dialog_settings,
    stored_value,
)
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.look.colour_scale import HEAT_MAPS
from tttmc_app.gui.look.screen import keep_on_screen
from tttmc_app.gui.look.theme import UNIT, ThemeChoice, theme_for, with_heat_map
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import (
    Card,
    Form,
    fill,
    muted_label,
    set_tip,
    title_label,
    tool_button,
)
from tttmc_app.gui.panels.parameter_fields import ParameterField, field_of
from tttmc_app.players import ChoiceParameter

_WIDTH = 520
_SWATCH = 14
"""The side of a sample of a colour, in pixels."""


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
        self._declared: list[Setting] = []
        self._fields: dict[str, ParameterField] = {}
        content = _Scrolled()
        layout = QVBoxLayout(content.inside)
        layout.setContentsMargins(2 * UNIT, 2 * UNIT, 2 * UNIT, 0)
        layout.setSpacing(UNIT + 4)
        for title, settings_shown in dialog_settings():
            card, form = Card(), Form()
            card.body.addWidget(title_label(shown(title)))
            card.body.addWidget(form)
            layout.addWidget(card)
            for setting in settings_shown:
                self._add(form, setting)
        layout.addLayout(self._folders())
        self._show_colours()
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
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.close)
        buttons.setContentsMargins(2 * UNIT, UNIT, 2 * UNIT, 2 * UNIT)
        outside.addWidget(buttons)
        self.resize(self.sizeHint())  # otherwise Qt uses at most two thirds of the screen
        keep_on_screen(self)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self).activated.connect(self.close)

    def follow(self, key: str) -> None:
        """Show a setting that has changed elsewhere."""
        for setting in self._declared:
            if setting.name == key:
                with QSignalBlocker(self._fields[key].widget):
                    self._fields[key].set_value(stored_value(self._settings, setting))
                if key == THEME and HEAT_MAP in self._fields:
                    self._show_colours()

    def _add(self, form: Form, setting: Setting) -> None:
        self._declared.append(setting)
        field = self._fields[setting.name] = field_of(setting)
        is_choice = isinstance(setting, ChoiceParameter)
        field.widget.setObjectName(
            f"preference/{setting.name}" if is_choice else "preferenceTrials"
        )
        self.follow(setting.name)
        field.changed.connect(partial(self._put, setting.name))
        form.add_row(shown(setting.label), field.widget, shown(setting.help))
        if is_choice:  # rows ignore the width that fields need, but it must be readable
            field.widget.setMinimumWidth(field.widget.sizeHint().width())

    def _show_colours(self) -> None:
        """Show the colours of every theme, and of every scale in the theme that is chosen."""
        themes = [theme_for(choice) for choice in ThemeChoice]
        theme = theme_for(ThemeChoice(str(self._fields[THEME].value())))
        scales = [with_heat_map(theme, heat.key).scale for heat in HEAT_MAPS]
        samples = [(each.window, each.surface, each.text, each.x, each.o) for each in themes]
        for key, choices in ((THEME, samples), (HEAT_MAP, scales)):
            box = self._fields[key].widget
            assert isinstance(box, QComboBox)
            box.setIconSize(QSize(_SWATCH * len(choices[0]), _SWATCH))
            for number, colours in enumerate(choices):
                box.setItemIcon(number, _swatches(colours, theme.border, self.devicePixelRatio()))

    def _folders(self) -> QHBoxLayout:
        row = fill(
            QHBoxLayout(), muted_label(translate("App", "Where things are stored")), spacing=UNIT
        )
        for name, folder, title in (
            ("openSettings", config_folder(), translate("App", "Settings")),
            ("openData", data_folder(), translate("App", "Games, textbooks and results")),
        ):
            url = QUrl.fromLocalFile(str(folder))
            button = tool_button(name, title, partial(QDesktopServices.openUrl, url))
            button.setAccessibleName(
                translate("App", "Open the folder of {contents}", contents=title)
            )
            set_tip(button, str(folder))
            row.addWidget(button)
        row.addStretch(1)
        return row

    @Slot()
    def _restore_defaults(self) -> None:
        for setting in self._declared:
            self._fields[setting.name].set_value(setting.default)

    def _put(self, key: str, *_value: object) -> None:
        self._settings.put(key, str(self._fields[key].value()))
        self.changed.emit(key)
        if key == THEME:
            self._show_colours()


def _swatches(colours: Sequence[str], edge: str, ratio: float) -> QIcon:
    """Return colours side by side."""
    picture = QPixmap(QSize(_SWATCH * len(colours), _SWATCH) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setPen(QColor(edge))
    for number, colour in enumerate(colours):
        painter.setBrush(QColor(colour))
        painter.drawRect(QRectF(_SWATCH * number + 0.5, 0.5, _SWATCH - 3, _SWATCH - 2))
    painter.end()
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)  # without a tint
    return icon


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
