"""What mc_move does with its trials: the boards, the players and the scores, as observed.

Nothing is inferred from the move: every mistake named here was seen in the calls to the file's own
functions and in the moves on boards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tttmc_app.core import Text
from tttmc_app.course.trace import (
    BoardGiven,
    Called,
    Cells,
    Given,
    GridGiven,
    Returned,
    ValueGiven,
)
from tttmc_app.course.values import Plain
from tttmc_app.grading.boards import DRAW, EMPTY, PLAYER_NAMES, CourseBoard
from tttmc_app.grading.checks import Cost, Damage, Mistake
from tttmc_app.grading.move_mistakes import (
    ASKS_ABOUT_CLONE,
    CHOOSES_FIRST,
    CLONES_ONCE,
    NEVER_SCORES,
    NEW_SCORES,
    NO_TRIALS,
    NOT_FROM_BOARD,
    NOT_RETURNED,
    ON_GIVEN_BOARD,
    ONE_TRIAL,
    OPPONENT_FIRST,
    OTHER_SCORES,
    OTHER_SQUARE,
    SCORES_EARLY,
    SCORES_GIVEN_BOARD,
    SCORES_LAST,
    SCORES_OPPONENT,
    SCORES_OTHER_BOARD,
    SCORES_SOME,
    SCORES_TWICE,
    SHARED_ROWS,
    STALE_SCORES,
)
from tttmc_app.grading.observed_move import (
    BEST,
    LIVE,
    TRIAL,
    UPDATE,
    FunctionCall,
    ObservedMove,
)
from tttmc_app.grading.trial_games import moves_on

_ROUNDING = 1e-9
_AS_MANY = Text("play as many as `trials` says")


def board_mistake(move: ObservedMove) -> Mistake | None:
    """Return the mistake in the boards on which the trials are played."""
    trials = move.of(TRIAL)
    if any(call.board is not None and call.board.board == LIVE for call in trials):
        return ON_GIVEN_BOARD
    if moves_on(LIVE, move.own_events):
        return ON_GIVEN_BOARD
    used: set[int] = set()
    for call in trials:
        if call.board is None:
            return None
        if call.board.cells != move.board.cells:
            return CLONES_ONCE if call.board.board in used else NOT_FROM_BOARD
        used.add(call.board.board)
    if trials:
        return None
    is_reused = any(_is_replayed(move, board) for board in move.played_boards)
    return CLONES_ONCE if is_reused else None


def _is_replayed(move: ObservedMove, board: int) -> bool:
    """Return whether play continued on a board after its game had ended."""
    seen = move.board
    for each in moves_on(board, move.trace.events):
        if seen.winner is not None:
            return True
        row, col = each.square
        if seen.cells[row][col] != EMPTY:
            return True
        seen = seen.with_mark(each.square, each.player)
    return False


def count_mistake(moves: Sequence[ObservedMove], own_trials: int | None) -> Mistake | None:
    """Return the mistake in the numbers of trials, from calls with different numbers."""
    counts = [len(move.of(TRIAL)) if move.of(TRIAL) else move.trials_played for move in moves]
    pairs = [(count or 0, move.trials) for count, move in zip(counts, moves, strict=True)]
    if all(count == asked for count, asked in pairs):
        return None
    if any(move.of(BEST) and not move.of(TRIAL) and move.trials_played is None for move in moves):
        return NO_TRIALS
    if None in counts:
        return None
    if not all(move.trace.is_complete for move in moves):
        count, asked = max(pairs)
        seen = Text("at least %n trial(s)", n=count)
        return _other_number(seen, asked) if count > asked else None
    differences = {count - asked for count, asked in pairs}
    if {count for count, _ in pairs} == {1}:
        return ONE_TRIAL
    if differences == {1}:
        name = Text("plays one trial too many")
    elif differences == {-1}:
        name = Text("plays one trial too few")
    elif {count for count, _ in pairs} == {own_trials}:
        name = Text("plays NTRIALS trials instead of `trials`")
    else:
        count, asked = next((count, asked) for count, asked in pairs if count != asked)
        return _other_number(Text("%n trial(s)", n=count), asked)
    return Mistake(name, _AS_MANY, Cost.POINTS)


def _other_number(played: Text, requested: int) -> Mistake:
    name = Text("plays {played} when {requested} are requested", played=played, requested=requested)
    return Mistake(name, _AS_MANY, Cost.POINTS)


def player_mistake(moves: Sequence[ObservedMove]) -> Mistake | None:
    """Return the mistake in the side that begins the trials."""
    if any(board_mistake(move) is not None for move in moves):
        return None  # whose turn it is depends on the board
    pairs = [(player, move.player) for move in moves for player in _beginners(move)]
    advice = OPPONENT_FIRST.advice
    constant = _constant_player(pairs, TRIAL, advice, Damage.TURN_ORDER)
    if constant is not None or all(passed == player for passed, player in pairs):
        return constant
    if all(passed != player for passed, player in pairs):
        return OPPONENT_FIRST
    name = Text("does not begin every trial with the player to move")
    return Mistake(name, advice, Cost.STRENGTH, Damage.TURN_ORDER)


def _beginners(move: ObservedMove) -> list[int]:
    """Return the players passed to mc_trial, or else those who made the first moves."""
    if move.of(TRIAL):
        return [call.player for call in move.of(TRIAL) if call.player is not None]
    events = move.trace.events
    return [moves_on(board, events)[0].player for board in move.played_boards]


def _constant_player(
    pairs: Sequence[tuple[int, int]], function: str, advice: Text | None, damage: Damage
) -> Mistake | None:
    """Return the mistake of passing the same player for both sides, some of them wrongly."""
    passed = {player for player, _ in pairs}
    if len(passed) != 1 or len({player for _, player in pairs}) == 1:
        return None
    player = PLAYER_NAMES.get(passed.pop(), "")
    name = Text("always passes {player} to {function}", player=player, function=function)
    return Mistake(name, advice, Cost.STRENGTH, damage)


def scored_player_mistake(moves: Sequence[ObservedMove]) -> Mistake | None:
    """Return the mistake in the side for which the trials are scored."""
    pairs = [
        (call.player, move.player)
        for move in moves
        for call in move.of(UPDATE)
        if call.player is not None
    ]
    constant = _constant_player(pairs, UPDATE, SCORES_OPPONENT.advice, Damage.SLIP)
    if constant is not None:
        return constant
    return SCORES_OPPONENT if pairs and all(one != two for one, two in pairs) else None


def score_mistake(move: ObservedMove) -> Mistake | None:
    """Return the mistake in how the scores of the trials are added up."""
    trials, updates, chosen = move.of(TRIAL), move.of(UPDATE), move.of(BEST)
    grids = [call.grid for call in (*updates, *chosen) if call.grid is not None]
    if any(grid.has_shared_rows for grid in grids) and move.board.size > 1:
        return SHARED_ROWS
    if not trials:
        return None
    if not updates:
        last = chosen[-1].grid if chosen else None
        is_empty = last is not None and not any(map(any, last.rows))
        return NEVER_SCORES if is_empty else None
    mistakes = [
        _wrong_board(move, updates),
        _wrong_times(move, trials, updates),
        CHOOSES_FIRST if _is_chosen_first(move) else None,
        None if _adds_up(move, updates, chosen) else _wrong_grids(updates, chosen),
    ]
    return next((mistake for mistake in mistakes if mistake is not None), None)


def _wrong_board(move: ObservedMove, updates: Sequence[FunctionCall]) -> Mistake | None:
    if _is_scored_early(move):
        return SCORES_EARLY
    finals: set[Cells] = set()
    for call in move.of(TRIAL):
        finals.update(each.cells for each in _boards((*call.after, call.result)))
    boards = [call.board for call in updates if call.board is not None]
    if boards and all(board.board == LIVE for board in boards) and board_mistake(move) is None:
        return SCORES_GIVEN_BOARD
    if any(board.cells not in finals for board in boards) and board_mistake(move) is None:
        return SCORES_OTHER_BOARD
    return None


def _is_scored_early(move: ObservedMove) -> bool:
    """Return whether every board is scored before it is given to mc_trial."""
    played: set[int] = set()
    early: set[int] = set()
    for call in move.calls:
        if call.board is None or call.board.board == LIVE:
            continue
        if call.function == TRIAL:
            played.add(call.board.board)
        elif call.function == UPDATE and call.board.board not in played:
            early.add(call.board.board)
    return bool(early) and early == played


def _is_chosen_first(move: ObservedMove) -> bool:
    """Return whether get_best_move is called before the first trial, and not again after it."""
    order = [call.function for call in move.calls]
    return BEST in order and BEST not in order[order.index(TRIAL) :]


def _wrong_times(
    move: ObservedMove, trials: Sequence[FunctionCall], updates: Sequence[FunctionCall]
) -> Mistake | None:
    """Return the mistake of scoring too few trials, or some of them twice in the same grid."""
    if len(updates) < len(trials) - _ties(move, trials):
        return SCORES_LAST if len(updates) == 1 else SCORES_SOME
    return SCORES_TWICE if _is_scored_twice(move) and board_mistake(move) is None else None


def _is_scored_twice(move: ObservedMove) -> bool:
    """Return whether a board is scored in the same grid again before another trial on it."""
    scored: set[tuple[int, int]] = set()
    for event in move.trace.events:
        if isinstance(event, Called) and event.function == TRIAL:
            boards = {each.board for each in _boards(event.arguments)}
            scored = {each for each in scored if each[0] not in boards}
        elif isinstance(event, Returned) and event.function == UPDATE:
            call = FunctionCall(UPDATE, event.arguments, (), event.result)
            if call.board is not None and call.grid is not None:
                pair = (call.board.board, call.grid.grid)
                if pair in scored:
                    return True
                scored.add(pair)
    return False


def _ties(move: ObservedMove, trials: Sequence[FunctionCall]) -> int:
    """Return how many trials ended as ties, which need no scoring.

    A file may give mc_trial an object of its own that plays on a clone.
    """
    if any(call.board is not None for call in trials):
        return sum(_is_tie(call, move.board) for call in trials)
    return sum(_end(move, board).winner == DRAW for board in move.played_boards)


def _end(move: ObservedMove, board: int) -> CourseBoard:
    """Return a clone of the move's board with the marks that were made on it."""
    seen = move.board
    for each in moves_on(board, move.trace.events):
        seen = seen.with_mark(each.square, each.player)
    return seen


