"""The checks of mc_trial: legal random games, played to the end on the board passed in.

The moves are observed in order, so that nothing has to be guessed from the final board.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, chain, pairwise

from tttmc_app.core import Square, Text
from tttmc_app.course.trace import Marked, TraceEvent
from tttmc_app.course.values import BoardValue
from tttmc_app.grading.boards import (
    BEGUN,
    EMPTY,
    LARGE,
    PLAYER_NAMES,
    PLAYERO,
    PLAYERX,
    CourseBoard,
    brief,
    other,
)
from tttmc_app.grading.checks import ONLY_3X3, Check, Cost, Damage, Mistake, Part
from tttmc_app.grading.examine import Asked, Came, Group, Predicted, Row, chi_squared
from tttmc_app.grading.submission import Submission

NAME = "mc_trial"
GAMES = 6
"""Games per start and player. A function that plays on until the board is full, or starts with
the wrong player, reveals this in about every second game."""
DRAWS = 420
"""Games on 2×2: each pair of first moves occurs 35 times on average."""
PAIRS = 4 * 3
MAX_CHI_SQUARED = 50.0
"""With eleven degrees of freedom, one correct file in a million exceeds this value, and 999 of
1,000 that take the last empty square twice as often."""

_PLAY_ON = Text("continue until check_win() is no longer None")
_ON_GIVEN_BOARD = Text("play the moves on the board passed in")
_FIRST = Text("the player passed in moves first")
_NONE = Text("return None, since the game is on the board passed in")
EMPTY_3 = CourseBoard.empty(3)


def _games(board: CourseBoard, times: int = 1) -> list[tuple[CourseBoard, int]]:
    return [(board, player) for _ in range(times) for player in PLAYER_NAMES]


_STARTS = {
    "small": [(CourseBoard.empty(2), PLAYERX)] * DRAWS,
    "empty": _games(EMPTY_3, GAMES),
    "begun": [
        *_games(CourseBoard.of("X.O/.X./..O"), GAMES),
        *chain.from_iterable(_games(board, 2) for board in BEGUN),
    ],
    "reverse": _games(CourseBoard.empty(3, reverse=True), GAMES),
    "sizes": [
        *_games(CourseBoard.empty(1)),
        *chain.from_iterable(_games(board, 2) for board in LARGE),
    ],
}
"""The boards and players of the games."""


@dataclass(frozen=True, slots=True)
class Move:
    """One move on a board, by `move` or by writing to its list."""

    square: Square
    player: int
    after_refusal: bool = False
    """Whether a move to an occupied square came directly before it."""


class TrialGame(Asked):
    """One call of mc_trial."""

    @cached_property
    def end(self) -> CourseBoard:
        """Return the board after the call, or before it if it is no longer one of that size."""
        end = self.answer.board(0)
        return self.board if end is None or end.size != self.board.size else end

    @property
    def is_unchanged(self) -> bool:
        """Return whether the call left the board as it was."""
        return self.end == self.board

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Return the moves of the game, in order.

        They may be played on another board and copied from there, in the order of the squares.
        """
        events = self.answer.trace.events
        boards = {event.board for event in self._calls_of_move()} - {0}
        games = [moves_on(board, events) for board in sorted(boards)]
        own = moves_on(0, events)
        return next((game for game in games if game and self._leads_to_end(game)), own)

    @cached_property
    def is_observed(self) -> bool:
        """Return whether the moves lead from the start to the end of the game."""
        events = self.answer.trace.events
        at_once = (e for e in events if isinstance(e, Marked) and e.board == 0)
        if any(len(e.squares) > 1 for e in at_once) and self.moves == moves_on(0, events):
            return False  # their order is not known
        return self._leads_to_end(self.moves) and self.answer.trace.is_complete

    def _calls_of_move(self) -> Iterator[Marked]:
        marked = (event for event in self.answer.trace.events if isinstance(event, Marked))
        return (event for event in marked if event.is_move)

    @cached_property
    def boards(self) -> list[CourseBoard]:
        """Return the board before the game, and after each of its moves."""
        return self._boards_of(self.moves)

    def _boards_of(self, moves: Sequence[Move]) -> list[CourseBoard]:
        return [
            *accumulate(
                moves,
                lambda board, move: board.with_mark(move.square, move.player),
                initial=self.board,
            )
        ]

    def _leads_to_end(self, moves: Sequence[Move]) -> bool:
        boards = self._boards_of(moves)
        squares = (move.square for move in moves)
        are_free = all(
            board.cells[row][col] == EMPTY
            for board, (row, col) in zip(boards, squares, strict=False)
        )
        return are_free and boards[-1] == self.end

    @property
    def is_played_elsewhere(self) -> bool:
        """Return whether moves were made on another board."""
        return any(event.board and event.squares for event in self._calls_of_move())

    @property
    def has_refused_moves(self) -> bool:
        """Return whether some moves went to occupied squares; such moves have no effect."""
        return any(not event.board and not event.squares for event in self._calls_of_move())

    @property
    def players(self) -> tuple[int, ...]:
        """Return who made the moves, in order."""
        return tuple(move.player for move in self.moves)

    @property
    def turns(self) -> str:
        """Return who made the moves as text such as "XOXO"."""
        return "".join({PLAYERX: "X", PLAYERO: "O"}.get(player, "?") for player in self.players)

    @cached_property
    def decided_after(self) -> int | None:
        """Return the number of moves after which the game was over; None if it never was."""
        boards = enumerate(self.boards)
        return next((number for number, board in boards if board.winner is not None), None)

    @property
    def added(self) -> int:
        """Return how many marks the given player placed."""
        return self.end.count(self.player) - self.board.count(self.player)

    @property
    def added_by_opponent(self) -> int:
        """Return how many marks the opponent placed."""
        rival = other(self.player)
        return self.end.count(rival) - self.board.count(rival)


