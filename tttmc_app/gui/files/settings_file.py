"""The INI file that the window keeps what it remembers in."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QFileInfo, QSettings

_Value = TypeVar("_Value")


class SettingsFile:
    """Read and write values by their keys; what can't be read is as if it weren't there."""

    def __init__(self, path: Path) -> None:
        self._settings = QSettings(str(path), QSettings.Format.IniFormat)
        self.trouble = ""
        """What a person should know of the file, in a line; empty where all is well."""
        if self._settings.status() is QSettings.Status.FormatError or self._is_foreign(path):
            self.trouble = _kept(path)
            self._settings = QSettings(str(path), QSettings.Format.IniFormat)
        elif not self._settings.isWritable():
            self.trouble = f"Settings last only until the window closes: {path} can't be written."

    def _is_foreign(self, path: Path) -> bool:
        """Return whether something else stands in the file: Qt reads any text as settings."""
        file = QFileInfo(str(path))
        return file.isFile() and file.size() > 0 and not self._settings.contains("game/size")

    def text(self, key: str) -> str:
        """Return a text, empty where there is none."""
        return str(self._settings.value(key, ""))

    def number(self, key: str, default: int) -> int:
        """Return a number from 0 to 999,999,999, the default where there is none."""
        text = self.text(key)
        return int(text) if text.isdecimal() and len(text) <= 9 else default

    def bytes(self, key: str) -> QByteArray:
        """Return a stored state of Qt's own, empty where there is none."""
        return self.value(key, QByteArray) or QByteArray()

    def value(self, key: str, kind: type[_Value]) -> _Value | None:
        """Return a value of one of Qt's types, None where there is none of this type."""
        value = self._settings.value(key)
        return value if isinstance(value, kind) else None

    def put(self, key: str, value: object) -> None:
        """Put a text or a value of Qt's own in a key's place; `save` writes it out."""
        self._settings.setValue(key, value)

    def save(self) -> bool:
        """Write everything out; return whether the system took it."""
        self._settings.sync()
        return self._settings.status() is QSettings.Status.NoError


def _kept(path: Path) -> str:
    """Put a settings file that can't be read out of the way, and say where it is."""
    # Seldom needed, and the window is drawn before anything else of the program is loaded.
    from tttmc_app.core import TttmcError
    from tttmc_app.storage import set_aside

    try:
        return f"The settings can't be read and are kept as {set_aside(path)}; they begin anew."
    except TttmcError as error:
        return f"The settings can't be read: {error}."
