"""The checks of mc_trial: legal random games, played to the end on the board passed in.

The moves are observed in order, so that nothing has to be guessed from the final board.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from tttmc_app.core import Text
from tttmc_app.course.values import BoardValue
from tttmc_app.grading.boards import (
    EMPTY,
    PLAYER_NAMES,
    PLAYERO,
    PLAYERX,
    CourseBoard,
    brief,
    other,
)
from tttmc_app.grading.checks import (
    Check,
    CheckFailure,
    CheckResult,
    Cost,
    Damage,
    Part,
)
from tttmc_app.grading.submission import Submission
from tttmc_app.grading.trial_games import NAME, TrialGame, chi_squared
from tttmc_app.grading.trial_mistakes import (
    LOSES_TURN,
    MOVES_TWICE,
    NO_MARKS,
    NOT_ALWAYS_FIRST,
    ON_A_COPY,
    ONE_MOVE,
    ONE_SIDE,
    OPPONENT_FIRST,
    REMOVES_MARKS,
    RETURNS_BOARD,
    RETURNS_VALUE,
    SAME_GAME,
    TOO_LONG,
    TOO_SHORT,
    UNEVEN,
    WRONG_MARKS,
)

GAMES = 6
"""Games per start and player. A function that plays on until the board is full, or starts with
the wrong player, reveals this in about every second game."""
DRAWS = 144
"""Games on 2×2: each of the twelve possible games occurs twelve times on average."""
MAX_CHI_SQUARED = 50.0
"""With eleven degrees of freedom, one correct file in a million exceeds this value."""

_A_RESULT = Text("a board on which check_win() returns a result")
_FINISHED = Text("a game played to its end")
_EVERY_SQUARE = Text("every empty square about equally often")
_THREE = CourseBoard.empty(3)
_BEGUN = CourseBoard.of("X.O/.X./..O")


@dataclass(frozen=True, slots=True)
class _Games:
    """The games that the checks examine, by starting board."""

    empty: Sequence[TrialGame]
    begun: Sequence[TrialGame]
    reverse: Sequence[TrialGame]
    sizes: Sequence[TrialGame]
    small: Sequence[TrialGame]

    @property
    def usual(self) -> Sequence[TrialGame]:
        """Return the 3×3 games under the normal rules."""
        return [*self.empty, *self.begun]


_Test = Callable[[TrialGame], CheckFailure | None]


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
        _games(submission, [(CourseBoard.empty(2), PLAYERX)] * DRAWS),
    )
    failures: dict[Check, CheckFailure] = {}
    for check, test, needed in _TESTS:
        failed = [each for each in needed if each in failures]
        failure = test(games)
        if failure and failure.mistake == NOT_ALWAYS_FIRST.name and _TURNS in failures:
            failed = [_TURNS]  # whatever disturbs the turns may also come before the first move
        if failure is None:
            yield CheckResult(check)
        elif failed:
            yield CheckResult(check, not_run=Text("“{check}” fails", check=failed[0].label))
        else:
            failures[check] = failure
            yield CheckResult(check, failure)


def _played(submission: Submission, start: CourseBoard, each: int) -> list[TrialGame]:
    return _games(submission, [(start, PLAYERX), (start, PLAYERO)] * each)


def _games(submission: Submission, starts: list[tuple[CourseBoard, int]]) -> list[TrialGame]:
    answers = submission.call_all(NAME, starts, observe=True)
    return [TrialGame(*start, answer) for start, answer in zip(starts, answers, strict=True)]


def _first(test: _Test, games: Sequence[TrialGame]) -> CheckFailure | None:
    """Return the first failure among the games."""
    for game in games:
        if game.answer.error:
            return game.answer.failure(game.called, _FINISHED)
        if failure := test(game):
            return failure
    return None


def _not_finished(game: TrialGame) -> CheckFailure | None:
    if game.end.winner is not None:
        return None
    if failure := _no_game(game):
        return failure
    if any(mark not in (EMPTY, PLAYERX, PLAYERO) for row in game.end.cells for mark in row):
        return CheckFailure.of(game.called, game.end.text, _A_RESULT, WRONG_MARKS)
    if game.has_refused_moves:
        # It might have played to the end if its moves had not gone to occupied squares.
        return CheckFailure(game.called, game.end.text, _A_RESULT, cost=Cost.STRENGTH)
    return CheckFailure.of(game.called, game.end.text, _A_RESULT, TOO_SHORT)


def _no_game(game: TrialGame) -> CheckFailure | None:
    if game.end != game.start:
        return None
    came = Text("the board unchanged, {board}", board=game.end.text)
    returns_other = isinstance(game.answer.value, BoardValue)
    elsewhere = game.is_played_elsewhere or returns_other
    return CheckFailure.of(game.called, came, _A_RESULT, ON_A_COPY if elsewhere else NO_MARKS)


def _over(games: _Games) -> CheckFailure | None:
    """Check that games end; a fault is named only if every game has it."""
    known = [*games.small[:GAMES], *games.empty]
    failure = _first(_not_finished, known)
    if failure is None or any(game.answer.error or game.has_refused_moves for game in known):
        return failure
    numbers = {game.added + game.added_by_opponent for game in known}
    if numbers == {1}:
        return CheckFailure.of(failure.called, failure.came, failure.expected, ONE_MOVE)
    if failure.mistake == NO_MARKS.name and numbers != {0}:
        return CheckFailure.of(failure.called, failure.came, failure.expected, TOO_SHORT)
    return failure


def _wrong_first_player(games: _Games) -> CheckFailure | None:
    if failure := _first(_no_game, games.usual):
        return failure
    seen = [game for game in games.usual if game.is_observed and game.moves]
    wrong = [
        game for game in seen if game.players[0] != game.player and not game.moves[0].after_refusal
    ]
    if not seen:
        return _first(_opponent_is_ahead, games.usual)
    if not wrong:
        return None
    game = wrong[0]
    firsts = {each.players[0] for each in seen}
    if len(wrong) == len(seen):
        mistake = OPPONENT_FIRST
    elif len(firsts) == 1 and firsts <= {PLAYERX, PLAYERO}:
        name = Text("always lets {player} move first", player=PLAYER_NAMES[firsts.pop()])
        mistake = replace(NOT_ALWAYS_FIRST, name=name)
    else:
        mistake = NOT_ALWAYS_FIRST
    came = Text("moves by {turns}, in this order", turns=game.turns)
    expected = Text("{player} to move first", player=PLAYER_NAMES[game.player])
    return CheckFailure.of(game.called, came, expected, mistake)


def _opponent_is_ahead(game: TrialGame) -> CheckFailure | None:
    """Judge from the marks who began, if the order of the moves is not known."""
    if game.added_by_opponent - game.added != 1:
        return None
    expected = Text(
        "{player} to have moved as often as the opponent, or once more",
        player=PLAYER_NAMES[game.player],
    )
    return CheckFailure(game.called, _counts(game), expected, damage=Damage.TURN_ORDER)


def _no_turns(games: _Games) -> CheckFailure | None:
    if failure := _first(_no_game, games.usual):
        return failure
    seen = [game for game in games.usual if game.is_observed and len(game.moves) > 1]
    if not seen:
        return _first(_numbers_differ, games.usual)
    wrong = [game for game in seen if _repeat(game) is not None]
    if not wrong:
        return None
    game = wrong[0]
    at = _repeat(game) or 0
    if all(len(set(each.players)) == 1 for each in seen):
        mistake = ONE_SIDE
    elif all(each.moves[_repeat(each) or 0].after_refusal for each in wrong):
        mistake = LOSES_TURN
    else:
        mistake = MOVES_TWICE
    came = (
        Text(
            "moves by {turns}, in this order: moves {one} and {two} are the same player's",
            turns=game.turns,
            one=at,
            two=at + 1,
        )
        if at
        else Text("moves by {turns}, in this order", turns=game.turns)
    )
    return CheckFailure.of(game.called, came, Text("X and O to move in turn"), mistake)


def _repeat(game: TrialGame) -> int | None:
    """Return the index of the first move by the player who also made the previous one.

    A first move by the wrong player after a refused one is also a lost turn.
    """
    if game.moves[0].after_refusal and game.players[0] != game.player:
        return 0
    pairs = enumerate(pairwise(game.players), 1)
    return next((index for index, (one, two) in pairs if one == two), None)


def _numbers_differ(game: TrialGame) -> CheckFailure | None:
    """Judge the turns from the numbers of marks, if the order of the moves is not known."""
    if abs(game.added - game.added_by_opponent) <= 1:
        return None
    expected = Text("numbers of moves that differ by at most 1")
    if not min(game.added, game.added_by_opponent):
        return CheckFailure.of(game.called, _counts(game), expected, ONE_SIDE)
    return CheckFailure(game.called, _counts(game), expected, damage=Damage.TURN_ORDER)


def _too_long(game: TrialGame) -> CheckFailure | None:
    if failure := _no_game(game):
        return failure
    expected = Text("the game to end with the first full line")
    if game.is_observed:
        over = game.decided_after
        if over is None or over == len(game.moves):
            return None
        came = Text(
            "moves by {turns}, though the game was over after move {number}",
            turns=game.turns,
            number=over,
        )
        return CheckFailure.of(game.called, came, expected, TOO_LONG)
    end = game.end
    if _marks_removed(game):  # another check reports that
        return None
    moves = [(r, c) for r, c in game.start.empty_squares if end.cells[r][c] != EMPTY]
    if end.winner is None or any(end.with_mark(square, EMPTY).winner is None for square in moves):
        return None
    return CheckFailure.of(game.called, end.text, expected, TOO_LONG)


def _stops(games: _Games) -> CheckFailure | None:
    return _first(_too_long, games.usual)


def _marks_removed(game: TrialGame) -> CheckFailure | None:
    start, end = game.start.cells, game.end.cells
    if all(end[r][c] == start[r][c] for r, c in game.start.squares if start[r][c] != EMPTY):
        return None
    expected = Text("the existing marks unchanged")
    return CheckFailure.of(game.called, game.end.text, expected, REMOVES_MARKS)


def _kept_marks(games: _Games) -> CheckFailure | None:
    return _first(_no_game, games.begun) or _first(_marks_removed, games.begun)


def _reverse(games: _Games) -> CheckFailure | None:
    return _first(_not_finished, games.reverse) or _first(_too_long, games.reverse)


def _sizes(games: _Games) -> CheckFailure | None:
    return _first(_not_finished, games.sizes)


def _returned(game: TrialGame) -> CheckFailure | None:
    value = game.answer.value
    if value is None:
        return None
    if isinstance(value, BoardValue):
        return CheckFailure.of(game.called, "a TTTBoard", "None", RETURNS_BOARD)
    return CheckFailure.of(game.called, brief(value), "None", RETURNS_VALUE)


def _nothing_returned(games: _Games) -> CheckFailure | None:
    # A function that does nothing also returns None, but earns no points.
    plays = any(game.end != game.start for game in games.empty)
    silent = None if plays else _first(_no_game, games.empty)
    return _first(_returned, games.usual) or silent


def _not_random(games: _Games) -> CheckFailure | None:
    for game in games.small:
        if game.answer.error:
            return game.answer.failure(game.called, _FINISHED)
    called = Text("{call}, {count} times", call=games.small[0].called, count=len(games.small))
    if failure := _first(_no_game, games.small):
        return failure
    if len({(game.moves, game.end.text) for game in games.small}) == 1:
        came = Text("the same game every time")
        return CheckFailure.of(called, came, _EVERY_SQUARE, SAME_GAME)
    if all(game.is_observed for game in games.small):
        return _uneven_moves(called, games.small)
    ends = Counter(game.end.text for game in games.small)
    if chi_squared(ends, 12, len(games.small)) <= MAX_CHI_SQUARED and len(ends) <= 12:
        return None
    came = Text("{count} different games", count=len(ends))
    return CheckFailure.of(called, came, _EVERY_SQUARE, UNEVEN)


def _uneven_moves(called: Text, games: Sequence[TrialGame]) -> CheckFailure | None:
    """Compare the first two moves of each game with the squares that were empty then."""
    chosen: Counter[tuple[int, ...]] = Counter()
    places: list[Counter[int]] = [Counter(), Counter()]
    for game in games:
        board, ranks = game.start, list[int]()
        for number, move in enumerate(game.moves[:2]):
            ranks.append(board.empty_squares.index(move.square))
            places[number][ranks[-1]] += 1
            board = board.with_mark(move.square, move.player)
        if len(ranks) == 2:
            chosen[tuple(ranks)] += 1
    if chi_squared(chosen, 12, sum(chosen.values())) <= MAX_CHI_SQUARED:
        return None
    number = max((0, 1), key=lambda each: chi_squared(places[each], 4 - each, len(games)))
    shares = ", ".join(str(places[number][rank]) for rank in range(4 - number))
    came = Text(
        "as move {number}, the empty squares in order: {counts} times",
        number=number + 1,
        counts=shares,
    )
    return CheckFailure.of(called, came, _EVERY_SQUARE, UNEVEN)


def _counts(game: TrialGame) -> Text:
    return Text(
        "{board}, {moves} by {player} and {answers} by {opponent}",
        board=game.end.text,
        moves=Text("%n move(s)", n=game.added),
        player=PLAYER_NAMES[game.player],
        answers=Text("%n move(s)", n=game.added_by_opponent),
        opponent=PLAYER_NAMES[other(game.player)],
    )


_OVER = Check(NAME, Text("the game is over afterwards"), 3)
_MOVES_FIRST = Check(NAME, Text("the given player moves first"), 1)
_TURNS = Check(NAME, Text("the players take turns"), 3)
_STOPS = Check(NAME, Text("stops as soon as a player wins"), 2)
_KEEPS = Check(NAME, Text("continues from the marks on the board"), 1)
_RANDOM = Check(NAME, Text("moves are random"), 1)
_REVERSE = Check(NAME, Text("the reverse game"), 1)
_SIZES = Check(NAME, Text("other board sizes"), 1)
_NONE = Check(NAME, Text("returns None"), 2, Part.RULES)

_TESTS: tuple[tuple[Check, Callable[[_Games], CheckFailure | None], tuple[Check, ...]], ...] = (
    (_OVER, _over, ()),
    (_KEEPS, _kept_marks, (_OVER,)),
    (_TURNS, _no_turns, (_OVER, _KEEPS)),
    (_MOVES_FIRST, _wrong_first_player, (_OVER, _KEEPS)),
    (_STOPS, _stops, (_OVER, _KEEPS)),
    (_RANDOM, _not_random, (_OVER,)),
    (_REVERSE, _reverse, (_OVER, _STOPS)),
    (_SIZES, _sizes, (_OVER,)),
    (_NONE, _nothing_returned, (_OVER,)),
)
"""Each check with its test, and the checks that must pass for its failure to say anything new."""
CHECKS = tuple(check for check, _, _ in _TESTS)