def moves_on(board: int, events: Sequence[TraceEvent]) -> tuple[Move, ...]:
    """Return the moves that filled a square of a board, in order.

    Squares that were changed together, without `move`, are in the order of the board.
    """
    found, refused = list[Move](), False
    for event in events:
        if isinstance(event, Marked) and event.board == board:
            refused = refused and event.is_move
            found += [
                Move((row, col), -1 if mark is None else mark, refused)
                for row, col, mark in event.squares
            ]
            refused = not event.squares
    return tuple(found)


def _not_over(game: TrialGame) -> Came | None:
    return None if game.end.winner is not None else _unchanged(game) or game.end.text


def _is_only_3x3(games: Sequence[TrialGame]) -> bool:
    """Return whether games on 3×3 alone are played to the end, and perhaps a lucky one on 1×1."""
    sizes = {game.board.size for game in games}
    failing = {each.board.size for each in games if each.answer.error or _not_over(each)}
    return failing | {1} == sizes - {3}


def _unchanged(game: TrialGame) -> Came | None:
    text = Text("the board unchanged, {board}", board=game.end.text)
    return text if game.is_unchanged else None


def _marks_removed(game: TrialGame) -> Came | None:
    marks = zip(chain(*game.board.cells), chain(*game.end.cells), strict=True)
    return None if all(old in (EMPTY, new) for old, new in marks) else game.end.text


def _repeat(game: TrialGame) -> int | None:
    """Return the index of the first move by the player who also made the previous one.

    A first move by the wrong player after a refused one is also a lost turn.
    """
    if _is_begun_by_opponent(game) and game.moves[0].after_refusal:
        return 0
    pairs = enumerate(pairwise(game.players), 1)
    return next((index for index, (one, two) in pairs if one == two), None)


def _out_of_turn(game: TrialGame) -> Came | None:
    """Judge the turns from their order, or from the numbers of marks if that is not known."""
    if not game.is_observed:
        return _counts(game, abs(game.added - game.added_by_opponent) > 1)
    at = _repeat(game)
    if not at:
        return None if at is None else _turns(game)
    return Text(
        "moves by {turns}, in this order: moves {one} and {two} are the same player's",
        turns=game.turns,
        one=at,
        two=at + 1,
    )


