"""What the lab's pages are connected to: nothing is left out of a page, and no signal is lost."""

from __future__ import annotations

import pytest

from tests.gui.lab.conftest import LabHand
from tests.gui.wiring import editable_views, lost_widgets, unheard

ALWAYS = ["JobRunner.progressed: 1 of 2", "MessageBar.changed"]
"""Signals that no page needs: an export has no progress, and a message's size no follower."""
BOARD = ["BoardView.cursor_moved", "BoardView.numbers_fit_changed", "BoardView.settled"]
FORM = ["PlayerForm.form_made"]
CHART = ["ChartView.spot_chosen"]
STUDY = ["OfferBar.first", "OfferBar.second"]
"""Studies offer nothing."""
UNHEARD = {
    "sweep": [*CHART, "CountField.infinity_typed: 1 of 3", *ALWAYS, *FORM],
    "tournament": [*CHART, "CountField.infinity_typed: 5 of 10", *ALWAYS, *FORM],
    "match": [*CHART, "CountField.infinity_typed: 1 of 3", *ALWAYS, *FORM],
    "train": [
        *CHART,
        "CountField.infinity_typed: 1 of 2",
        "JobRunner.progressed: 2 of 3",
        *ALWAYS[1:],
        *STUDY,
        *FORM,
    ],
    "limits": ["BoardView.chosen", *BOARD, *ALWAYS, *STUDY, *FORM],
    "converge": [*BOARD, *CHART, "CountField.infinity_typed: 1 of 2", *ALWAYS, *STUDY, *FORM],
    "results": [*CHART, "JobRunner.progressed", *ALWAYS[1:], "OfferBar.second"],
}


@pytest.mark.parametrize("name", UNHEARD)
def test_every_part_of_a_page_is_used(lab: LabHand, name: str) -> None:
    """All parts that a page keeps are in it, and it listens to every signal of theirs but these."""
    page = lab.window.open_page(name)
    assert lost_widgets(page) == []
    assert unheard(page) == sorted(UNHEARD[name])


def test_no_table_is_overwritten(lab: LabHand) -> None:
    """No table of the lab starts an editor; the lists that could have no editable entries."""
    for name in UNHEARD:
        lab.window.open_page(name)
    assert set(editable_views(lab.window)) == {"labPages", "limitsBoards", "QHeaderView"}
