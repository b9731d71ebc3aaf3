"""Reading of students' files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tttmc_app.course.source import read_source, starts_game


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


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_a_byte_order_mark_is_no_text(tmp_path: Path, encoding: str) -> None:
    """A byte order mark at the beginning of a file is skipped, without a remark."""
    path = tmp_path / "marked.py"
    path.write_bytes("x = 'é'\n".encode(encoding))
    source = read_source(path)
    assert (source.text, source.remarks) == ("x = 'é'\n", ())


@pytest.mark.parametrize(
    ("text", "is_started"),
    [
        ("provided.play_game(mc_move, 3)\n", True),
        ("if __name__ == '__main__':\n    run_gui(3, 2, mc_move, 9)\n", True),
        ("# provided.play_game(mc_move, 3)\n", False),
        ("def play_game(move):\n    pass\n", False),
    ],
)
def test_a_comment_starts_no_game(text: str, is_started: bool) -> None:
    """A file starts a game if it calls one of the functions for that outside of a comment."""
    assert starts_game(text) is is_started
