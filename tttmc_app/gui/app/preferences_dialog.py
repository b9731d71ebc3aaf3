"""The preferences: one row for each setting that isn't part of a game, applied at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

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

from tttmc_app.core import Text
from tttmc_app.core.numbers import percent
from tttmc_app.folders import config_folder, data_folder
from tttmc_app.gui.app.preferences import (
    COLLECTING,
    FIRST_LEVEL,
    FIRST_TRIALS,
    HEAT_MAP,
    LANGUAGE,
    MOTION,
    REDUCED,
    REVIEWED_ONLY,
    SCALE,
    SCALES,
    SOUND,
    SOUND_ON,
    THEME,
    first_trials,
)
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.look.colour_scale import HEAT_MAPS
from tttmc_app.gui.look.languages import language_choices
from tttmc_app.gui.look.screen import keep_on_screen
from tttmc_app.gui.look.theme import THEME_LABELS, UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Form, muted_label, set_tip, title_label
from tttmc_app.gui.panels.fields import Chooser, CountField
from tttmc_app.players import player_kind
from tttmc_app.players.defaults import DEFAULT_TRIALS
from tttmc_app.players.parameter import ChoiceParameter

_WIDTH = 560
_MOST_TRIALS = 10**12


class _Choice(NamedTuple):
    """A setting with a few values; the first is the default."""

    key: str
    label: Text
    tip: Text
    options: Callable[[], Mapping[str, Text | str]]
    """Returns the values as they are stored, and their labels."""


def _levels() -> dict[str, Text | str]:
    level = next(p for p in player_kind("level").parameters if isinstance(p, ChoiceParameter))
    labels = dict(level.choices)
    return {level.default: labels[level.default], **labels}


_ROWS = (
    _Choice(
        LANGUAGE,
        Text("Language"),
        Text("The language of the window"),
        lambda: dict(language_choices()),
    ),
    _Choice(
        THEME,
        Text("Colours"),
        Text("Light, dark or high contrast"),
        lambda: {str(key): label for key, label in THEME_LABELS.items()},
    ),
    _Choice(
        HEAT_MAP,
        Text("Scores' colours"),
        Text("The colours of the squares; bolder is better in each"),
        lambda: {heat.key: heat.label for heat in HEAT_MAPS},
    ),
    _Choice(
        MOTION,
        Text("Motion"),
        Text("Whether marks are drawn in and panels slide"),
        lambda: {"": Text("As the system asks"), REDUCED: Text("None")},
    ),
    _Choice(
        SCALE,
        Text("Interface size"),
        Text("Applies when tttmc starts again"),
        lambda: {
            "": Text("As the system asks"),
            **{factor: shown(percent(float(factor))) for factor in SCALES},
        },
    ),
    _Choice(
        SOUND,
        Text("Sound"),
        Text("The system's signal when it is your turn again"),
        lambda: {"": Text("Never"), SOUND_ON: Text("When a machine has moved")},
    ),
    _Choice(
        COLLECTING,
        Text("Your mistakes"),
        Text("Which games' proven mistakes Moves → Practise your mistakes sets again"),
        lambda: {
            "": Text("From every game against a machine"),
            REVIEWED_ONLY: Text("From games that you review"),
        },
    ),
    _Choice(
        FIRST_LEVEL,
        Text("Starting level"),
        Text("The level of a machine by level when you first choose one"),
        _levels,
    ),
)


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
        self._choosers: dict[str, Chooser] = {}
        content = _Scrolled()
        layout = QVBoxLayout(content.inside)
        layout.setContentsMargins(2 * UNIT, 2 * UNIT, 2 * UNIT, 2 * UNIT)
        layout.setSpacing(UNIT)
        form = Form()
        for row in _ROWS:
            chooser = self._chooser(row)
            form.add_row(shown(row.label), chooser, shown(row.tip))
            # The form's rows ignore the width that fields need, but here a choice must be readable.
            chooser.setMinimumWidth(chooser.sizeHint().width())
        self._trials = CountField(1, _MOST_TRIALS)
        self._trials.setObjectName("preferenceTrials")
        self._trials.setValue(first_trials(settings))
        self._trials.valueChanged.connect(self._on_trials)
        form.add_row(
            translate("App", "Starting trials"),
            self._trials,
            translate("App", "Monte Carlo's trials per move when you first choose it"),
        )
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

    def _chooser(self, row: _Choice) -> Chooser:
        chooser = self._choosers[row.key] = Chooser()
        chooser.setObjectName(f"preference/{row.key}")
        for value, label in row.options().items():
            chooser.addItem(shown(label), value)
        self._show(row.key)
        chooser.setProperty("key", row.key)
        chooser.currentIndexChanged.connect(self._on_chosen)
        return chooser

    def follow(self, key: str) -> None:
        """Show a setting that has changed elsewhere."""
        if key in self._choosers:
            with QSignalBlocker(self._choosers[key]):
                self._show(key)

    def _show(self, key: str) -> None:
        chooser = self._choosers[key]
        chooser.setCurrentIndex(max(0, chooser.findData(self._settings.text(key))))

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
    def _on_chosen(self) -> None:
        chooser = self.sender()
        if isinstance(chooser, Chooser):
            self._put(str(chooser.property("key")), str(chooser.currentData()))

    @Slot(float)
    def _on_trials(self, trials: float) -> None:
        self._put(FIRST_TRIALS, str(round(trials)))

    @Slot()
    def _on_open(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(button.property("folder"))))

    @Slot()
    def _restore_defaults(self) -> None:
        for chooser in self._choosers.values():
            chooser.setCurrentIndex(0)
        self._trials.setValue(DEFAULT_TRIALS)

    def _put(self, key: str, value: str) -> None:
        self._settings.put(key, value)
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
