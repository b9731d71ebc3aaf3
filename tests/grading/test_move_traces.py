"""What calls of mc_move show that few files make: trials, scores and choices written by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tttmc_app.course.trace import (
    BoardGiven,
    Called,
    Cells,
    Given,
    GridGiven,
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
    player_mistake,
    score_mistake,
    scored_player_mistake,
    stale_mistake,
)
from tttmc_app.grading.observed_move import ObservedMove

Rows = tuple[tuple[float | None, ...], ...]
Events = tuple[TraceEvent, ...]

START: Cells = ((1, 1), (1, 1))
WON: Cells = ((2, 2), (3, 1))
"""X has won after three moves on 2×2."""
OTHER: Cells = ((2, 3), (1, 1))
NOTHING = ValueGiven(None)
ZEROS: Rows = ((0.0, 0.0), (0.0, 0.0))
FIRST: Rows = ((1.0, 0.0), (0.0, 0.0))
TWICE: Rows = ((2.0, 0.0), (0.0, 0.0))
LAST: Rows = ((0.0, 0.0), (0.0, 1.0))


def trial(board: int, cells: Cells = START, player: int = PLAYERX, end: Cells = WON) -> Events:
    """Return a call of mc_trial on a board of this number, which leaves the end on it."""
    given = (BoardGiven(board, cells), ValueGiven(player))
    return (
        Called("mc_trial", given),
        Returned("mc_trial", (BoardGiven(board, end), given[1]), NOTHING),
    )


def update(
    board: int,
    before: Rows,
    after: Rows,
    cells: Cells = WON,
    player: int = PLAYERX,
    result: Given = NOTHING,
    grid: int = 0,
) -> Events:
    """Return a call of mc_update_scores."""
    given, left = (
        (GridGiven(grid, rows, has_shared_rows=False), BoardGiven(board, cells), ValueGiven(player))
        for rows in (before, after)
    )
    return Called("mc_update_scores", given), Returned("mc_update_scores", left, result)


def best(
    rows: Rows = FIRST,
    answer: Plain = (0, 0),
    board: int = 0,
    cells: Cells = START,
    *,
    has_shared_rows: bool = False,
) -> Events:
    """Return a call of get_best_move."""
    given = (BoardGiven(board, cells), GridGiven(9, rows, has_shared_rows))
    return Called("get_best_move", given), Returned("get_best_move", given, ValueGiven(answer))


def move(
    *events: Events, value: Plain = (0, 0), trials: int = 7, player: int = PLAYERX, size: int = 2
) -> ObservedMove:
    """Return a call of mc_move with these events."""
    trace = Trace(tuple(event for several in events for event in several))
    return ObservedMove(CourseBoard.empty(size), player, trials, value, trace)


def name(mistake: Mistake | None) -> str:
    """Return a mistake's name, or nothing."""
    return "" if mistake is None else str(mistake.name)


ON_GIVEN = "plays on the board passed in"


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ((trial(1), trial(2)), ""),
        ((trial(1), trial(0)), ON_GIVEN),
        ((trial(1), trial(1, WON)), "clones once and reuses the board"),
        ((trial(1), trial(2, OTHER)), "does not start every trial from the board passed in"),
        ((trial(1, OTHER),), "does not start every trial from the board passed in"),
    ],
)
def test_the_boards_of_several_trials(events: Sequence[Events], told: str) -> None:
    """Every trial counts, and a board is reused only if it was the same one before."""
    assert name(board_mistake(move(*events))) == told


@pytest.mark.parametrize(
    ("end", "value", "told"),
    [
        ((best(),), (0, 0), ""),
        ((best(),), [0, 0], ""),
        ((best(),), (0, 1), "does not return the square that get_best_move chose"),
        ((best(),), None, "returns None"),
        ((best(answer=None),), None, ""),
        ((best(), best(answer=(1, 1))), (0, 0), ""),
        ((best(), best(answer=(1, 1))), (1, 1), ""),
        (
            (best(), best(answer=(1, 1))),
            (1, 0),
            "does not return the square that get_best_move chose",
        ),
        (
            (best(board=1, cells=OTHER),),
            (0, 0),
            "calls get_best_move with a different board from the one passed in",
        ),
        ((best(cells=OTHER), best()), (0, 0), ""),
        ((trial(0), best(cells=WON)), (0, 0), ""),  # its trials changed the board passed in
    ],
)
def test_squares_that_were_asked_for(end: Sequence[Events], value: Plain, told: str) -> None:
    """Any of the answers may be returned; the last question is the one that counts."""
    assert name(choice_mistake(move(*end, value=value))) == told


