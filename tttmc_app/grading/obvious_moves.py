"""Positions with one best move, which the course's players find."""

from __future__ import annotations

from dataclasses import dataclass

from tttmc_app.core import Square, Text
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard
from tttmc_app.grading.checks import Check

NAME = "mc_move"

TRIES = 5
"""Calls for each position; fewer are made once enough of them have found the move."""
TRIALS = 100
"""The trials requested, whatever the file's NTRIALS is. With this many the reference solution
misses the hardest of the moves below in at most 0.7 % of the tries, as long as neither weight
is more than twice the other, so it fails such a check about three times in a million.
"""


@dataclass(frozen=True, slots=True)
class Obvious:
    """A position with one best move, whatever the weights are."""

    check: Check
    board: CourseBoard
    player: int
    best: Square
    required: int
    """How many of the tries must find it: a majority if the reference solution can miss it."""
    why: Text


OBVIOUS = (
    Obvious(
        Check(NAME, Text("O completes a line"), 1),
        CourseBoard.of("XXO/.XX/O.O"),
        PLAYERO,
        (2, 1),
        5,
        Text("it wins at once"),
    ),
    Obvious(
        Check(NAME, Text("X blocks O's line"), 1),
        CourseBoard.of("X../OO./.X."),
        PLAYERX,
        (1, 2),
        3,
        Text("otherwise O wins there"),
    ),
    Obvious(
        Check(NAME, Text("X completes a line"), 1),
        CourseBoard.of("XX./OOX/O.."),
        PLAYERX,
        (0, 2),
        4,
        Text("it wins at once"),
    ),
    Obvious(
        Check(NAME, Text("O blocks X's line"), 1),
        CourseBoard.of("OX./X../OX."),
        PLAYERO,
        (1, 1),
        3,
        Text("otherwise X wins there"),
    ),
    Obvious(
        Check(NAME, Text("the reverse game"), 1),
        CourseBoard.of("X.O/X../OXO", reverse=True),
        PLAYERX,
        (0, 1),
        4,
        Text("every other move soon completes a line"),
    ),
    Obvious(
        Check(NAME, Text("other board sizes"), 1),
        CourseBoard.of("X.XO/XOO./XOO./.X.X"),
        PLAYERO,
        (3, 0),
        4,
        Text("it completes the other diagonal and blocks X's column"),
    ),
)
