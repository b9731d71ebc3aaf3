"""The INI file with the window's settings."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar
from zlib import crc32

from PySide6.QtCore import QByteArray, QFileInfo, QLockFile, QSettings

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.storage import set_aside

_Value = TypeVar("_Value")
_CHECK = "crc32"


class SettingsFile:
    """Settings by key; unreadable values are treated as missing."""

    def __init__(self, path: Path, *, is_suspect: bool = False) -> None:
        """Read a file; if it is suspect, because no window could open with it, set it aside."""
        self.error = EMPTY_TEXT
        """A message saying why settings can't be read or written; empty if they can."""
        if is_suspect and path.is_file():
            self.error = _set_aside(path, is_suspect=True)
        self._settings = QSettings(str(path), QSettings.Format.IniFormat)
        if self._settings.status() is QSettings.Status.FormatError or self._is_foreign(path):
            self.error = _set_aside(path, is_suspect=False)
            self._settings = QSettings(str(path), QSettings.Format.IniFormat)
        elif not self._settings.isWritable():
            self.error = self.loss

    def _is_foreign(self, path: Path) -> bool:
        """Return whether the file isn't a settings file: Qt would parse any text as settings."""
        file = QFileInfo(str(path))
        return file.isFile() and file.size() > 0 and not self._settings.contains("game/size")

    def text(self, key: str) -> str:
        """Return a setting as text; empty if the key is missing."""
        return str(self._settings.value(key, ""))

    def number(self, key: str, default: int) -> int:
        """Return a number from 0 to 999,999,999, or the default if the value isn't one."""
        text = self.text(key)
        return int(text) if text.isdecimal() and len(text) <= 9 else default

    def bytes(self, key: str) -> QByteArray:
        """Return bytes, such as a state that Qt saved; empty if they are missing or damaged.

        Qt can crash on a damaged state, so a damaged one is not even tried.
        """
        content = self.value(key, QByteArray) or QByteArray()
        check = self.text(f"{key}-{_CHECK}")
        return content if check in ("", _checksum(content)) else QByteArray()

    def value(self, key: str, kind: type[_Value]) -> _Value | None:
        """Return a value of one of Qt's types, or None if it is missing or of another type."""
        value = self._settings.value(key)
        return value if isinstance(value, kind) else None

    def put(self, key: str, value: object) -> None:
        """Set a string or a value of one of Qt's types; `save` writes it to disk."""
        self._settings.setValue(key, value)
        if isinstance(value, QByteArray):
            self._settings.setValue(f"{key}-{_CHECK}", _checksum(value))

    @property
    def loss(self) -> Text:
        """Return a message saying that settings can't be written."""
        return Text(
            "Settings are lost when the window closes: {path} can't be written.",
            path=Path(self._settings.fileName()),
        )

    def save(self) -> bool:
        """Write all settings to disk; return whether that succeeded."""
        self._settings.sync()
        return self._settings.status() is QSettings.Status.NoError


class StartMark:
    """A file that exists while a window opens; one left behind shows that opening failed.

    If several programs use one folder, only the first to open a window leaves a mark.
    """

    def __init__(self, path: Path) -> None:
        was_there = path.is_file()
        self._lock = QLockFile(str(path))
        self._lock.setStaleLockTime(0)  # so only the end of its process makes a mark stale
        is_ours = self._lock.tryLock(0)
        self.has_failed = was_there and is_ours
        """Whether the last start ended before its window had opened."""

    def remove(self) -> None:
        """Remove the mark, because the window has opened."""
        self._lock.unlock()


def _checksum(content: QByteArray) -> str:
    return f"{crc32(content.data()):08x}"


def _set_aside(path: Path, *, is_suspect: bool) -> Text:
    """Rename a settings file that can't be used; return a message with its new path."""
    try:
        kept = set_aside(path)
    except TttmcError as error:
        return Text("The settings can't be read: {error}.", error=error)
    if is_suspect:
        return Text(
            "The window failed to open with its settings last time. They are kept as {path}, and "
            "defaults are used instead.",
            path=kept,
        )
    return Text(
        "The settings can't be read. They are kept as {path}, and defaults are used instead.",
        path=kept,
    )
