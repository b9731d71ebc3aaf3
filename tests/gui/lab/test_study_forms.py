"""What the forms of studies show beside their fields: boards, textbooks and charts that fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit

from tests.gui.lab.conftest import START, MakePage
from tests.gui.lab.silent_driver import SAVED
from tests.gui.lab.test_forms import part
from tests.gui.lab.test_study_page import CONVERGENCE, Page, converged, open_page
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.experiments.saved_run import SavedRun
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.gui.lab.exports import Results
from tttmc_app.gui.lab.textbook_note import TextbookNote, read_state
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import open_textbook
from tttmc_app.players.mistakes import Blame
from tttmc_app.players.textbook import Textbook
from tttmc_app.workers import Report

__all__ = ["open_page"]
"""A fixture."""

OpenPage = Callable[[str], Page]


class Score:
    """The numbers of a training run."""

    games, losses, mistakes = 2500, 1200, 45

    def __init__(self, done: int, late: int) -> None:
        self.done = done
        self.losses_per_block = (9, 5, late)


def test_the_textbook_is_looked_at_when_it_may_have_changed(
    open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A textbook is read for each change of its file or the rules, and after, but not in a run."""
    looked: list[tuple[str, Rules]] = []

    def look_at(_note: object, file: str, rules: Rules) -> None:
        looked.append((file, rules))

    def news() -> list[tuple[str, Rules]]:
        found = [*looked]
        looked.clear()
        return found

    monkeypatch.setattr(TextbookNote, "look_at", look_at)
    one = open_page("train")
    page = one.page
    assert {*news()} == {("", Rules())}
    assert one.state[0] == "Each block of games is saved at once."
    book, other = str(tmp_path / "a.textbook"), str(tmp_path / "b.textbook")
    field = page._fields["textbook"]
    field.set_value(book)
    page.refresh()
    assert news() == [(book, Rules())]
    page._note.new_requested.emit(other)
    assert (field.value(), {*news()}) == (other, {(other, Rules())})
    for rules in (Rules(4), Rules(4, 3)):
        page.set_rules(rules)
        assert {*news()} == {(other, rules)}
        assert page.recipe().rules == rules
    page.set_rules(Rules(4, 3))
    assert news() == [], "these are its rules"
    page.bar.start.click()
    note = one.state[0]
    page.set_rules(Rules())
    page.refresh()
    page._on_rules()
    assert (news(), page.recipe().rules, one.state[0]) == ([], Rules(4, 3), note)
    study = page.recipe()
    one.runner.tell(cast("Any", Score(0, 0)))
    page.bar.stop.click()
    assert (news(), one.state[0]) == ([], "Stopped."), "it may still be written"
    one.runner.returned.emit(Report(one.runner.number, None, 1.0))
    assert news() == [(other, Rules(4, 3))]
    page.begin()
    one.runner.tell(cast("Any", Score(1999, 3)))
    counts = "Games on 4×4, 3 in a row: 2,500, lost: 1,200. Mistakes in the textbook: 45."
    assert one.state[0] == counts
    page.bar.stop.click()
    assert one.state[0] == f"{counts} Stopped; the results so far are saved."
    assert page.recipe() == replace(study, seed=page.recipe().seed)


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
            read_state(str(path), Rules())
    else:
        state = read_state(str(path), Rules())
        assert (state.mistakes, state.games, state.unused.name) == (0, 0, "a-2.textbook")
    assert closed == [path]


def test_losses_are_shown_for_their_rules(open_page: OpenPage, tmp_path: Path) -> None:
    """The chart is that of the last training as long as the form has its rules."""
    page = open_page("train").page
    view = page.chart_views[0]
    empty = view.chart
    study = Training(tmp_path / "a.textbook", 40, Rules(2), 1)
    *_, found = study.find()
    page.show_recipe(study)
    page.show_found(study, found)
    shown = view.chart
    assert shown != empty
    for rules, chart in ((Rules(), empty), (Rules(2), shown), (Rules(2, reverse=True), empty)):
        page.set_rules(rules)
        assert view.chart == chart
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
    open_page: OpenPage, tmp_path: Path, blame: Blame, done: int, late: int, explained: bool
) -> None:
    """The line has the rules and all counts, and a second sentence if losses may go on."""
    page = open_page("train").page
    study = Training(tmp_path / "a.textbook", 2000, Rules(4, 3), blame=blame)
    found: TrainingScore = cast("Any", Score(done, late))
    counts = "Games on 4×4, 3 in a row: 2,500, lost: 1,200. Mistakes in the textbook: 45."
    more = (
        " Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns "
        "from it."
    )
    assert page.progress_text(study, found) == counts + more * explained
    assert page.share_of(study, found) == done / 2000


def test_charts_of_a_running_study_stay(open_page: OpenPage) -> None:
    """While a study runs, its charts stay whatever the form shows; afterwards they fit the form."""
    one = open_page("converge")
    page = one.page
    text = part(page, QLineEdit, "convergenceText")
    empty = [view.chart for view in page.chart_views]
    page.show_recipe(CONVERGENCE)
    page.begin()
    one.runner.tell(converged(3))
    partial = [view.chart for view in page.chart_views]
    assert partial != empty
    text.setText("X../.../...")
    assert [view.chart for view in page.chart_views] == partial
    one.runner.tell(converged(99), ends=True)
    whole = [view.chart for view in page.chart_views]
    assert whole not in (partial, empty)
    text.setText("X../O../...")
    assert [view.chart for view in page.chart_views] == empty
    page.show_recipe(CONVERGENCE)
    assert [view.chart for view in page.chart_views] == whole


