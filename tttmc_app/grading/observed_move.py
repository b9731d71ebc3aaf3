"""One observed call of mc_move, and common mistakes that what it did shows.

That is what it did with boards, players and scores: nothing is inferred from the squares that it
returns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from tttmc_app.core import Square, Text
from tttmc_app.course.trace import (
    BoardSeen,
    Called,
    Cells,
    GridGiven,
    Marked,
    ValueGiven,
)
from tttmc_app.course.values import Plain
from tttmc_app.grading.boards import DRAW, PLAYER_NAMES, CourseBoard
from tttmc_app.grading.checks import ONLY_3X3, Cost, Damage, Mistake, square_of
from tttmc_app.grading.examine import Asked, Predicted

TRIAL, UPDATE, BEST = "mc_trial", "mc_update_scores", "get_best_move"
LIVE = 0
"""The number of the board passed to mc_move."""


def _player(value: Plain) -> int | None:
    return value if isinstance(value, int) and value in PLAYER_NAMES else None


def player_of(call: Called) -> int | None:
    """Return the player among a call's arguments."""
    return _player(call.value)


@dataclass(frozen=True, slots=True)
class Trial:
    """A random game that mc_move played: with mc_trial, or move by move."""

    board: int
    start: Cells
    ends: frozenset[Cells]
    player: int | None
    """Who was told to begin it, or who began it."""
    number: int
    """The number of the event with which it ended."""


@dataclass(frozen=True)
class ObservedMove(Asked):
    """One call of mc_move, and what was observed of it."""

    note: Mistake | None = None
    """What all calls show together."""
    own_trials: int | None = None
    """The file's NTRIALS."""
    is_random: bool = True
    """Whether its mc_trial is known to play at random."""

    @property
    def requested(self) -> int:
        """Return the number of trials requested."""
        trials = self.arguments[-1]
        assert isinstance(trials, int)
        return trials

    @property
    def square(self) -> Square | None:
        """Return the square that it returned."""
        return square_of(self.answer.value)

    @property
    def is_complete(self) -> bool:
        """Return whether all that it did was observed."""
        return self.answer.trace.is_complete

    @property
    def is_without_square(self) -> bool:
        """Return whether it returned None, or failed as a search does that finds nothing."""
        answer = self.answer
        return answer.is_empty_choice if answer.error else answer.value is None

    @cached_property
    def calls(self) -> list[Called]:
        """Return the calls of the file's functions."""
        return [event for event in self.answer.trace.events if isinstance(event, Called)]

    def of(self, function: str) -> list[Called]:
        """Return the calls of a function that returned, but not those that another one made."""
        outer = (call for call in self.calls if call.after and not call.is_inner)
        return [call for call in outer if call.function == function]

    @cached_property
    def trials(self) -> tuple[Trial, ...]:
        """Return the trials whose boards were seen, in order."""
        calls = [(call, call.board) for call in self.of(TRIAL)]
        given = [
            Trial(board.board, board.cells, call.ends, player_of(call), call.number)
            for call, board in calls
            if board is not None
        ]
        return tuple(given if calls and len(given) == len(calls) else self._games())

    @cached_property
    def count(self) -> int | None:
        """Return how many trials were played; None if games were begun that are none."""
        played = len(self.of(TRIAL)) or len(self.trials)
        return played or (None if self.marked_boards - {LIVE} else 0)

    @cached_property
    def marked_boards(self) -> frozenset[int]:
        """Return the numbers of the boards on which marks were placed or changed."""
        marked = (each for each in self.answer.trace.events if isinstance(each, Marked))
        return frozenset(each.board for each in marked if each.squares)

    @cached_property
    def unscored(self) -> int:
        """Return how many trials are not scored; ties need no scoring."""
        ends = [end for trial in self.trials for end in trial.ends]
        rows = [tuple(tuple(cell or 0 for cell in row) for row in end) for end in ends]
        ties = sum(CourseBoard(each).winner == DRAW for each in rows)
        return (self.count or 0) - ties - len(self.of(UPDATE))

    def _games(self) -> list[Trial]:
        """Return the games that were played to their end from this position, or after an end.

        Boards on which moves were taken back are left out: they were used to look ahead.
        """
        found: list[Trial] = []
        boards: dict[int, CourseBoard] = {}
        begun: dict[int, tuple[CourseBoard, int | None]] = {}
        for number, event in enumerate(self.answer.trace.events):
            if isinstance(event, BoardSeen) and event.cells == self.board.cells:
                boards[event.board] = self.board
            if not isinstance(event, Marked) or not event.squares or event.board not in boards:
                continue
            board, marks = event.board, event.squares
            before = boards[board]
            now = boards[board] = _with(before, marks)
            if len(now.empty_squares) > len(before.empty_squares):
                begun.pop(board, None)
                if now != self.board:
                    del boards[board]
                    found = [each for each in found if each.board != board]
                continue
            start, player = begun.setdefault(board, (before, _player(marks[0][2])))
            if now.winner is not None:
                ends = frozenset([now.cells])
                found.append(Trial(board, start.cells, ends, player, number))
                del begun[board]
        return found