NEVER, TO_OTHERS = (
    "never adds up the trials' scores",
    "calls get_best_move with different scores from those it added up",
)
GIVEN, ELSEWHERE = (
    "scores the board passed in instead of the clone on which the trial was played",
    "scores a board on which no trial was played",
)
EARLY, NEW = (
    "scores each board before the trial is played on it",
    "starts with new scores in every trial",
)
SHARED = "uses one list for all rows of its scores"


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ((trial(1), update(1, ZEROS, FIRST), best()), ""),
        ((trial(1),), ""),
        ((trial(1), best()), ""),
        ((trial(1), best(ZEROS)), NEVER),
        ((best(has_shared_rows=True),), SHARED),
        ((trial(1), update(1, ZEROS, FIRST), best(has_shared_rows=True)), SHARED),
        # One of two trials is scored on the board passed in, or on it before it is played.
        (
            (
                *(trial(1), update(1, ZEROS, FIRST)),
                *(trial(2), update(0, FIRST, FIRST, START), best()),
            ),
            ELSEWHERE,
        ),
        (
            (
                *(trial(1), update(0, ZEROS, ZEROS, START)),
                *(trial(2), update(0, ZEROS, ZEROS, START), best(ZEROS)),
            ),
            GIVEN,
        ),
        (
            (
                *(update(1, ZEROS, ZEROS, START), trial(1)),
                *(trial(2), update(2, ZEROS, FIRST), best()),
            ),
            ELSEWHERE,
        ),
        (
            (
                *(update(1, ZEROS, ZEROS, START), trial(1)),
                *(update(2, ZEROS, FIRST, START), trial(2), best()),
            ),
            EARLY,
        ),
        # The best of the scores must be the best of those used, neither fewer nor more squares.
        ((trial(1), update(1, ZEROS, FIRST), best(ZEROS)), TO_OTHERS),
        ((trial(1), update(1, ZEROS, ZEROS), best(FIRST)), TO_OTHERS),
        ((trial(1), update(1, ZEROS, FIRST), best(LAST)), TO_OTHERS),
        ((trial(1), update(1, ZEROS, FIRST), best(TWICE)), ""),
        # Each trial's scores go to a grid of their own; what was changed in place counts.
        (
            (
                *(trial(1), update(1, ZEROS, FIRST, result=GridGiven(5, LAST, False))),
                *(trial(2), update(2, ZEROS, FIRST, grid=1), best(TWICE)),
            ),
            "",
        ),
        (
            (
                *(trial(1), update(1, ZEROS, ZEROS, result=GridGiven(5, FIRST, False))),
                *(trial(2), update(2, ZEROS, FIRST, grid=1), best(TWICE)),
            ),
            "",
        ),
        (
            (
                *(trial(1), update(1, ZEROS, FIRST)),
                *(trial(2), update(2, ZEROS, LAST, grid=1), best(LAST)),
            ),
            NEW,
        ),
        (
            (
                *(trial(1), update(1, ZEROS, FIRST)),
                *(trial(2), update(2, TWICE, TWICE, grid=1), best(ZEROS)),
            ),
            TO_OTHERS,
        ),
    ],
)
def test_scores_of_several_trials(events: Sequence[Events], told: str) -> None:
    """What all trials do is told as that; what one does is told as what it is."""
    assert name(score_mistake(move(*events))) == told


def test_a_single_row_is_shared_with_no_other() -> None:
    """On 1×1 a list for all rows is as good as another."""
    shared = best(((1.0,),), cells=((1,),), has_shared_rows=True)
    assert score_mistake(move(shared, size=1)) is None