def test_a_part_of_a_study_moves_to_another_page(open_page: OpenPage) -> None:
    """A page in another language shows the part of a study that was saved, and how much it is."""
    old, new = open_page("converge"), open_page("converge")
    found = converged(3)
    old.page.show_saved(SavedRun(replace(SAVED, done=3, target=6), CONVERGENCE, found))
    new.page.take_over(old.page)
    assert new.state == ("Monte Carlo, seed 9.", ["Start"], 0.51, True)
    assert new.page._exported == Results(12, CONVERGENCE, found)
    charts = [view.chart for view in old.page.chart_views]
    assert [view.chart for view in new.page.chart_views] == charts


def test_a_board_that_is_being_typed(open_page: OpenPage) -> None:
    """A board that can't occur is drawn all the same; what is no board leaves the last one."""
    page = open_page("converge").page
    text, side = part(page, QLineEdit, "convergenceText"), part(page, QComboBox, "convergenceSide")
    shown: list[tuple[str, str, int]] = []
    large = "X.O./..../..../...."
    for typed in ("X../.../...", "XXX/OO./...", "XX./.../...", "X.?/..", large, ""):
        text.setText(typed)
        shown.append((page._board.picture.position.text, side.itemText(0), page.rules.rules().size))
    assert shown == [
        ("X../.../...", "automatic: O", 3),
        ("XXX/OO./...", "automatic", 3),
        ("XX./.../...", "automatic", 3),
        ("XX./.../...", "automatic", 3),
        (large, "automatic: X", 4),
        (large, "automatic", 4),
    ]


def test_clicks_start_from_what_is_shown(open_page: OpenPage) -> None:
    """Clicks go on from a board that can't occur, and forget a side that came with a position."""
    page = open_page("converge").page
    text, side = part(page, QLineEdit, "convergenceText"), part(page, QComboBox, "convergenceSide")
    page.show_recipe(replace(CONVERGENCE, position=Position.parse("X../.../...", Rules(), "X")))
    assert side.currentText() == "X"
    seen: list[tuple[str, int]] = []
    for square in ((0, 1), (0, 1), (2, 2), (0, 0)):
        page._board.chosen.emit(*square)
        seen.append((text.text(), side.currentIndex()))
    assert seen == [
        ("XX./.../...", 0),
        ("XO./.../...", 0),
        ("XO./.../..X", 0),
        ("OO./.../..X", 0),
    ]
    side.setCurrentIndex(2)
    side.activated.emit(2)
    page._board.chosen.emit(1, 1)
    assert (text.text(), side.currentText()) == ("OO./.X./..X", "O")
    page._on_take()
    assert (page.position(), side.currentIndex()) == (START, 0)
    side.setCurrentIndex(2)  # as an opened study does
    page._board.chosen.emit(2, 2)
    assert side.currentIndex() == 0, "the choice belonged to another position"


def test_the_same_marks_by_other_rules(open_page: OpenPage) -> None:
    """A position that differs only in its rules, or that needs a side, is shown as it is."""
    page = open_page("converge").page
    side, rules = part(page, QComboBox, "convergenceSide"), part(page, QLabel, "convergenceRules")
    for text, by, to_move, shown in (
        ("X../.../...", Rules(), "O", "automatic: O"),
        ("X../.../...", Rules(reverse=True), "O", "automatic: O"),
        ("X../.../...", Rules(3, 2), "O", "automatic: O"),
        ("X../.../...", Rules(3, 2), "X", "X"),
        ("O../.../...", Rules(3, 2), "X", "X"),
        ("X../.../...", Rules(), "O", "automatic: O"),
    ):
        position = Position.parse(text, by, to_move)
        page.show_position(position, parse_spec("mc"))
        assert page.position() == page._board.picture.position == position
        assert (side.currentText(), page.rules.rules()) == (shown, by)
        assert (rules.text(), page.bar.reason.text()) == (f"Rules: {by.describe()}", "")


def test_a_textbook_may_be_read_at_the_end(
    open_page: OpenPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page has ended only if the thread that reads textbooks has, too."""
    page = open_page("train").page
    for read in (True, False):
        with monkeypatch.context() as patched:
            patched.setattr(page._note, "shutdown", lambda read=read: read)
            assert page.shutdown() is read


@pytest.mark.parametrize("name", ["limits", "converge"])
def test_what_a_study_varies_cannot_be_set(make: MakePage, name: str) -> None:
    """The counts and the exact scores are disabled for every player, all else is enabled."""
    form: Any = cast("Any", make(name))._player
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


def test_the_built_in_textbook_follows_the_rules(open_page: OpenPage) -> None:
    """A page in another language leaves the field empty, so that other rules can be chosen."""
    old, new = open_page("train").page, open_page("train").page
    new.take_over(old)
    assert new._fields["textbook"].value() == ""
    new.rules.set_rules(Rules(4))
    assert new.recipe().textbook == open_textbook("", Rules(4)).path
