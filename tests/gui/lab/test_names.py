"""What screen readers call the parts of the lab's pages."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtWidgets import QWidget

from tests.gui.lab.conftest import MakePage
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.lab.results_page import ResultsPage
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.gui.panels.rules_card import RulesCard

PREFIXES = {"train": "training", "converge": "convergence"}
"""How the names of a page's parts begin, where that isn't the kind's name."""
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


OTHERS = ChartView, PlayerForm, RulesCard
"""Parts that have tests of their own."""


def is_of_another(widget: QWidget) -> bool:
    """Return whether a widget belongs to a part with tests of its own."""
    parent = widget.parentWidget()
    if isinstance(widget, OTHERS) or widget.objectName().startswith("exact"):
        return True
    return parent is not None and not isinstance(parent, LabPage) and is_of_another(parent)


def names_of(page: QWidget) -> dict[str, str]:
    """Return what screen readers call the named parts of a page."""
    return {
        each.objectName(): each.accessibleName()
        for each in page.findChildren(QWidget)
        if each.accessibleName() and each.objectName() and not is_of_another(each)
    }


@pytest.mark.parametrize("name", NAMES)
def test_the_names_of_a_page(make: MakePage, name: str) -> None:
    """Each field, table and button with a symbol has a name of its own for screen readers."""
    page, prefix = make(name), PREFIXES.get(name, name)
    common = {
        f"{prefix}Progress": "Progress",
        f"{prefix}Help": "Explain this page",
        f"{prefix}More": "More settings",
        "seed": "Seed",
    }
    found = {part: text for part, text in names_of(page).items() if part != "wholeBoard"}
    assert found == {**NAMES[name], **common}


def test_the_names_of_the_results(results_page: ResultsPage) -> None:
    """The page of saved runs names its tables and its choice of a measure."""
    assert names_of(results_page) == {
        "resultsHelp": "Explain this page",
        "resultsMenu": "What can be done with a run",
        "runs": "Saved runs",
        "compareBy": "Compare by",
        "differences": "Differences of the two runs",
    }
