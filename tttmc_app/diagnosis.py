"""Information that helps to find the cause of a failure: log, versions, folders and settings.

A diagnosis contains nothing private: the user's folders and the names of files are left out.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, NamedTuple

from tttmc_app import __version__
from tttmc_app.folders import config_folder, data_folder

if TYPE_CHECKING:  # loaded with the first message: most sessions log nothing
    from logging.handlers import QueueHandler, QueueListener

_LOGGER = logging.getLogger("tttmc_app")
LOG_BYTES, OLD_LOGS = 256 * 1024, 2
TAIL_LINES = 40
"""How many of the log's last lines a diagnosis contains."""
_PACKAGES = ("PySide6-Essentials", "numpy", "pillow", "fissix")
_SETTINGS = (
    *("size", "line", "reverse", "x", "o", "milliseconds", "next", "overlay", "theme"),
    *("language", "heat", "scale", "motion", "sound", "trials", "level"),
)
"""The names of settings that say nothing about a person."""
_VARIABLES = ("TTTMC_KERNEL", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR", "LANGUAGE", "LC_ALL", "LANG")
_PATH = (
    r"""(?P<quote>['"])[^'"\n]*[\\/][^'"\n]*(?P=quote)|"""
    r"""(?:[A-Za-z]:)?[\\/](?:[^\s\\/'":<>|]+[\\/])+[^\s\\/'":<>|,)]*"""
)
"""A path: anything in quotes with a separator, or words joined by separators."""
_OWN = r"tttmc_app[\\/][\w\\/.]*"


class Diagnosis(NamedTuple):
    """Everything about this copy of the program that may explain a failure."""

    versions: dict[str, str]
    engine: str
    folders: dict[str, str]
    """Whether each folder exists and can be written; the user's own folder is "~"."""
    settings: dict[str, str]
    log: list[str]
    """The last lines of the log, the newest last."""

    def text(self) -> str:
        """Return the diagnosis as lines of text."""
        parts = (
            ("Versions", [f"{name}: {value}" for name, value in self.versions.items()]),
            ("Engine", [self.engine]),
            ("Folders", [f"{name}: {value}" for name, value in self.folders.items()]),
            ("Settings", [f"{name}: {value}" for name, value in self.settings.items()]),
            ("Log", self.log),
        )
        return "\n".join(
            f"{title}\n" + "\n".join(f"  {line}" for line in lines or ["(none)"])
            for title, lines in parts
        )


def log_path() -> Path:
    """Return the path of the log, which may not exist yet."""
    return data_folder() / "log" / "tttmc.log"


class Log(logging.Handler):
    """The program's log: a rotating file, created with its first line and written by a thread.

    A log that can't be written loses lines, but doesn't cause a second failure.
    """

    def __init__(self) -> None:
        """Begin to receive the program's log messages, which then no longer go to the terminal."""
        super().__init__(logging.WARNING)
        self._queue: QueueHandler | None = None
        self._listener: QueueListener | None = None
        self._raises, logging.raiseExceptions = logging.raiseExceptions, False
        _LOGGER.addHandler(self)
        _LOGGER.propagate = False

    def emit(self, record: logging.LogRecord) -> None:
        """Have a message written."""
        if self._queue is None:
            self._queue, self._listener = _open_log()
        self._queue.handle(record)

    def close(self) -> None:
        """Write the waiting messages, end the thread and accept no more messages."""
        _LOGGER.removeHandler(self)
        _LOGGER.propagate = True
        if self._listener is not None:
            self._listener.stop()
            for handler in self._listener.handlers:
                handler.close()
            self._listener = None
        logging.raiseExceptions = self._raises
        super().close()


def _open_log() -> tuple[QueueHandler, QueueListener]:
    """Return a handler that never waits, and the thread that writes the messages it receives."""
    from logging.handlers import QueueHandler, QueueListener, RotatingFileHandler

    queue: SimpleQueue[logging.LogRecord] = SimpleQueue()
    file = RotatingFileHandler(
        log_path(), maxBytes=LOG_BYTES, backupCount=OLD_LOGS, encoding="utf-8", delay=True
    )
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    file.addFilter(_make_log_folder)
    listener = QueueListener(queue, file)
    listener.start()
    return QueueHandler(queue), listener


def _make_log_folder(_record: logging.LogRecord) -> bool:
    """Make the log's folder, just before a line is written."""
    with suppress(OSError):
        log_path().parent.mkdir(parents=True, exist_ok=True)
    return True


def diagnose() -> Diagnosis:
    """Return the diagnosis; reads files and may take a while."""
    from tttmc_app import engine

    missing = "".join(f"; {text}" for text in engine.MISSING)
    return Diagnosis(
        _versions(),
        f"{engine.backend}{missing}",
        {"settings": _state(config_folder()), "data": _state(data_folder())},
        _settings() | {name: os.environ[name] for name in _VARIABLES if name in os.environ},
        [_without_names(line) for line in _lines(log_path())[-TAIL_LINES:]],
    )


def _versions() -> dict[str, str]:
    import platform
    from importlib.metadata import PackageNotFoundError, version

    found = {"tttmc": __version__, "Python": platform.python_version()}
    for package in _PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:  # a frozen copy has no packages' data
            found[package] = "unknown"
    found["system"] = f"{platform.system()} {platform.release()} {platform.machine()}"
    found["frozen"] = "yes" if getattr(sys, "frozen", False) else "no"
    return found


def _state(folder: Path) -> str:
    if not folder.is_dir():
        return "missing"
    return "writable" if os.access(folder, os.W_OK) else "read-only"


def _settings() -> dict[str, str]:
    """Return the settings that name neither a person nor a file."""
    pairs = (line.split("=", 1) for line in _lines(config_folder() / "window.ini") if "=" in line)
    # A player's settings may contain a file's name.
    return {name: value.strip('"').partition(":")[0] for name, value in pairs if name in _SETTINGS}


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text("utf-8", "replace").splitlines()
    except OSError:
        return []


def _without_names(line: str) -> str:
    """Return a line of the log without the paths of files that aren't the program's own."""

    def short(found: re.Match[str]) -> str:
        own = re.search(_OWN, found[0])
        return own[0] if own else "(a file)"

    return re.sub(_PATH, short, line)
