"""What the controls of the lab's forms and its window show, as they are used."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from tests.gui.lab.conftest import START, LabHand
from tttmc_app.core import Position, Rules
from tttmc_app.gui.panels.rules_card import RulesCard


def test_the_lab_s_window(lab: LabHand) -> None:
    """The title has the progress; saved runs open on their page, which another language keeps."""
    window = lab.window
    sweep: Any = window.open_page("sweep")
    sweep.progress_changed.emit("42 %")
    assert window.windowTitle() == "42 % · Lab"
    sweep.progress_changed.emit("")
    assert window.windowTitle() == "Lab"
    shown: list[tuple[str, Any]] = []
    match: Any = window.page("match")

    def keep(name: str, value: object) -> None:
        shown.append((name, value))

    match.show_saved = partial(keep, "show")
    match.resume = partial(keep, "resume")
    info: Any = type("Info", (), {"kind": "match"})()
    run: Any = type("Run", (), {"info": info})()
    cast("Any", window)._open_saved(run)
    assert match.isVisible()
    window.open_page("sweep")
    cast("Any", window)._resume_saved(info)
    assert match.isVisible()
    assert shown == [("show", run), ("resume", info)]
    asked: list[str] = []
    window.help_requested.connect(asked.append)
    window.open_page("limits")
    window.show_help()
    assert asked == ["06-lab-4-limits.md"]
    chances: list[Position] = []
    window.chances_requested.connect(chances.append)
    cast("Any", window.page("converge")).chances_requested.emit(START)
    assert chances == [START]
    assert window.open_page() is window.page("limits")
    window.open_page("limits", Rules(4, 3))
    card = window.page("tournament").findChild(RulesCard)
    assert card is not None
    assert card.rules() == Rules(4, 3)
