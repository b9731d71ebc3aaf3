"""What mc_move does with its trials, in written traces.

A trace is a list of events, on boards with numbers of their own; that of the board passed in is 0:

    play 1             a trial on board 1, won by X, unless it ends as "begun" or "tie"
    add 1 A            its scores added to the grid of zeros, which becomes A
    best A 00          get_best_move is asked about A on the board passed in, and answers (0, 0)
"""

from __future__ import annotations

from typing import TypeAlias

import pytest

from tttmc_app.course.trace import (
    BoardGiven,
    BoardSeen,
    Called,
    Cells,
    Changed,
    GridGiven,
    Moved,
    Returned,
    Trace,
    TraceEvent,
    ValueGiven,
)
from tttmc_app.course.values import Plain
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard
from tttmc_app.grading.checks import Mistake
from tttmc_app.grading.move_structure import (
    board_mistake,
    choice_mistake,
    count_mistake,
    score_mistake,
)
from tttmc_app.grading.observed_move import ObservedMove

CELLS: dict[str, Cells] = {
    "begun": ((1, 1), (1, 1)),
    "won": ((2, 2), (3, 1)),
    "other": ((2, 3), (1, 1)),
    "tie": CourseBoard.of("XOX/XOO/OXX").cells,
}
GRIDS = {
    "Z": ((0.0, 0.0), (0.0, 0.0)),
    "A": ((1.0, 0.0), (0.0, 0.0)),
    "2A": ((2.0, 0.0), (0.0, 0.0)),
    "B": ((0.0, 0.0), (0.0, 1.0)),
}
FUNCTIONS = {"play": "mc_trial", "add": "mc_update_scores", "best": "get_best_move"}
Given: TypeAlias = BoardGiven | GridGiven | ValueGiven
X = ValueGiven(PLAYERX)


def events(text: str) -> tuple[TraceEvent, ...]:
    """Return the events of a trace."""
    found = list[TraceEvent]()
    for kind, first, *more in map(str.split, text.split(", ")):
        cells = next((CELLS[word] for word in more if word in CELLS), None)
        answer = next(((int(word[0]), int(word[1])) for word in more if word.isdecimal()), None)
        before: tuple[Given, ...]
        after: tuple[Given, ...]
        if kind == "best":
            board = BoardGiven(int("other" in more), cells or CELLS["begun"])
            before = after = (board, GridGiven(9, GRIDS[first], "shared" in more))
        elif kind == "add":
            scored = (BoardGiven(int(first), cells or CELLS["won"]), X)
            before = (GridGiven(0, GRIDS["Z"], False), *scored)
            after = (GridGiven(0, GRIDS[more[0]], False), *scored)
        else:
            before = (BoardGiven(int(first), CELLS["begun"]), X)
            after = (BoardGiven(int(first), cells or CELLS["won"]), X)
        name = FUNCTIONS[kind]
        found += (Called(name, before), Returned(name, after, ValueGiven(answer)))
    return tuple(found)


def move(
    found: str | tuple[TraceEvent, ...], value: Plain = (0, 0), *, is_complete: bool = True
) -> ObservedMove:
    """Return a call of mc_move for 7 trials with these events."""
    trace = Trace(events(found) if isinstance(found, str) else found, is_complete)
    return ObservedMove(CourseBoard.empty(2), PLAYERX, 7, value, trace)


def name(mistake: Mistake | None) -> str:
    """Return a mistake's name, or nothing."""
    return "" if mistake is None else str(mistake.name)


NOT_CHOSEN = "does not return the square that get_best_move chose"


@pytest.mark.parametrize(
    ("asked", "value", "told"),
    [
        ("best A 00", (0, 0), ""),
        ("best A 00", [0, 0], ""),
        ("best A 00", (0, 1), NOT_CHOSEN),
        ("best A 00", None, "returns None"),
        ("best A", None, ""),
        ("best A 00, best A 11", (0, 0), ""),
        ("best A 00, best A 11", (1, 1), ""),
        ("best A 00, best A 11", (1, 0), NOT_CHOSEN),
        (
            *("best A 00 other", (0, 0)),
            "calls get_best_move with a different board from the one passed in",
        ),
        ("best A 00 other, best A 00", (0, 0), ""),
        ("play 0, best A 00 won", (0, 0), ""),  # its trials changed the board passed in
    ],
)
def test_squares_that_were_asked_for(asked: str, value: Plain, told: str) -> None:
    """Any of the answers may be returned; the last question is the one that counts."""
    assert name(choice_mistake(move(asked, value))) == told


