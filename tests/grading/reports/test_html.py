"""HTML pages: complete without scripts, harmless whatever they contain, and what they show."""

from __future__ import annotations

import base64
import hashlib
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.grading.reports.class_of import EVIL, FAILURE, GAME, MOVES, class_of, graded, submitted
from tttmc_app.core import Mark, Text
from tttmc_app.grading import (
    CEILING_TEXTS,
    CheckResult,
    Damage,
    ExampleGame,
    GradingReport,
    Part,
    Rubric,
)
from tttmc_app.grading.reports import Entry, entries_of
from tttmc_app.grading.reports.class_page import class_page
from tttmc_app.grading.reports.html_folder import page_names, write_pages
from tttmc_app.grading.reports.pair_page import pair_page
from tttmc_app.grading.reports.pictures import (
    board_in,
    board_svg,
    game_frames,
    histogram,
    squares_in,
)
from tttmc_app.grading.reports.student_page import rubric_text, student_page
from tttmc_app.grading.similarity import Passage, SimilarPair

VOID = {"meta", "link", "br", "path", "circle", "rect", "img", "hr", "input"}
PASSAGES = (Passage((20, 22), (20, 22)), Passage((21, 25), (30, 31)))


class Page(HTMLParser):
    """A page's elements and words; every element must be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.words = self.scripts = ""
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

    def all(self, tag: str, key: str) -> list[str | None]:
        """Return an attribute of all elements of a kind that have it."""
        return [
            attributes[key] for name, attributes in self.found if name == tag and key in attributes
        ]

    @property
    def lines(self) -> list[str]:
        """Return the words of each line."""
        return [" ".join(line.split()) for line in self.words.splitlines() if line.strip()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Write the pages of a class with a pair that looks copied."""
    write_pages(
        tmp_path / "pages", class_of(tmp_path / "class"), [SimilarPair(0, 2, 0.755, PASSAGES)]
    )
    return tmp_path / "pages"


def page_of(folder: Path, name: str) -> Page:
    """Return a page of the class."""
    return Page((folder / f"{name}.html").read_text(encoding="utf-8"))


def test_pages_are_replaced_by_those_of_a_later_export(tmp_path: Path) -> None:
    """A folder that exists is used again; other files in it stay."""
    entries = class_of(tmp_path / "class")
    pages = tmp_path / "deep" / "pages"
    assert write_pages(pages, entries[2:], []) == pages / "index.html"
    (pages / "mine.txt").write_text("mine")
    report = replace(entries[2].report, not_graded=Text("it was stopped"))
    write_pages(pages, [replace(entries[2], report=report)], [])
    assert {path.name for path in pages.iterdir()} == {"ada.html", "index.html", "mine.txt"}
    assert "it was stopped" in page_of(pages, "ada").words


def test_every_page_is_harmless_and_needs_nothing_else(folder: Path) -> None:
    """Pages are well-formed, load no other files, and allow no script except their own.

    Names, errors and remarks can't add elements, and control characters are removed.
    """
    names = {"ada", "alike-1", "b_李雷_Co", "cmd_A1_ü", "index"}
    assert {file.stem for file in folder.iterdir()} == names
    for name in names:
        page = page_of(folder, name)
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202e\ud800-\udfff]", page.words)
        for tag, attributes in page.found:
            assert not {"src", "onclick", "onload"} & attributes.keys()
            assert tag not in ("i", "b") or name == "alike-1"
            link = attributes.get("href") or ""
            assert ":" not in link
            if link and not link.startswith("#"):
                assert (folder / link).is_file()
        policy = str(page.all("meta", "content"))
        assert "default-src 'none'" in policy
        digest = base64.b64encode(hashlib.sha256(page.scripts.encode()).digest()).decode()
        assert (f"'sha256-{digest}'" in policy) == bool(page.scripts) == (name == "index")
    assert EVIL[:20] in page_of(folder, "b_李雷_Co").words


