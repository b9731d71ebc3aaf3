"""What engines report while they think, in the notations that are in use."""

from __future__ import annotations

import pytest

from tttmc_app.core import Position, Rules
from tttmc_app.core.thought import MATE
from tttmc_app.gomocup.remarks import Findings, is_chatter

EMPTY = Position.start(Rules(15, 5))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("eval 137", 137.0),
        ("Evaluation: -12", -12.0),
        ("EV=+3.25 nodes 9", 3.25),
        ("depth 4 score -0.5 pv", -0.5),
        ("value 1", 1.0),
        ("Eval +M5", MATE - 5),
        ("eval -M12", -(MATE - 12)),
        ("eval m3", MATE - 3),
        ("eval M999999", MATE - 1000),
        ("eval 999999999", MATE / 2),
        ("eval -999999999.5", -MATE / 2),
        ("medieval 3", None),
        ("eval 3x", None),
        ("evals 3", None),
        ("eval none", None),
        ("137", None),
    ],
)
def test_an_evaluation_is_found(text: str, value: float | None) -> None:
    """A number after one of the usual words is the engine's value; M counts moves to a win."""
    assert Findings().with_remark(text, EMPTY) == Findings(value)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("pv 8,7 6,5", ((7, 8), (5, 6))),
        ("PV: [8,7] [6,5] and so on", ((7, 8), (5, 6))),
        ("Bestline I8 G6", ((7, 8), (5, 6))),
        ("best line = i8-g6 (a1)", ((7, 8), (5, 6), (0, 0))),
        ("line O15", ((14, 14),)),
        ("pv 1,2 3,4 1,2 5,6", ((2, 1), (4, 3))),
        ("pv 1,2 15,0 3,4", ((2, 1),)),
        ("line P1", ()),
        ("line A0", ()),
        ("pv nothing", ()),
        ("pipeline 3,4", ()),
    ],
)
def test_a_line_of_play_is_found(text: str, line: tuple[tuple[int, int], ...]) -> None:
    """Squares are columns and rows from 0, or a letter and a row from 1, up to an illegal one."""
    assert Findings().with_remark(text, EMPTY) == Findings(None, line)


def test_occupied_squares_end_a_line() -> None:
    """A line is one that can be played in the position."""
    position = EMPTY.play((4, 3))
    assert Findings().with_remark("pv 1,2 3,4 5,5", position).line == ((2, 1),)


def test_findings_are_kept_until_they_are_replaced() -> None:
    """A message with only a value keeps the line, one with only a line the value."""
    found = Findings().with_remark("eval 3 pv 1,2 3,4", EMPTY)
    assert found == Findings(3.0, ((2, 1), (4, 3)))
    assert found.with_remark("eval -4", EMPTY) == Findings(-4.0, ((2, 1), (4, 3)))
    assert found.with_remark("pv 5,6", EMPTY) == Findings(3.0, ((6, 5),))
    assert found.with_remark("pv none; nodes 5", EMPTY) == found
    assert found.with_remark("hello", EMPTY) == found


def test_the_best_square_so_far_begins_the_line() -> None:
    """REALTIME BEST names the first square: a line that begins with it stays, another goes."""
    found = Findings(3.0, ((2, 1), (4, 3)))
    assert found.with_remark("REALTIME BEST 1,2", EMPTY) == found
    assert found.with_remark("REALTIME BEST 7,2", EMPTY) == Findings(3.0, ((2, 7),))
    assert found.with_remark("REALTIME BEST 99,2", EMPTY).line == ()


def test_chatter_is_for_displays() -> None:
    """REALTIME messages only update the display of another program."""
    assert is_chatter("REALTIME POS 1,2")
    assert not is_chatter("in REALTIME")
