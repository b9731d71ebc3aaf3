"""HTML pages: complete without scripts, and harmless whatever they contain."""

from __future__ import annotations

import base64
import hashlib
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.grading.reports.class_of import EVIL, class_of, graded
from tests.grading.reports.outline import outline
from tttmc_app.core import Text
from tttmc_app.grading import CheckFailure, CheckResult, GradingReport
from tttmc_app.grading.checks import Check
from tttmc_app.grading.reports import Entry
from tttmc_app.grading.reports.html_folder import page_names, write_pages
from tttmc_app.grading.reports.pictures import board_in, histogram
from tttmc_app.grading.reports.student_page import student_page
from tttmc_app.grading.similarity import Passage, SimilarPair

VOID = {"meta", "link", "br", "path", "circle", "rect", "img", "hr", "input"}


class Page(HTMLParser):
    """A page's elements and words; every element must be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.scripts = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element without content."""
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        """Close the last element."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Collect words, and scripts separately."""
        if self.open and self.open[-1] == "script":
            self.scripts += data
        elif not self.open or self.open[-1] != "style":
            self.words += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """Return the attributes of all elements of a kind."""
        return [attributes for name, attributes in self.found if name == tag]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Write the pages of a class with a pair that looks copied."""
    entries = class_of(tmp_path / "class")
    pair = SimilarPair(0, 2, 0.75, (Passage((20, 22), (20, 22)), Passage((21, 25), (30, 31))))
    write_pages(tmp_path / "pages", entries, [pair])
    return tmp_path / "pages"


def test_pages_are_replaced_by_those_of_a_later_export(tmp_path: Path) -> None:
    """A folder that exists is used again; other files in it stay."""
    entries = class_of(tmp_path / "class")
    pages = tmp_path / "deep" / "pages"
    assert write_pages(pages, entries[2:], []) == pages / "index.html"
    (pages / "mine.txt").write_text("mine")
    before = (pages / "ada.html").read_text(encoding="utf-8")
    report = replace(entries[2].report, not_graded=Text("it was stopped"))
    write_pages(pages, [replace(entries[2], report=report)], [])
    assert {path.name for path in pages.iterdir()} == {"ada.html", "index.html", "mine.txt"}
    after = (pages / "ada.html").read_text(encoding="utf-8")
    assert ("it was stopped" in before, "it was stopped" in after) == (False, True)


def test_every_page_needs_nothing_else(folder: Path) -> None:
    """Pages are well-formed, load no other files, and allow no script except their own."""
    files = sorted(folder.iterdir())
    assert {file.name for file in files} == {
        "ada.html",
        "alike-1.html",
        "b_李雷_Co.html",
        "cmd_A1_ü.html",
        "index.html",
    }
    for file in files:
        page = Page(file.read_text(encoding="utf-8"))
        for _tag, attributes in page.found:
            assert not {"src", "onclick", "onload"} & attributes.keys()
            link = attributes.get("href") or ""
            assert ":" not in link
            if link and not link.startswith("#"):
                assert (folder / link).is_file()
        policy = next(meta["content"] for meta in page.all("meta") if "http-equiv" in meta) or ""
        assert policy.startswith("default-src 'none'")
        if page.scripts:
            digest = hashlib.sha256(page.scripts.encode()).digest()
            assert f"'sha256-{base64.b64encode(digest).decode()}'" in policy
        assert ("script-src" in policy) == bool(page.scripts) == (file.name == "index.html")


def test_markup_and_control_characters_are_shown_as_text(folder: Path) -> None:
    """Names, errors and remarks can't add elements, and control characters are removed."""
    for file in folder.iterdir():
        text = file.read_text(encoding="utf-8")
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202e\ud800-\udfff]", text)
        page = Page(text)
        assert len(page.all("script")) == (file.name == "index.html")
        assert not page.all("b") or file.name == "alike-1.html"
        assert not page.all("i")
    broken = (folder / page_names(["<b>李雷 & Co.py"])[0]).read_text(encoding="utf-8")
    assert EVIL[:20] in Page(broken).words