def _with(board: CourseBoard, marks: Iterable[tuple[int, int, int | None]]) -> CourseBoard:
    for row, col, mark in marks:
        board = board.with_mark((row, col), mark or 0)
    return board


# Mistakes

CERTAIN = 12
"""The number of calls after which what all of them did is what the file always does: lots drawn in
every call between two players agree so often in one file of 2,000."""
_ROUNDING = 1e-9


def first_seen(
    mistakes: Sequence[Predicted[ObservedMove]], moves: Sequence[ObservedMove]
) -> Mistake | None:
    """Return the first of these mistakes in the first call that shows one."""
    return next((each for move in moves for each in mistakes if each.fits(move)), None)


# Boards


def _reuses_a_board(move: ObservedMove) -> bool:
    boards = [trial.board for trial in move.trials]
    wrong = [n for n, trial in enumerate(move.trials) if trial.start != move.board.cells]
    if wrong or move.of(TRIAL):
        return bool(wrong) and boards[wrong[0]] in boards[: wrong[0]]
    scored = [call.board.board for call in move.of(UPDATE) if call.board]
    return len(scored) > len(boards) == 1 and {*scored} == {*boards}


ON_GIVEN_BOARD: Predicted[ObservedMove] = Predicted(
    Text("plays on the board passed in"),
    Text("clone it for every trial"),
    damage=Damage.ONE_BOARD,
    fits=lambda move: (
        any(trial.board == LIVE for trial in move.trials)
        # mc_trial may have played on a copy of it.
        and LIVE in move.marked_boards
    ),
)
BOARDS: tuple[Predicted[ObservedMove], ...] = (
    ON_GIVEN_BOARD,
    Predicted(
        Text("clones once and reuses the board"),
        Text("play every trial on a new clone, since the game on a clone is over after one trial"),
        Cost.STRENGTH,
        Damage.ONE_BOARD,
        fits=_reuses_a_board,
    ),
    Predicted(
        Text("does not start every trial from the board passed in"),
        Text("clone that board for every trial"),
        Cost.STRENGTH,
        Damage.ONE_BOARD,
        fits=lambda move: any(trial.start != move.board.cells for trial in move.trials),
    ),
)


# Players


def _side_mistake(
    moves: Sequence[ObservedMove],
    function: str,
    players: Callable[[ObservedMove], list[int | None]],
    opposite: Mistake,
    always: Text,
    sometimes: Text,
) -> Mistake | None:
    """Compare the players that each call names to a function with the one mc_move was given."""
    if any(call.value == move.requested for move in moves for call in move.of(function)):
        name = Text("passes `trials` to {function} as the player", function=function)
        return replace(opposite, name=name)
    pairs = [(each, move.player) for move in moves for each in players(move) if each]
    wrong = [each for each, player in pairs if each != player]
    if not wrong:
        return None
    name = sometimes
    if len(moves) >= CERTAIN and len(wrong) == len(pairs):
        return opposite
    if len(moves) >= CERTAIN and len({each for each, _ in pairs}) == 1:
        name = Text(always.source, player=PLAYER_NAMES[wrong[0]])
    return replace(opposite, name=name)


def beginner_mistake(moves: Sequence[ObservedMove]) -> Mistake | None:
    """Return the mistake in the side that begins the trials."""
    if first_seen(BOARDS, moves):
        return None  # whose turn it is depends on the board
    return _side_mistake(
        moves,
        TRIAL,
        lambda move: [trial.player for trial in move.trials],
        Mistake(
            Text("lets the opponent make the first move of its trials"),
            Text("pass `player`, whose turn it is, to mc_trial"),
            Cost.STRENGTH,
            Damage.TURN_ORDER,
        ),
        Text("begins every trial with {player}", player=""),
        Text("does not begin every trial with the player to move"),
    )


# Numbers

