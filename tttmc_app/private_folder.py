"""Private temporary folders of child processes, removed even if the program was killed."""

from __future__ import annotations

import contextlib
import os
import re
import stat
import sys
from collections.abc import Generator
from functools import cache
from pathlib import Path

_NAME = r"tttmc-[a-z]+-([0-9]{1,9})-\w+"
"""Matches a private folder; its group is the ID of the process that created it.

Anyone may create folders there: a number too large for an ID isn't one of ours.
"""


class PrivateFolder:
    """A new folder, made after removing those of programs that were killed.

    A lock tells other programs that it is in use: in containers that share a temporary folder,
    they can't know which processes are running.
    """

    def __init__(self, kind: str) -> None:
        """Make it; `kind`, a few lower-case letters, is the part of its name that says what for."""
        import tempfile

        remove_left()
        self.path = tempfile.mkdtemp(prefix=f"tttmc-{kind}-{os.getpid()}-")
        self._lock = _locked(self.path)

    def remove(self) -> None:
        """Remove it, as `remove_private_folder` does."""
        remove_private_folder(self.path)
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _locked(folder: str) -> int | None:
    """Lock a folder until the result is closed; raise BlockingIOError if another program has.

    Returns None where a folder can't be locked.
    """
    if sys.platform == "win32":
        return None
    import fcntl

    try:
        handle = os.open(folder, os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError:  # its permissions may be missing
        return None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        if isinstance(error, BlockingIOError):
            raise
        return None  # not every file system has locks
    return handle


def remove_private_folder(folder: str) -> None:
    """Remove a folder and everything in it, as far as the system permits.

    Permissions may be missing inside it, and folders may be nested deeper than a path can be long.
    Other programs' code may have put links in it, or a link in its place: their targets stay
    untouched.
    """
    if Path(folder).is_symlink():
        with contextlib.suppress(OSError):
            Path(folder).unlink()
        return
    with contextlib.suppress(OSError):  # most are empty
        Path(folder).rmdir()
        return
    if sys.platform == "win32":
        import shutil

        with contextlib.suppress(RecursionError):
            shutil.rmtree(folder, ignore_errors=True)
        return
    with contextlib.suppress(OSError):
        Path(folder).chmod(stat.S_IRWXU)
        with _opened(folder) as top:
            waiting = _clear(top, top)
            while waiting:
                name = waiting.pop()
                with contextlib.suppress(OSError):
                    with _opened(name, top) as inner:
                        waiting += _clear(inner, top)
                    os.rmdir(name, dir_fd=top)
        Path(folder).rmdir()


@contextlib.contextmanager
def _opened(name: str, parent: int | None = None) -> Generator[int]:
    """Open a folder, but no link to one, relative to an open folder."""
    handle = os.open(name, os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=parent)
    try:
        yield handle
    finally:
        os.close(handle)


def _clear(folder: int, top: int) -> list[str]:
    """Remove the files in an open folder and move the folders in it to `top`, under new names.

    Return these names. So no path gets long and few folders are open, however deep they are nested.
    """
    moved: list[str] = []
    for name in os.listdir(folder):
        with contextlib.suppress(OSError):
            if stat.S_ISDIR(os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode):
                os.chmod(name, stat.S_IRWXU, dir_fd=folder)
                new = os.urandom(32).hex()
                os.rename(name, new, src_dir_fd=folder, dst_dir_fd=top)
                moved.append(new)
            else:
                os.unlink(name, dir_fd=folder)
    return moved


def remove_left(place: Path | None = None) -> None:
    """Remove the private folders of programs that were killed."""
    import tempfile

    if sys.platform == "win32":  # os.kill would end the process there
        return
    with contextlib.suppress(OSError):
        for entry in os.scandir(place or tempfile.gettempdir()):
            match = re.fullmatch(_NAME, entry.name)
            if match and not _is_running(int(match[1])) and _is_ours(entry):
                with contextlib.suppress(BlockingIOError):
                    _remove_left(entry.path)


def _remove_left(folder: str) -> None:
    """Remove a folder that a program has left; raise BlockingIOError if it is still in use."""
    lock = _locked(folder)
    remove_private_folder(folder)
    if lock is not None:
        os.close(lock)
    if os.path.lexists(folder):
        _report(folder)


@cache
def _report(folder: str) -> None:
    """Say, once for each folder, that it stays: in a command's output or the window's log."""
    import logging

    text = "the temporary folder %s couldn't be removed: if it stays, remove it by hand"
    logging.getLogger(__name__).warning(text, folder)


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except OSError as error:
        return not isinstance(error, ProcessLookupError)  # it may be another user's
    return True


def _is_ours(entry: os.DirEntry[str]) -> bool:
    with contextlib.suppress(OSError):
        found = entry.stat(follow_symlinks=False)
        return entry.is_dir(follow_symlinks=False) and found.st_uid == os.getuid()
    return False
