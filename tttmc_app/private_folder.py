"""Private temporary folders of child processes, removed even if the program was killed."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from pathlib import Path

_NAME = re.compile(r"tttmc-[a-z]+-([0-9]{1,9})-\w+")
"""Matches a private folder; its group is the ID of the process that created it.

Anyone may create folders there: a number too large for an ID isn't one of ours.
"""


def make_private_folder(kind: str) -> str:
    """Return a new folder, after removing those of programs that were killed.

    `kind`, a few lower-case letters, is the part of its name that says what it is for.
    """
    import tempfile

    remove_left()
    return tempfile.mkdtemp(prefix=f"tttmc-{kind}-{os.getpid()}-")


def remove_private_folder(folder: str) -> None:
    """Remove a folder even if permissions are missing inside it.

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
    import shutil

    for path, names, _ in os.walk(folder):
        for name in names:
            directory = Path(path, name)
            with contextlib.suppress(OSError):
                if not directory.is_symlink():
                    directory.chmod(0o700)
    shutil.rmtree(folder, ignore_errors=True)


def remove_left() -> None:
    """Remove the private folders of programs that were killed."""
    import tempfile

    sweep(Path(tempfile.gettempdir()))


def sweep(place: Path) -> None:
    """Remove the private folders of programs that ended without removing them."""
    if sys.platform == "win32":  # os.kill would end the process there
        return
    with contextlib.suppress(OSError):
        for entry in os.scandir(place):
            match = _NAME.fullmatch(entry.name)
            if match and not _is_running(int(match[1])) and _is_ours(entry):
                remove_private_folder(entry.path)


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:  # another user's process
        return True
    return True


def _is_ours(entry: os.DirEntry[str]) -> bool:
    with contextlib.suppress(OSError):
        found = entry.stat(follow_symlinks=False)
        return entry.is_dir(follow_symlinks=False) and found.st_uid == os.getuid()
    return False
