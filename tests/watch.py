"""Watches what a process does outside its own files, by Python's audit events."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType

_NETWORK = ("connect", "bind", "sendto", "sendmsg", "getaddrinfo", "gethostbyname", "listen")
_PROGRAMS = ("os.system", "os.exec", "os.posix_spawn", "os.startfile", "pty.spawn")


class Watch:
    """Records audit events that should not occur."""

    def __init__(self, temporary: Path) -> None:
        self.found: list[str] = []
        self._temporary = temporary
        self._private: set[object] = set()
        self._own = {sys.executable, getattr(sys, "_base_executable", sys.executable)}
        self._code = (*(str(Path(each).resolve()) for each in sys.path), "<", "shibokensupport")
        """Beginnings of the names of files whose code may run; "<" is for code without a file."""

    def on_event(self, event: str, arguments: Sequence[object]) -> None:
        """Note a network address, another program, foreign code or a file that others can open."""
        if self._is_suspicious(event, arguments):
            self.found.append(f"{event} {arguments}")

    def _is_suspicious(self, event: str, arguments: Sequence[object]) -> bool:
        if event.startswith("socket."):
            return event[7:] in _NETWORK and not isinstance(arguments[-1], str | bytes)
        if event == "subprocess.Popen":
            return arguments[0] not in self._own
        if event == "exec":
            code = arguments[0]
            return isinstance(code, CodeType) and not code.co_filename.startswith(self._code)
        if event.startswith("tempfile.mk"):  # just before it creates the file
            self._private.add(arguments[0])
        if event in ("os.mkdir", "open"):
            return self._is_public(event, *arguments)
        return event in _PROGRAMS

    def _is_public(self, event: str, path: object, mode: object, flags: object) -> bool:
        """Return whether other users can open what is made in the shared temporary folder."""
        if not isinstance(path, str) or Path(path).parent != self._temporary:
            return False
        makes = event == "os.mkdir" or (isinstance(flags, int) and flags & os.O_CREAT)
        return bool(makes) and path not in self._private and mode != 0o700
