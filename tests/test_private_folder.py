"""Private temporary folders: their names, their removal, and those left by killed programs."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.rights import public_folder, unprivileged
from tttmc_app.private_folder import PrivateFolder, remove_left, remove_private_folder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is swept there")
NESTED, NAME = 300, "folder" * 20
"""More folders than a path can name, and a process can open below."""
ALIKE = """tttmc-{0}-abc tttmc-Course-{0}-abc x-tttmc-course-{0}-abc tttmc-course--abc
tttmc-course-{0} tttmc-course-{0}-a.b tttmc-course-100000000000000000000-abc
tttmc-course-{1}-abc other"""


def ended_process() -> int:
    """Return the number of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-S", "-c", ""])
    process.wait()
    return process.pid


def test_only_unused_folders_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders of ended programs go; those of running ones and other users, and links, stay."""
    ended = ended_process()
    left, link, file = (tmp_path / f"tttmc-course-{ended}-{n}" for n in ("left", "link", "file"))
    stay = [tmp_path / name for name in ALIKE.format(ended, os.getpid()).split()]
    for folder in (left / "inner", *stay):
        folder.mkdir(parents=True)
    link.symlink_to(tmp_path / "other")
    file.touch()
    others = Mock(return_value=12345), Mock(side_effect=PermissionError)
    for name, fake in zip(("getuid", "kill"), others, strict=True):
        with monkeypatch.context() as patched:
            patched.setattr(os, name, fake)  # as if another user owned the folder or the process
            remove_left(tmp_path)
        assert left.is_dir()
    remove_left(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([link, file, *stay])
    remove_left(tmp_path / "none")  # a missing folder is no error


def test_a_new_folder_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the user can open it; its name says what it is for and whose it is; old ones go.

    Nobody removes it while it is in use, even where its process can't be seen.
    """
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (tmp_path / f"tttmc-engine-{ended_process()}-abc").mkdir()
    made = PrivateFolder("course")
    (found,) = tmp_path.iterdir()
    assert str(found) == made.path
    assert found.name.startswith(f"tttmc-course-{os.getpid()}-")
    assert found.stat().st_mode & 0o777 == 0o700
    monkeypatch.setattr(os, "kill", Mock(side_effect=ProcessLookupError))
    remove_left(tmp_path)
    assert found.is_dir()
    made.remove()
    assert not found.exists()


def test_what_links_point_to_stays(tmp_path: Path) -> None:
    """A folder goes with all that it contains, but not what links inside it, or it, point to."""
    outside, folder, replaced = (tmp_path / name for name in ("outside", "private", "replaced"))
    for each in (outside, folder):
        each.mkdir()
        (each / "file").touch()
    outside.chmod(0o500)
    for link in (folder / "link", replaced):
        link.symlink_to(outside)
    for each in (folder, replaced):
        remove_private_folder(str(each))
    assert [*tmp_path.rglob("*")] == [outside, outside / "file"]
    assert outside.stat().st_mode & 0o777 == 0o500


def nest(folder: Path) -> None:
    """Nest folders, each closed and with a file beside the next."""
    folder.mkdir()
    handle = os.open(folder, os.O_DIRECTORY)
    for _ in range(NESTED):
        os.close(os.open("file", os.O_CREAT, dir_fd=handle))
        os.mkdir(NAME, dir_fd=handle)
        inner = os.open(NAME, os.O_DIRECTORY, dir_fd=handle)
        os.fchmod(handle, 0)
        os.close(handle)
        handle = inner
    os.close(handle)


def test_closed_and_deeply_nested_folders_are_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a killed program has left goes, without an administrator's rights."""
    monkeypatch.setattr(os, "getuid", os.geteuid)
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    with public_folder() as place:
        place.chmod(0o777)
        folder = place / f"tttmc-course-{ended_process()}-abc"
        with unprivileged():
            nest(folder)
            resource.setrlimit(resource.RLIMIT_NOFILE, (NESTED // 2, limits[1]))
            try:
                remove_left(place)
            finally:
                resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        assert list(place.iterdir()) == []