def _is_tie(trial: FunctionCall, start: CourseBoard) -> bool:
    """Return whether a trial ended as a tie, which needs no scoring."""
    end = trial.board_after
    if end is None:
        return False
    cells = tuple(tuple(cell or 0 for cell in row) for row in end.cells)
    return replace(start, cells=cells).winner == DRAW


def _boards(values: Sequence[Given]) -> Iterator[BoardGiven]:
    return (each for each in values if isinstance(each, BoardGiven))


def _adds_up(
    move: ObservedMove, updates: Sequence[FunctionCall], chosen: Sequence[FunctionCall]
) -> bool:
    """Return whether the trials' changes and the scores used agree on the best squares.

    A file may add up the trials in a grid of its own, or divide the sums by their number. If it
    is not seen to ask get_best_move, the square that it returns must be one of the best.
    """
    used = chosen[-1].grid if chosen else None
    if chosen and used is None:
        return False
    totals = dict.fromkeys(move.board.empty_squares, 0.0)
    for call in updates:
        before, after = call.grid, call.grid_after
        if isinstance(call.result, GridGiven) and before is not None and after == before:
            after = call.result
        for row, col in totals:
            try:
                change = _number(after, row, col) - _number(before, row, col)
            except IndexError:
                return False
            totals[row, col] += change
    best = max(totals.values())
    favourites = {square for square in totals if totals[square] > best - _ROUNDING}
    if not chosen:
        return any(square == _plain_square(move.value) for square in favourites)
    try:
        values = {square: _number(used, *square) for square in totals}
    except IndexError:
        return False
    largest = max(values.values())
    return favourites == {square for square in values if values[square] > largest - _ROUNDING}


