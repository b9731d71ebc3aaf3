"""What a person has agreed to run is remembered by content."""

from __future__ import annotations

from pathlib import Path

from tests.gui.students.files import FIRST_EMPTY, GOOD, write
from tttmc_app.folders import data_folder
from tttmc_app.gui.students.trust import agree_to, agreed_to, look_at


def test_a_file_is_known_by_its_content(tmp_path: Path) -> None:
    """A copy of a file that was agreed to is known, a changed one isn't."""
    seen = look_at(write(tmp_path, GOOD))
    agree_to([seen])
    assert look_at(write(tmp_path, GOOD, "copy.py")).digest in agreed_to()
    assert look_at(write(tmp_path, f"{GOOD}\n# more\n")).digest not in agreed_to()


def test_agreements_add_up(tmp_path: Path) -> None:
    """Each agreement is kept beside those before, once."""
    files = [look_at(write(tmp_path, GOOD)), look_at(write(tmp_path, FIRST_EMPTY, "other.py"))]
    for _ in range(2):
        for file in files:
            agree_to([file])
    assert agreed_to() == {file.digest for file in files}
    assert len((data_folder() / "students-agreed-to.txt").read_text("utf-8").splitlines()) == 2


def test_a_list_that_cannot_be_read_agrees_to_nothing(tmp_path: Path) -> None:
    """Where the list is unreadable everything is asked about again."""
    data_folder().mkdir(parents=True)
    (data_folder() / "students-agreed-to.txt").write_bytes(b"\xff\xfe\x00")
    assert agreed_to() == frozenset()
