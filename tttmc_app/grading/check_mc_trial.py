"""The checks of mc_trial: legal random games, played to the end on the board passed in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from tttmc_app.core import Text
from tttmc_app.grading.answers import Answer
from tttmc_app.grading.boards import (
    EMPTY,
    PLAYER_NAMES,
    PLAYERO,
    PLAYERX,
    CourseBoard,
    brief,
    other,
)
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost, Mistake
from tttmc_app.grading.submission import Submission

NAME = "mc_trial"

GAMES = 6
"""Games per start and player. A function that plays on to the full board, or starts with the wrong
player, shows it in about every second game."""
DRAWS = 144
"""Games on 2×2: each of the twelve possible games occurs twelve times on average."""
MAX_CHI_SQUARED = 50.0
"""With eleven degrees of freedom, one correct file in a million exceeds it."""

_PLAY_ON = Text("continue until check_win() is no longer None")
_ON_GIVEN_BOARD = Text("play the moves on the board passed in")
_NONE_EXPECTED = Text("return None, since the game is on the board passed in")
ONE_MOVE = Mistake(Text("makes only one move"), _PLAY_ON, Cost.STRENGTH)
TOO_SHORT = Mistake(Text("ends too early"), _PLAY_ON, Cost.STRENGTH)
ON_A_COPY = Mistake(Text("plays on a copy"), _ON_GIVEN_BOARD, Cost.UNKNOWN)
NO_MARKS = Mistake(Text("places no marks"), _ON_GIVEN_BOARD, Cost.STRENGTH)
ONE_SIDE = Mistake(
    Text("never changes sides"),
    Text("call switch_player(player) after every move"),
    Cost.STRENGTH,
)
MOVES_TWICE = Mistake(
    Text("lets a player move twice in a row"),
    Text(
        "choose only among empty squares, since a move to an occupied square does nothing, and "
        "change sides once after every move"
    ),
    Cost.UNKNOWN,
)
TOO_LONG = Mistake(
    Text("continues after the game is over"),
    Text("call check_win() after every move"),
    Cost.STRENGTH,
)
REMOVES_MARKS = Mistake(
    Text("changes marks that were already there"),
    Text("a trial continues from the board passed in"),
    Cost.STRENGTH,
)
RETURNS_BOARD = Mistake(Text("returns the board"), _NONE_EXPECTED, Cost.POINTS)
RETURNS_VALUE = Mistake(Text("returns a value"), _NONE_EXPECTED, Cost.POINTS)
SAME_GAME = Mistake(
    Text("always plays the same game"), Text("choose the moves at random"), Cost.STRENGTH
)
UNEVEN = Mistake(
    Text("does not choose all empty squares with equal probability"),
    Text("use random.choice on them"),
    Cost.UNKNOWN,
)

_A_RESULT = Text("a board on which check_win() returns a result")
_FINISHED = Text("a game played to its end")
_TWELVE_GAMES = Text("twelve different games, all about equally often")
_THREE = CourseBoard.empty(3)
_BEGUN = CourseBoard.of("X.O/.X./..O")


@dataclass(frozen=True, slots=True)
class _Game:
    start: CourseBoard
    player: int
    answer: Answer

    @property
    def called(self) -> Text:
        return Text(
            "{call} on {board}",
            call=f"{NAME}(board, {PLAYER_NAMES[self.player]})",
            board=self.start.label,
        )

    @property
    def end(self) -> CourseBoard:
        """Return the board after the call."""
        end = self.answer.board(0)
        return self.start if end is None or end.size != self.start.size else end

    @property
    def added(self) -> int:
        """Return how many marks the given player placed."""
        return self.end.count(self.player) - self.start.count(self.player)

    @property
    def added_by_opponent(self) -> int:
        """Return how many marks the opponent placed."""
        return self.end.count(other(self.player)) - self.start.count(other(self.player))


@dataclass(frozen=True, slots=True)
class _Games:
    """The games that the checks examine, by starting board."""

    empty: Sequence[_Game]
    begun: Sequence[_Game]
    reverse: Sequence[_Game]
    sizes: Sequence[_Game]
    small: Sequence[_Game]

    @property
    def usual(self) -> Sequence[_Game]:
        """Return the 3×3 games under the normal rules."""
        return [*self.empty, *self.begun]


_Test = Callable[[_Game], CheckFailure | None]


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check."""
    games = _Games(
        _played(submission, _THREE, GAMES),
        _played(submission, _BEGUN, GAMES),
        _played(submission, CourseBoard.empty(3, reverse=True), GAMES),
        [
            *_played(submission, CourseBoard.empty(1), 1),
            *_played(submission, CourseBoard.empty(4), 2),
        ],
        [_play(submission, CourseBoard.empty(2), PLAYERX) for _ in range(DRAWS)],
    )
    for check, test in _TESTS:
        yield CheckResult(check, test(games))


def _played(submission: Submission, start: CourseBoard, each: int) -> list[_Game]:
    return [_play(submission, start, p) for _ in range(each) for p in (PLAYERX, PLAYERO)]


def _play(submission: Submission, start: CourseBoard, player: int) -> _Game:
    return _Game(start, player, submission.call(NAME, start, player))


def _first(test: _Test, games: Sequence[_Game]) -> CheckFailure | None:
    """Return the first failure among the games."""
    for game in games:
        if game.answer.error:
            return game.answer.failure(game.called, _FINISHED)
        if failure := test(game):
            return failure
    return None


def _usual(test: _Test, games: _Games) -> CheckFailure | None:
    """Test the 3×3 games under the normal rules, all of which must have moves."""
    return _first(_no_game, games.usual) or _first(test, games.usual)


