"""The match page: its form, its results, and the settings that it rejects."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit

from tests.gui.lab.conftest import LabHand
from tests.gui.tables import table_text
from tttmc_app.core import Rules
from tttmc_app.experiments import estimate
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.gui.lab import run_page
from tttmc_app.gui.lab.controls import BoardsField
from tttmc_app.gui.lab.match_page import MatchPage
from tttmc_app.gui.lab.parts import Table
from tttmc_app.gui.look.widgets import Switch
from tttmc_app.gui.panels.field_errors import note_of
from tttmc_app.gui.panels.fields import Chooser, CountField
from tttmc_app.players import parse_spec


def page_with(lab: LabHand, plan: MatchPlan) -> MatchPage:
    """Open the page with this match."""
    page = lab.run_page("match", plan.games_each)
    assert isinstance(page, MatchPage)
    page.show_recipe(plan)
    return page


def test_a_match_says_who_is_stronger(lab: LabHand) -> None:
    """A sequential test ends the match early; chart, table and sentences describe player A."""
    a, b = parse_spec("mc:trials=30"), parse_spec("random")
    plan = MatchPlan(a, b, 2000, seed=3, opening=1, sprt=(0.0, 50.0))
    page = page_with(lab, plan)
    assert page.recipe() == plan, "the form keeps every setting"
    page.begin()
    lab.until_over(page)
    text = lab.part(QLabel, "matchSentences").text()
    assert "\nA is the stronger with a probability of more than 99.99 %." in text
    assert re.match(r"Monte Carlo 30 beats Random: \d", lab.part(QLabel, "matchHeadline").text())
    assert "accepts 50 (LLR" in text
    rows = [line.split("\t") for line in table_text(lab.part(Table, "matchTable")).splitlines()]
    assert [row[0] for row in rows[1:]] == ["A wins", "Ties", "A loses"]
    games = sum(int(row[1]) for row in rows[1:])
    assert 0 < games < 2000
    _, *openings = table_text(lab.part(Table, "matchOpenings")).splitlines()
    assert sum(int(row.split("\t")[1]) for row in openings) == games
    assert lab.part(QLabel, "matchNote").text().startswith(f"{games} games in")


def test_the_score_without_known_luck(lab: LabHand) -> None:
    """A switch adds a sentence with a narrower interval; it can't be combined with openings."""
    plan = MatchPlan(parse_spec("random"), parse_spec("random"), 60, Rules(2), seed=3, control=True)
    page = page_with(lab, plan)
    assert page.recipe() == plan, "the form keeps the switch"
    page.begin()
    lab.until_over(page)
    last = lab.part(QLabel, "matchSentences").text().splitlines()[-1]
    assert last.startswith("Without known luck the score is ")
    lab.part(CountField, "matchOpening").setValue(1)
    assert "from the empty board" in lab.reason("match")


def test_the_time_is_estimated(lab: LabHand, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games show how long the run would take, except on a cluster of unknown speed."""
    monkeypatch.setattr(run_page, "ESTIMATE_MS", 0)
    monkeypatch.setattr(estimate, "_PATIENCE", 20.0)
    page = page_with(lab, MatchPlan(parse_spec("mc:trials=5"), parse_spec("random"), 10**7))
    shown = lab.part(QLabel, "matchEstimate")
    lab.qtbot.waitUntil(
        lambda: re.fullmatch(r"Estimated time: about \d.+", shown.text()) is not None
    )
    lab.part(QLineEdit, "matchBounds").setText("0, 20")
    lab.qtbot.waitUntil(lambda: shown.text().startswith("Estimated time: at most "))
    lab.part(Chooser, "matchWhere").setCurrentIndex(1)
    assert shown.text() == ""
    assert not page.is_busy


def test_impossible_matches_are_refused(lab: LabHand) -> None:
    """A test without pairs, or with wrong bounds, is reported before the start."""
    page_with(lab, MatchPlan(parse_spec("mc:trials=5"), parse_spec("random"), 10))
    bounds = lab.part(QLineEdit, "matchBounds")
    bounds.setText("20")
    assert "is not two Elo differences" in lab.reason("match")
    bounds.setText("0, 20")
    assert lab.reason("match") == ""
    lab.part(Switch, "matchBoth").setChecked(False)
    assert "needs pairs of games" in lab.reason("match")


def test_openings_are_read_from_a_file(lab: LabHand, tmp_path: Path) -> None:
    """A bad line is named as in the file, and a file that can't be read beside the field."""
    page = page_with(lab, MatchPlan(parse_spec("mc:trials=5"), parse_spec("random"), 10, Rules(3)))
    field, path = lab.part(BoardsField, "matchBoards"), tmp_path / "openings.txt"
    for text, reason in (("# one\n\nX.O/.../... # a\n", ""), ("\n\nXXX/OO./...", "Line 3 of")):
        path.write_text(text, encoding="utf-8")
        before = field.value()
        field.read(path)
        lab.qtbot.waitUntil(partial(_differs, field, before))
        assert lab.reason("match").startswith(reason)
        if not reason:
            assert page.recipe().opening_boards == ("X.O/.../...",)
    field.read(tmp_path / "none.txt")
    lab.qtbot.waitUntil(lambda: "none.txt" in note_of(field.line).text)


def _differs(field: BoardsField, before: tuple[str, ...]) -> bool:
    return field.value() != before