def _turns(game: TrialGame) -> Text:
    return Text("moves by {turns}, in this order", turns=game.turns)


def _is_one_sided(game: TrialGame) -> bool:
    if game.is_observed:
        return len(set(game.players)) == 1
    return not min(game.added, game.added_by_opponent)


def _loses_only_turns(game: TrialGame) -> bool:
    at = _repeat(game) if game.is_observed else None
    return game.is_observed and (at is None or game.moves[at].after_refusal)


def _is_begun_by_opponent(game: TrialGame) -> bool:
    return bool(game.moves) and game.players[0] != game.player


def _opponent_first(game: TrialGame) -> bool:
    """Return whether the opponent moves first, and not because the player's turn was lost."""
    is_first = game.is_observed and _is_begun_by_opponent(game)
    return is_first and not game.moves[0].after_refusal


def _wrong_beginner(game: TrialGame) -> Came | None:
    """Judge who began from the order of the moves, or from the marks if that is not known."""
    if not game.is_observed:
        return _counts(game, game.added_by_opponent - game.added == 1)
    return _turns(game) if _opponent_first(game) else None


def _always_first(player: int) -> Predicted[TrialGame]:
    return Predicted(
        Text("always lets {player} move first", player=PLAYER_NAMES[player]),
        _FIRST,
        damage=Damage.TURN_ORDER,
        fits=lambda game: game.is_observed and game.players[:1] == (player,),
    )


def _too_long(game: TrialGame) -> Came | None:
    if game.is_observed:
        over = game.decided_after
        if over is None or over == len(game.moves):
            return None
        return Text(
            "moves by {turns}, though the game was over after move {number}",
            turns=game.turns,
            number=over,
        )
    end = game.end
    if _marks_removed(game) or end.winner is None:  # other checks report that
        return None
    moves = {*game.board.empty_squares} - {*end.empty_squares}
    return end.text if all(end.with_mark(each, EMPTY).winner for each in moves) else None


def _returned(game: TrialGame) -> Came | None:
    if game.answer.value is not None:
        is_board = isinstance(game.answer.value, BoardValue)
        return "a TTTBoard" if is_board else brief(game.answer.value)
    # A function that does nothing also returns None, but earns no points.
    return _unchanged(game) if game.board == EMPTY_3 else None


def _not_random(games: Sequence[TrialGame]) -> tuple[Came, Mistake] | None:
    if len({(game.moves, game.end.text) for game in games}) == 1:
        advice = Text("choose the moves at random")
        same = Mistake(Text("always plays the same game"), advice, Cost.STRENGTH)
        return Text("the same game every time"), same
    if all(game.is_observed for game in games):
        return _uneven_moves(games)
    ends = Counter(game.end.text for game in games)
    if chi_squared(ends, PAIRS) <= MAX_CHI_SQUARED and len(ends) <= PAIRS:
        return None
    return Text("{count} different games", count=len(ends)), UNEVEN


def _uneven_moves(games: Sequence[TrialGame]) -> tuple[Came, Mistake] | None:
    """Compare the first two moves of each game with the squares that were empty then."""
    ranks = [
        [
            board.empty_squares.index(move.square)
            for board, move in zip(game.boards, game.moves[:2], strict=False)
        ]
        for game in games
    ]
    chosen = Counter(tuple(each) for each in ranks if len(each) == 2)
    places = [Counter(each[number] for each in ranks if each[number:]) for number in (0, 1)]
    if chi_squared(chosen, PAIRS) <= MAX_CHI_SQUARED:
        return None
    number = max((0, 1), key=lambda each: chi_squared(places[each], 4 - each))
    shares = ", ".join(str(places[number][rank]) for rank in range(4 - number))
    came = Text(
        "as move {number}, the empty squares in order: {counts} times",
        number=number + 1,
        counts=shares,
    )
    return came, UNEVEN