def test_a_students_page_says_what_to_mend(folder: Path) -> None:
    """The call, both answers, the hint, boards, games, marked lines, and how points are given."""
    page = page_of(folder, "cmd_A1_ü")
    for text in (FAILURE.called, FAILURE.came, FAILURE.expected, FAILURE.hint, "<i>x</i>"):
        assert str(text) in page.words
    assert all(str(text) in page.words for text in CEILING_TEXTS.values())
    marked = [a["id"] for tag, a in page.found if tag == "div" and a.get("class") == "row marked"]
    assert marked == ["L41"]
    assert len(page.all("svg", "aria-label")) == 1 + len(GAME.moves)
    assert "#L41" in page.all("a", "href")
    assert "index.html" not in page.all("a", "href")  # it can be given to the student


def test_a_mistake_has_one_card(tmp_path: Path) -> None:
    """Checks of a function that failed because of the same mistake share it."""
    (file,) = submitted(tmp_path, ["a.py"])
    page = student_page(entries_of([graded(file, failed=3)])[0])
    words = Page(page).words
    assert words.count(str(FAILURE.hint)) == 1 + 1  # its card, and its line
    assert all(str(check.title) in words for check in MOVES[:3])
    other = CheckResult(MOVES[0], replace(FAILURE, hint=Text("another")))
    report = GradingReport(file, checks=(CheckResult(MOVES[1], FAILURE), other))
    assert student_page(Entry(report, "a")).count('class="card"') == 2


@pytest.mark.parametrize(
    ("winner", "forfeit", "end"),
    [(Mark.O, False, "won"), (None, False, "tie"), (Mark.X, False, "lost"), (Mark.X, True, "forf")],
)
def test_how_games_ended(tmp_path: Path, winner: Mark | None, forfeit: bool, end: str) -> None:
    """Won, tied, lost and forfeited games are told apart."""
    report = graded(tmp_path / "gone.py", failed=0)
    assert report.strength is not None
    match = replace(report.strength.matches[0], example=ExampleGame(Mark.O, (), winner, forfeit))
    strength = replace(report.strength, matches=(match,))
    page = Page(student_page(Entry(replace(report, strength=strength), "gone.py")))
    assert end in page.words.partition("A game against")[2].partition("No move")[0]
    assert "Source" not in page.words  # which can't be read


def test_the_class_page_summarises(folder: Path) -> None:
    """The number not graded, the commonest mistakes, every file with its page, and the pair."""
    page = page_of(folder, "index")
    assert "1 not graded" in page.words
    assert "76 %" in page.words
    links = [name for name in page.all("a", "href") if name]
    assert {"cmd_A1_ü.html", "b_李雷_Co.html", "ada.html", "alike-1.html"} == {*links}
    assert links.index("b_李雷_Co.html") < links.index("ada.html")


def test_common_mistakes_come_first_and_rare_ones_are_left_out() -> None:
    """The table has 15 rows: the commonest first, and equally common ones by name."""
    names = [f"m{number:02}" for number in range(17)]
    entries = list[Entry]()
    for label, several in (("a", names), ("b", ["m16"])):
        checks = [
            CheckResult(MOVES[0], replace(FAILURE, mistake=Text("{x}", x=n))) for n in several
        ]
        entries.append(Entry(GradingReport(Path(label), checks=tuple(checks)), label))
    words = Page(class_page(entries, ["a.html", "b.html"], [])).words
    assert re.findall(r"m\d\d", words.partition("Commonest")[2])[:16] == ["m16", *names[:14], "m00"]


def test_a_class_of_one_or_none(tmp_path: Path) -> None:
    """Without points there is no distribution, and without pairs no list of them."""
    (_, _, left) = class_of(tmp_path)
    page = class_page([left], ["c.html"], [])
    assert "<svg" not in page
    assert "not graded" in page
    assert Page(class_page([], [], [])).words


