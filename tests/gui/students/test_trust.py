"""Approved files are remembered by their content."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

import pytest

from tests.gui.students.files import FIRST_EMPTY, GOOD, write
from tttmc_app.folders import data_folder
from tttmc_app.gui.programs import trust as module
from tttmc_app.gui.programs.trust import ENGINES, Program, read_student, trust, trusted_digests


def test_a_file_is_trusted_by_its_content(tmp_path: Path) -> None:
    """A copy of a trusted file is trusted; a changed file isn't."""
    source = read_student(write(tmp_path, GOOD))
    trust([source])
    assert read_student(write(tmp_path, GOOD, "copy.py")).digest in trusted_digests()
    assert read_student(write(tmp_path, f"{GOOD}\n# more\n")).digest not in trusted_digests()


def test_a_file_keeps_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A relative path is made absolute, so that it stands in every folder; names stay readable."""
    path = write(tmp_path, "# caf\u00e9\n", "two  words.py")
    monkeypatch.chdir(tmp_path)
    source = read_student(Path("two  words.py"))
    assert source == Program(path, "# caf\u00e9\n", sha256(b"# caf\xc3\xa9\n").hexdigest())
    monkeypatch.chdir(data_folder().parent)
    assert read_student(source.path) == source
    trust([source])
    stored = (data_folder() / "students-agreed-to.txt").read_text("utf-8")
    assert stored == f"{source.digest} two words.py\n"


def test_a_name_may_be_any_bytes() -> None:
    """It is stored as text that every version reads, beside the approvals before and after it."""
    for number, name in enumerate(["anna.py", os.fsdecode(b"Andr\xe9.py"), "Andr\u00e9.py"]):
        ENGINES.add([(f"digest-{number}", name)])
    assert ENGINES.digests() == {"digest-0", "digest-1", "digest-2"}
    stored = (data_folder() / "engines-agreed-to.txt").read_text("utf-8")
    assert stored.splitlines()[1] == "digest-1 Andr\\udce9.py"


@pytest.mark.skipif(os.name == "nt", reason="only POSIX has file modes")
def test_only_its_owner_can_read_the_list() -> None:
    """It is private from the first approval, even if an earlier version let others read it."""
    for names in (["a"], ["a", "b"], []):
        ENGINES.add((name, name) for name in names)
        stored = data_folder() / "engines-agreed-to.txt"
        assert stored.stat().st_mode & 0o777 == 0o600
        stored.chmod(0o644)


def test_the_oldest_approvals_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many are kept, the newest; engines are approved separately from students' files."""
    monkeypatch.setattr(module, "_MOST_REMEMBERED", 3)
    for name in "abcd":
        ENGINES.add([(name * 3, name)])
    assert (data_folder() / "engines-agreed-to.txt").read_text("utf-8") == "bbb b\nccc c\nddd d\n"
    assert ENGINES.digests() == {"bbb", "ccc", "ddd"}
    assert trusted_digests() == frozenset()


def test_trusted_files_add_up(tmp_path: Path) -> None:
    """Each file is stored only once, after those stored earlier."""
    files = [
        read_student(write(tmp_path, GOOD)),
        read_student(write(tmp_path, FIRST_EMPTY, "other.py")),
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