_AS_MANY = Text("play as many as `trials` says")
_NUMBERS: tuple[tuple[Text, Cost, Callable[[ObservedMove], int | None]], ...] = (
    (Text("plays no trials"), Cost.STRENGTH, lambda _: 0),
    (Text("plays only one trial, however many are requested"), Cost.STRENGTH, lambda _: 1),
    (Text("plays one trial too many"), Cost.POINTS, lambda move: move.requested + 1),
    (Text("plays one trial too few"), Cost.POINTS, lambda move: move.requested - 1),
    (Text("plays NTRIALS trials instead of `trials`"), Cost.POINTS, lambda move: move.own_trials),
    (Text("takes `player` for the number of trials"), Cost.STRENGTH, lambda move: move.player),
)
"""Mistakes, and how many trials a file plays that makes them."""


def _same_trials(moves: Sequence[ObservedMove]) -> Mistake | None:
    """Return the mistake of a file whose mc_trial plays at random, if trials or calls are alike."""
    first = {move.arguments: move for move in reversed(moves)}
    pairs = [(first[move.arguments], move) for move in moves if first[move.arguments] is not move]
    if all(move.count and len({trial.ends for trial in move.trials}) == 1 for move in moves):
        name = Text("plays the same game in every trial")
    elif pairs and all(one.count and one.answer.trace == two.answer.trace for one, two in pairs):
        name = Text("plays the same trials in every call")
    else:
        return None
    return Mistake(name, Text("set no seed in a function"))


def count_mistake(moves: Sequence[ObservedMove]) -> Mistake | None:
    """Return the mistake in the number of trials.

    A call that plays none and asks for no best move may have found its square in another way.
    """
    counts = [
        (move, move.count)
        for move in moves
        if move.count is not None and (move.count or move.of(BEST))
    ]
    is_complete = all(move.is_complete for move in moves)
    wrong = [
        (count, move.requested)
        for move, count in counts
        if count > move.requested or (is_complete and count < move.requested)
    ]
    on_clones = first_seen(BOARDS, moves) is None
    if not wrong and on_clones and all(move.is_random for move in moves):
        return _same_trials(moves)
    is_called = any(move.of(TRIAL) for move in moves)
    if not wrong or not (on_clones or is_called):
        return None
    for name, cost, number in _NUMBERS:
        if is_complete and all(count == number(move) for move, count in counts):
            return Mistake(name, _AS_MANY, cost)
    count, requested = wrong[0]
    played = Text("%n trial(s)", n=count) if is_complete else Text("at least %n trial(s)", n=count)
    name = Text("plays {played} when {requested} are requested", played=played, requested=requested)
    return Mistake(name, _AS_MANY, Cost.POINTS)


# Scores


def _scored(move: ObservedMove) -> list[Called]:
    """Return the scorings in the grid that is used; all of them if it is no sum of theirs."""
    updates, chosen = move.of(UPDATE), move.of(BEST)
    used = chosen[-1].grid if chosen else None
    own = [call for call in updates if used and call.grid and call.grid.grid == used.grid]
    return own if len(own) > 1 else updates


def _shares_rows(move: ObservedMove) -> bool:
    grids = [call.grid for call in (*_scored(move), *move.of(BEST)[-1:])]
    return any(grid is not None and grid.has_shared_rows for grid in grids)


def _never_scores(move: ObservedMove) -> bool:
    used = [call.grid for call in move.of(BEST)[-1:] if call.grid]
    is_empty = bool(used) and not any(map(any, used[0].rows))
    return move.unscored > 0 and is_empty and not move.of(UPDATE)


def _scores_early(move: ObservedMove) -> bool:
    """Return whether every board is scored before the trial on it, and not after that."""
    scored = {call.board.board: call.number for call in move.of(UPDATE) if call.board}
    played = {trial.board: trial.number for trial in move.trials}
    return bool(scored) and all(scored[each] < played.get(each, 0) for each in scored)


def _is_cloned(move: ObservedMove) -> bool:
    return first_seen(BOARDS, [move]) is None


def _scores_given_board(move: ObservedMove) -> bool:
    boards = {call.board.board for call in move.of(UPDATE) if call.board}
    is_elsewhere = any(trial.board != LIVE for trial in move.trials)
    return boards == {LIVE} and is_elsewhere and _is_cloned(move)


def _scores_other_board(move: ObservedMove) -> bool:
    ends = {end for trial in move.trials for end in trial.ends}
    boards = [call.board for call in move.of(UPDATE) if call.board]
    is_other = any(board.cells not in ends for board in boards)
    return is_other and bool(move.of(TRIAL)) and _is_cloned(move)


def _scores_twice(move: ObservedMove) -> bool:
    """Return whether a board is scored in the same grid again before another trial on it."""
    scored: dict[tuple[int, int], int] = {}
    for call in move.of(UPDATE):
        if call.board is None or call.grid is None:
            continue
        pair = call.board.board, call.grid.grid
        played = [trial.number for trial in move.trials if trial.board == pair[0]]
        before = scored.get(pair, call.number)
        if before < call.number and not any(before < each < call.number for each in played):
            return _is_cloned(move)
        scored[pair] = call.number
    return False