def test_numbers_of_trials_in_two_calls() -> None:
    """One right number isn't enough; what couldn't be seen isn't too few."""

    def told(*numbers: int, own: int | None = None, is_complete: bool = True) -> str:
        seen = [
            ObservedMove(each.board, each.player, each.trials, None, trace)
            for number, asked in zip(numbers, (7, 12), strict=True)
            for each in [move(*(trial(1) for _ in range(number)), trials=asked)]
            for trace in [Trace(each.trace.events, is_complete)]
        ]
        return name(count_mistake(seen, own))

    assert told(7, 12) == ""
    assert told(7, 7) == "plays 7 trials when 12 are requested"
    assert told(9, 12) == "plays 9 trials when 7 are requested"
    assert told(9, 9, own=9) == "plays NTRIALS trials instead of `trials`"
    assert told(9, 9, own=8) == "plays 9 trials when 7 are requested"
    assert told(8, 13) == "plays one trial too many"
    assert told(8, 12) == "plays 8 trials when 7 are requested"
    assert told(6, 11) == "plays one trial too few"
    assert told(1, 1) == "plays only one trial, however many are requested"
    assert told(5, 9, is_complete=False) == ""
    assert told(5, 15, is_complete=False) == "plays at least 15 trials when 12 are requested"


def both(*players: tuple[int, int]) -> list[ObservedMove]:
    """Return calls as X and as O whose trials are begun by and scored for these players."""
    return [
        move(
            *(trial(number, player=each) for number, each in enumerate(several, 1)),
            *(update(1, ZEROS, ZEROS, player=each) for each in several),
            player=player,
        )
        for several, player in zip(players, (PLAYERX, PLAYERO), strict=True)
    ]


X_BEGINS, O_BEGINS = (f"always passes PLAYER{each} to mc_trial" for each in "XO")
X_SCORED, O_SCORED = (f"always passes PLAYER{each} to mc_update_scores" for each in "XO")
OPPONENT, SOMETIMES = (
    "lets the opponent make the first move of its trials",
    "does not begin every trial with the player to move",
)


@pytest.mark.parametrize(
    ("players", "begins", "scored"),
    [
        (((2, 2), (3, 3)), "", ""),
        (((3, 3), (2, 2)), OPPONENT, "scores the trials for the opponent"),
        (((2, 2), (2, 2)), X_BEGINS, X_SCORED),
        (((3, 3), (3, 3)), O_BEGINS, O_SCORED),
        (((2, 3), (3, 3)), SOMETIMES, ""),
        (((2, 2), (3, 2)), SOMETIMES, ""),
        (((3, 3), (2, 3)), SOMETIMES, ""),
    ],
)
def test_players_in_two_calls(
    players: tuple[tuple[int, int], tuple[int, int]], begins: str, scored: str
) -> None:
    """A mistake in all trials is told apart from one in some of them."""
    seen = both(*players)
    assert (name(player_mistake(seen)), name(scored_player_mistake(seen))) == (begins, scored)


STALE = "keeps the scores of earlier moves"


@pytest.mark.parametrize(
    ("calls", "told"),
    [
        ((update(1, ZEROS, FIRST), update(1, ZEROS, FIRST)), ""),
        ((update(1, ZEROS, FIRST), update(1, FIRST, TWICE)), STALE),
        ((update(1, ZEROS, ZEROS), update(1, ZEROS, FIRST)), ""),  # nobody had scored
        ((update(1, ZEROS, FIRST), (), update(1, FIRST, TWICE)), ""),
        ((update(1, ZEROS, FIRST), update(1, LAST, LAST), update(1, LAST, LAST)), STALE),
        ((update(1, ZEROS, FIRST) + update(1, FIRST, TWICE), update(1, FIRST, TWICE)), ""),
        ((update(1, ZEROS, FIRST) + update(1, FIRST, TWICE), update(1, TWICE, TWICE)), STALE),
    ],
)
def test_scores_left_by_the_call_before(calls: Sequence[Events], told: str) -> None:
    """They are recognised by the last scores of one call in the first of the next."""
    assert name(stale_mistake([move(each) for each in calls])) == told
