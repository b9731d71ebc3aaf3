"""HTML pages: complete without scripts, harmless whatever they contain, and what they show."""

from __future__ import annotations

import base64
import hashlib
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.grading.reports.class_of import EVIL, GAME, class_of
from tttmc_app.core import Text
from tttmc_app.grading.reports import FORMATS, Entry, ReportRequest
from tttmc_app.grading.reports.blocks import Bars, Board
from tttmc_app.grading.reports.html_blocks import blocks_html, board_svg, document, page_names
from tttmc_app.grading.reports.report_blocks import pair_blocks
from tttmc_app.grading.similarity import Passage, SimilarPair

(HTML,) = (each for each in FORMATS if each.key == "html")
VOID = {"meta", "link", "br", "path", "circle", "rect", "img", "hr", "input"}
PASSAGES = Passage((20, 22), (20, 22)), Passage((21, 25), (30, 31))


def pair_of(entries: list[Entry]) -> SimilarPair[Entry]:
    """Return a pair that looks copied."""
    return SimilarPair(entries[0], entries[2], 0.755, PASSAGES)


class Page(HTMLParser):
    """A page's elements and words; every element must be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open = [""]
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.words = self.scripts = ""
        self.feed(text)
        self.close()
        assert self.open == [""]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close the last element."""
        assert tag in VOID or self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Collect words, and scripts separately."""
        self.scripts += data * (self.open[-1] == "script")
        self.words += data * (self.open[-1] not in ("script", "style"))

    def all(self, tag: str, key: str, kind: str = "") -> list[str | None]:
        """Return an attribute of all elements of a tag that have it and are of this class."""
        found = [each for name, each in self.found if name == tag and key in each]
        return [each[key] for each in found if kind in str(each.get("class")).split() or not kind]


NAMED = {"ada", "alike-1", "b_李雷_Co", "cmd_A1_ü", "index"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Write the pages of a class with a pair that looks copied."""
    entries = class_of(tmp_path / "class")
    return written(tmp_path / "pages", entries, pair_of(entries))


def written(folder: Path, entries: list[Entry], *pairs: SimilarPair[Entry]) -> Path:
    """Write the pages of a class into a folder."""
    HTML.write(ReportRequest(entries, folder, pairs))
    return folder


def page_of(folder: Path, name: str) -> Page:
    """Return a page of the class."""
    return Page((folder / f"{name}.html").read_text(encoding="utf-8"))


def test_pages_are_replaced_by_those_of_a_later_export(tmp_path: Path) -> None:
    """A folder that exists is used again; other files in it stay."""
    *_, left = class_of(tmp_path / "class")
    pages = tmp_path / "deep" / "pages"
    written(pages, [left])
    (pages / "mine.txt").touch()
    report = replace(left.report, not_graded=Text("it was stopped"))
    written(pages, [replace(left, report=report)])
    assert {path.name for path in pages.iterdir()} == {"ada.html", "index.html", "mine.txt"}
    assert "it was stopped" in page_of(pages, "ada").words


def test_every_page_is_harmless_and_needs_nothing_else(folder: Path) -> None:
    """Pages are well-formed, load no other files, and allow no script except their own.

    Names, errors and remarks can't add elements, and control characters are removed.
    """
    assert {file.stem for file in folder.iterdir()} == NAMED
    for name in NAMED:
        page = page_of(folder, name)
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202e\ud800-\udfff]", page.words)
        for tag, attributes in page.found:
            assert not {"src", "onclick", "onload"} & attributes.keys()
            assert tag not in ("i", "b") or name == "alike-1"
            link = attributes.get("href") or "#"
            assert ":" not in link
            assert link[0] == "#" or (folder / link).is_file()
        policy = str(page.all("meta", "content"))
        assert "default-src 'none'" in policy
        digest = base64.b64encode(hashlib.sha256(page.scripts.encode()).digest()).decode()
        assert (f"'sha256-{digest}'" in policy) == bool(page.scripts) == (name == "index")
    assert EVIL[:20] in page_of(folder, "b_李雷_Co").words


def test_a_students_page(folder: Path) -> None:
    """It has boards, marked lines with links to them, and no link to the class."""
    page = page_of(folder, "cmd_A1_ü")
    assert page.all("div", "id", "marked") == ["L41"]
    assert len(page.all("svg", "aria-label")) == 1 + len(GAME.moves)
    links = page.all("a", "href")
    assert ("#L41" in links, "index.html" in links) == (True, False), "the student may have it"


def test_the_class_page_links_to_all_others(folder: Path) -> None:
    """Every file has its page, and every pair."""
    links = [name for name in page_of(folder, "index").all("a", "href") if name]
    assert {*links} == {f"{name}.html" for name in NAMED - {"index"}}


def test_a_pairs_page(tmp_path: Path) -> None:
    """Each passage has the same number on both sides, which leads to the other side."""
    page = Page(document(pair_blocks(pair_of(class_of(tmp_path))), "pair"))
    links = ["#Bpassage1", "#Bpassage2", "#Apassage1", "#Apassage2"]
    assert page.all("a", "href") == links
    assert {f"#{each}" for each in page.all("span", "id")} == {*links}
    shared = "A20 A21 A22 A23 A24 A25 B20 B21 B22 B30 B31"
    assert page.all("div", "id", "shared") == shared.split()
    assert "76 %" in page.words


def test_a_board() -> None:
    """Each mark, number and framed square is drawn, but no square beyond the board."""
    board = Board(("X.", ".O"), "a<b", right=[(1, 0)], wrong=[(0, 0), (0, 2)], last=(0, 1))
    drawn = board_svg(board)
    for kind in ("x", "o", "right", "wrong", "last"):
        assert drawn.count(f'class="{kind}"') == 1
    assert 'aria-label="a&lt;b' in drawn
    assert re.findall(">([^<]+)</text>", board_svg(Board((("1.5", "-2"), ("0", "3"))))) == [
        *("1.5", "-2", "0", "3"),
    ]


def test_bars() -> None:
    """Each has its name, and its number unless that is 0."""
    drawn = blocks_html([Bars([("a<b", 1.0, "2"), ("c", 0.0, ""), ("d", 0.5, "1")], "e")])
    assert re.findall("<dt>([^<]+)</dt>.*?</span> ([^<]*)<", drawn) == [
        *(("a&lt;b", "2"), ("c", ""), ("d", "1")),
    ]
    widths = [float(each) for each in re.findall(r"width: ([\d.]+)%", drawn)]
    assert [2 * width / max(widths) for width in widths] == [2, 0, 1]


NAMES = """
a b.py = a_b.html
a.py.py = a.py.html
COM1.py = COM1_.html
nul.py = nul_.html
alike-2.py = alike-2_.html
Index = Index_.html
._x_. = x.html
.. = file.html
"""


def test_the_names_of_pages() -> None:
    """They are valid, free and different on every system, also on those that ignore case."""
    for row in [*NAMES.strip().splitlines(), f"{'é' * 300} = {'é' * 80}.html"]:
        label, _, name = row.partition(" = ")
        assert page_names([label]) == [name]
        names = page_names([label, label.upper(), label])
        assert len({each.lower() for each in names}) == 3