def _counts(game: TrialGame, is_wrong: bool) -> Came | None:
    if not is_wrong or _marks_removed(game):  # another check reports the latter
        return None
    return Text(
        "{board}, {moves} by {player} and {answers} by {opponent}",
        board=game.end.text,
        moves=Text("%n move(s)", n=game.added),
        player=PLAYER_NAMES[game.player],
        answers=Text("%n move(s)", n=game.added_by_opponent),
        opponent=PLAYER_NAMES[other(game.player)],
    )


_ON_A_COPY: Predicted[TrialGame] = Predicted(
    Text("plays on a copy"),
    _ON_GIVEN_BOARD,
    fits=lambda game: (
        game.is_unchanged
        and (game.is_played_elsewhere or isinstance(game.answer.value, BoardValue))
    ),
)
_NO_MARKS: Predicted[TrialGame] = Predicted(
    Text("places no marks"),
    _ON_GIVEN_BOARD,
    Cost.STRENGTH,
    fits=lambda game: game.is_unchanged and not _ON_A_COPY.fits(game),
)
_TOO_SHORT: Predicted[TrialGame] = Predicted(
    Text("ends too early"),
    _PLAY_ON,
    Cost.STRENGTH,
    # It might have played to the end if its moves had not gone to occupied squares.
    fits=lambda game: not game.has_refused_moves,
    is_general=True,
)
_TOO_LONG: Predicted[TrialGame] = Predicted(
    Text("continues after the game is over"),
    Text("call check_win() after every move"),
    Cost.STRENGTH,
    fits=lambda game: game.end.winner is not None,
)
UNEVEN = Mistake(
    Text("does not choose all empty squares with equal probability"),
    Text("use random.choice on them"),
)

_OVER = Check(NAME, Text("the game is over afterwards"), 3)
_KEEPS = Check(NAME, Text("continues from the marks on the board"), 1)
_TURNS = Check(NAME, Text("the players take turns"), 3)
_BEGINS = Check(NAME, Text("the given player moves first"), 1)
_STOPS = Check(NAME, Text("stops as soon as a player wins"), 2)
_SIZES = Check(NAME, Text("other board sizes"), 1)


def _ask(submission: Submission) -> dict[str, list[TrialGame]]:
    answers = {
        topic: TrialGame.ask(submission, NAME, calls, observe=True)
        for topic, calls in _STARTS.items()
    }
    begun, sizes = answers["begun"], answers["sizes"]
    known = [*answers["small"], *answers["empty"], *sizes]
    answers["sizes too" if _is_only_3x3(known) else "over"] = answers["small"]
    if removed := [game for game in begun if _marks_removed(game)]:
        answers["begun"] = removed  # how the others came about isn't known
    elif changed := [game for game in begun if not game.is_unchanged]:
        # Where nothing happens on some boards only, the game ends too early there.
        answers["idle"] = [game for game in begun if game.is_unchanged]
        whole = (game for game in sizes if not (game.answer.error or _not_over(game)))
        answers["begun"] = [*changed, *whole]
    return answers


