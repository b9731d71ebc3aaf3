"""The checks of mc_trial: legal random games, played to their end on the board that is given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tttmc_app.grading.boards import (
    EMPTY,
    PLAYER_NAMES,
    PLAYERO,
    PLAYERX,
    CourseBoard,
    brief,
    other,
)
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost
from tttmc_app.grading.submission import Answer, Submission

NAME = "mc_trial"

OVER = Check(f"{NAME}: the game is over afterwards", 4)
BEGINS = Check(f"{NAME}: the player given begins", 2)
TURNS = Check(f"{NAME}: the players take turns", 2)
STOPS = Check(f"{NAME}: stops when somebody has won", 2)
KEEPS = Check(f"{NAME}: goes on from the marks on the board", 2)
RANDOM = Check(f"{NAME}: moves are random", 3)
REVERSE = Check(f"{NAME}: the reverse game", 1)
SIZES = Check(f"{NAME}: boards of other sizes", 1)
NOTHING = Check(f"{NAME}: returns nothing", 3)
CHECKS = (OVER, BEGINS, TURNS, STOPS, KEEPS, RANDOM, REVERSE, SIZES, NOTHING)

GAMES = 6
"""From each start for each player. A game that was filled up to the end shows it in about every
second one, and a game that began with the wrong player likewise."""
DRAWS = 144
"""Games on 2×2, each of whose twelve ends comes up twelve times on average."""
WORST_CHI_SQUARED = 50.0
"""Eleven degrees of freedom exceed it once in a million: so often a right function fails."""

_RESULT = "a board on which check_win() tells a result"
_THREE = CourseBoard.empty(3)
_BEGUN = CourseBoard.of("X.O/.X./..O")


@dataclass(frozen=True, slots=True)
class _Game:
    start: CourseBoard
    player: int
    answer: Answer

    @property
    def called(self) -> str:
        return f"{NAME}(board, {PLAYER_NAMES[self.player]}) on {self.start.words}"

    @property
    def end(self) -> CourseBoard:
        """Return what the function left of the board."""
        left = self.answer.board(0)
        return self.start if left is None or left.size != self.start.size else left

    @property
    def added(self) -> int:
        """Return how many marks the player given has set."""
        return self.end.count(self.player) - self.start.count(self.player)

    @property
    def answered(self) -> int:
        """Return how many marks the other has set."""
        return self.end.count(other(self.player)) - self.start.count(other(self.player))


_Judge = Callable[[_Game], CheckFailure | None]


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check."""
    empty = _games(submission, _THREE, GAMES)
    begun = _games(submission, _BEGUN, GAMES)
    reverse = _games(submission, CourseBoard.empty(3, reverse=True), GAMES)
    sizes = [
        *_games(submission, CourseBoard.empty(1), 1),
        *_games(submission, CourseBoard.empty(4), 2),
    ]
    small = [_play(submission, CourseBoard.empty(2), PLAYERX) for _ in range(DRAWS)]
    yield CheckResult(OVER, _first(_not_over, [*small[:GAMES], *empty]))
    for check, judge, games in (
        (BEGINS, _wrong_beginner, [*empty, *begun]),
        (TURNS, _no_turns, [*empty, *begun]),
        (STOPS, _too_long, [*empty, *begun]),
        (KEEPS, _lost_marks, begun),
    ):
        yield CheckResult(check, _first(_no_game, games) or _first(judge, games))
    yield CheckResult(RANDOM, _not_random(small))
    yield CheckResult(REVERSE, _first(_not_over, reverse) or _first(_too_long, reverse))
    yield CheckResult(SIZES, _first(_not_over, sizes))
    # A function that does nothing returns nothing, too, which earns no points.
    plays = any(game.end != game.start for game in empty)
    silent = None if plays else _first(_no_game, empty)
    yield CheckResult(NOTHING, _first(_returned, [*empty, *begun]) or silent)


def _games(submission: Submission, start: CourseBoard, each: int) -> list[_Game]:
    return [_play(submission, start, p) for _ in range(each) for p in (PLAYERX, PLAYERO)]


def _play(submission: Submission, start: CourseBoard, player: int) -> _Game:
    return _Game(start, player, submission.call(NAME, start, player))


def _first(judge: _Judge, games: Sequence[_Game]) -> CheckFailure | None:
    """Return the first failure among the games."""
    for game in games:
        if game.answer.trouble:
            return game.answer.failure(game.called, "a game played to its end")
        if failure := judge(game):
            return failure
    return None


