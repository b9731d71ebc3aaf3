"""Pictures and the parts of pages, whose HTML is worked out by hand."""

from __future__ import annotations

import re

import pytest

from tests.grading.reports.outline import outline
from tttmc_app.core import Mark
from tttmc_app.grading import ExampleGame
from tttmc_app.grading.plain import html_lines, several_lines
from tttmc_app.grading.reports.document import document, section, source_lines, table
from tttmc_app.grading.reports.html_folder import page_names
from tttmc_app.grading.reports.pictures import (
    board_in,
    board_svg,
    game_frames,
    histogram,
    squares_in,
)


def test_a_board() -> None:
    """Squares are 24 wide: marks are in their middle, frames inside them, the last move below."""
    drawn = board_svg(
        ("X.", ".O"), "a<b", last=(0, 1), right=[(1, 0), (2, 0)], wrong=[(0, 0), (0, 2)]
    )
    assert drawn == (
        '<svg role="img" aria-label="a&lt;b" width="50" height="50" viewBox="-1 -1 50 50">'
        '<rect class="last" x="24" y="0" width="24" height="24"/>'
        '<path class="grid" d="M0 0H48M0 0V48M0 24H48M24 0V48M0 48H48M48 0V48"/>'
        '<path class="x" d="M6 6l12 12m0 -12l-12 12"/>'
        '<circle class="o" cx="36" cy="36" r="6.5"/>'
        '<rect class="right" x="2" y="26" width="20" height="20"/>'
        '<rect class="wrong" x="4" y="4" width="16" height="16"/></svg>'
    )
    assert "rect" not in board_svg(("X.", ".O"), "b")


def test_a_game_has_a_board_after_each_move() -> None:
    """X begins, whichever side the file plays; the last move is marked in each board."""
    frames = game_frames(ExampleGame(Mark.O, ((0, 1), (1, 0), (1, 1)), None), 2)
    assert outline(f"<main>{frames}") == [
        "{frames} {frame} (1. X (0, 1): .X/..) 1. X (0, 1)",
        "{frame} (2. O (1, 0): .X/O.) 2. O (1, 0)",
        "{frame} (3. X (1, 1): .X/OX) 3. X (1, 1)",
    ]
    assert re.findall(r'class="last" x="(\d+)" y="(\d+)"', frames) == [
        ("24", "0"),
        ("0", "24"),
        ("24", "24"),
    ]


def test_squares_and_boards_in_texts() -> None:
    """All squares are found, the first board, and no fraction or path."""
    assert squares_in("(0, 2), (2, 1) or (1,1) but not (10, 2)") == [(0, 2), (2, 1)]
    assert board_in("a/../.. on X./.O and O./..") == ("X.", ".O")
    assert board_in("f() on ...././..., XO./.X./..O") == ("XO.", ".X.", "..O")
    assert board_in("f() on XX/OO/.. and X./.O") == ("X.", ".O")  # only a square is a board
    assert board_in("X/O") is None


def test_a_histogram() -> None:
    """Ten bars: the tallest fills the height of 120, each has its range, and a number unless 0."""
    drawn = histogram([0, 9.9, 10, 55, 99, 100], 100, "a<b")
    assert drawn.startswith(
        '<svg role="img" aria-label="a&lt;b" width="560" height="164" viewBox="0 0'
    )
    bars = re.findall(
        r'<rect class="bar" x="([\d.]+)" y="([\d.]+)" width="50" height="([\d.]+)"/>', drawn
    )
    assert [bar[0] for bar in bars] == [str(3 + 56 * number) for number in range(10)]
    assert [float(bar[2]) for bar in bars] == [120, 60, 0, 0, 0, 60, 0, 0, 0, 120]
    assert [float(bar[1]) for bar in bars] == [20, 80, 140, 140, 140, 80, 140, 140, 140, 20]
    texts = re.findall(r'<text x="([\d.]+)" y="([\d.]+)" text-anchor="middle">([^<]+)<', drawn)
    below = [text for _, y, text in texts if y == "156"]
    assert below == [*(f"{10 * n}–{10 * n + 9}" for n in range(9)), "90–100"]
    assert [(x, y, text) for x, y, text in texts if y != "156"] == [
        ("28", "14", "2"),
        ("84", "74", "1"),
        ("308", "74", "1"),
        ("532", "14", "2"),
    ]
    few = re.findall(r">([^<]+–[^<]+)<", histogram([1.0], 10, "x"))
    assert few == [f"{n}–{n + 1}" for n in range(10)]
    assert re.findall(r">([^<]+–[^<]+)<", histogram([1.0], 20, "x"))[:2] == ["0–1", "2–3"]


