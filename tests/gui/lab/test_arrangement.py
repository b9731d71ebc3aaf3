"""How the lab's pages are arranged: which part is where, and which takes the space left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.arranged import arranged
from tests.gui.lab.conftest import MakePage
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.parts import OfferBar, RunBar
from tttmc_app.gui.lab.results_page import ResultsPage
from tttmc_app.gui.look.theme import for_letters
from tttmc_app.gui.look.widgets import EmptyNote, Form
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.gui.panels.rules_card import RulesCard

WHOLE = (EmptyNote, ChartView, PlayerForm, RulesCard, MessageBar, RunBar, OfferBar, Form)
"""Parts that have tests of their own."""
CARD = "column, margins 16 10 16 10, gap 8"


def below(*lines: str, by: int = 1) -> list[str]:
    """Return lines, indented."""
    return [2 * by * " " + line for line in lines]


def card(*lines: str, kind: str = "Card") -> list[str]:
    """Return a card with these parts."""
    return [kind, *below(CARD), *below(*lines, by=2)]


def results(name: str, *lines: str) -> list[str]:
    """Return an area that scrolls, with results below each other."""
    parts = ("column, margins 0 0 4 0, gap 8", *below(*lines))
    return [f"+ QScrollArea {name}", *below("QWidget", *below(*parts))]


def player(title: str, name: str, *more: str) -> list[str]:
    """Return the card of a player."""
    return card(f"PlainLabel “{title}”", f"Chooser player{name}", "PlayerForm", *more)


def entry(number: int, note: str = "") -> list[str]:
    """Return a player of a tournament."""
    head = (
        f"QToolButton settingsEntry{number}",
        f"+ Chooser playerEntry{number}",
        f"QToolButton removeEntry{number}",
    )
    noted = f"PlainLabel{note and f' “{note}”'}"
    parts = ("row, gap 4", *below(*head), noted, "PlayerForm")
    return ["Entry", *below("column, gap 2", *below(*parts))]


WHERE = card("PlainLabel “Where”", "Form", "Form", "Form", kind="ExecutorCard")
ENTRIES = [
    *entry(1, "1,000 trials"),
    *entry(2, "100 samples"),
    *entry(3, "1,000 simulations"),
    *entry(4),
    *entry(5),
]


def verdict(mark: str) -> list[str]:
    """Return the card of a side's limits."""
    head = ("row, gap 8", *below("MarkBadge", f"+ PlainLabel verdict{mark}"))
    return card(*head, "PlainLabel", "+ space", kind="+ VerdictCard")