def _chooses_first(move: ObservedMove) -> bool:
    chosen, played = move.of(BEST), move.trials
    return bool(chosen and played) and chosen[-1].number < played[0].number


def _at(grid: GridGiven, square: Square) -> float:
    return grid.rows[square[0]][square[1]] or 0.0


def _best(move: ObservedMove, value: Callable[[Square], float]) -> set[Square]:
    values = {square: value(square) for square in move.board.empty_squares}
    return {square for square in values if values[square] > max(values.values()) - _ROUNDING}


def _uses_other_scores(move: ObservedMove) -> bool:
    """Return whether the trials' changes and the scores used disagree on the best squares.

    A file may add up the trials in a grid of its own, or divide the sums by their number. If it
    is not seen to ask get_best_move, the square that it returns must be one of the best.
    """
    scored = [(each.grid, each.grid_after) for each in _scored(move)]
    changes = [(before, after) for before, after in scored if before and after]
    used = [call.grid for call in move.of(BEST)[-1:]]
    shapes = {len(grid.rows) for pair in changes for grid in pair}
    if not changes or len(changes) < len(scored) or shapes != {move.board.size} or used == [None]:
        return False  # the scores are kept elsewhere
    first = changes[0][0]
    best = _best(
        move,
        lambda each: sum(
            (_at(after, each) - _at(before, each) for before, after in changes), _at(first, each)
        ),
    )
    for grid in filter(None, used):
        return best != _best(move, partial(_at, grid))
    return _plain_square(move.answer.value) not in best


def _uses_last_grid(move: ObservedMove) -> bool:
    calls = (*move.of(UPDATE)[-1:], *move.of(BEST)[-1:])
    return len({call.grid and call.grid.grid for call in calls}) < len(calls)


def _uses_new_scores(move: ObservedMove) -> bool:
    grids = [call.grid for call in _scored(move) if call.grid]
    is_new = len({grid.grid for grid in grids}) > 1 and not any(
        any(map(any, grid.rows)) for grid in grids
    )
    return is_new and _uses_other_scores(move)


_INSIDE = Text("call mc_update_scores inside the loop")
_SCORES: tuple[Predicted[ObservedMove], ...] = (
    Predicted(
        Text("uses one list for all rows of its scores"),
        Text(
            "[[0] * n] * n repeats the same row, so adding to one row adds to all: use "
            "[[0] * n for _ in range(n)]"
        ),
        Cost.STRENGTH,
        Damage.ONE_ROW,
        fits=_shares_rows,
    ),
    Predicted(
        Text("never adds up the trials' scores"),
        Text("call mc_update_scores after every trial"),
        Cost.STRENGTH,
        fits=_never_scores,
    ),
    Predicted(
        Text("scores each board before the trial is played on it"),
        Text("call mc_update_scores after mc_trial"),
        Cost.STRENGTH,
        fits=_scores_early,
    ),
    Predicted(
        Text("scores the board passed in instead of the clone on which the trial was played"),
        Text("pass the clone to mc_update_scores"),
        Cost.STRENGTH,
        Damage.FIXED_SQUARE,
        fits=_scores_given_board,
    ),
    Predicted(
        Text("scores a board on which no trial was played"),
        Text("pass the board of the trial to mc_update_scores"),
        Cost.STRENGTH,
        fits=_scores_other_board,
    ),
    Predicted(
        Text("scores its trials more than once"),
        Text("call mc_update_scores once after every trial"),
        Cost.POINTS,
        fits=_scores_twice,
    ),
    Predicted(
        Text("scores only one of its trials"),
        _INSIDE,
        Cost.STRENGTH,
        fits=lambda move: len(move.of(UPDATE)) == 1 and move.unscored > 0,
    ),
    Predicted(
        Text("does not score all of its trials"),
        _INSIDE,
        Cost.STRENGTH,
        fits=lambda move: bool(move.of(UPDATE)) and move.unscored > 0,
    ),
    Predicted(
        Text("chooses the square before it plays its trials"),
        Text("call get_best_move after the loop"),
        Cost.STRENGTH,
        fits=_chooses_first,
    ),
    Predicted(
        Text("starts with new scores in every trial"),
        Text("create the grid once, before the loop"),
        Cost.STRENGTH,
        fits=_uses_new_scores,
    ),
    Predicted(
        Text("changes the scores that it has added up before it chooses"),
        Text("pass them to get_best_move as they are"),
        Cost.STRENGTH,
        fits=lambda move: _uses_last_grid(move) and _uses_other_scores(move),
    ),
    Predicted(
        Text("calls get_best_move with different scores from those it added up"),
        Text("pass the grid that mc_update_scores changed"),
        Cost.STRENGTH,
        fits=lambda move: bool(move.of(BEST)) and _uses_other_scores(move),
    ),
)
_STALE_SCORES = Mistake(
    Text("keeps the scores of earlier moves"),
    Text("create a new grid of zeros in every call of mc_move"),
    Cost.STRENGTH,
)