GROUP = Group(
    _ask,
    (
        Row(
            _OVER,
            ("over", "empty", "idle"),
            Text("a board on which check_win() returns a result"),
            _not_over,
            mistakes=(
                _ON_A_COPY,
                _NO_MARKS,
                Predicted(
                    Text("makes only one move"),
                    _PLAY_ON,
                    Cost.STRENGTH,
                    fits=lambda game: (
                        game.added + game.added_by_opponent == 1 and not game.has_refused_moves
                    ),
                ),
                Predicted(
                    Text("places something other than PLAYERX and PLAYERO"),
                    Text("call board.move(row, col, player)"),
                    Cost.STRENGTH,
                    fits=lambda game: not {*chain(*game.end.cells)} <= {EMPTY, *PLAYER_NAMES},
                ),
                _TOO_SHORT,
            ),
            cost=Cost.STRENGTH,
        ),
        Row(
            _KEEPS,
            ("begun",),
            Text("a game that continues from the marks on the board"),
            lambda game: _unchanged(game) or _marks_removed(game),
            mistakes=(
                _ON_A_COPY,
                _NO_MARKS,
                Predicted(
                    Text("changes marks that were already there"),
                    Text("a trial continues from the board passed in"),
                    Cost.STRENGTH,
                    fits=lambda game: not game.is_unchanged,
                ),
            ),
            needs=(_OVER,),
        ),
        Row(
            _TURNS,
            ("empty", "begun"),
            Text("X and O to move in turn"),
            lambda game: _unchanged(game) or _out_of_turn(game),
            mistakes=(
                Predicted(
                    Text("never changes sides"),
                    Text("call switch_player(player) after every move and keep its result"),
                    Cost.STRENGTH,
                    Damage.ONE_SIDE,
                    fits=_is_one_sided,
                ),
                Predicted(
                    Text("loses a turn when it picks an occupied square"),
                    Text(
                        "choose only among empty squares, since a move to an occupied square "
                        "does nothing, and change sides only after a real move"
                    ),
                    damage=Damage.TURN_ORDER,
                    fits=_loses_only_turns,
                ),
                Predicted(
                    Text("lets a player move twice in a row"),
                    Text("change sides exactly once after every move"),
                    damage=Damage.TURN_ORDER,
                    fits=lambda game: game.is_observed,
                    is_general=True,
                ),
            ),
            needs=(_OVER, _KEEPS),
            damage=Damage.TURN_ORDER,
        ),
        Row(
            _BEGINS,
            ("empty", "begun"),
            _FIRST,
            lambda game: _unchanged(game) or _wrong_beginner(game),
            mistakes=(
                Predicted(
                    Text("lets the opponent move first"),
                    Text(
                        "the player passed in moves first; change sides after the move, not "
                        "before it"
                    ),
                    damage=Damage.TURN_ORDER,
                    fits=_opponent_first,
                ),
                *map(_always_first, PLAYER_NAMES),
                Predicted(
                    Text("does not always let the player passed in move first"),
                    _FIRST,
                    damage=Damage.TURN_ORDER,
                    fits=lambda game: game.is_observed,
                    is_general=True,
                    # What disturbs the turns may also come before the first move.
                    unless=(_TURNS,),
                ),
            ),
            needs=(_OVER, _KEEPS),
            damage=Damage.TURN_ORDER,
        ),
        Row(
            _STOPS,
            ("empty", "begun"),
            Text("the game to end with the first full line"),
            lambda game: _unchanged(game) or _too_long(game),
            mistakes=(_TOO_LONG,),
            needs=(_OVER, _KEEPS),
        ),
        Row(
            Check(NAME, Text("moves are random"), 1),
            ("small",),
            Text("every empty square about equally often"),
            _unchanged,
            _not_random,
            needs=(_OVER, _SIZES),
        ),
        Row(
            Check(NAME, Text("the reverse game"), 1),
            ("reverse",),
            Text("the game to end with the first full line"),
            lambda game: _not_over(game) or _too_long(game),
            mistakes=(_ON_A_COPY, _NO_MARKS, _TOO_LONG, _TOO_SHORT),
            needs=(_OVER, _STOPS),
        ),
        Row(
            _SIZES,
            ("sizes too", "sizes"),
            Text("a board on which check_win() returns a result"),
            _not_over,
            sure=lambda games: ONLY_3X3 if games[0].board.size == 2 else None,
            mistakes=(_ON_A_COPY, _NO_MARKS, _TOO_SHORT),
            needs=(_OVER,),
            cost=Cost.STRENGTH,
        ),
        Row(
            Check(NAME, Text("returns None"), 2, Part.RULES),
            ("empty", "begun"),
            "None",
            _returned,
            mistakes=(
                Predicted(
                    Text("returns the board"),
                    _NONE,
                    Cost.POINTS,
                    fits=lambda game: isinstance(game.answer.value, BoardValue),
                ),
                Predicted(Text("returns a value"), _NONE, Cost.POINTS, is_general=True),
            ),
            needs=(_OVER,),
        ),
    ),
)