def _not_over(game: _Game) -> CheckFailure | None:
    if game.end.winner is not None:
        return None
    if failure := _no_game(game):
        return failure
    one = "makes one move only" if game.added + game.answered == 1 else "ends too early"
    hint = f"{one}: play on until check_win() is no longer None"
    return CheckFailure(game.called, game.end.text, _RESULT, hint, Cost.STRENGTH)


def _no_game(game: _Game) -> CheckFailure | None:
    if game.end != game.start:
        return None
    copied = game.answer.kind == "TTTBoard"
    hint = "plays on a copy" if copied else "sets no marks"
    hint += ": the moves must be played on the board that is given"
    cost = Cost.UNKNOWN if copied else Cost.STRENGTH
    return CheckFailure(game.called, f"the board unchanged, {game.end.text}", _RESULT, hint, cost)


def _wrong_beginner(game: _Game) -> CheckFailure | None:
    ahead = game.answered - game.added
    if ahead <= 0 or (ahead > 1 and game.added):  # the latter is told as missing turns
        return None
    expected = f"{PLAYER_NAMES[game.player]} to have moved as often as the other, or once more"
    hint = f"{PLAYER_NAMES[other(game.player)]} made the first move: the player given must begin"
    return CheckFailure(game.called, _counts(game), expected, hint, Cost.UNKNOWN)


def _no_turns(game: _Game) -> CheckFailure | None:
    if abs(game.added - game.answered) <= 1:
        return None
    if not min(game.added, game.answered):
        cost = Cost.STRENGTH
        hint = "never changes sides: switch_player(player) must follow every move"
    else:
        cost = Cost.UNKNOWN
        hint = (
            "a player moves twice in a row: draw among the empty squares only, since a move to "
            "an occupied one does nothing, and change sides once after every move"
        )
    expected = "numbers of moves that differ by 1 at most"
    return CheckFailure(game.called, _counts(game), expected, hint, cost)


def _too_long(game: _Game) -> CheckFailure | None:
    """Look for the last move: without it the game must have gone on."""
    end = game.end
    if end.winner is None or end == game.start:
        return None
    moves = [(r, c) for r, c in game.start.empty_squares if end.cells[r][c] != EMPTY]
    if any(end.without(square).winner is None for square in moves):
        return None
    expected = "the game to end with the first line that is full"
    hint = "plays on after the game is over: check_win() must be asked after every move"
    return CheckFailure(game.called, end.text, expected, hint, Cost.STRENGTH)


def _lost_marks(game: _Game) -> CheckFailure | None:
    start, end = game.start.cells, game.end.cells
    if all(end[r][c] == start[r][c] for r, c in game.start.squares if start[r][c] != EMPTY):
        return None
    hint = "changes marks that were there: a trial goes on from the board that is given"
    return CheckFailure(game.called, game.end.text, "the marks there to stay", hint, Cost.STRENGTH)


def _returned(game: _Game) -> CheckFailure | None:
    if game.answer.kind == "NoneType":
        return None
    what = "the board" if game.answer.kind == "TTTBoard" else "values"
    hint = f"returns {what} where None was asked for: the board that is given shows the game"
    if what == "values":
        hint = "values returned: " + hint
    came = "a TTTBoard" if what == "the board" else brief(game.answer.value)
    return CheckFailure(game.called, came, "None", hint, Cost.POINTS)


def _not_random(games: Sequence[_Game]) -> CheckFailure | None:
    for game in games:
        if game.answer.trouble:
            return game.answer.failure(game.called, "a game played to its end")
    ends = Counter(game.end.text for game in games if game.end.winner is not None)
    each = len(games) / 12
    chi_squared = sum((count - each) ** 2 / each for count in ends.values())
    chi_squared += (12 - len(ends)) * each
    if not ends:
        return _first(_not_over, games)
    if len(ends) <= 12 and chi_squared <= WORST_CHI_SQUARED:
        return None
    called = f"{games[0].called}, {len(games)} times"
    came = f"{len(ends)} different games" if len(ends) != 1 else "the same game every time"
    hint = "does not draw all empty squares with the same chance: use random.choice on them"
    if len(ends) == 1:
        hint = "always plays the same game: moves must be drawn at random"
    cost = Cost.STRENGTH if len(ends) == 1 else Cost.UNKNOWN
    expected = "twelve different games, all about equally often"
    return CheckFailure(called, came, expected, hint, cost)


def _counts(game: _Game) -> str:
    mine, theirs = PLAYER_NAMES[game.player], PLAYER_NAMES[other(game.player)]
    return f"{game.end.text}, {game.added} moves of {mine} and {game.answered} of {theirs}"
