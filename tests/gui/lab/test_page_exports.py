"""What all pages with a form do with results: their title, their exports, and what is said."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from tests.gui.lab.conftest import MakePage, is_example
from tests.gui.lab.test_same_pages import KINDS, saved
from tttmc_app.core import Rules
from tttmc_app.gui.lab import run_page
from tttmc_app.gui.lab.exports import Results
from tttmc_app.gui.panels.bars import MessageBar


def prefix_of(page: Any) -> str:
    """Return how the names of a page's parts begin."""
    return str(page.bar.start.objectName().removesuffix("Start"))


@pytest.mark.parametrize("name", KINDS)
def test_results_are_exported_from_their_page(
    make: MakePage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A saved run's export and its charts' menus open at their buttons, for its own results."""
    page: Any = make(name)
    prefix = prefix_of(page)
    export = page.findChild(QAbstractButton, f"{prefix}Export")
    asked: list[tuple[object, ...]] = []

    def open_menu(where: object, results: Results) -> None:
        asked.append((where, results))

    monkeypatch.setattr(page.exporter, "open_menu", open_menu)
    page.show()
    assert (export.isEnabled(), is_example(page)) == (False, True)
    run: Any = saved(name, tmp_path)
    page.follow_rules(Rules(5, 2))
    page.bar.refuse("old")
    page.show_saved(run)
    assert (page.rules.rules(), page.bar.reason.text()) == (run.recipe.rules, "")
    assert [view.chart for view in page.chart_views] == list(run.charts)
    assert (export.isEnabled(), is_example(page)) == (True, False)
    export.click()
    assert asked == [(export, Results(run.info.number, run.recipe, run.summary))]
    for view in page.chart_views:
        view.more.click()
    assert asked[1:] == [(view.more, view) for view in page.chart_views]
    page.show_results(replace(page._shown, run=0))
    assert not export.isEnabled(), "a run that isn't saved can't be exported"


@pytest.mark.parametrize("name", KINDS)
def test_what_was_exported_is_said(
    make: MakePage, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """What was written or copied is noted above the buttons and said; a failure is a message."""
    said: list[tuple[QWidget, str]] = []

    def announce(widget: QWidget, text: str) -> None:
        said.append((widget, text))

    monkeypatch.setattr(run_page, "announce", announce)
    page: Any = make(name)
    note = page.findChild(QLabel, f"{prefix_of(page)}Note")
    page.exporter.done.emit("Saved as a.csv")
    assert (note.text(), note.isHidden()) == ("Saved as a.csv", False)
    bar = page.findChild(MessageBar)
    assert bar.isHidden()
    page.exporter.failed.emit("the disk is full")
    assert bar.findChild(QLabel, "messageText").text() == "The disk is full"
    assert (bar.isHidden(), note.text()) == (False, "Saved as a.csv")
    assert said == [(page, "Saved as a.csv")]