_FIXED_SIZES = {
    (True, True): Text("always makes scores with 3 rows and 3 columns"),
    (True, False): Text("always makes scores with 3 rows"),
    (False, True): Text("always makes scores with 3 columns"),
}
"""The names of mistakes, by whether the rows and the columns are those of the course's board."""


def score_mistake(moves: Sequence[ObservedMove]) -> Mistake | None:
    """Return the mistake in how the scores of the trials are added up."""
    return (
        first_seen(_SCORES, moves)
        or _side_mistake(
            moves,
            UPDATE,
            lambda move: [*map(player_of, move.of(UPDATE))],
            Mistake(
                Text("scores the trials for the opponent"),
                Text("pass `player` to mc_update_scores"),
                Cost.STRENGTH,
            ),
            Text("scores every trial for {player}", player=""),
            Text("does not score every trial for the player to move"),
        )
        or (_STALE_SCORES if any(map(_is_stale, moves, moves[1:])) else None)
    )


def rule_mistake(move: ObservedMove) -> Mistake | None:
    """Return the mistake of a file that plays the reverse game's trials by the usual rule."""
    seen = (each for each in move.answer.trace.events if isinstance(each, BoardSeen))
    usual = {each.board for each in seen if move.board.reverse and not each.reverse}
    if usual.isdisjoint(trial.board for trial in move.trials):
        return None
    return Mistake(
        Text("plays the trials of a reverse game by the usual rule"),
        Text("board.clone() keeps the rule, as TTTBoard(size, reverse) does"),
    )


def size_mistake(move: ObservedMove) -> Mistake | None:
    """Return the mistake of a file whose scores have the size of the course's board on others."""
    grids = [each for call in move.calls for each in call.given if isinstance(each, GridGiven)]
    shapes = {(len(grid.rows), size) for grid in grids for size in map(len, grid.rows)}
    if move.board.size == 3 or len(shapes) != 1:
        return None
    ((rows, columns),) = shapes
    if name := _FIXED_SIZES.get((rows == 3, columns == 3)):
        return replace(ONLY_3X3, name=name)
    return None


def _is_stale(earlier: ObservedMove, later: ObservedMove) -> bool:
    left = [call.grid_after for call in earlier.of(UPDATE)[-1:]]
    found = [call.grid for call in later.of(UPDATE)[:1]]
    pairs = [(one, two) for one, two in zip(left, found, strict=False) if one and two]
    return any(one.rows == two.rows and any(map(any, one.rows)) for one, two in pairs)


# The choice


def _plain_square(value: Plain) -> Plain:
    """Return a list as a tuple, since its type is checked elsewhere."""
    return tuple(value) if isinstance(value, list) else value


def _results(move: ObservedMove) -> list[Plain]:
    results = [call.after[-1] for call in move.of(BEST)]
    return [_plain_square(each.value) for each in results if isinstance(each, ValueGiven)]


NOT_RETURNED: Predicted[ObservedMove] = Predicted(
    Text("returns None"),
    Text("return what get_best_move returns"),
    Cost.GAMES,
    Damage.NO_MOVE,
    fits=lambda move: move.answer.value is None and any(_results(move)[-1:]),
)
CHOICE: tuple[Predicted[ObservedMove], ...] = (
    Predicted(
        Text("calls get_best_move with a different board from the one passed in"),
        Text("pass the board on which the move is to be made"),
        Cost.GAMES,
        fits=lambda move: (
            any(call.board and call.board.cells != move.board.cells for call in move.of(BEST)[-1:])
            and _is_cloned(move)
        ),
    ),
    NOT_RETURNED,
    Predicted(
        Text("does not return the square that get_best_move chose"),
        NOT_RETURNED.advice,
        fits=lambda move: (
            bool(_results(move)) and _plain_square(move.answer.value) not in _results(move)
        ),
    ),
)
OWN_CHOICE = Mistake(
    Text("chooses its square without get_best_move"), NOT_RETURNED.advice, Cost.STRENGTH
)