NEVER, TO_OTHERS = (
    "never adds up the trials' scores",
    "calls get_best_move with different scores from those it added up",
)
ELSEWHERE = "scores a board on which no trial was played"
ONLY_ONE = "scores only one of its trials"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("play 1, add 1 A, best A", ""),
        ("play 1, best A", ""),
        ("play 1, best Z", NEVER),
        ("play 1, add 1 A, best A shared", "uses one list for all rows of its scores"),
        # Only one of two trials is scored on the board passed in, or before it is played.
        ("play 1, add 1 A, play 2, add 0 A begun, best A", ELSEWHERE),
        ("add 1 Z begun, play 1, play 2, add 2 A, best A", ELSEWHERE),
        # The best of the scores must be the best of those used, neither fewer nor more squares.
        ("play 1, add 1 A, best Z", TO_OTHERS),
        ("play 1, add 1 Z, best A", TO_OTHERS),
        ("play 1, add 1 A, best B", TO_OTHERS),
        ("play 1, add 1 A, best 2A", ""),
        # Only a tie needs no scoring.
        ("play 1, play 2, add 2 A, best A", ONLY_ONE),
        ("play 1 begun, play 2, add 2 A, best A", ONLY_ONE),
        ("play 1 tie, play 2, add 2 A, best A", ""),
    ],
)
def test_scores_of_several_trials(text: str, told: str) -> None:
    """What all trials do is told as that; what one does is told as what it is."""
    assert name(score_mistake(move(text))) == told


@pytest.mark.parametrize(
    ("played", "told"),
    [
        ((7, 12), ""),
        ((7, 7), "plays 7 trials when 12 are requested"),
        ((9, 12), "plays 9 trials when 7 are requested"),
        ((5, 5), "plays NTRIALS trials instead of `trials`"),
        ((9, 9), "plays 9 trials when 7 are requested"),
        ((8, 13), "plays one trial too many"),
        ((8, 12), "plays 8 trials when 7 are requested"),
        ((6, 11), "plays one trial too few"),
        ((1, 1), "plays only one trial, however many are requested"),
    ],
)
def test_numbers_of_trials_in_two_calls(played: tuple[int, int], told: str) -> None:
    """One right number isn't enough."""
    assert counted(*played) == told


def test_what_could_not_be_seen_is_not_too_few() -> None:
    """But what was seen may be too much."""
    assert counted(5, 9, is_complete=False) == ""
    told = counted(5, 15, is_complete=False)
    assert told == "plays at least 15 trials when 12 are requested"


def counted(*numbers: int, is_complete: bool = True) -> str:
    """Return what is told of a file with NTRIALS = 5, asked for 7 and for 12 trials."""
    seen = [
        ObservedMove(each.board, each.player, asked, None, each.trace)
        for number, asked in zip(numbers, (7, 12), strict=True)
        for each in [move(events("play 1") * number, is_complete=is_complete)]
    ]
    return name(count_mistake(seen, 5))


@pytest.mark.parametrize(("second", "is_reused"), [((0, 0), True), ((1, 1), False)])
def test_a_mark_on_a_mark_shows_that_a_board_is_reused(
    second: tuple[int, int], is_reused: bool
) -> None:
    """Also if the first trial has not been played to its end."""
    moved = Moved(1, 0, 0, PLAYERX, is_done=True)
    seen = (BoardSeen(1, 0, CELLS["begun"]), moved, Changed(1, ((*second, PLAYERO),)))
    told = name(board_mistake(move(seen)))
    assert told == ("clones once and reuses the board" if is_reused else "")


def test_what_get_best_move_does_is_judged_elsewhere() -> None:
    """A move that it makes on the board isn't mc_move's; one before or after it is."""
    moved = Moved(0, 1, 1, PLAYERX, is_done=True)
    first, last = events("best A 00")
    told = [
        bool(name(board_mistake(move(each))))
        for each in ((first, moved, last), (moved, first, last), (first, last, moved))
    ]
    assert told == [False, True, True]
