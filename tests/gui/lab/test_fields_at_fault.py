"""Which field of a form is at fault when it can't be run: it is marked and has the focus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.gui.lab.conftest import MakePage
from tests.gui.lab.test_forms import RECIPES, number, part, switch, text
from tests.gui.lab.test_forms import item as choose
from tttmc_app.gui.panels.field_errors import note_of
from tttmc_app.gui.panels.fields import CountField

Changes = tuple[tuple[str, Callable[[Any], object]], ...]
BOUNDS = "The bounds of a sequential test are two Elo differences from -1000 to 1000, the lower"
LUCK = "Known luck can only be taken out of games from the empty board:"
FAULTS: Mapping[str, tuple[str, Changes, str, str]] = {
    "a value that is none": (
        "sweep",
        (text("sweepValues", "1, x"),),
        "sweepValues",
        "Other must be a number, not 'x'",
    ),
    "a value twice": (
        "sweep",
        (text("sweepValues", "5, 5"),),
        "sweepValues",
        "other=5 is given twice: give each value once",
    ),
    "too many games in all": (
        "sweep",
        (number(CountField, "sweepGames", 5_000_001),),
        "sweepGames",
        "A sweep plays from 1 game per value to 10,000,000 in all, not 5000001 per value",
    ),
    "as many games as possible": ("sweep", (number(CountField, "sweepGames", 5_000_000),), "", ""),
    "bounds that are none": (
        "match",
        (text("matchBounds", "20"),),
        "matchBounds",
        "'20' is not two Elo differences, such as 0,10",
    ),
    "bounds the wrong way round": (
        "match",
        (switch("matchControl", False), text("matchBounds", "20, 0")),
        "matchBounds",
        f"{BOUNDS} first, not 20,0",
    ),
    "a test without pairs": (
        "match",
        (
            switch("matchControl", False),
            text("matchBounds", " 0, 20 "),
            switch("matchBoth", False),
        ),
        "matchBounds",
        "A sequential test needs pairs of games: let A play both sides equally often (--both)",
    ),
    "longer openings than the board allows": (
        "match",
        (
            switch("matchControl", False),
            text("matchBounds", ""),
            number(CountField, "matchOpening", 12),
        ),
        "matchOpening",
        "",
    ),
    "longer openings than the board allows, and a test": (
        "match",
        (switch("matchControl", False), number(CountField, "matchOpening", 12)),
        "matchOpening",
        "Openings have from 0 to 4 moves on 4×4, 3 in a row, not 12",
    ),
    "longer openings in a tournament": (
        "tournament",
        (number(CountField, "tournamentOpening", 12),),
        "tournamentOpening",
        "Openings have from 0 to 4 moves on 4×4, 3 in a row, not 12",
    ),
    "known luck after openings": (
        "match",
        (
            text("matchBounds", ""),
            switch("matchBoth", True),
            switch("matchControl", True),
            number(CountField, "matchOpening", 1),
        ),
        "matchControl",
        f"{LUCK} choose no opening moves, or leave the luck in (--control)",
    ),
    "a cluster without an address": ("match", (choose("matchWhere", 1),), "matchDask",
        "The Dask cluster needs an address, such as tcp://192.0.2.7:8786"),
    "a board that is none": (
        "converge",
        (text("convergenceText", "X../.."),),
        "convergenceText",
        "",
    ),
    "trials that are none": (
        "converge",
        (text("convergenceTrials", "5, y"),),
        "convergenceTrials",
        "Trials must be a number, not 'y'",
    ),
}  # fmt: skip
"""A page, what is changed in its form, the field at fault, and what is said."""


@pytest.mark.parametrize("fault", FAULTS)
def test_the_field_at_fault_is_marked(make: MakePage, qtbot: QtBot, fault: str) -> None:
    """The reason is above Start; a start marks the field, gives it the focus, and runs nothing."""
    name, changes, at_fault, says = FAULTS[fault]
    page: Any = make(name)
    page.show_recipe(RECIPES[name][0])
    page.resize(1100, 900)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    for _, change in changes:
        change(page)
    reason = page.bar.reason.text()
    if says:
        assert reason == says
    assert (page.bar.start.isEnabled(), bool(reason)) == (not at_fault, bool(at_fault))
    if at_fault:
        page.begin()
        field = part(page, QWidget, at_fault)
        marked = [
            each.objectName()
            for each in page.findChildren(QWidget)
            if each.objectName() and note_of(each).is_error
        ]
        assert marked == [at_fault]
        assert note_of(field).text == reason
        assert field.hasFocus()
        assert not page.is_busy
