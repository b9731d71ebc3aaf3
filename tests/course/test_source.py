"""Reading of students' files."""

from __future__ import annotations

from pathlib import Path

from tttmc_app.course.source import read_source


def test_special_spaces_become_plain_ones(tmp_path: Path) -> None:
    """Special spaces are replaced in code, but not in strings and comments."""
    path = tmp_path / "copied.py"
    path.write_text(
        "if 1:\n\u00a0\u00a0x\u200b =\u00a01  # \u00a0\n  y = '\u00a0'\n", encoding="utf-8"
    )
    source = read_source(path)
    assert source.text == "if 1:\n  x = 1  # \u00a0\n  y = '\u00a0'\n"
    assert [str(remark.text) for remark in source.remarks] == [
        (
            "the file contains special spaces, such as those of web pages: they were read as "
            "ordinary ones"
        )
    ]
