"""Reading of students' files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tttmc_app.course import FailureKind, RemarkKind, StudentError
from tttmc_app.course.source import MAX_BYTES, commented_game, read_source, starts_game


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


UTF_8 = "the file says that it is {}, but it isn't: it was read as UTF-8"
WINDOWS = "the file is not UTF-8: it was read as Windows-1252"


@pytest.mark.parametrize(
    ("content", "text", "remark"),
    [
        (b"x = 1\r\ny = 2\rz\x1a\x1a", "x = 1\ny = 2\nz", None),
        (b"x = '\x0c'\n", "x = '\x0c'\n", None),
        ("x = 'é\u2028'\n".encode(), "x = 'é\u2028'\n", None),
        (b"# coding: latin-1\nx = '\xe9'", "# coding: latin-1\nx = 'é'", None),
        (b"\n# -*- coding=cp1251 -*-\n'\xe9'", "\n# -*- coding=cp1251 -*-\n'й'", None),
        (b"\n\n# coding: cp1251\n'\xe9'", "\n\n# coding: cp1251\n'é'", WINDOWS),
        (b"x = 1 # coding: cp1251\n'\xe9'", "x = 1 # coding: cp1251\n'é'", WINDOWS),
        (b"# coding: klingon\nx", "# coding: klingon\nx", UTF_8.format("klingon")),
        ("# coding: ascii\n'é'".encode(), "# coding: ascii\n'é'", UTF_8.format("ascii")),
        (b"# coding: utf-16\nxy", "# coding: utf-16\nxy", UTF_8.format("utf-16")),
        (b"# coding: utf-16\nx", "# coding: utf-16\nx", UTF_8.format("utf-16")),  # whole characters
        (b"# coding: hex\nx", "# coding: hex\nx", UTF_8.format("hex")),
        (b"# coding: utf-8\n'\xe9\x80'", "# coding: utf-8\n'é€'", WINDOWS),
        (b"'\x81'", "'\ufffd'", WINDOWS),
        (b"\xef\xbb\xbf# coding: latin-1\n'\xc3\xa9'", "# coding: latin-1\n'é'", None),
        (b"", "", None),
    ],
    ids=range(16),
)
def test_any_encoding_is_read(
    tmp_path: Path, content: bytes, text: str, remark: str | None
) -> None:
    """A mark or a cookie in the first two lines decides, then UTF-8, then Windows-1252."""
    path = tmp_path / "file.py"
    path.write_bytes(content)
    source = read_source(path)
    assert (source.path, source.text) == (path, text)
    assert [(r.kind, str(r.text), r.line) for r in source.remarks] == (
        [(RemarkKind.TEXT, remark, None)] if remark else []
    )


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"x = 1\n" * 9999 + b"\0", "it is not a text file"),
        (b"\0", "it is not a text file"),
        (b"#" * (MAX_BYTES + 1), "it is larger than 2"),
        (None, "there is no such file"),
    ],
    ids=range(4),
)
def test_what_is_no_text_is_refused(tmp_path: Path, content: bytes | None, reason: str) -> None:
    """The error has the file's name, once, and the reason."""
    path = tmp_path / "file.py"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(StudentError) as caught:
        read_source(path)
    assert caught.value.kind is FailureKind.UNREADABLE
    assert str(caught.value).startswith(f"file.py can't be read: {reason}")


def test_the_largest_file_is_read(tmp_path: Path) -> None:
    """A file of 2 MB is read."""
    path = tmp_path / "file.py"
    path.write_bytes(b"#" * MAX_BYTES)
    assert len(read_source(path).text) == 2 * 2**20


def test_every_special_space_is_read_as_a_plain_one(tmp_path: Path) -> None:
    """Spaces of any width become one space, and those without a width vanish."""
    path = tmp_path / "file.py"
    path.write_text("a\u2003b\u3000=\ufeffc\u200d\u202f\u205f'\u2003'\n", encoding="utf-8")
    assert read_source(path).text == "a b =c  '\u2003'\n"


def test_all_that_was_changed_in_a_file_is_told(tmp_path: Path) -> None:
    """A remark on the encoding comes before the one on special spaces."""
    path = tmp_path / "file.py"
    path.write_bytes(b"# coding: utf-8\nx\xa0= '\xe9'\n")
    source = read_source(path)
    assert source.text == "# coding: utf-8\nx = 'é'\n"
    assert [(remark.kind, str(remark.text)[:27]) for remark in source.remarks] == [
        (RemarkKind.TEXT, "the file is not UTF-8: it w"),
        (RemarkKind.TEXT, "the file contains special s"),
    ]


def test_the_last_game_in_a_comment_is_found() -> None:
    """The line of the last call that is commented out; other lines have none."""
    text = "# run_gui(3)\nx = 1\n#play_game(m)\nrun_gui (4)\ndef run_gui(a): pass  # run_gui\n"
    assert commented_game(text) == 3
    assert starts_game(text)
    assert commented_game("run_gui(3)\n") is None
    assert commented_game("") is None
    for text in ("x = 1  # run_gui(3)\n", "\n    # play_game(m)\n", "#\n\t#run_gui(3)\n"):
        assert commented_game(text) == text.rstrip().count("\n") + 1
        assert not starts_game(text)
    assert not starts_game("x = my_run_gui(3)\n")
    assert not starts_game("  def play_game(x): pass")