def test_a_rubric_on_another_scale() -> None:
    """Parts and limits are in the rubric's own points, the lowest limit first."""
    parts = {Part.FUNCTIONS: 1.0, Part.RULES: 3.0, Part.STRENGTH: 0.0}
    ceilings = {Damage.SLIP: 50.0, Damage.NO_MOVE: 75.0, Damage.WEIGHTS: 2.5}
    text = Page(rubric_text(Rubric("a<b", 40, 12.5, parts, ceilings))).words
    assert re.findall(r"\d+(?:\.\d+)?", text) == ["40", "12.5", "10", "30", "0", "1", "20", "30"]


def test_a_pairs_page(tmp_path: Path) -> None:
    """Each passage has the same number on both sides, which leads to the other side."""
    entries = class_of(tmp_path)
    page = Page(pair_page(SimilarPair(0, 2, 0.755, PASSAGES), entries))
    assert page.all("a", "href") == ["#Bpassage1", "#Bpassage2", "#Apassage1", "#Apassage2"]
    assert set(page.all("span", "id")) == {f"{side}passage{n}" for side in "AB" for n in (1, 2)}
    shared = [a["id"] for tag, a in page.found if tag == "div" and "shared" in str(a.get("class"))]
    assert shared == [*(f"A{n}" for n in range(20, 26)), *(f"B{n}" for n in (20, 21, 22, 30, 31))]
    assert "76 %" in page.words


def test_a_board_and_a_game() -> None:
    """Each mark, each right square and the first wrong one are drawn; a move is marked."""
    drawn = board_svg(("X.", ".O"), "a<b", last=(0, 1), right=[(1, 0)], wrong=[(0, 0), (0, 2)])
    assert [drawn.count(f'class="{each}"') for each in ("x", "o", "right", "wrong", "last")] == [
        1
    ] * 5
    assert 'aria-label="a&lt;b"' in drawn
    frames = game_frames(ExampleGame(Mark.O, ((0, 1), (1, 0), (1, 1)), None), 2)
    assert re.findall("[XO.]{2}/[XO.]{2}", frames) == [".X/..", ".X/O.", ".X/OX"]


def test_squares_and_boards_in_texts() -> None:
    """All squares are found, the first board that is a square, and no fraction or path."""
    assert squares_in("(0, 2), (2, 1) or (1,1) but not (10, 2)") == [(0, 2), (2, 1)]
    assert board_in("a/../.. on X./.O and O./..") == ("X.", ".O")
    assert board_in("f() on XX/OO/.. and X./.O") == ("X.", ".O")
    assert [board_in(text) for text in ("X/O", "X.O/...", "a/b", "1/2")] == [None] * 4


@pytest.mark.parametrize(
    ("full", "ranges"), [(100, ["0–9", "90–100"]), (10, ["0–1", "9–10"]), (20, ["0–1", "18–20"])]
)
def test_a_histogram(full: float, ranges: list[str]) -> None:
    """Ten bars, each with its range and its number unless that is 0."""
    drawn = histogram([0, full * 0.099, full * 0.1, full * 0.55, full * 0.99, full], full, "a<b")
    heights = [float(each) for each in re.findall(r'"bar"[^>]*height="([\d.]+)"', drawn)]
    assert [height / max(heights) for height in heights] == [1, 0.5, 0, 0, 0, 0.5, 0, 0, 0, 1]
    texts = re.findall(r">([^<]+)</text>", drawn)
    assert [each for each in texts if "–" not in each] == ["2", "1", "1", "2"]
    labels = [each for each in texts if "–" in each]
    assert ([labels[0], labels[-1]], len(labels)) == (ranges, 10)


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("a b.py", "a_b.html"),
        ("a.py.py", "a.py.html"),
        ("COM1.py", "COM1_.html"),
        ("nul.py", "nul_.html"),
        ("alike-2.py", "alike-2_.html"),
        ("Index", "Index_.html"),
        ("._x_.", "x.html"),
        ("..", "file.html"),
        ("é" * 300, f"{'é' * 80}.html"),
    ],
)
def test_the_names_of_pages(label: str, name: str) -> None:
    """They are valid, free and different on every system, also on those that ignore case."""
    assert page_names([label]) == [name]
    names = page_names([label, label.upper(), label])
    assert len({each.lower() for each in names}) == 3