def _not_finished(game: _Game) -> CheckFailure | None:
    if game.end.winner is not None:
        return None
    if failure := _no_game(game):
        return failure
    mistake = ONE_MOVE if game.added + game.added_by_opponent == 1 else TOO_SHORT
    return CheckFailure.of(game.called, game.end.text, _A_RESULT, mistake)


def _no_game(game: _Game) -> CheckFailure | None:
    if game.end != game.start:
        return None
    came = Text("the board unchanged, {board}", board=game.end.text)
    mistake = ON_A_COPY if game.answer.kind == "TTTBoard" else NO_MARKS
    return CheckFailure.of(game.called, came, _A_RESULT, mistake)


def _wrong_first_player(game: _Game) -> CheckFailure | None:
    ahead = game.added_by_opponent - game.added
    if ahead <= 0 or (ahead > 1 and game.added):  # the check of turns reports the latter
        return None
    expected = Text(
        "{player} to have moved as often as the opponent, or once more",
        player=PLAYER_NAMES[game.player],
    )
    mistake = Mistake(
        Text("lets {player} move first", player=PLAYER_NAMES[other(game.player)]),
        Text("the player passed in moves first"),
        Cost.UNKNOWN,
    )
    return CheckFailure.of(game.called, _counts(game), expected, mistake)


def _no_turns(game: _Game) -> CheckFailure | None:
    if abs(game.added - game.added_by_opponent) <= 1:
        return None
    mistake = MOVES_TWICE if min(game.added, game.added_by_opponent) else ONE_SIDE
    expected = Text("numbers of moves that differ by at most 1")
    return CheckFailure.of(game.called, _counts(game), expected, mistake)


def _too_long(game: _Game) -> CheckFailure | None:
    """Check that removing some move leaves the game unfinished."""
    end = game.end
    if end.winner is None or end == game.start:
        return None
    moves = [(r, c) for r, c in game.start.empty_squares if end.cells[r][c] != EMPTY]
    if any(end.without(square).winner is None for square in moves):
        return None
    expected = Text("the game to end with the first full line")
    return CheckFailure.of(game.called, end.text, expected, TOO_LONG)


def _marks_removed(game: _Game) -> CheckFailure | None:
    start, end = game.start.cells, game.end.cells
    if all(end[r][c] == start[r][c] for r, c in game.start.squares if start[r][c] != EMPTY):
        return None
    expected = Text("the existing marks unchanged")
    return CheckFailure.of(game.called, game.end.text, expected, REMOVES_MARKS)


def _kept_marks(games: _Games) -> CheckFailure | None:
    return _first(_no_game, games.begun) or _first(_marks_removed, games.begun)


def _reverse(games: _Games) -> CheckFailure | None:
    return _first(_not_finished, games.reverse) or _first(_too_long, games.reverse)


def _returned(game: _Game) -> CheckFailure | None:
    if game.answer.kind == "NoneType":
        return None
    if game.answer.kind == "TTTBoard":
        return CheckFailure.of(game.called, "TTTBoard", "None", RETURNS_BOARD)
    return CheckFailure.of(game.called, brief(game.answer.value), "None", RETURNS_VALUE)


def _nothing_returned(games: _Games) -> CheckFailure | None:
    # A function that does nothing also returns None, but earns no points.
    plays = any(game.end != game.start for game in games.empty)
    silent = None if plays else _first(_no_game, games.empty)
    return _first(_returned, games.usual) or silent


def _not_random(games: _Games) -> CheckFailure | None:
    for game in games.small:
        if game.answer.error:
            return game.answer.failure(game.called, _FINISHED)
    ends = Counter(game.end.text for game in games.small if game.end.winner is not None)
    each = len(games.small) / 12
    chi_squared = sum((count - each) ** 2 / each for count in ends.values())
    chi_squared += (12 - len(ends)) * each
    if not ends:
        return _first(_not_finished, games.small)
    if len(ends) <= 12 and chi_squared <= MAX_CHI_SQUARED:
        return None
    called = Text("{call}, {count} times", call=games.small[0].called, count=len(games.small))
    if len(ends) == 1:
        return CheckFailure.of(called, Text("the same game every time"), _TWELVE_GAMES, SAME_GAME)
    came = Text("{count} different games", count=len(ends))
    return CheckFailure.of(called, came, _TWELVE_GAMES, UNEVEN)


def _counts(game: _Game) -> Text:
    return Text(
        "{board}, {moves} by {player} and {answers} by {opponent}",
        board=game.end.text,
        moves=Text("%n move(s)", n=game.added),
        player=PLAYER_NAMES[game.player],
        answers=Text("%n move(s)", n=game.added_by_opponent),
        opponent=PLAYER_NAMES[other(game.player)],
    )


_TESTS: tuple[tuple[Check, Callable[[_Games], CheckFailure | None]], ...] = (
    (
        Check(NAME, Text("the game is over afterwards"), 4),
        lambda games: _first(_not_finished, [*games.small[:GAMES], *games.empty]),
    ),
    (
        Check(NAME, Text("the given player moves first"), 2),
        partial(_usual, _wrong_first_player),
    ),
    (Check(NAME, Text("the players take turns"), 2), partial(_usual, _no_turns)),
    (Check(NAME, Text("stops as soon as a player wins"), 2), partial(_usual, _too_long)),
    (Check(NAME, Text("continues from the marks on the board"), 2), _kept_marks),
    (Check(NAME, Text("moves are random"), 3), _not_random),
    (Check(NAME, Text("the reverse game"), 1), _reverse),
    (Check(NAME, Text("other board sizes"), 1), lambda games: _first(_not_finished, games.sizes)),
    (Check(NAME, Text("returns None"), 3), _nothing_returned),
)
CHECKS = tuple(check for check, _ in _TESTS)