LIMITS = (
    "column, gap 8",
    *below("row, gap 8", *below(*verdict("X"), *verdict("O"))),
    *below("+ row, gap 8"),
    *below(
        *card(
            "PlainLabel “Mistakes”",
            "Chooser limitsWhich",
            "+ SmallBoards limitsBoards",
            kind="+++++ Card",
        ),
        *card(
            "PlainLabel limitsWords",
            "+ BoardView limitsBoard",
            "QToolButton limitsOpen",
            kind="++++++ Card",
        ),
        by=2,
    ),
)
PAGES: dict[str, tuple[str, str, Sequence[str], Sequence[str]]] = {
    "sweep": (
        "sweep",
        "Sweep",
        (
            *player("Player", "Sweep"),
            *card(
                "PlainLabel “Varied parameter”",
                "Form",
                "PlainLabel “Values, comma-separa”",
                "QLineEdit sweepValues",
                "PlainLabel “Whole numbers from 1”",
            ),
            *card(
                "PlainLabel “Opponent”",
                "Form",
                "QWidget",
                "  column, gap 8",
                *below("Chooser playerSweepOpponent", "PlayerForm", "Form", by=2),
            ),
            "RulesCard",
            *WHERE,
        ),
        results(
            "sweepResultsArea",
            "+++ ChartView sweepResults",
            "+++ ChartView sweepTimes",
            "Table sweepTable",
            "PlainLabel “Times: the median, a”",
        ),
    ),
    "tournament": (
        "tournament",
        "Tournament",
        (
            *card(
                "PlainLabel “Players”",
                "column, gap 8",
                *below(*ENTRIES),
                "QToolButton addPlayer",
                "Form",
                "Switch tournamentEndsProven",
                "PlainLabel “Pairs: 10, games: 1,”",
            ),
            "RulesCard",
            *WHERE,
        ),
        results(
            "tournamentResultsArea",
            "+ ChartView tournamentRatings",
            "PlainLabel “Standings”",
            "Table tournamentStandings",
            "PlainLabel “Cross table”",
            "Table tournamentCross",
            "PlainLabel “Players are ranked w”",
        ),
    ),
    "match": (
        "match",
        "Match",
        (
            *player("Player A", "MatchA"),
            *player("Player B", "MatchB"),
            *card("PlainLabel “Games”", "Form", "Switch matchBoth", "Switch matchControl"),
            "RulesCard",
            *WHERE,
        ),
        results(
            "matchResultsArea",
            "+ ChartView matchResults",
            "PlainLabel matchSentences",
            "Table matchTable",
        ),
    ),
    "train": (
        "training",
        "Learning",
        (*card("PlainLabel “Learner”", "Form"), *player("Against", "Training"), "RulesCard"),
        results("trainingCharts", "+ ChartView lossCurve"),
    ),
    "limits": (
        "limits",
        "Limits",
        (*player("Player", "Limits", "PlainLabel “Trials are ignored h”"), "RulesCard"),
        (
            "+ QStackedWidget",
            *below("EmptyNote", "QScrollArea limitsResults", "  QWidget", *below(*LIMITS, by=2)),
        ),
    ),
    "converge": (
        "convergence",
        "Convergence",
        (
            *card(
                "PlainLabel “Position”",
                "BoardView convergenceBoard, AlignHCenter",
                "PlainLabel “Click a square to cy”",
                "Form",
                "QToolButton convergenceTake",
            ),
            *player(
                "Player",
                "Convergence",
                "PlainLabel “Trials, comma-separa”",
                "QLineEdit convergenceTrials",
                "Form",
            ),
            "RulesCard",
        ),
        results(
            "convergenceCharts",
            "+ ChartView convergenceScores",
            "QToolButton convergenceChances, AlignLeft",
            "+ ChartView convergenceChance",
        ),
    ),
}
"""Each page's prefix, title, cards and results."""


@pytest.mark.parametrize("name", PAGES)
def test_the_parts_of_a_page(make: MakePage, name: str) -> None:
    """The cards of the form are beside the results; on a narrow page the form is below the head."""
    prefix, title, cards, found = PAGES[name]
    column = ("column, margins 0 0 8 0, gap 8", *below(*cards, "+ space"))
    form = (f"+ QScrollArea {prefix}Form", *below("QWidget", *below(*column)), "RunBar")
    head = [
        f"PlainLabel “{title}”",
        f"+ ElidedLabel {prefix}RunTitle",
        *(f"QToolButton {prefix}{each}" for each in ("Switch", "Export", "Help")),
    ]
    right = ("row, gap 8", *below(*head), "MessageBar message", f"OfferBar {prefix}Offer", *found)
    page = make(name)

    def parts(direction: str, form_share: str, results_share: str) -> list[str]:
        return [
            f"{direction}, margins 8, gap 8",
            *below(f"{form_share}QWidget", *below("column, gap 0", *below(*form))),
            *below(f"{results_share}column, gap 8", *below(*right)),
        ]

    left = form_of(page)
    width = for_letters(328, page.font())
    wide = width + for_letters(300, page.font())
    page.resize(wide, 600)
    page.show()
    assert arranged(page, *WHOLE) == parts("row", "", "+ ")
    assert (left.minimumWidth(), left.maximumWidth()) == (width, width)
    page.resize(wide - 1, 600)
    assert arranged(page, *WHOLE) == parts("column backwards", "+ ", "")
    assert (left.minimumWidth(), left.maximumWidth()) == (0, page.maximumWidth())
    press: Any = page.findChild(QWidget, f"{prefix}Switch")
    press.click()
    assert arranged(page, *WHOLE) == parts("column backwards", "", "+ ")
    assert page.minimumSizeHint() == QSize(width + 16, 0)


