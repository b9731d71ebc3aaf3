"""What a person has agreed to run is remembered by content."""

from __future__ import annotations

from pathlib import Path

from tests.gui.students.files import FIRST_EMPTY, GOOD, write
from tttmc_app.folders import data_folder
from tttmc_app.gui.students.trust import StudentSource, trust, trusted_digests


def test_a_file_is_known_by_its_content(tmp_path: Path) -> None:
    """A copy of a file that was agreed to is known, a changed one isn't."""
    seen = StudentSource.read(write(tmp_path, GOOD))
    trust([seen])
    assert StudentSource.read(write(tmp_path, GOOD, "copy.py")).digest in trusted_digests()
    assert StudentSource.read(write(tmp_path, f"{GOOD}\n# more\n")).digest not in trusted_digests()


def test_agreements_add_up(tmp_path: Path) -> None:
    """Each agreement is kept beside those before, once."""
    files = [
        StudentSource.read(write(tmp_path, GOOD)),
        StudentSource.read(write(tmp_path, FIRST_EMPTY, "other.py")),
    ]
    for _ in range(2):
        for file in files:
            trust([file])
    assert trusted_digests() == {file.digest for file in files}
    assert len((data_folder() / "students-agreed-to.txt").read_text("utf-8").splitlines()) == 2


def test_a_list_that_cannot_be_read_agrees_to_nothing(tmp_path: Path) -> None:
    """Where the list is unreadable everything is asked about again."""
    data_folder().mkdir(parents=True)
    (data_folder() / "students-agreed-to.txt").write_bytes(b"\xff\xfe\x00")
    assert trusted_digests() == frozenset()
