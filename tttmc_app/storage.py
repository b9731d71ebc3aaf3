"""Files, read and written safely."""

from __future__ import annotations

import errno
import os
import time
from contextlib import suppress
from pathlib import Path

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.numbers import grouped

_TEMPORARY = (".tttmc-", ".tmp")
"""The beginning and end of the temporary names that files have while they are written."""
MAX_BYTES = 64 * 2**20
"""The largest file that is read; the longest game with all its thoughts takes less."""

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
"""The modes of what only its owner may read."""

_LEFT_SECONDS = 3600
"""Writing a file takes less time than this: older temporary files were left by a killed program."""

_REASONS = {
    errno.ENOENT: Text("there is no such file or folder"),
    errno.ENOTDIR: Text("part of its path is not a folder"),
    errno.EISDIR: Text("it is a folder"),
    errno.EACCES: Text("permission is denied"),
    errno.EPERM: Text("permission is denied"),
    errno.EROFS: Text("the disk is read-only"),
    errno.ENOSPC: Text("the disk is full"),
    errno.ENAMETOOLONG: Text("its name is too long"),
}


def make_folder(folder: Path, mode: int = 0o777) -> Path:
    """Return the folder, created with its parents if missing; raise TttmcError on failure.

    `mode` is the mode of a new folder; missing parents have the usual one.
    """
    try:
        folder.mkdir(mode, parents=True, exist_ok=True)
    except FileExistsError:
        raise TttmcError(
            "the folder {folder} can't be created: a file with this name exists", folder=folder
        ) from None
    except (OSError, ValueError) as error:
        raise TttmcError(
            "the folder {folder} can't be created: {reason}", folder=folder, reason=_reason(error)
        ) from None
    return folder


def make_private(path: Path) -> None:
    """Take all rights to a file or folder from other users, if the disk has such rights."""
    with suppress(OSError):
        path.chmod(PRIVATE_FOLDER if path.is_dir() else PRIVATE_FILE)


class UnreadableError(TttmcError):
    """A file that can't be read; `reason` says why, without the file's name."""

    def __init__(self, path: Path, reason: Text) -> None:
        super().__init__("{path} can't be read: {reason}", path=path, reason=reason)
        self.reason = reason


def read_bytes(path: Path, max_bytes: int = MAX_BYTES) -> bytes:
    """Return a file's content.

    Raises UnreadableError for a file that is missing, larger than `max_bytes`, or not a regular
    file: a pipe or a device could keep the program waiting or never end.
    """
    try:
        if path.exists() and not path.is_file():
            raise UnreadableError(path, _not_regular(path))
        with path.open("rb") as file:
            content = file.read(max_bytes + 1)
    except UnreadableError:
        raise
    except (OSError, ValueError) as error:
        raise UnreadableError(path, _reason(error)) from None
    if len(content) > max_bytes:
        raise UnreadableError(path, Text("it is larger than {most} bytes", most=grouped(max_bytes)))
    return content


def read_text(path: Path, max_bytes: int = MAX_BYTES) -> str:
    """Return a file's text (UTF-8, with or without a byte order mark), line endings unchanged.

    Raises UnreadableError as `read_bytes` does, and for a file that isn't text.
    """
    try:
        text = read_bytes(path, max_bytes).decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise UnreadableError(path, Text("it is not UTF-8 text"))
    return text


def write_text_atomically(path: Path, text: str) -> None:
    """Write text as UTF-8 so that the file is always either the old or the new one.

    Symbolic links are followed. On failure, raises TttmcError, naming the file and the reason, and
    leaves the old file unchanged.
    """
    try:
        content = text.encode()
    except UnicodeEncodeError:
        reason = Text("its text contains an incomplete character")
        raise TttmcError("{path} can't be written: {reason}", path=path, reason=reason) from None
    write_bytes_atomically(path, content)


def write_bytes_atomically(path: Path, content: bytes, *, is_private: bool = False) -> None:
    """Write bytes in the same way as `write_text_atomically` writes text.

    Only its owner may read a private file, even if others could read the old one.
    """
    try:
        _write(path.resolve(), content, is_private=is_private)
    # RuntimeError for a loop of symbolic links
    except (OSError, ValueError, RuntimeError) as error:
        raise TttmcError(
            "{path} can't be written: {reason}", path=path, reason=_reason(error)
        ) from None


def set_aside(path: Path) -> Path:
    """Rename an unreadable file, so that a new one can take its name, and return its new path.

    Raises TttmcError on failure.
    """
    number = 1
    while (kept := path.with_name(f"{path.name}.unreadable-{number}")).exists():
        number += 1
    try:
        return path.rename(kept)
    except (OSError, ValueError) as error:
        raise TttmcError(
            "{path} can't be renamed: {reason}", path=path, reason=_reason(error)
        ) from None


def _write(path: Path, content: bytes, *, is_private: bool) -> None:
    if not path.parent.is_dir():
        raise TttmcError("the folder {folder} doesn't exist", folder=path.parent)
    if path.exists():
        # The rename below would replace a device or another special file.
        if not path.is_file():
            raise TttmcError(_not_regular(path))
        if not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, "")
    _remove_left(path.parent)
    # In the same folder, because a rename is atomic only within one.
    temporary = path.parent / os.urandom(8).hex().join(_TEMPORARY)
    try:
        temporary.touch(PRIVATE_FILE if is_private else 0o666, exist_ok=False)
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists() and not is_private:
            temporary.chmod(path.stat().st_mode & 0o777)
        temporary.replace(path)
    except BaseException:  # also after Ctrl-C
        with suppress(OSError):
            temporary.unlink()
        raise
    _keep_name(path.parent)


def _keep_name(folder: Path) -> None:
    """Make sure that a folder's new names survive a power cut, if the system can do that."""
    if os.name == "posix":
        with suppress(OSError):  # not all file systems can
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)


def _remove_left(folder: Path) -> None:
    """Remove the temporary files of programs that were killed while they wrote."""
    begin, end = _TEMPORARY
    with suppress(OSError):
        for entry in os.scandir(folder):
            if entry.name.startswith(begin) and entry.name.endswith(end):
                with suppress(OSError):
                    if time.time() - entry.stat(follow_symlinks=False).st_mtime > _LEFT_SECONDS:
                        Path(entry).unlink()


def _not_regular(path: Path) -> Text:
    return Text("it is a folder") if path.is_dir() else Text("it is not a regular file")


def _reason(error: OSError | ValueError | RuntimeError) -> Text:
    if isinstance(error, TttmcError):
        return error.text
    if not isinstance(error, OSError):
        return Text("{error}", error=str(error))
    known = _REASONS.get(error.errno or 0)
    return known or Text("{error}", error=error.strerror or type(error).__name__)
