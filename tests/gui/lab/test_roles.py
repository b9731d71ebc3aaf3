"""The roles of the parts of the lab's pages, which give them their looks, and their names."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QToolButton, QWidget

from tests.gui.lab.conftest import MakePage
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.lab.results_page import ResultsPage
from tttmc_app.gui.look.widgets import Form
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.gui.panels.rules_card import RulesCard

OTHERS = ChartView, MessageBar, PlayerForm, RulesCard
"""Parts that have tests of their own."""
COMMON = {
    "role button": ["Finish", "Stop", "Switch", "Export", "Help", "OfferSecond", "OfferClose"],
    "role muted": ["Note", "Rules", "Estimate", "RunTitle"],
    "role fieldError": ["Reason"],
    "role primary": ["Start", "OfferFirst"],
    "bar tool": ["Offer"],
}
"""What each page with a form has."""
ENTRIES = [f"{name}Entry{number}" for number in range(1, 6) for name in ("settings", "remove")]
OWN: Mapping[str, tuple[str, Mapping[str, list[str]]]] = {
    "sweep": (
        "sweep",
        {
            "role title": [
                *("Player", "Varied parameter", "Opponent", "Where", "Sweep"),
                "Results of the sweep",
            ],
            "role button": ["sweepVaryMore", "sweepVaryLess2", "sweepVaryLess3"],
            "role muted": ["Values, comma-separated"] * 3,
            "role small": [*["Whole numbers from 1 to"] * 3, "sweepSentences"],
            "dense True": ["sweepTable"],
        },
    ),
    "tournament": (
        "tournament",
        {
            "role title": ["Players", "Where", "Tournament", "Standings", "Cross table"],
            "role button": ["addPlayer", *ENTRIES],
            "role small": [
                "Pairs: 10, games: 1,000",
                "1,000 trials",
                "100 samples",
                "1,000 simulations",
                "",
                "",
                "tournamentSentences",
            ],
            "narrow True": ENTRIES,
            "dense True": ["tournamentStandings", "tournamentCross"],
        },
    ),
    "match": (
        "match",
        {
            "role title": [
                *("Player A", "Player B", "Games", "Where", "Match"),
                *("Results of A", "Results after each open"),
            ],
            "role small": ["matchSentences"],
            "dense True": ["matchTable", "matchOpenings"],
        },
    ),
    "train": (
        "training",
        {
            "role title": ["Learner", "Against", "Learning"],
            "role button": ["trainingNewTextbook"],
            "role small": ["trainingTextbookNote", "trainingSentences"],
        },
    ),
    "limits": (
        "limits",
        {
            "role title": [
                *("Player", "Limits", "verdictX", "verdictO", "Mistakes"),
                "How good can it get?",
            ],
            "role button": ["limitsOpen"],
            "role muted": ["Calculates what a playe"],
            "role small": ["Trials are ignored here", "", ""],
            "role boards": ["limitsBoards"],
        },
    ),
    "converge": (
        "convergence",
        {
            "role title": ["Position", "Player", "Convergence", "Scores"],
            "role button": ["convergenceTake", "convergenceChances"],
            "role muted": ["Trials, comma-separated"],
            "role small": ["Click a square to cycle", "convergenceSentences"],
            "dense True": ["convergenceTable"],
        },
    ),
}
"""The prefix of a page's parts, and what it has beyond the others."""
RESULTS = {
    "role title": ["Results", "No saved runs"],
    "role button": [
        *(f"results{name}" for name in ("Export", "Help", "Open", "Resume", "Rename", "Delete")),
        *("resultsCommand", "resultsUndoSecond", "resultsUndoClose"),
    ],
    "role primary": ["resultsUndoFirst"],
    "role muted": ["Every run that you star", "runNote"],
    "bar tool": ["resultsUndo"],
    "dense True": ["differences"],
    "dense False": ["runs"],
}


