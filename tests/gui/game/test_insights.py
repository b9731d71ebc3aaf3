"""What is found out about the position on the board: one at a time, kept, and never too much."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.parts import part
from tttmc_app.analysis.facts import PositionFacts, Want, study
from tttmc_app.core import Position, Rules, Thought
from tttmc_app.gui.game import insights as module
from tttmc_app.gui.game.insights import Insights
from tttmc_app.players import parse_spec
from tttmc_app.workers import JobRunner

FIRST, SECOND, THIRD = (Position.parse(text, Rules(3)) for text in (
    "XO./XO./...", "XO./.X./..O", "XOX/.O./.X.",
))  # fmt: skip


class Studied(NamedTuple):
    """The insights under test, the positions studied and how often more was known."""

    insights: Insights
    positions: list[tuple[Position, frozenset[Want]]]
    changes: list[int]

    def until_searched(
        self, qtbot: QtBot, position: Position, want: Want | None = None
    ) -> PositionFacts:
        """Ask about a position until its moves' results are known."""

        def known() -> PositionFacts:
            found = self.insights.known_about(position, None, want)
            assert found is not None
            return found

        qtbot.waitUntil(lambda: known().is_searched)
        return known()


@pytest.fixture
def studied(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Studied]:
    """Provide insights that begin at once, and note what they study."""
    positions: list[tuple[Position, frozenset[Want]]] = []

    def noted(position: Position, wants: frozenset[Want], seed: int) -> Iterator[PositionFacts]:
        positions.append((position, wants))
        yield from study(position, wants, seed)

    monkeypatch.setattr(module, "study", noted)
    monkeypatch.setattr(module, "DELAY_MS", 20)
    monkeypatch.setattr(module, "MAX_KEPT", 2)
    insights = Insights()
    changes: list[int] = []
    insights.changed.connect(lambda: changes.append(1))
    yield Studied(insights, positions, changes)
    assert insights.shutdown()


def test_a_position_is_studied_once(studied: Studied, qtbot: QtBot) -> None:
    """Its results are kept when another one is shown, until two later ones have been studied."""
    known = studied.until_searched(qtbot, FIRST)
    assert known.position == FIRST
    assert known.result((2, 0)) == 1  # X completes the first column
    assert studied.changes
    count = len(studied.changes)
    studied.until_searched(qtbot, SECOND)
    assert studied.until_searched(qtbot, FIRST) == known
    qtbot.wait(40)
    assert [position for position, _ in studied.positions] == [FIRST, SECOND]
    assert len(studied.changes) > count
    studied.until_searched(qtbot, THIRD)
    studied.until_searched(qtbot, FIRST)
    assert [position for position, _ in studied.positions] == [FIRST, SECOND, THIRD, FIRST]
    studied.insights.leave()
    exact = studied.until_searched(qtbot, FIRST, Want.EXACT)
    qtbot.waitUntil(lambda: studied.positions[-1] == (FIRST, frozenset({Want.EXACT})))

    def has_scores() -> bool:
        found = studied.insights.known_about(FIRST, None, Want.EXACT)
        return found is not None and found.expectation is not None

    qtbot.waitUntil(has_scores)
    assert exact.bounds == known.bounds


def test_nothing_is_studied_in_passing(studied: Studied, qtbot: QtBot) -> None:
    """A position that is soon left isn't studied, nor is a finished game."""
    insights = studied.insights
    assert insights.known_about(FIRST, None, None) == PositionFacts(FIRST)
    insights.leave()
    insights.known_about(FIRST, None, None)
    over = Position.parse("XXX/OO./...", finished=True)
    assert insights.known_about(over, None, None) is None
    insights.known_about(FIRST, None, None)
    insights.known_about(SECOND, None, None)
    qtbot.waitUntil(lambda: bool(studied.positions))
    assert [position for position, _ in studied.positions] == [SECOND]


def test_chances_are_those_of_the_thought(studied: Studied, qtbot: QtBot) -> None:
    """They are calculated when wanted, for each newer thought, and for its position only."""
    insights = studied.insights
    thoughts = [_thought(FIRST, trials) for trials in (50, 5000)]
    assert insights.known_about(FIRST, thoughts[0], None) == PositionFacts(FIRST)
    found: list[object] = []
    for thought in thoughts:

        def known(thought: Thought = thought) -> bool:
            about = insights.known_about(FIRST, thought, Want.SPREAD)
            assert about is not None
            is_new = about.sureness is not None and about.sureness not in found
            if is_new:
                found.append(about.sureness)
            return is_new

        qtbot.waitUntil(known)
    other = insights.known_about(SECOND, _thought(SECOND, 50), Want.SPREAD)
    assert other is not None
    assert other.sureness is None


def test_chances_are_calculated_again_after_a_shutdown(studied: Studied, qtbot: QtBot) -> None:
    """An answer that a shutdown drops isn't waited for when the window is opened again."""
    insights, thought = studied.insights, _thought(FIRST, 50)

    def has_spread() -> bool:
        found = insights.known_about(FIRST, None, Want.SPREAD)
        return found is not None and found.spread is not None

    qtbot.waitUntil(has_spread)
    insights.known_about(FIRST, thought, Want.SPREAD)  # asks
    assert insights.shutdown()

    def known() -> bool:
        about = insights.known_about(FIRST, thought, Want.SPREAD)
        return about is not None and about.sureness is not None

    qtbot.waitUntil(known)


def _thought(position: Position, trials: int) -> Thought:
    *_, last = parse_spec(f"mc:trials={trials}").make().think(position, 1)
    return last


def test_a_study_ends_when_another_position_is_shown(
    studied: Studied, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It makes way for a known position, a finished one and none, though they need no study."""
    studied.until_searched(qtbot, FIRST)
    runner = part(studied.insights, JobRunner)
    qtbot.waitUntil(lambda: not runner.is_busy)

    def endless(position: Position, _wants: frozenset[Want], _seed: int) -> Iterator[PositionFacts]:
        while True:
            yield PositionFacts(position)

    monkeypatch.setattr(module, "study", endless)
    over = Position.parse("XXX/OO./...", finished=True)
    ways: tuple[Callable[[], object], ...] = (
        lambda: studied.insights.known_about(FIRST, None, None),
        lambda: studied.insights.known_about(over, None, None),
        studied.insights.leave,
    )
    for leave in ways:
        studied.insights.known_about(SECOND, None, None)
        qtbot.waitUntil(lambda: runner.is_busy)
        leave()
        qtbot.waitUntil(lambda: not runner.is_busy)
