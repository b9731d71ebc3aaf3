"""Files: read and written as a whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.refusals import refused
from tests.rights import denied, posix
from tttmc_app.storage import (
    make_folder,
    read_text,
    set_aside,
    write_bytes_atomically,
    write_text_atomically,
)

READ = {"bom": b"\xef\xbb\xbf{}", "zeros": b"\0", "latin": b"\xe9", "utf16": b"\xff\xfeg\0"}


def test_what_is_written_is_read_and_what_is_no_text_is_named(tmp_path: Path) -> None:
    for name, content in (READ | {"large": b"x" * 101}).items():
        (tmp_path / name).write_bytes(content)
    assert read_text(tmp_path / "bom") == "{}"
    for text in ("first ×\r\nsecond\n", "", "x" * 100):
        write_text_atomically(tmp_path / "bom", text)
        assert read_text(tmp_path / "bom", max_bytes=100) == text
    for name in ("zeros", "latin", "utf16", "large", "none", ".", "nul\0", "/dev/zero"):
        with refused(path=tmp_path / name):
            read_text(tmp_path / name, max_bytes=100)


def test_what_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left there; a read-only file isn't replaced, even in a writable folder."""
    file = tmp_path / "file"
    file.touch()
    for name in ("none/game.json", "file/game.json", ".", "nul\0", "long" * 100, "/dev/null"):
        with refused(path=tmp_path / name):
            write_text_atomically(tmp_path / name, "new")
    with refused(path=file):
        write_text_atomically(file, "\ud800")
    monkeypatch.setattr(os, "access", denied)
    with refused(path=file):
        write_text_atomically(file, "new")
    assert [each.read_text() for each in tmp_path.iterdir()] == [""]


def test_an_interruption_leaves_only_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """See `test_failing_disk.py` for the system's errors."""
    path = tmp_path / "game.json"
    path.write_text("old")
    monkeypatch.setattr(Path, "replace", Mock(side_effect=KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        write_text_atomically(path, "new")
    assert [each.read_text() for each in tmp_path.iterdir()] == ["old"]


@posix
def test_a_file_and_then_its_folder_are_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The content is on the disk before the file has its name, and then the name is."""
    path, synced = tmp_path / "game.json", list[tuple[bool, int]]()

    def sync(descriptor: int) -> None:
        synced.append((path.exists(), os.fstat(descriptor).st_ino))

    monkeypatch.setattr(os, "fsync", sync)
    write_text_atomically(path, "text")
    assert synced == [(False, path.stat().st_ino), (True, tmp_path.stat().st_ino)]


@posix
def test_links_and_modes_are_kept(tmp_path: Path) -> None:
    """A new file has the usual mode, and a private one its own, also over one that was public."""
    plain, path, link = (tmp_path / name for name in ("plain", "game.json", "link"))
    plain.touch()
    link.symlink_to(path)
    write_text_atomically(link, "new")
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o640)
    write_text_atomically(link, "newer")
    assert (link.is_symlink(), path.read_text()) == (True, "newer")
    assert path.stat().st_mode & 0o777 == 0o640
    for private in (path, tmp_path / "other"):
        write_bytes_atomically(private, b"private", is_private=True)
        assert private.stat().st_mode & 0o777 == 0o600


def test_what_a_killed_program_left_is_removed(tmp_path: Path) -> None:
    """New temporary files, which may be another program's, stay."""
    left, new, other = (tmp_path / name for name in (".tttmc-a.tmp", ".tttmc-b.tmp", ".tttmc-c.x"))
    for file in (left, new, other):
        file.touch()
        os.utime(file, None if file is new else (1, 1))
    write_text_atomically(tmp_path / "game.json", "")
    assert {*tmp_path.iterdir()} == {new, other, tmp_path / "game.json"}


def test_folders_are_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for name in ("file", "file/inner", "nul\0"):
        with refused(folder=tmp_path / name):
            make_folder(tmp_path / name)
    for _ in range(2):
        assert make_folder(tmp_path / "a" / "b").is_dir()


def test_unreadable_files_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number, content in enumerate(("one", "two"), start=1):
        path.write_text(content)
        kept = set_aside(path)
        assert (kept.name, kept.read_text()) == (f"settings.json.unreadable-{number}", content)
    with refused(path=path):
        set_aside(path)