def test_a_students_page_says_what_to_mend(folder: Path) -> None:
    """A page has the call, both answers, the hint, boards, games, marked lines and the rubric."""
    page = Page((folder / "cmd_A1_ü.html").read_text(encoding="utf-8"))
    for words in (
        "get_best_move(board, scores) on .X./OX./O..",
        "(1, 2) or (2, 1)",
        "takes the first: choose at random",
        "mc_move returns nothing: ",
        "A game against Random, lost as X",
        "Style: <i>x</i> is too short",
        "a file whose trials don't change sides: at most 75",
    ):
        assert words in page.words
    rows = {row.get("id"): row.get("class") for row in page.all("div") if row.get("id")}
    assert rows["L41"] == "row marked"
    assert rows["L12"] == "row"
    pictures = page.all("svg")
    assert all(picture["role"] == "img" and picture["aria-label"] for picture in pictures)
    assert len(pictures) == 1 + 6  # the board of the call, and the game's moves
    assert "index.html" not in page.words  # it can be given to the student


def test_the_class_page_summarises(folder: Path) -> None:
    """The page has the distribution, the commonest mistakes, a sortable table and the pair."""
    page = Page((folder / "index.html").read_text(encoding="utf-8"))
    assert "1 not graded" in page.words
    assert "takes the first" in page.words
    assert "75 %" in page.words
    assert [table.get("class") for table in page.all("table")] == [None, "sortable", None]
    assert "not graded" in page.words
    assert all(cell.get("scope") for cell in page.all("th"))


def test_pages_get_safe_and_different_names() -> None:
    """Page names differ even on systems that ignore case, and none of them is a reserved name."""
    names = page_names(["a.py", "A.py", "x/a.py", "con.py", "index.py", "???", "..", "é" * 300])
    assert names == [
        "a.html",
        "A-2.html",
        "x_a.html",
        "con_.html",
        "index_.html",
        "file.html",
        "file-2.html",
        f"{'é' * 80}.html",
    ]


def test_a_file_that_cant_be_read_has_a_page(tmp_path: Path) -> None:
    """Apart from the file's text, a report without it is complete."""
    entry = Entry(graded(tmp_path / "gone.py", failed=0), "gone.py")
    assert "Source" not in Page(student_page(entry)).words


def test_boards_are_found_in_texts() -> None:
    """Only square arrangements of marks are shown as boards; paths and fractions aren't."""
    assert board_in("mc_move(board, PLAYERX) on X.O/.../..X (reverse)") == ("X.O", "...", "..X")
    assert board_in("../..") == ("..", "..")
    for text in ("X.O/...", "../../X.O", "a/b", "1/2", "nothing"):
        assert board_in(text) is None


def test_the_histogram_counts_every_file() -> None:
    """The bars' numbers add up to the number of files, including those with full points."""
    drawn = histogram([0, 9.9, 10, 55, 99, 100], 100, "points")
    numbers = re.findall(r'text-anchor="middle">(\d+)<', drawn)
    assert sorted(map(int, numbers)) == [1, 1, 2, 2]


def test_one_mistake_has_one_card() -> None:
    """Checks that failed in different ways because of the same mistake share their card."""
    check = Check("mc_move", Text("one"), 2)
    checks = tuple(
        CheckResult(
            replace(check, title=Text(title)), CheckFailure("f(b)", came, "3", hint=Text(hint))
        )
        for title, came, hint in (("a", "1", "start"), ("b", "2", "start"), ("c", "2", "stop"))
    )
    lines = outline(student_page(Entry(GradingReport(Path("e.py"), checks=checks), "e")))
    cards = [line for line in lines if line.startswith("{card}")]
    assert cards == ["{card} {bad} ✗ mc_move: a; b |", "{card} {bad} ✗ mc_move: c |"]