def _number(grid: GridGiven | None, row: int, col: int) -> float:
    return 0.0 if grid is None else grid.rows[row][col] or 0.0


def _wrong_grids(updates: Sequence[FunctionCall], chosen: Sequence[FunctionCall]) -> Mistake | None:
    """Compare each grid with the previous one, which was changed in place or returned."""
    reached: set[tuple[tuple[float | None, ...], ...]] = set()
    for number, call in enumerate(updates):
        grid = call.grid
        if grid is None:
            return None  # the scores are kept elsewhere
        if number and grid.rows not in reached:
            return NEW_SCORES if not any(map(any, grid.rows)) else OTHER_SCORES
        reached = {
            each.rows for each in (call.grid_after, call.result) if isinstance(each, GridGiven)
        }
    last = chosen[-1].grid if chosen else None
    if last is not None and last.rows not in reached:
        return OTHER_SCORES
    return None


def stale_mistake(moves: Sequence[ObservedMove]) -> Mistake | None:
    """Return the mistake of a file whose scores are those left by an earlier move."""
    left = None
    for move in moves:
        grids = [(call.grid, call.grid_after) for call in move.of(UPDATE)]
        first = grids[0][0] if grids else None
        if left is not None and first is not None and first.rows == left.rows:
            return STALE_SCORES if any(map(any, first.rows)) else None
        left = grids[-1][1] if grids else None
    return None


def choice_mistake(move: ObservedMove) -> Mistake | None:
    """Return the mistake in how the best move is asked for and returned."""
    chosen = move.of(BEST)
    if not chosen:
        return None
    last = chosen[-1]
    if last.board is not None and last.board.cells != move.board.cells:
        return ASKS_ABOUT_CLONE if board_mistake(move) is None else None
    result = last.result.value if isinstance(last.result, ValueGiven) else None
    if move.value is None and result is not None:
        return NOT_RETURNED
    results = [call.result.value for call in chosen if isinstance(call.result, ValueGiven)]
    is_same = any(_plain_square(value) == _plain_square(move.value) for value in results)
    return None if is_same or not results else OTHER_SQUARE


def _plain_square(value: Plain) -> Plain:
    """Return a list as a tuple, since its type is checked elsewhere."""
    return tuple(value) if isinstance(value, list) else value
