"""What mc_move does with its trials: functions in the test's process, and written traces."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.grading.in_process import InProcess, edited
from tests.grading.submissions import MOVE
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
    player_mistake,
    score_mistake,
    scored_player_mistake,
    stale_mistake,
)
from tttmc_app.grading.observed_move import ObservedMove

LOOP, CLONE = "    for _ in range(trials):\n", "        trial = board.clone()\n"
PLAY = "        mc_trial(trial, player)\n"
SCORE = "        mc_update_scores(scores, trial, player)\n"
GRID = "    scores = [[0 for _ in range(size)] for _ in range(size)]\n"
END = "    return get_best_move(board, scores)\n"
HEAD = MOVE[: MOVE.index("    size = ")]
OWN_LOOP = (
    "        who = player\n        while trial.check_win() is None:\n"
    "            row, col = random.choice(trial.get_empty_squares())\n"
    "            trial.move(row, col, who)\n            who = provided.switch_player(who)\n"
)
"""A trial that is played without mc_trial."""
OTHER_PLAYER = "provided.switch_player(player)"
OWN_GRID = "        one = [[0] * size for _ in range(size)]\n" + SCORE.replace("scores, ", "one, ")
ADDED = "        scores = [[a + b for a, b in zip(*rows)] for rows in zip(scores, one)]\n"
ONE_CLONE = (CLONE, "", LOOP, CLONE.replace("    ", "", 1) + LOOP)
FILLED = f"{CLONE[4:]}{LOOP}        trial.__init__(size, False, board._board)\n"
ALIAS = (HEAD, f"CHOOSE = get_best_move\n\n{HEAD}", END, "    return CHOOSE(board, scores)\n")
WRAPPER = (
    "class Wrapper:\n    def __init__(self, board):\n        self._own = board.clone()\n"
    "    def __getattr__(self, name):\n        return getattr(self._own, name)\n\n"
)
WRAPPED = (HEAD, WRAPPER + HEAD, CLONE, "        trial = Wrapper(board)\n")
ASKS_OTHER = "    get_best_move(board, [[r * c for c in range(size)] for r in range(size)])\n"


def scoring_if(result: str) -> tuple[str, str]:
    """Return the edit after which only games with a result are scored."""
    return SCORE, f"        if trial.check_win() {result}:\n    {SCORE}"


def looping(trials: str) -> tuple[str, str]:
    """Return the edit after which another number of trials is played."""
    return LOOP, LOOP.replace("trials", trials)


def with_player(function: str, player: str) -> tuple[str, str]:
    """Return the edit after which a function is called for another player."""
    call = PLAY if function == "mc_trial" else SCORE
    return call, call.replace("player", player)


def moves(*edits: str) -> list[ObservedMove]:
    """Return the observed calls of mc_move with parts replaced: as X on a begun board, and as O."""
    submission = InProcess(edited(*edits))
    asked = ((CourseBoard.of("X.O/.../.XO"), PLAYERX, 7), (CourseBoard.empty(3), PLAYERO, 12))
    found = list[ObservedMove]()
    for given in asked:
        answer = submission.call("mc_move", *given, observe=True)
        assert not answer.error
        found.append(ObservedMove(*given, answer.value, answer.trace))
    return found


def first(found: list[Mistake | None]) -> Mistake | None:
    """Return the first mistake, if there is one."""
    return next((each for each in found if each is not None), None)


@pytest.mark.parametrize(
    ("edits", "told"),
    [
        ((), ""),
        ((PLAY, OWN_LOOP), ""),
        ((END, "    scores = [[each / trials for each in row] for row in scores]\n" + END), ""),
        ((END, "    get_best_move(board, scores)\n" + END), ""),
        ((SCORE, OWN_GRID + ADDED), ""),
        (
            (
                GRID,
                GRID + GRID.replace("scores", "o"),
                SCORE,
                SCORE + SCORE.replace("scores,", "o,"),
            ),
            "",
        ),
        (scoring_if("!= provided.DRAW"), ""),
        (scoring_if("== player"), "does not score all of its trials"),
        ((CLONE, "", LOOP, FILLED), ""),
        ((CLONE, "", LOOP, FILLED, SCORE, SCORE * 2), "scores its trials more than once"),
        (ALIAS, ""),
        ((*ALIAS, SCORE, OWN_GRID + ADDED), ""),
        ((*ALIAS, GRID, "", LOOP, f"{LOOP}    {GRID}"), "starts with new scores in every trial"),
        (WRAPPED, ""),
        ((*WRAPPED, *scoring_if("!= provided.DRAW")), ""),
        ((*WRAPPED, *scoring_if("== player")), "does not score all of its trials"),
        (
            (PLAY, PLAY.replace("trial, ", "board, ", 1), END, "    return (0, 0)\n"),
            "plays on the board passed in",
        ),
        ((GRID, f"{GRID}    board.move(1, 1, player)\n"), "plays on the board passed in"),
        (ONE_CLONE, "clones once and reuses the board"),
        (
            (CLONE, "        trial = provided.TTTBoard(size)\n"),
            "does not start every trial from the board passed in",
        ),
        (looping("trials + 1"), "plays one trial too many"),
        (looping("trials - 1"), "plays one trial too few"),
        (looping("100"), "plays NTRIALS trials instead of `trials`"),
        (looping("50"), "plays 50 trials when 7 are requested"),
        (looping("trials * 2"), "plays 14 trials when 7 are requested"),
        (looping("1"), "plays only one trial, however many are requested"),
        (looping("trials % 7 + 1"), "plays 1 trial when 7 are requested"),
        ((LOOP, "    for _ in ():\n"), "plays no trials"),
        ((PLAY, OWN_LOOP, *looping("9")), "plays 9 trials when 7 are requested"),
        (
            with_player("mc_trial", OTHER_PLAYER),
            "lets the opponent make the first move of its trials",
        ),
        (
            (PLAY, OWN_LOOP.replace("who = player", f"who = {OTHER_PLAYER}")),
            "lets the opponent make the first move of its trials",
        ),
        (with_player("mc_trial", "provided.PLAYERO"), "always passes PLAYERO to mc_trial"),
        (
            with_player("mc_trial", f"player if _ % 2 else {OTHER_PLAYER}"),
            "does not begin every trial with the player to move",
        ),
        (
            with_player("mc_update_scores", "provided.PLAYERX"),
            "always passes PLAYERX to mc_update_scores",
        ),
        (with_player("mc_update_scores", OTHER_PLAYER), "scores the trials for the opponent"),
        ((GRID, "    scores = [[0] * size] * size\n"), "uses one list for all rows of its scores"),
        ((SCORE, ""), "never adds up the trials' scores"),
        ((SCORE, SCORE[4:]), "scores only one of its trials"),
        ((SCORE, f"        if _ % 3 == 0:\n    {SCORE}"), "does not score all of its trials"),
        ((SCORE, SCORE * 2), "scores its trials more than once"),
        (
            (SCORE, SCORE.replace("trial", "board")),
            "scores the board passed in instead of the clone on which the trial was played",
        ),
        (
            (SCORE, SCORE.replace("trial", "board.clone()")),
            "scores a board on which no trial was played",
        ),
        ((PLAY + SCORE, SCORE + PLAY), "scores each board before the trial is played on it"),
        (
            (END, "    return best\n", LOOP, f"    best = {END[11:]}{LOOP}"),
            "chooses the square before it plays its trials",
        ),
        ((GRID, "", LOOP, f"{LOOP}    {GRID}"), "starts with new scores in every trial"),
        (
            (END, f"    scores = [[9 - r - c for c in range(3)] for r in range(3)]\n{END}"),
            "calls get_best_move with different scores from those it added up",
        ),
        ((END, ASKS_OTHER + END), ""),
        (
            (END, f"    best = {END[11:]}{ASKS_OTHER}    return best\n"),
            "calls get_best_move with different scores from those it added up",
        ),
        (
            (
                HEAD + "    size",
                "_KEPT = [[0] * 3, [0] * 3, [0] * 3]\n\n" + HEAD + "    size",
                GRID,
                "    scores = _KEPT\n",
            ),
            "keeps the scores of earlier moves",
        ),
        (
            (END, f"    board = board.clone()\n    board.move(1, 1, 2)\n{END}"),
            "calls get_best_move with a different board from the one passed in",
        ),
        ((END, "    get_best_move(board, scores)\n"), "returns None"),
        (
            (END, "    get_best_move(board, scores)\n    return 1, 1 if player == 2 else 9\n"),
            "does not return the square that get_best_move chose",
        ),
        ((END, "    return board.get_empty_squares()[0]\n"), ""),
    ],
)
def test_what_is_told_about_a_function(edits: tuple[str, ...], told: str) -> None:
    """Each way to play, score and choose wrongly has its name; unusual right ways have none."""
    seen = moves(*edits)
    found = (
        first([board_mistake(move) for move in seen]),
        player_mistake(seen),
        count_mistake(seen, own_trials=100),
        first([score_mistake(move) for move in seen]),
        scored_player_mistake(seen),
        stale_mistake(seen),
        first([choice_mistake(move) for move in seen]),
    )
    assert "; ".join(str(each.name) for each in found if each) == told


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
) -> Events:
    """Return a call of mc_update_scores."""
    given, left = (
        (GridGiven(0, rows, has_shared_rows=False), BoardGiven(board, cells), ValueGiven(player))
        for rows in (before, after)
    )
    return Called("mc_update_scores", given), Returned("mc_update_scores", left, NOTHING)


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
ELSEWHERE = "scores a board on which no trial was played"
SHARED = "uses one list for all rows of its scores"


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ((trial(1), update(1, ZEROS, FIRST), best()), ""),
        ((trial(1), best()), ""),
        ((trial(1), best(ZEROS)), NEVER),
        ((trial(1), update(1, ZEROS, FIRST), best(has_shared_rows=True)), SHARED),
        # Only one of two trials is scored on the board passed in, or before it is played.
        (
            (trial(1), update(1, ZEROS, FIRST), trial(2), update(0, FIRST, FIRST, START), best()),
            ELSEWHERE,
        ),
        (
            (update(1, ZEROS, ZEROS, START), trial(1), trial(2), update(2, ZEROS, FIRST), best()),
            ELSEWHERE,
        ),
        # The best of the scores must be the best of those used, neither fewer nor more squares.
        ((trial(1), update(1, ZEROS, FIRST), best(ZEROS)), TO_OTHERS),
        ((trial(1), update(1, ZEROS, ZEROS), best(FIRST)), TO_OTHERS),
        ((trial(1), update(1, ZEROS, FIRST), best(LAST)), TO_OTHERS),
        ((trial(1), update(1, ZEROS, FIRST), best(TWICE)), ""),
    ],
)
def test_scores_of_several_trials(events: Sequence[Events], told: str) -> None:
    """What all trials do is told as that; what one does is told as what it is."""
    assert name(score_mistake(move(*events))) == told


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


@pytest.mark.parametrize(
    ("end", "is_missed"),
    [(WON, True), (START, True), (CourseBoard.of("XOX/XOO/OXX").cells, False)],
)
def test_only_a_tie_needs_no_scoring(end: Cells, is_missed: bool) -> None:
    """A trial that is not over should have been scored as well."""
    found = score_mistake(move(trial(1, end=end), trial(2), update(2, ZEROS, FIRST), best()))
    assert name(found) == ("scores only one of its trials" if is_missed else "")


@pytest.mark.parametrize(("second", "is_reused"), [((0, 0), True), ((1, 1), False)])
def test_a_mark_on_a_mark_shows_that_a_board_is_reused(
    second: tuple[int, int], is_reused: bool
) -> None:
    """Also if the first trial has not been played to its end."""
    moved = Moved(1, 0, 0, PLAYERX, is_done=True)
    events = (BoardSeen(1, 0, START), moved, Changed(1, ((*second, PLAYERO),)))
    told = name(board_mistake(move(events)))
    assert told == ("clones once and reuses the board" if is_reused else "")


def test_what_get_best_move_does_is_judged_elsewhere() -> None:
    """A move that it makes on the board isn't mc_move's; one before or after it is."""
    moved = Moved(0, 1, 1, PLAYERX, is_done=True)
    called, returned = best()
    for events, is_told in (
        ((called, moved, returned), False),
        ((moved, called, returned), True),
        ((called, returned, moved), True),
    ):
        assert bool(name(board_mistake(move(events)))) is is_told
