"""What the forms of studies show beside their fields: boards, textbooks and charts that fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from tests.gui.lab.conftest import MakePage, is_example
from tests.gui.lab.silent_driver import Page
from tests.gui.lab.test_forms import part
from tests.gui.lab.test_study_page import CONVERGENCE, one, told
from tttmc_app.core import Rules, TttmcError
from tttmc_app.experiments.chart import Chart
from tttmc_app.experiments.running import saved_findings
from tttmc_app.experiments.training import Training, TrainingScore, training_report
from tttmc_app.gui.lab.learning_page import read_state
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import Blame
from tttmc_app.players.textbook import Textbook

__all__ = ["one"]
"""A fixture."""


class Score:
    """The numbers of a training run."""

    games, losses, mistakes = 2500, 1200, 45

    def __init__(self, done: int, late: int) -> None:
        self.done = done
        self.losses_per_block = (9, 5, late)


@pytest.mark.parametrize("is_damaged", [False, True])
def test_a_textbook_that_was_read_is_closed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, is_damaged: bool
) -> None:
    """The file isn't kept open, even if its mistakes can't be counted."""
    closed: list[Path] = []
    close = Textbook.close

    def note(book: Textbook) -> None:
        closed.append(book.path)
        close(book)

    def fail(_book: Textbook) -> int:
        raise TttmcError("it is damaged")

    path = tmp_path / "a.textbook"
    monkeypatch.setattr(Textbook, "close", note)
    if is_damaged:
        monkeypatch.setattr(Textbook, "size", property(fail))
        with pytest.raises(TttmcError, match="it is damaged"):
            read_state(str(path), Rules(3))
    else:
        state = read_state(str(path), Rules(3))
        assert (state.mistakes, state.games, state.unused.name) == (0, 0, "a-2.textbook")
    assert closed == [path]


def test_losses_are_shown_for_their_rules(make: MakePage, tmp_path: Path) -> None:
    """The chart is that of the last training as long as the form has its rules."""
    page: Any = make("train")
    view = page.chart_views[0]
    study = Training(tmp_path / "a.textbook", 40, Rules(2), 1)
    *_, progress = saved_findings(study, study.find)
    page.show_recipe(study)
    page.driver.ended.emit(progress)
    shown = view.chart
    for rules, is_other in ((Rules(3), True), (Rules(2), False), (Rules(2, reverse=True), True)):
        page.set_rules(rules)
        assert (view.chart, is_example(page)) == (shown, is_other)
        assert part(page, QLabel, "trainingNote").text() == "Each block of games is saved at once."


@pytest.mark.parametrize(
    ("blame", "done", "late", "explained"),
    [
        (Blame.LAST, 2000, 3, True),
        (Blame.LAST, 1999, 3, False),
        (Blame.LAST, 2000, 0, False),
        (Blame.CHAIN, 2000, 3, False),
    ],
)
def test_a_training_in_words(
    tmp_path: Path, blame: Blame, done: int, late: int, explained: bool
) -> None:
    """The line has the rules and all counts, and a second sentence if losses may go on."""
    study = Training(tmp_path / "a.textbook", 2000, Rules(4, 3), blame=blame)
    found: TrainingScore = cast("Any", Score(done, late))
    counts = "Games on 4×4, 3 in a row: 2,500, lost: 1,200. Mistakes in the textbook: 45."
    more = (
        " Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns "
        "from it."
    )
    report = training_report(study, found)
    assert [str(report.progress), str(report.outcome)] == [counts, counts + more * explained]


def test_charts_of_a_running_study_stay(one: Page, qtbot: QtBot) -> None:
    """While a study runs, its charts stay whatever the form shows; afterwards they fit the form."""
    page = one.page
    text = part(page, QLineEdit, "convergenceText")

    def charts() -> list[Chart]:
        return [view.chart for view in page.chart_views]

    page.begin()
    page.driver.progressed.emit(told(3))
    qtbot.waitUntil(lambda: not any(chart.is_empty for chart in charts()))
    partial = charts()
    text.setText("X../.../...")
    assert charts() == partial
    one.driver.busy = False
    page.driver.ended.emit(told(6))
    whole = charts()
    assert whole != partial
    text.setText("X../O../...")
    assert is_example(page)
    page.show_recipe(CONVERGENCE)
    assert (charts(), is_example(page)) == (whole, False)


@pytest.mark.parametrize("name", ["limits", "converge"])
def test_what_a_study_varies_cannot_be_set(make: MakePage, name: str) -> None:
    """The counts and the exact scores are disabled for every player, all else is enabled."""
    form: Any = make(name).controls["player"].widget
    disabled: list[list[str]] = []
    # A kind's fields are made when it is first chosen; turning ∞ off enables nothing.
    for spec in ("mc:exact=1", "forward", "mc"):
        form.set_spec(parse_spec(spec))
        disabled.append(
            [
                each.name
                for each in form.kind.parameters
                for owner, field in form.fields(each.name)
                if owner is form.kind and not field.widget.isEnabled()
            ]
        )
    assert disabled == [["trials", "exact"], ["samples"], ["trials", "exact"]]
