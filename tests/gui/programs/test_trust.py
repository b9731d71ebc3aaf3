"""Approved programs are remembered by their content."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

import pytest

from tests.gui.programs.files import FIRST_EMPTY, GOOD, write
from tttmc_app.folders import data_folder
from tttmc_app.gui.programs import trust
from tttmc_app.gui.programs.trust import ENGINES, STUDENT_FILES, Program, read_student


def program(name: str, digest: str) -> Program:
    """Return a program."""
    return Program(Path(name), "", digest)


def stored() -> Path:
    """Return the file with the engines that may run."""
    return data_folder() / "engines-agreed-to.txt"


def test_a_file_is_trusted_by_its_content(tmp_path: Path) -> None:
    """A copy of a trusted file is trusted; a changed file isn't; each is stored once."""
    path = write(tmp_path, "# caf\u00e9\n", "two  words.py")
    source = read_student(path)
    assert source == Program(path, "# caf\u00e9\n", sha256(b"# caf\xc3\xa9\n").hexdigest())
    for _ in range(2):
        STUDENT_FILES.add(source)
    assert read_student(write(tmp_path, source.text, "copy.py")).digest in STUDENT_FILES.digests()
    assert read_student(write(tmp_path, GOOD)).digest not in STUDENT_FILES.digests()
    text = (data_folder() / "students-agreed-to.txt").read_text("utf-8")
    assert text == f"{source.digest} two words.py\n"
    assert ENGINES.digests() == frozenset(), "engines are approved separately"


def test_a_file_keeps_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A relative path is made absolute, so that it stands in every folder."""
    write(tmp_path, FIRST_EMPTY)
    monkeypatch.chdir(tmp_path)
    source = read_student(Path("player.py"))
    monkeypatch.chdir(data_folder().parent)
    assert read_student(source.path) == source


def test_a_name_may_be_any_bytes() -> None:
    """It is stored as text that every version reads, beside the approvals before and after it."""
    names = ["anna.py", os.fsdecode(b"Andr\xe9.py"), "Andr\u00e9.py", "one\nline.py"]
    for number, name in enumerate(names):
        ENGINES.add(program(name, f"digest-{number}"))
    assert ENGINES.digests() == {f"digest-{number}" for number in range(4)}
    lines = stored().read_text("utf-8").splitlines()
    assert lines[1] == "digest-1 Andr\\udce9.py"
    assert lines[3] == "digest-3 one line.py"


@pytest.mark.skipif(os.name == "nt", reason="only POSIX has file modes")
def test_only_its_owner_can_read_the_list() -> None:
    """It is private from the first approval, even if an earlier version let others read it."""
    for names in (["a"], ["a", "b"], []):
        ENGINES.add(*(program(name, name) for name in names))
        assert stored().stat().st_mode & 0o777 == 0o600
        stored().chmod(0o644)


def test_the_oldest_approvals_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many are kept, the newest, in their order."""
    monkeypatch.setattr(trust, "_MOST_REMEMBERED", 3)
    for name in "abcd":
        ENGINES.add(program(name, name * 3))
    assert stored().read_text("utf-8") == "bbb b\nccc c\nddd d\n"


def test_an_unreadable_list_trusts_nothing() -> None:
    """If the list can't be read, no program is trusted."""
    data_folder().mkdir(parents=True)
    stored().write_bytes(b"\xff\xfe\x00")
    assert ENGINES.digests() == frozenset()
