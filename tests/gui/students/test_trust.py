"""Approved files are remembered by their content."""

from __future__ import annotations

from pathlib import Path

from tests.gui.students.files import FIRST_EMPTY, GOOD, write
from tttmc_app.folders import data_folder
from tttmc_app.gui.students.trust import StudentSource, trust, trusted_digests


def test_a_file_is_trusted_by_its_content(tmp_path: Path) -> None:
    """A copy of a trusted file is trusted; a changed file isn't."""
    source = StudentSource.read(write(tmp_path, GOOD))
    trust([source])
    assert StudentSource.read(write(tmp_path, GOOD, "copy.py")).digest in trusted_digests()
    assert StudentSource.read(write(tmp_path, f"{GOOD}\n# more\n")).digest not in trusted_digests()


def test_trusted_files_add_up(tmp_path: Path) -> None:
    """Each file is stored only once, after those stored earlier."""
    files = [
        StudentSource.read(write(tmp_path, GOOD)),
        StudentSource.read(write(tmp_path, FIRST_EMPTY, "other.py")),
    ]
    for _ in range(2):
        for file in files:
            trust([file])
    assert trusted_digests() == {file.digest for file in files}
    assert len((data_folder() / "students-agreed-to.txt").read_text("utf-8").splitlines()) == 2


def test_an_unreadable_list_trusts_nothing(tmp_path: Path) -> None:
    """If the list can't be read, no file is trusted."""
    data_folder().mkdir(parents=True)
    (data_folder() / "students-agreed-to.txt").write_bytes(b"\xff\xfe\x00")
    assert trusted_digests() == frozenset()
