"""What the controls of the lab's forms and its window show, as they are used."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from tests.gui.lab.conftest import START, LabHand, MakePage
from tests.gui.lab.silent_driver import PLAN
from tests.gui.lab.test_forms import part
from tttmc_app.core import Position, Rules
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.gui.lab.parts import MACHINES
from tttmc_app.gui.lab.window import LabWindow
from tttmc_app.gui.panels.fields import CountField
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.players import parse_spec


def test_a_sweep_s_parameter(make: MakePage) -> None:
    """The varied parameter has its values and hint, and its own field is disabled meanwhile."""
    page: Any = make("sweep")
    page.show()
    form: PlayerForm = page._player
    parameter, values = (
        part(page, QComboBox, "sweepParameter"),
        part(page, QLineEdit, "sweepValues"),
    )
    opponent: PlayerForm = page._opponent

    def disabled() -> set[str]:
        kind = form.kind
        return {
            each.name
            for each in kind.parameters
            for owner, field in form.fields(each.name)
            if owner is kind and not field.widget.isEnabled()
        }

    def others_are_enabled() -> bool:
        kinds = [kind for kind in MACHINES if kind is not form.kind]
        fields = [form.fields(each.name) for kind in kinds for each in kind.parameters]
        return all(
            field.widget.isEnabled() for pairs in fields for owner, field in pairs if owner in kinds
        )

    labels = [parameter.itemText(n) for n in range(parameter.count())]
    assert labels == [str(each.label) for each in parse_spec("mc").kind.parameters]
    assert (disabled(), values.text()) == ({"trials", "exact"}, "5, 10, 50, 100, 500, 1000, 5000")
    for kind in ("course", "mc"):  # both have trials and weights
        form.chooser.setCurrentIndex(form.chooser.findData(kind))
        assert others_are_enabled()
    parameter.setCurrentIndex(parameter.findData("other"))
    assert (disabled(), values.text()) == ({"other"}, "0, 0.5, 1, 2, 4")
    assert page._hint.text() == "Numbers from 0 to 1,000."
    form.chooser.setCurrentIndex(form.chooser.findData("forward"))
    assert (parameter.currentData(), disabled()) == ("samples", {"samples"})
    assert values.text() == "1, 5, 10, 50, 100, 500"
    form.chooser.setCurrentIndex(form.chooser.findData("random"))
    assert (parameter.count(), parameter.isEnabled(), values.isEnabled()) == (0, False, False)
    assert (values.text(), page._hint.text()) == ("", "This player has no parameters.")
    assert page.bar.reason.text() == "Random has no parameters: choose another player to measure"
    form.chooser.setCurrentIndex(form.chooser.findData("learner"))
    names = [parameter.itemData(n) for n in range(parameter.count())]
    assert names == ["blame", "symmetry"], "files can't be swept"
    assert (parameter.isEnabled(), values.isEnabled()) == (True, True)
    against = part(page, QComboBox, "sweepAgainst")
    assert not opponent.isVisible()
    against.setCurrentIndex(1)
    assert opponent.chooser.isVisible()
    against.setCurrentIndex(0)
    assert not opponent.chooser.isVisible()


def test_the_players_of_a_tournament(make: MakePage) -> None:
    """A player's settings open and close; pairs and games are counted; added players are new."""
    page: Any = make("tournament")
    specs = tuple(map(parse_spec, ("mc:trials=7", "random", "perfect")))
    page.show_recipe(TournamentPlan(specs, 1000))
    page.show()

    def entries() -> list[Any]:
        return [*page._entries]

    def looks(entry: Any) -> tuple[str, str, bool, bool]:
        note = "" if entry._note.isHidden() else entry._note.text()
        return entry._more.text(), note, entry._more.isEnabled(), not entry.form.isHidden()

    first, second, _ = entries()
    assert looks(first) == ("▸", "7 trials", True, False)
    assert looks(second) == ("▸", "", False, False)
    first._more.click()
    assert looks(first) == ("▾", "", True, True)
    first.form.chooser.setCurrentIndex(first.form.chooser.findData("random"))
    assert looks(first) == ("▸", "", False, False)
    first.form.chooser.setCurrentIndex(first.form.chooser.findData("mc"))
    assert looks(first)[0] == "▾"
    told: list[str] = []
    first.changed.connect(lambda: told.append(first.form.spec().text))
    first.findChildren(CountField)[0].setValue(8)
    first._more.click()
    assert looks(first) == ("▸", "8 trials", True, False)
    assert told == [parse_spec("mc:trials=8").text]
    assert page._count.text() == "Pairs: 3, games: 3,000"
    part(page, CountField, "tournamentGames").setValue(10)
    assert page._count.text() == "Pairs: 3, games: 30"
    add = part(page, QToolButton, "addPlayer")
    for _ in range(12):
        add.click()
    found = [entry.form.spec().text for entry in entries()]
    assert len(found) == 15
    usual = {entry.form.spec().kind.name for entry in entries()}
    assert {"mc", "forward", "tree", "perfect", "random", "learner"} <= usual
    assert found[-1].startswith("mc:trials=10,")
    removable = [entry for entry in entries() if entry._remove.isEnabled()]
    assert len(removable) == 15
    for entry in entries()[2:]:
        entry._remove.click()
    assert page._count.text() == "Pairs: 1, games: 10"
    assert not any(entry._remove.isEnabled() for entry in entries())


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
    sweep.show_recipe(PLAN)
    new = LabWindow(lambda: START)
    lab.qtbot.addWidget(new)
    new.take_over(window)
    assert new.page_name == "limits"
    assert cast("Any", new.page("sweep")).recipe() == PLAN
    card = new.page("tournament").findChild(RulesCard)
    assert card is not None
    assert card.rules() == Rules(4, 3)
    new.close()


def test_a_narrow_page(make: MakePage, qtbot: QtBot) -> None:
    """A narrow page shows its form or its results; a refused start goes back to the form."""
    page: Any = make("sweep")
    page.resize(500, 600)
    page.show()
    switch = part(page, QToolButton, "sweepSwitch")
    form, results = page._form_area, page._results_area

    def state() -> tuple[bool, bool, str]:
        return form.isVisible(), results.isVisible(), switch.text() if switch.isVisible() else ""

    assert state() == (True, False, "Results")
    switch.click()
    assert state() == (False, True, "Settings")
    part(page, QLineEdit, "sweepValues").setText("x")
    page.begin()
    assert state() == (True, False, "Results")
    switch.click()
    page.resize(1100, 600)
    assert state() == (True, True, "")
    assert form.width() < results.width()
    new: Any = make("sweep")
    new.resize(500, 600)
    new.show()
    new.take_over(page)
    assert (new._form_area.isVisible(), new._results_area.isVisible()) == (False, True)
    label = part(page, QLabel, "sweepReason")
    assert label.text() == "Trials must be a number, not 'x'"