def form_of(page: QWidget) -> QWidget:
    """Return the part of a page that has its form and the bar below it."""
    bar = page.findChild(RunBar)
    column = bar.parentWidget() if bar is not None else None
    assert column is not None
    return column


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_the_start_button_is_as_wide_as_the_cards(
    make: MakePage, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    """Its edges are in line with the rules' card, whether or not the form has a scroll bar."""
    page = make("sweep")
    page.setLayoutDirection(direction)
    page.show()

    def edges(part: QWidget, frame: int = 0) -> tuple[int, int]:
        left = part.mapTo(page, part.rect().topLeft()).x()
        return left - frame, left + part.width() + frame

    area = page.findChild(QScrollArea, "sweepForm")
    assert isinstance(area, QScrollArea)
    scroll_bar = area.verticalScrollBar()

    def resize(height: int, *, is_scrolled: bool) -> None:
        page.resize(1100, height)
        qtbot.waitUntil(lambda: scroll_bar.isVisible() is is_scrolled)
        qtbot.waitUntil(lambda: edges(page.bar.start) == edges(page.rules, area.frameWidth()))

    resize(400, is_scrolled=True)
    resize(2000, is_scrolled=False)
    resize(400, is_scrolled=True)


def test_the_parts_of_the_results(results_page: ResultsPage) -> None:
    """Charts are beside each other, and on a narrow page below each other, like the buttons."""
    page = results_page

    def parts(buttons: str, charts: str) -> list[str]:
        head = [
            "0:0 1×1 PlainLabel “Results”",
            "0:2 1×1 QToolButton resultsExport",
            "0:3 1×1 QToolButton resultsHelp",
            f"{buttons} ButtonRows",
        ]
        views = (f"{charts}, gap 8", "  + ChartView keptChart1", "  + ChartView keptChart2")
        note = ("row, gap 8", "  + PlainLabel runNote", "  Chooser compareBy")
        kept = ("column, gap 8", *below("+ Table runs", *note, *views, "Table differences"))
        return [
            "column, margins 8, gap 8",
            *below("ResultsHead", *below("grid, gap 8", *below(*head))),
            *below("MessageBar message", "OfferBar resultsUndo", "+ QStackedWidget"),
            *below("QScrollArea resultsArea", "  QWidget", *below(*kept, by=2), by=2),
            *below("EmptyNote", by=2),
        ]

    wide = for_letters(700, page.font())
    page.show()
    for width, buttons, charts in (
        (wide, "0:1 1×1", "row"),
        (wide - 1, "1:0 1×4", "column"),
        (wide, "0:1 1×1", "row"),
    ):
        page.resize(width, 600)
        assert arranged(page, *WHOLE) == parts(buttons, charts)
    assert page.minimumSizeHint() == QSize(for_letters(328, page.font()) + 16, 0)


def test_the_parts_of_the_bars(qtbot: QtBot) -> None:
    """What a run needs is below its progress, with Stop half as wide; answers are on the right."""
    bar, offer = RunBar("x", "Go"), OfferBar("o")
    for each in (bar, offer):
        qtbot.addWidget(each)
    assert arranged(bar) == [
        "column, margins 0 8 8 0, gap 6",
        "  QProgressBar xProgress",
        *(f"  PlainLabel x{name}" for name in ("Note", "Rules", "Estimate", "Reason")),
        "  row, gap 8",
        "    ++ QToolButton xStart",
        "    ++ QToolButton xFinish",
        "    + QToolButton xStop",
    ]
    head, *parts = arranged(offer)
    assert head.startswith("row, margins 12 4 4 4, gap ")
    assert parts == [
        "  + PlainLabel oText",
        *(f"  QToolButton o{name}" for name in ("First", "Second", "Close")),
    ]
    texts = bar.findChildren(QLabel)
    assert [label.wordWrap() for label in texts] == 4 * [True]
    assert offer.property("bar") == "tool"
    wide, flat = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
    for button in (bar.start, bar.finish, bar.stop):
        assert button.sizePolicy() == QSizePolicy(wide, flat)
