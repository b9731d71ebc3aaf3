"""Private temporary folders: their names, their removal, and those left by killed programs."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest

from tests.rights import public_folder, unprivileged
from tttmc_app.private_folder import (
    make_private_folder,
    remove_left,
    remove_private_folder,
    sweep,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is swept there")


def ended_process() -> int:
    """Return the number of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-S", "-c", ""])
    process.wait()
    return process.pid


def test_only_unused_folders_are_removed(tmp_path: Path) -> None:
    """Folders of ended programs are removed; those of running ones, links and others stay."""
    ended = ended_process()
    left, living = (tmp_path / f"tttmc-course-{n}-abc" for n in (ended, os.getpid()))
    other, link = tmp_path / "other", tmp_path / f"tttmc-course-{ended}-link"
    alike = [
        tmp_path / name
        for name in (
            *(f"tttmc-{ended}-abc", f"tttmc-Course-{ended}-abc", f"x-tttmc-course-{ended}-abc"),
            *("tttmc-course--abc", f"tttmc-course-{ended}", f"tttmc-course-{ended}-a.b"),
            f"tttmc-course-{10**20}-abc",
        )
    ]
    for folder in (left / "closed", living, other, *alike):
        folder.mkdir(parents=True)
    (left / "closed" / "file").touch()
    (left / "closed").chmod(0)
    link.symlink_to(other)
    file = tmp_path / f"tttmc-course-{ended}-file"
    file.touch()
    sweep(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([living, other, link, file, *alike])
    sweep(tmp_path / "none")  # a missing folder is no error


def test_other_users_folders_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that belongs to another user, or to another user's process, isn't touched."""
    ended, owner = ended_process(), os.getuid()
    folder = tmp_path / f"tttmc-course-{ended}-abc"
    folder.mkdir()
    with monkeypatch.context() as context:
        context.setattr(os, "getuid", lambda: owner + 1)
        sweep(tmp_path)
    assert folder.is_dir()

    def refuse(_process: int, _signal: int) -> None:
        raise PermissionError

    with monkeypatch.context() as context:
        context.setattr(os, "kill", refuse)
        sweep(tmp_path)
    assert folder.is_dir()
    sweep(tmp_path)
    assert not folder.exists()


def test_a_new_folder_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the user can open it; its name says what it is for and whose it is; old ones go."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    left = tmp_path / f"tttmc-engine-{ended_process()}-abc"
    left.mkdir()
    one, two = (Path(make_private_folder("course")) for _ in range(2))
    assert one != two
    for folder in (one, two):
        assert folder.parent == tmp_path
        assert folder.name.startswith(f"tttmc-course-{os.getpid()}-")
        assert folder.stat().st_mode & 0o777 == 0o700
    assert sorted(tmp_path.iterdir()) == sorted([one, two])
    remove_left()  # this process runs
    assert one.is_dir()
    remove_private_folder(str(one))
    assert not one.exists()
    remove_private_folder(str(one))  # again: nothing happens


def test_what_links_point_to_stays(tmp_path: Path) -> None:
    """A folder goes with all that it contains, but not what links inside it, or it, point to."""
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "kept").touch()
    outside.chmod(0o500)
    folder = tmp_path / "private"
    (folder / "a" / "b").mkdir(parents=True)
    (folder / "a" / "b" / "file").touch()
    (folder / "link").symlink_to(outside)
    (folder / "a" / "b").chmod(0)
    remove_private_folder(str(folder))
    assert not folder.exists()
    assert outside.stat().st_mode & 0o777 == 0o500
    (tmp_path / "replaced").symlink_to(outside)
    remove_private_folder(str(tmp_path / "replaced"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["outside"]
    assert (outside / "kept").exists()
    outside.chmod(0o700)


def test_closed_folders_are_removed_without_an_administrator_s_rights() -> None:
    """Folders that can't be listed, entered or changed go, too, however deep they are."""
    with public_folder() as place:
        place.chmod(0o777)
        with unprivileged():
            folder = place / "private"
            closed = [folder / path for path in ("a/b/c", "a/b", "a", "d/e", "d")]
            for path in closed:
                path.mkdir(parents=True, exist_ok=True)
                (path / "file").touch()
            for path, mode in zip(closed, (0, 0o500, 0o600, 0o555, 0), strict=True):
                path.chmod(mode)
            remove_private_folder(str(folder))
        assert list(place.iterdir()) == []


Rights = Callable[[], AbstractContextManager[None]]
NESTED = 1100
"""More folders than a path can name, Python can recurse and, below, a process can open."""


def nest(folder: Path) -> None:
    """Nest folders, each closed and with a file beside the next."""
    handle = os.open(folder, os.O_DIRECTORY)
    for _ in range(NESTED):
        os.close(os.open("file", os.O_CREAT, dir_fd=handle))
        os.mkdir("folder", dir_fd=handle)
        inner = os.open("folder", os.O_DIRECTORY, dir_fd=handle)
        os.fchmod(handle, 0)
        os.close(handle)
        handle = inner
    os.close(handle)


@pytest.mark.parametrize("rights", [nullcontext, unprivileged])
def test_deeply_nested_folders_are_removed(rights: Rights, monkeypatch: pytest.MonkeyPatch) -> None:
    """However deep a killed program's folders are nested, the next start removes them."""
    monkeypatch.setattr(os, "getuid", os.geteuid)
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    with public_folder() as place:
        place.chmod(0o777)
        folder = place / f"tttmc-course-{ended_process()}-abc"
        with rights():
            folder.mkdir()
            nest(folder)
            resource.setrlimit(resource.RLIMIT_NOFILE, (NESTED // 2, limits[1]))
            try:
                sweep(place)
            finally:
                resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        assert list(place.iterdir()) == []


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make what others can't remove")
def test_a_folder_that_stays_is_reported_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What can't be removed is said in one line, and the other folders are removed."""
    monkeypatch.setattr(os, "getuid", os.geteuid)
    ended = ended_process()
    with public_folder() as place:
        place.chmod(0o777)
        with unprivileged():
            folders = [place / f"tttmc-course-{ended}-{n}" for n in range(9)]
            for folder in folders:
                (folder / "inner").mkdir(parents=True)
        stays = folders[4]
        (stays / "inner" / "roots").mkdir()
        (stays / "inner" / "roots" / "file").touch()
        with unprivileged():
            sweep(place)
            sweep(place)
        assert list(place.iterdir()) == [stays]
        assert [str(stays) in message for message in caplog.messages] == [True]
