"""The private directories that students' files work in: made, taken away, and swept up later."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

_NAME = re.compile(r"tttmc-course-(\d+)-\w+")
"""With the number of the process that made it."""


def make_folder() -> str:
    """Return a new directory; those of programs that were killed before are taken away."""
    sweep(Path(tempfile.gettempdir()))
    return tempfile.mkdtemp(prefix=f"tttmc-course-{os.getpid()}-")


def remove_folder(folder: str) -> None:
    """Remove a directory whatever rights its owner has taken away in it."""
    for path, names, _ in os.walk(folder):
        for name in names:
            with contextlib.suppress(OSError):
                Path(path, name).chmod(0o700)
    shutil.rmtree(folder, ignore_errors=True)


def sweep(place: Path) -> None:
    """Remove our own directories whose makers have ended without doing it."""
    if sys.platform == "win32":  # there a process can't be asked for without a risk to it
        return
    with contextlib.suppress(OSError):
        for entry in os.scandir(place):
            made = _NAME.fullmatch(entry.name)
            if made and not _is_running(int(made[1])) and _is_ours(entry):
                remove_folder(entry.path)


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:  # it is another user's
        return True
    return True


def _is_ours(entry: os.DirEntry[str]) -> bool:
    with contextlib.suppress(OSError):
        found = entry.stat(follow_symlinks=False)
        return entry.is_dir(follow_symlinks=False) and found.st_uid == os.getuid()
    return False
