"""What mc_move does with its trials, told about functions that run in the test's process."""

from __future__ import annotations

import pytest

from tests.grading.in_process import InProcess
from tests.grading.submissions import MOVE, with_
from tttmc_app.course.trace import (
    BoardGiven,
    BoardSeen,
    Called,
    Changed,
    GridGiven,
    Moved,
    Returned,
    Trace,
    ValueGiven,
)
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard
from tttmc_app.grading.checks import Cost, Damage, Mistake
from tttmc_app.grading.move_structure import (
    board_mistake,
    choice_mistake,
    count_mistake,
    player_mistake,
    score_mistake,
    scored_player_mistake,
    stale_mistake,
)
from tttmc_app.grading.observed_move import FunctionCall, ObservedMove

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
OTHER = "provided.switch_player(player)"


def moves(*edits: str, trials: tuple[int, int] = (7, 12)) -> list[ObservedMove]:
    """Return the observed calls of mc_move with parts replaced: as X on a begun board, and as O."""
    text = MOVE
    for old, new in zip(edits[::2], edits[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new)
    submission = InProcess(with_(MOVE, text))
    asked = ((CourseBoard.of("X.O/.../.XO"), PLAYERX), (CourseBoard.empty(3), PLAYERO))
    found: list[ObservedMove] = []
    for (board, player), number in zip(asked, trials, strict=True):
        answer = submission.call("mc_move", board, player, number, observe=True)
        assert not answer.error
        found.append(ObservedMove(board, player, number, answer.value, answer.trace))
    return found


def mistakes(*edits: str, own_trials: int | None = 100) -> dict[str, str]:
    """Return the names of the mistakes that are found, by the kind of check."""
    seen = moves(*edits)

    def first(found: list[Mistake | None]) -> Mistake | None:
        return next((each for each in found if each is not None), None)

    found = {
        "boards": first([board_mistake(move) for move in seen]),
        "players": player_mistake(seen),
        "counts": count_mistake(seen, own_trials),
        "scores": first([score_mistake(move) for move in seen]),
        "scored players": scored_player_mistake(seen),
        "stale": stale_mistake(seen),
        "choice": first([choice_mistake(move) for move in seen]),
    }
    return {kind: str(mistake.name) for kind, mistake in found.items() if mistake is not None}


def test_right_functions_have_no_mistakes() -> None:
    """So does one that plays, adds up or chooses in its own way."""
    assert mistakes() == {}
    assert mistakes(PLAY, OWN_LOOP) == {}
    assert (
        mistakes(END, "    scores = [[each / trials for each in row] for row in scores]\n" + END)
        == {}
    )
    assert mistakes(END, "    get_best_move(board, scores)\n" + END) == {}
    own = "        one = [[0] * size for _ in range(size)]\n" + SCORE.replace("scores, ", "one, ")
    added = "        scores = [[a + b for a, b in zip(*rows)] for rows in zip(scores, one)]\n"
    assert mistakes(SCORE, own + added) == {}
    grids, score = GRID + GRID.replace("scores", "other"), SCORE.replace("scores,", "other,")
    assert mistakes(GRID, grids, SCORE, SCORE + score) == {}  # each trial in two grids
    undecided = f"        if trial.check_win() != provided.DRAW:\n    {SCORE}"
    assert mistakes(SCORE, undecided) == {}
    assert mistakes(END, f"    best = {END[11:]}    return list(best)\n") == {}


def test_calls_are_seen_as_they_were_made() -> None:
    """Each trial has its clone; the grid is the same object with the scores before and after."""
    one, two = moves()
    assert [call.function for call in one.calls] == ["mc_trial", "mc_update_scores"] * 7 + [
        "get_best_move"
    ]
    assert (one.trials_played, two.trials_played, one.is_traced) == (7, 12, True)
    trials, updates = one.of("mc_trial"), one.of("mc_update_scores")
    assert [call.board.board for call in trials if call.board] == list(range(1, 8))
    assert {call.player for call in (*trials, *updates)} == {PLAYERX}
    first, second = updates[:2]
    assert first.grid is not None
    assert second.grid is not None
    assert first.grid_after is not None
    assert first.grid.grid == second.grid.grid
    assert second.grid.rows == first.grid_after.rows
    assert not any(map(any, first.grid.rows))
    assert trials[0].board_after == first.board
    assert one.played_boards == tuple(range(1, 8))
    own = moves(PLAY, OWN_LOOP)[0]
    assert (own.trials_played, own.is_traced, own.of("mc_trial")) == (7, False, [])
    assert own.played_boards == tuple(range(1, 8))
    spare = moves(CLONE, f"{CLONE}        trial.clone()\n", PLAY, OWN_LOOP)[0]
    assert (spare.trials_played, spare.played_boards) == (7, tuple(range(1, 15, 2)))
    marked = moves(PLAY, OWN_LOOP, GRID, f"{GRID}    board.move(1, 1, player)\n")[0]
    assert (marked.trials_played, marked.played_boards) == (7, tuple(range(1, 8)))


FOUR_MOVES = (
    "        who = player\n        for row, col in trial.get_empty_squares()[:4]:\n"
    "            trial.move(row, col, who)\n            who = provided.switch_player(who)\n"
)
ONE_CLONE = (CLONE, "", LOOP, CLONE.replace("    ", "", 1) + LOOP)
ON_GIVEN = (PLAY, PLAY.replace("trial, ", "board, ", 1), END, "    return (0, 0)\n")


@pytest.mark.parametrize(
    ("edits", "name"),
    [
        (ON_GIVEN, "plays on the board passed in"),
        ((GRID, f"{GRID}    board.move(1, 1, player)\n"), "plays on the board passed in"),
        (ONE_CLONE, "clones once and reuses the board"),
        # The second trial continues after the end of a game.
        ((*ONE_CLONE, PLAY, FOUR_MOVES), "clones once and reuses the board"),
        (
            (CLONE, "        trial = provided.TTTBoard(size)\n"),
            "does not start every trial from the board passed in",
        ),
    ],
)
def test_boards(edits: tuple[str, ...], name: str) -> None:
    """The board of the trials must be a new clone of the one passed in."""
    told = mistakes(*edits)
    assert told["boards"] == name
    assert (edits != ONE_CLONE) or told.keys() == {"boards"}  # nor is it scored twice
    assert "players" not in told  # whose turn it is depends on the board


@pytest.mark.parametrize(("second", "is_reused"), [((0, 0), True), ((1, 1), False)])
def test_a_mark_on_a_mark_shows_that_a_board_is_reused(
    second: tuple[int, int], is_reused: bool
) -> None:
    """Also if the first trial has not been played to its end."""
    board = CourseBoard.empty(3)
    moved = Moved(1, 0, 0, PLAYERX, is_done=True)
    events = (BoardSeen(1, 0, board.cells), moved, Changed(1, ((*second, PLAYERO),)))
    told = board_mistake(ObservedMove(board, PLAYERX, 2, None, Trace(events)))
    assert (told and str(told.name)) == ("clones once and reuses the board" if is_reused else None)


def test_unknown_players_say_nothing_about_turns() -> None:
    """A file may pass something else to its mc_trial."""
    board = BoardGiven(1, CourseBoard.empty(3).cells)
    calls = [
        each
        for player in ("x", 7, PLAYERX)
        for given in [(board, ValueGiven(player))]
        for each in (Called("mc_trial", given), Returned("mc_trial", given, ValueGiven(None)))
    ]
    move = ObservedMove(CourseBoard.empty(3), PLAYERX, 3, None, Trace(tuple(calls)))
    assert player_mistake([move]) is None


@pytest.mark.parametrize(
    ("edits", "name"),
    [
        ((LOOP, LOOP.replace("(trials", "(trials + 1")), "plays one trial too many"),
        ((LOOP, LOOP.replace("(trials", "(trials - 1")), "plays one trial too few"),
        ((LOOP, LOOP.replace("trials", "100")), "plays NTRIALS trials instead of `trials`"),
        ((LOOP, LOOP.replace("trials", "50")), "plays 50 trials when 7 are requested"),
        ((LOOP, LOOP.replace("trials", "trials * 2")), "plays 14 trials when 7 are requested"),
        ((LOOP, LOOP.replace("trials", "1")), "plays only one trial, however many are requested"),
        ((LOOP, LOOP.replace("trials", "trials % 7 + 1")), "plays 1 trial when 7 are requested"),
        ((LOOP, "    for _ in ():\n"), "plays no trials"),
        (
            (PLAY, OWN_LOOP, LOOP, LOOP.replace("trials", "9")),
            "plays 9 trials when 7 are requested",
        ),
        ((LOOP, LOOP.replace("trials", "7")), "plays 7 trials when 12 are requested"),
    ],
)
def test_counts(edits: tuple[str, ...], name: str) -> None:
    """How many trials are played, compared with two requested numbers and the file's own."""
    assert mistakes(*edits)["counts"] == name
    if "NTRIALS" in name:
        assert mistakes(*edits, own_trials=99)["counts"] == "plays 100 trials when 7 are requested"


def test_players() -> None:
    """Who begins the trials, and for whom they are scored."""
    to_trial, to_scores = "mc_trial(trial, {})\n", "mc_update_scores(scores, trial, {})\n"

    def with_player(call: str, player: str) -> dict[str, str]:
        return mistakes(call.format("player"), call.format(player))

    first = "lets the opponent make the first move of its trials"
    assert with_player(to_trial, OTHER) == {"players": first}
    own = OWN_LOOP.replace("who = player", f"who = {OTHER}")
    assert mistakes(PLAY, own) == {"players": first}
    for player in ("X", "O"):
        constant = f"always passes PLAYER{player} to "
        number = f"provided.PLAYER{player}"
        assert with_player(to_trial, number) == {"players": f"{constant}mc_trial"}
        assert with_player(to_scores, number) == {"scored players": f"{constant}mc_update_scores"}
    mixed = with_player(to_trial, f"player if _ % 2 else {OTHER}")
    assert mixed == {"players": "does not begin every trial with the player to move"}
    scored = {"scored players": "scores the trials for the opponent"}
    assert with_player(to_scores, OTHER) == scored
    assert with_player(to_scores, f"player if _ % 2 else {OTHER}") == {}
    # A single call that is right doesn't show whether the player is always the same.
    assert player_mistake(moves()[:1]) is None
    other = player_mistake(moves(to_trial.format("player"), to_trial.format(OTHER))[:1])
    assert other is not None
    assert str(other.name) == first


@pytest.mark.parametrize(
    ("edits", "name"),
    [
        ((GRID, "    scores = [[0] * size] * size\n"), "uses one list for all rows of its scores"),
        ((SCORE, ""), "never adds up the trials' scores"),
        ((SCORE, SCORE[4:]), "scores only one of its trials"),
        ((SCORE, f"        if _ % 3 == 0:\n    {SCORE}"), "does not score all of its trials"),
        ((SCORE, f"        if _ < 2:\n    {SCORE}"), "does not score all of its trials"),
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
    ],
)
def test_scores(edits: tuple[str, ...], name: str) -> None:
    """Each way of not adding up the trials is named; one that changes nothing isn't."""
    assert mistakes(*edits)["scores"] == name


@pytest.mark.parametrize(
    ("end", "is_missed"),
    [(None, True), ("XOX/XOO/OX.", True), ("XOX/XOO/OXX", False), ("XXX/OO./...", True)],
)
def test_only_a_tie_needs_no_scoring(end: str | None, is_missed: bool) -> None:
    """A trial whose end was not seen, or that is not over, should have been scored as well."""
    empty, player = CourseBoard.empty(3), ValueGiven(PLAYERX)
    zeros = GridGiven(0, ((0.0,) * 3,) * 3, has_shared_rows=False)
    won = BoardGiven(2, CourseBoard.of("XXX/OO./...").cells)
    after = () if end is None else (BoardGiven(1, CourseBoard.of(end).cells),)
    events = (
        Called("mc_trial", (BoardGiven(1, empty.cells), player)),
        Returned("mc_trial", (*after, player), ValueGiven(None)),
        Called("mc_trial", (BoardGiven(2, empty.cells), player)),
        Returned("mc_trial", (won, player), ValueGiven(None)),
        Called("mc_update_scores", (zeros, won, player)),
        Returned("mc_update_scores", (zeros, won, player), ValueGiven(None)),
        Called("get_best_move", (BoardGiven(0, empty.cells), zeros)),
        Returned("get_best_move", (BoardGiven(0, empty.cells), zeros), ValueGiven((0, 0))),
    )
    found = score_mistake(ObservedMove(empty, PLAYERX, 2, (0, 0), Trace(events)))
    assert (found and str(found.name)) == ("scores only one of its trials" if is_missed else None)


def test_a_grid_that_is_kept_from_one_move_to_the_next() -> None:
    """It is recognised by the scores that the first call left."""
    kept = {"stale": "keeps the scores of earlier moves"}
    assert (
        mistakes(
            GRID,
            "",
            HEAD,
            "_KEPT = [[0] * 3, [0] * 3, [0] * 3]\n\n" + HEAD,
            "scores",
            "_KEPT",
            "mc_update__KEPT",
            "mc_update_scores",
        )
        == kept
    )


def test_choices() -> None:
    """The board and the square of get_best_move."""

    def chosen(end: str) -> dict[str, str]:
        return mistakes(END, end)

    name = "calls get_best_move with a different board from the one passed in"
    moved = "    board = board.clone()\n    board.move(1, 1, 2)\n"
    assert chosen(moved + END)["choice"] == name
    assert chosen("    get_best_move(board, scores)\n") == {"choice": "returns None"}
    other = "    get_best_move(board, scores)\n    return (1, 1) if player == 2 else (9, 9)\n"
    assert chosen(other) == {"choice": "does not return the square that get_best_move chose"}
    assert chosen("    return board.get_empty_squares()[0]\n") == {}


def test_the_damage_of_mistakes() -> None:
    """Shared boards, rows and turns limit the points as the manual says."""
    damage: dict[str, tuple[Cost, Damage]] = {}
    for edits in (
        ON_GIVEN,
        ONE_CLONE,
        (CLONE, "        trial = provided.TTTBoard(size)\n"),
    ):
        found = [each for move in moves(*edits) if (each := board_mistake(move))]
        damage[str(found[0].name)] = (found[0].cost, found[0].damage)
    assert damage == {
        "plays on the board passed in": (Cost.UNKNOWN, Damage.ONE_BOARD),
        "clones once and reuses the board": (Cost.STRENGTH, Damage.ONE_BOARD),
        "does not start every trial from the board passed in": (Cost.STRENGTH, Damage.ONE_BOARD),
    }
    seen = moves(PLAY, PLAY.replace("player", OTHER))
    beginner = player_mistake(seen)
    assert beginner is not None
    assert beginner.damage is Damage.TURN_ORDER
    shared = score_mistake(moves(GRID, "    scores = [[0] * size] * size\n")[0])
    assert shared is not None
    assert shared.damage is Damage.ONE_ROW
    given = score_mistake(moves(SCORE, SCORE.replace("trial", "board"))[0])
    assert given is not None
    assert given.damage is Damage.FIXED_SQUARE
    many = count_mistake(moves(LOOP, LOOP.replace("trials", "50")), None)
    assert many is not None
    assert (many.cost, str(many.advice)) == (Cost.POINTS, "play as many as `trials` says")


def test_what_get_best_move_does_is_judged_elsewhere() -> None:
    """A move that it makes on the board isn't mc_move's; one before or after it is."""
    move = Moved(0, 1, 1, PLAYERX, is_done=True)
    inside = (Called("get_best_move", ()), move, Returned("get_best_move", (), ValueGiven(None)))
    board = CourseBoard.empty(3)
    for events, is_told in ((inside, False), ((move, *inside), True), ((*inside, move), True)):
        told = board_mistake(ObservedMove(board, PLAYERX, 7, None, Trace(events)))
        assert (told is not None) is is_told


def test_arguments_are_recognised_in_any_order() -> None:
    """The player is the first other value, if it is one; calls that never returned don't count."""
    board, grid = BoardGiven(1, ((1,),)), GridGiven(2, ((0.0,),), has_shared_rows=False)
    for given, player in (
        ((board, ValueGiven(PLAYERO)), PLAYERO),
        ((ValueGiven(PLAYERX), ValueGiven(PLAYERO), grid, board), PLAYERX),
        ((board, ValueGiven(7), ValueGiven(PLAYERX)), None),
        ((board, ValueGiven("2")), None),
        ((board,), None),
    ):
        call = FunctionCall("mc_trial", given, given[::-1], ValueGiven(None))
        assert call.player == player
        assert call.board == call.board_after == (board if board in given else None)
        assert call.grid == call.grid_after == (grid if grid in given else None)
    events = (
        Called("mc_trial", (board,)),
        Called("mc_update_scores", (grid,)),
        Returned("mc_trial", (), ValueGiven(None)),
        Returned("mc_trial", (), ValueGiven(None)),
    )
    move = ObservedMove(CourseBoard.empty(1), PLAYERX, 7, None, Trace(events))
    assert [(call.function, call.given) for call in move.calls] == [("mc_trial", (board,))]


def test_the_last_question_counts() -> None:
    """A file may ask get_best_move about other scores first."""
    other = "    get_best_move(board, [[r * c for c in range(size)] for r in range(size)])\n"
    assert mistakes(END, other + END) == {}
    asked_last = f"    best = {END[11:]}{other}    return best\n"
    name = "calls get_best_move with different scores from those it added up"
    assert mistakes(END, asked_last) == {"scores": name}
