"""What the window remembers: settings, players and geometry, in one INI file."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QFileInfo, QSettings

from tttmc_app.core import Rules, TttmcError
from tttmc_app.gui.board import OverlayStyle
from tttmc_app.gui.pace import Pace
from tttmc_app.gui.theme import ThemeChoice
from tttmc_app.players import default_spec, parse_spec
from tttmc_app.session import Players
from tttmc_app.storage import set_aside

_Choice = TypeVar("_Choice", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Preferences:
    """Hold what a person has set."""

    rules: Rules
    players: Players
    pace: Pace
    overlay: OverlayStyle
    theme: ThemeChoice
    seed: int | None
    """The typed seed; None where each game draws its own."""


class PreferencesFile:
    """Read and write the preferences; whatever can't be read is what it is at first start."""

    def __init__(self, path: str) -> None:
        self._settings = QSettings(path, QSettings.Format.IniFormat)
        self.trouble = ""
        """What a person should know of the file, in a line; empty where all is well."""
        if self._settings.status() is QSettings.Status.FormatError or self._is_foreign(path):
            self.trouble = _kept(Path(path))
            self._settings = QSettings(path, QSettings.Format.IniFormat)
        elif not self._settings.isWritable():
            self.trouble = f"Settings last only until the window closes: {path} can't be written."

    def _is_foreign(self, path: str) -> bool:
        """Return whether something else stands in the file: Qt reads any text as settings."""
        file = QFileInfo(path)
        return file.isFile() and file.size() > 0 and not self._settings.contains("game/size")

    def load(self) -> Preferences:
        """Return the stored preferences."""
        return Preferences(
            rules=self._rules(),
            players=self._players(),
            pace=Pace(
                min(3000, max(0, self._number("pace/milliseconds", Pace().milliseconds))),
                self._text("pace/next") == "true",
            ),
            overlay=_choice(OverlayStyle, self._text("view/overlay"), OverlayStyle.SCORES),
            theme=_choice(ThemeChoice, self._text("view/theme"), ThemeChoice.SYSTEM),
            seed=self._seed(),
        )

    def save(self, preferences: Preferences) -> bool:
        """Store the preferences; return whether the system took them."""
        rules, (x, o) = preferences.rules, preferences.players
        for key, value in (
            ("game/size", str(rules.size)),
            ("game/line", str(rules.line_length)),
            ("game/reverse", str(rules.reverse).lower()),
            ("game/x", x.text),
            ("game/o", o.text),
            ("game/seed", "" if preferences.seed is None else str(preferences.seed)),
            ("pace/milliseconds", str(preferences.pace.milliseconds)),
            ("pace/next", str(preferences.pace.next_by_itself).lower()),
            ("view/overlay", preferences.overlay.value),
            ("view/theme", preferences.theme.value),
        ):
            self._settings.setValue(key, value)
        self._settings.sync()
        return self._settings.status() is QSettings.Status.NoError

    def bytes(self, key: str) -> QByteArray:
        """Return a stored state of Qt's own, empty where there is none."""
        value = self._settings.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_bytes(self, key: str, value: QByteArray) -> None:
        """Store a state of Qt's own; `save` writes it out."""
        self._settings.setValue(key, value)

    def _rules(self) -> Rules:
        try:
            size = self._number("game/size", 3)
            return Rules(
                size, self._number("game/line", size), self._text("game/reverse") == "true"
            )
        except TttmcError:
            return Rules()

    def _players(self) -> Players:
        try:
            x, o = self._text("game/x") or "human", self._text("game/o") or "mc"
            return parse_spec(x), parse_spec(o)
        except TttmcError:
            return default_spec("human"), default_spec("mc")

    def _seed(self) -> int | None:
        text = self._text("game/seed")
        return int(text) if text.isdecimal() and len(text) <= 18 else None

    def _text(self, key: str) -> str:
        return str(self._settings.value(key, ""))

    def _number(self, key: str, default: int) -> int:
        text = self._text(key)
        return int(text) if text.isdecimal() and len(text) <= 9 else default


def _kept(path: Path) -> str:
    """Put a settings file that can't be read out of the way, and say where it is."""
    try:
        return f"The settings can't be read and are kept as {set_aside(path)}; they begin anew."
    except TttmcError as error:
        return f"The settings can't be read: {error}."


def _choice(kind: type[_Choice], text: str, default: _Choice) -> _Choice:
    try:
        return kind(text)
    except ValueError:
        return default