WHERE = {"Where": "Run by", "Workers": "Processes", "Dask": "Address"}
ENTRY = {
    "settings": "Settings of this player",
    "player": "Player",
    "remove": "Remove this player",
}
NAMES: Mapping[str, Mapping[str, str]] = {
    "sweep": {
        **{f"sweep{part}": name for part, name in WHERE.items()},
        "playerSweep": "Measured player",
        **{f"sweepParameter{end}": "Parameter" for end in ("", "2", "3")},
        **{f"sweepValues{end}": "Values" for end in ("", "2", "3")},
        **{f"sweepVaryLess{end}": "No longer vary this setting" for end in ("2", "3")},
        "sweepGames": "Games per value",
        "sweepOpening": "Opening moves",
        "sweepBoards": "Openings from a file",
        "sweepPart": "Charts of",
        "sweepAgainst": "Plays against",
        "playerSweepOpponent": "Opponent",
        "sweepSide": "Side",
        "sweepTable": "Results of the sweep",
    },
    "tournament": {
        **{f"tournament{part}": name for part, name in WHERE.items()},
        **{f"{part}Entry{at}": name for at in range(1, 6) for part, name in ENTRY.items()},
        "tournamentGames": "Games per pair",
        "tournamentOpening": "Opening moves",
        "tournamentBoards": "Openings from a file",
        "tournamentStandings": "Standings",
        "tournamentCross": "Cross table",
    },
    "match": {
        **{f"match{part}": name for part, name in WHERE.items()},
        "playerMatchA": "Player A",
        "playerMatchB": "Player B",
        "matchGames": "Games",
        "matchOpening": "Opening moves",
        "matchBounds": "Stop between Elo",
        "matchBoards": "Openings from a file",
        "matchTable": "Results of A",
        "matchOpenings": "Results after each opening",
    },
    "train": {
        "training-textbook": "Textbook",
        "training-blame": "Blame for a loss",
        "trainingGames": "Games",
        "trainingSide": "Side",
        "playerTraining": "Opponent",
    },
    "limits": {
        "playerLimits": "Player",
        "limitsWhich": "Positions",
        "limitsBoards": "Positions with mistakes",
    },
    "converge": {
        "convergenceText": "Board",
        "convergenceSide": "To move",
        "playerConvergence": "Player",
        "convergenceTrials": "Trials",
        "convergenceRuns": "Runs each",
        "convergenceTable": "Scores",
    },
}
"""What screen readers call the parts of each page that have no text of their own."""


def roles_of(page: QWidget) -> dict[str, list[str]]:
    """Return which parts of a page have which role, by their names or the start of their texts."""
    found = defaultdict[str, list[str]](list)
    for each in page.findChildren(QWidget):
        if is_of_another(each):
            continue
        text = each.text()[:23] if isinstance(each, QLabel | QToolButton) else ""
        for key in ("role", "bar", "dense", "narrow"):
            value: object = each.property(key)
            if value is not None:
                found[f"{key} {value}"].append(each.objectName() or text)
    return {role: sorted(names) for role, names in found.items()}


def is_of_another(widget: QWidget) -> bool:
    """Return whether a widget belongs to a part with tests of its own."""
    parent = widget.parentWidget()
    if isinstance(widget, OTHERS) or (isinstance(parent, Form) and isinstance(widget, QLabel)):
        return True
    if widget.objectName().startswith("exact"):  # beside a player's number of trials
        return True
    return parent is not None and not isinstance(parent, LabPage) and is_of_another(parent)


def names_of(page: QWidget) -> dict[str, str]:
    """Return what screen readers call the named parts of a page."""
    return {
        each.objectName(): each.accessibleName()
        for each in page.findChildren(QWidget)
        if each.accessibleName() and each.objectName() and not is_of_another(each)
    }


@pytest.mark.parametrize("name", OWN)
def test_the_names_of_a_page(make: MakePage, name: str) -> None:
    """Each field, table and button with a symbol has a name of its own for screen readers."""
    page, prefix = make(name), OWN[name][0]
    common = {f"{prefix}Progress": "Progress", f"{prefix}Help": "Explain this page"}
    found = {part: text for part, text in names_of(page).items() if part != "wholeBoard"}
    assert found == {**NAMES[name], **common}
    own = [each for each in page.findChildren(QLabel) if not is_of_another(each)]
    flat = [each.objectName() for each in own if each.objectName() and not each.wordWrap()]
    assert flat == [f"{prefix}RunTitle"], "a narrow column cuts no other text"


@pytest.mark.parametrize("name", OWN)
def test_the_areas_of_a_page(make: MakePage, name: str) -> None:
    """Forms and results scroll vertically only, except for the boards of limits."""
    areas = {each.objectName(): each for each in make(name).findChildren(QScrollArea)}
    assert len(areas) == 2
    policy = Qt.ScrollBarPolicy
    for part, area in areas.items():
        wide = policy.ScrollBarAsNeeded if part == "limitsResults" else policy.ScrollBarAlwaysOff
        assert area.horizontalScrollBarPolicy() is wide
        assert (area.widgetResizable(), area.focusPolicy()) == (True, Qt.FocusPolicy.NoFocus)


def test_the_names_of_the_results(results_page: ResultsPage) -> None:
    """The page of saved runs names its tables and its choice of a measure."""
    assert names_of(results_page) == {
        "resultsHelp": "Explain this page",
        "runs": "Saved runs",
        "compareBy": "Compare by",
        "differences": "Differences of the two runs",
    }


@pytest.mark.parametrize("name", OWN)
def test_the_roles_of_a_page(make: MakePage, name: str) -> None:
    """Titles, notes, errors, buttons, bars and tables of a page have their role, and only that."""
    prefix, own = OWN[name]
    expected = {role: [f"{prefix}{each}" for each in names] for role, names in COMMON.items()}
    for role, names in own.items():
        expected[role] = [*expected.get(role, ()), *names]
    assert roles_of(make(name)) == {role: sorted(names) for role, names in expected.items()}


def test_the_roles_of_the_results(results_page: ResultsPage) -> None:
    """The page of saved runs has its titles, notes, buttons and tables, too."""
    assert roles_of(results_page) == {role: sorted(names) for role, names in RESULTS.items()}