def test_a_document() -> None:
    """Its title is plain text; without a script its policy allows none."""
    page = document("a<b", "<p>x</p>")
    assert "<title>a&lt;b</title>" in page
    assert "content=\"default-src 'none'; style-src 'unsafe-inline'\"" in page
    assert "<body>\n<main>\n<p>x</p>\n</main>\n</body>" in page
    assert "<script" not in page
    assert '<html lang="en-GB">' in page
    assert '<body class="wide">' in document("a", "b", is_wide=True)
    assert document("a", "b", "let c").count("<script>let c</script>") == 1


def test_a_section_needs_content() -> None:
    """Its title is plain text, and without content it is left out."""
    assert section("a<b", "<p>x</p>") == "<section>\n<h2>a&lt;b</h2>\n<p>x</p>\n</section>\n"
    assert section("a", "") == ""


def test_a_table() -> None:
    """Heads are plain text, cells are HTML; the first cell of a row is its head."""
    assert table(("a<", "b"), [["<i>1</i>", "2"]], numbers=(1,)) == (
        '<div class="scroll"><table><thead><tr><th scope="col">a&lt;</th>'
        '<th scope="col" class="number">b</th></tr></thead>\n<tbody>\n'
        '<tr><th scope="row" class="name"><i>1</i></th><td class="number">2</td></tr>\n'
        "</tbody></table></div>\n"
    )
    titled = table(("a",), [], caption="c<", attributes=' class="d"')
    assert '<table class="d"><caption>c&lt;</caption><thead>' in titled
    with pytest.raises(ValueError, match="longer"):
        table(("a", "b"), [["1"]])


def test_the_lines_of_a_file() -> None:
    """Each has its number or its label, and its notes below; a bad note marks it."""
    notes = {1: [("a<", False), ("b", True)], 3: [("c", False)], 9: [("d", True)]}
    assert source_lines(["x <", "", "\tz"], notes, "Q", {2: "<b>2</b>"}) == (
        '<div class="source">\n'
        '<div class="row marked" id="Q1"><span class="no">1</span><code>x &lt;</code></div>\n'
        '<div class="note">a&lt;</div>\n<div class="note bad">b</div>\n'
        '<div class="row shared" id="Q2"><span class="no"><b>2</b></span><code> </code></div>\n'
        '<div class="row" id="Q3"><span class="no">3</span><code>\tz</code></div>\n'
        '<div class="note">c</div>\n'
        "</div>\n"
    )
    assert 'id="L1"' in source_lines(["x"], {})
    assert 'class="row shared" id="L1"' in source_lines(["x"], {1: [("b", True)]}, marked={1: "2"})


def test_texts_of_several_lines_keep_them() -> None:
    """Line feeds and tabs stay, other control characters don't."""
    assert several_lines("a\n\tb\r\x00\u202e") == "a\n\tb???"
    assert html_lines("<a>\n&") == "&lt;a&gt;\n&amp;"


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("a b.py", "a_b.html"),
        ("a.py.py", "a.py.html"),
        ("COM1.py", "COM1_.html"),
        ("lpt9", "lpt9_.html"),
        ("nul.py", "nul_.html"),
        ("aux", "aux_.html"),
        ("prn", "prn_.html"),
        ("alike-2.py", "alike-2_.html"),
        ("Index", "Index_.html"),
        ("index2", "index2.html"),
        ("._x_.", "x.html"),
        ("é-1", "é-1.html"),
        ("x" * 90, f"{'x' * 80}.html"),
    ],
)
def test_the_names_of_pages(label: str, name: str) -> None:
    """They are valid and free on every system."""
    assert page_names([label]) == [name]
    assert page_names([label] * 3)[1:] == [f"{name[:-5]}-{number}.html" for number in (2, 3)]
