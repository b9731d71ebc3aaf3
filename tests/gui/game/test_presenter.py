"""The presenter: what shows all of a thought at once, and what squares say of themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import (
    Meaning,
    Position,
    Rules,
    Square,
    Tally,
    Text,
    Thought,
    thought_without_values,
)
from tttmc_app.gui.panels.plates import Plate
from tttmc_app.gui.panels.shares import SharesBar
from tttmc_app.gui.panels.thought_page import CandidateBars
from tttmc_app.players.random_player import RandomPlayer


def with_values(hand: Hand) -> set[Square]:
    """Return the squares whose descriptions have a value."""
    rules = hand.board.picture.position.rules
    squares = map(rules.square, range(rules.square_count))
    return {square for square in squares if "score" in hand.presenter.describe(square)}


def test_squares_have_the_values_of_what_is_shown(open_window: OpenWindow) -> None:
    """They have none at the start, before a person's move and in a draft; the last ones stay.

    At an earlier move of a finished game they have those behind that move, as in an open game.
    """
    hand = open_window(x="mc:trials=50", o="human", seed=3)
    legend = hand.part(QLabel, "legend")
    hand.until_moves(1)
    empty = set(Position.start(Rules(3)).empty_squares)
    assert with_values(hand) == empty
    hand.play_to_the_end()
    last = hand.game.ply_of_thought
    assert last is not None
    assert with_values(hand) <= set(hand.record.positions[last].empty_squares)
    for ply in range(hand.moves - 1):  # the last move is the end
        hand.game.browse(ply)
        before = set(hand.record.positions[ply].empty_squares)
        assert with_values(hand) == (set() if ply % 2 else before)
        assert (legend.text() == "No machine thought about this move.") is bool(ply % 2)
    hand.press("setUpPosition")
    assert with_values(hand) == set()
    hand.press("backToGame")
    hand.game.browse(-1)
    assert with_values(hand) == set()
    assert "No machine thought" not in legend.text()
    hand.press("ask")
    hand.until(lambda: not hand.game.is_busy and hand.game.asked is not None)
    assert with_values(hand) == empty
    hand.game.browse(None)
    assert with_values(hand) < empty


def test_shares_stay_until_others_are_known(open_window: OpenWindow) -> None:
    """After a move the bar goes on showing the last chances while the new ones are counted."""
    hand = open_window(x="human", o="human")
    shares = hand.part(SharesBar, "outcomes")
    hand.until(lambda: shares.parts_shown != ())
    before = shares.parts_shown
    hand.click(1, 1)
    assert shares.parts_shown == before
    hand.until(lambda: shares.parts_shown != before)


def plate_texts(hand: Hand) -> dict[str, str]:
    """Return the figures on the plates, each by its player."""
    plates = hand.window.findChildren(Plate)
    return {hand.game.session.player_of(p.mark).kind.name: p.shown.line for p in plates}


def test_a_plate_shows_the_figures_of_its_last_move(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are an engine's report, or else the trials, until another kind of player comes."""
    told = Text("Hello.")
    thoughts: list[dict[str, Any]] = [
        {"meaning": Meaning.EVALUATION, "note": told},
        {"meaning": Meaning.EVALUATION, "note": told, "line": ((2, 2), (0, 1)), "trials": 9},
        {"meaning": Meaning.SCORE, "note": told, "trials": 40},
        {"meaning": Meaning.SCORE, "note": told},
    ]
    expected = ["Hello.", "c3 b1", "40 trials · ", "X wins"]

    def think(_self: object, position: Position, seed: int) -> Iterator[Thought]:
        blank = thought_without_values(position, seed)
        move, number = position.empty_squares[0], 8 - len(position.empty_squares) // 2
        yield replace(blank, move=move, **thoughts[number])

    monkeypatch.setattr(RandomPlayer, "think", think)
    hand = open_window(x="random", o="human", rules=Rules(4, 4))

    def shows(figures: str) -> bool:
        return plate_texts(hand)["random"].startswith(figures)

    for reply, figures in enumerate(expected):
        hand.until_moves(2 * reply + 1)
        hand.until(partial(shows, figures))
        if reply + 1 < len(expected):
            hand.click(3, reply)
    hand.choose("playerX", "You")
    assert set(plate_texts(hand)) == {"human"}


@pytest.mark.parametrize(("line", "offers"), [(5, False), (6, True)])
def test_a_shorter_line_is_shorter(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, line: int, offers: bool
) -> None:
    """Where all trials tie, five in a row are offered, unless the line is that short already."""

    def think(_self: object, position: Position, seed: int) -> Iterator[Thought]:
        count = position.rules.square_count
        none = (0,) * count
        tally = Tally(0, 500, 0, none, none, none, none)
        values = (None, *map(float, range(1, count)))
        blank = thought_without_values(position, seed)
        best = ((0, 1),)
        yield replace(blank, values=values, best=best, move=(0, 1), tally=tally, trials=500)

    monkeypatch.setattr(RandomPlayer, "think", think)
    hand = open_window(x="human", o="random", rules=Rules(6, line))
    hand.click(0, 0)
    hand.until_moves(2)
    hand.qtbot.wait(20)
    assert hand.part(QAbstractButton, "shorterLine").isVisible() is offers
    bars = hand.part(CandidateBars, "candidates")
    every = bars.rows
    assert every
    hand.choose("overlay", "Off")
    assert bars.rows == every  # the list doesn't depend on the overlay
    assert hand.board.picture.overlay is None
