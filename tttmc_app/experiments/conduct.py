"""How the games of a run are conducted: their openings, and whether they end once proven."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce
from itertools import zip_longest
from random import Random
from typing import NamedTuple

from tttmc_app import engine
from tttmc_app.core import (
    Mark,
    Position,
    Rules,
    Square,
    Text,
    TttmcError,
    derive_seed,
    parse_square,
)
from tttmc_app.core.arguments import check_type, check_whole
from tttmc_app.core.symmetry import symmetries
from tttmc_app.engine.solving import COMPILED_EMPTIES, SolveJob
from tttmc_app.experiments.settings import MAX_OPENING, SettingError, naming
from tttmc_app.players.behaviour import Behaviour

MAX_BOARDS = 1000
"""The most boards from which games of a run begin, because they are sent to workers."""
BALANCED = 0.15
"""An opening is balanced if it is proven to be a tie, or if the expected points of the side to
move, as tree search estimates them, are within this of ½."""
_MOST_KINDS = 200
"""The most openings, different up to symmetry, among which balanced ones are looked for."""
_DRAWS = 4_000
"""How often a position is drawn to find so many; all are found where there are fewer."""
_SIMULATIONS = 1_000
"""The most work on judging an opening: about 2 ms, so that all take less than half a second."""
_SMALL = 7
"""On boards up to this size, opening moves may be anywhere."""
_SOLVED = 4
"""On boards up to this size, openings are judged by proof."""
BALANCED_MEANS = (
    f"up to {_SOLVED}×{_SOLVED} a proven tie; on larger boards, tree search with {_SIMULATIONS:,} "
    f"simulations expects the side to move to take {50 - 100 * BALANCED:.0f} to "
    f"{50 + 100 * BALANCED:.0f} % of the points"
)
"""What "balanced" means, for a paper."""
_NEAR = 2
"""On larger ones, each further mark is at most this far from an earlier one, so that it matters."""
_NODES = 20_000
_PROVING_SIMULATIONS = 100
"""Limits on the proofs that end a game, each of which takes about 20 ms."""
OPENINGS = Behaviour("opening moves", Text("the opening moves"), 2)
PROOFS = Behaviour("proven endings", Text("the proofs that end games"), 1)


class Conduct(NamedTuple):
    """What happens before and after the players' own moves."""

    opening: int = 0
    """The number of moves drawn at random instead of chosen by the players; see `opening_moves`."""
    opening_seed: int = 0
    """The seed of the openings, the same for both sides of a pair."""
    ends_proven: bool = False
    """Whether a game ends as soon as its result is proven."""
    boards: tuple[str, ...] = ()
    """The boards from which games begin, as text; empty if they are drawn or there are none."""

    @property
    def has_openings(self) -> bool:
        """Return whether games begin with moves that the players don't choose."""
        return bool(self.opening or self.boards)

    @property
    def behaviours(self) -> tuple[Behaviour, ...]:
        """Return the behaviours on which such games depend, besides their players'."""
        return (OPENINGS,) * self.has_openings + (PROOFS,) * self.ends_proven

    def board(self, number: int) -> str:
        """Return the board from which a game begins: in each round, every board takes its turn."""
        rounds, place = divmod(number, len(self.boards))
        return self.boards[_order(self.opening_seed, rounds, len(self.boards))[place]]

    def begun(self, rules: Rules, number: int, moves: str) -> str:
        """Return the board after the opening of a game with these moves.

        Of drawn boards that are equal up to symmetry, it is always the same one.
        """
        if self.boards:
            return self.board(number)
        return _first_image(rules, tuple(moves.split(maxsplit=self.opening)[: self.opening]))


def check_opening(moves: int, rules: Rules) -> None:
    """Raise TttmcError if openings can't have this many moves: they must not complete a line."""
    check_type("rules", rules, Rules)
    check_whole("opening", moves)
    most = min(MAX_OPENING, 2 * rules.line_length - 2, rules.square_count - 1)
    if not 0 <= moves <= most:
        raise SettingError(
            "opening",
            "openings have from 0 to {most} moves on {rules}, not {moves}",
            most=most,
            rules=rules.describe(),
            moves=moves,
        )


def read_boards(text: str, rules: Rules) -> tuple[str, ...]:
    """Return the boards in a text, one per line, without blank lines and comments after #.

    Raises TttmcError, which names the line, for a board that these rules don't allow, that no game
    reaches, on which the game is over, or that is there twice, up to symmetry.
    """
    found, lines, images = list[str](), dict[str, int](), symmetries(rules.size)
    for number, line in enumerate(text.splitlines(), start=1):
        if board := line.partition("#")[0].strip():
            try:
                text = _begun(board, rules)
                marks = text.replace("/", "")
                kind = min("".join(map(marks.__getitem__, image)) for image in images)
                if (first := lines.setdefault(kind, number)) != number:
                    raise TttmcError(
                        "{board} is on line {first}, too, up to rotation and reflection: leave out "
                        "one",
                        board=text,
                        first=first,
                    )
                found.append(text)
            except TttmcError as error:
                raise TttmcError(
                    "line {number} of the openings: {error}", number=number, error=error.text
                ) from None
    if len(found) > MAX_BOARDS:
        raise TttmcError(
            "a run has at most {most} openings, not {count}", most=MAX_BOARDS, count=len(found)
        )
    return tuple(found)


def _begun(board: str, rules: Rules) -> str:
    x, o = (board.upper().count(mark) for mark in "XO")
    if x - o not in (0, 1):
        raise TttmcError("the board has {x} X and {o} O, which no game reaches", x=x, o=o)
    return Position.parse(board, rules).text


def checked_boards(boards: tuple[str, ...], opening: int, rules: Rules) -> tuple[str, ...]:
    """Return the boards from which games begin, without blank ones.

    Raises TttmcError if games can't begin from them, or if openings are drawn, too.
    """
    with naming("opening_boards"):
        found = read_boards("\n".join(boards), rules)
        if found and opening:
            raise TttmcError(
                "games begin either from boards or with drawn opening moves: leave out one of them"
            )
    return found


def opening_moves(rules: Rules, conduct: Conduct, number: int) -> tuple[Square, ...]:
    """Return the moves of an opening, numbered from 0; drawn ones give about equal chances.

    All balanced openings that differ up to symmetry are equally likely, and so are the rotations
    and reflections of each. A process judges each of them once. Raises TttmcError if none is
    balanced.
    """
    if conduct.boards:
        return _moves_to(rules, conduct.board(number))
    if not conduct.opening:
        return ()
    dice = Random(derive_seed(conduct.opening_seed, "opening", number))
    left = list(_kinds(rules, conduct.opening))
    while left:
        squares = left.pop(_below(len(left), dice))
        if _imbalance(rules, squares) <= BALANCED:
            turned = symmetries(rules.size)
            image = turned[_below(len(turned), dice)]
            return tuple(rules.square(image[square]) for square in squares)
    raise TttmcError(
        "no opening of {moves} moves on {rules} leaves both sides about equal chances: choose "
        "another number of opening moves, or none",
        moves=conduct.opening,
        rules=rules.describe(),
    )


def proven_winner(position: Position) -> tuple[Mark | None] | None:
    """Return the winner under best play, or None if it isn't proven quickly.

    The winner comes in a tuple, in which None stands for a tie. The compiled solver proves
    positions with few empty squares; tree search proves wins by continuous threats in others.
    """
    if position.empty.bit_count() <= COMPILED_EMPTIES:
        job = SolveJob(position)
        while not job.settled and job.nodes < _NODES:
            job.advance(_NODES - job.nodes)
        verdict = job.outcome()
    elif engine.why_no_tree(position.rules) is None:
        tree = engine.Tree(position)
        tree.advance(_PROVING_SIMULATIONS)
        verdict = tree.statistics().verdict
    else:
        return None
    if verdict is engine.Verdict.UNKNOWN:
        return None
    mover = position.to_move
    winners = {engine.Verdict.WIN: mover, engine.Verdict.LOSS: mover.other}
    return (winners.get(verdict),)


@lru_cache(maxsize=16)
def _kinds(rules: Rules, count: int) -> tuple[tuple[int, ...], ...]:
    """Return openings that differ up to symmetry, as square numbers: all, or a fixed selection."""
    dice, found = Random(0), dict[tuple[int, ...], None]()
    firsts: Sequence[int] = range(rules.square_count)
    near = [firsts] * rules.square_count
    if rules.size > _SMALL:
        near = [_near(rules, square) for square in firsts]
        firsts = [square for square in firsts if _is_in_middle(rules, square)]
    for _ in range(_DRAWS):
        moves = [firsts[_below(len(firsts), dice)]]
        while len(moves) < count:
            left = sorted({square for move in moves for square in near[move]}.difference(moves))
            moves.append(left[_below(len(left), dice)])
        found[min(_images(rules, moves))] = None
        if len(found) == _MOST_KINDS:
            break
    return tuple(found)


def _near(rules: Rules, square: int) -> list[int]:
    rows, cols = (
        range(max(0, at - _NEAR), min(rules.size, at + _NEAR + 1)) for at in rules.square(square)
    )
    return [rules.index((row, col)) for row in rows for col in cols]


def _is_in_middle(rules: Rules, square: int) -> bool:
    return all(abs(2 * at - rules.size + 1) * 2 <= rules.size for at in rules.square(square))


def _images(rules: Rules, moves: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield what symmetries make of an opening; each side's moves are sorted, as in any order."""
    for image in symmetries(rules.size):
        turned = [image[move] for move in moves]
        turned[::2], turned[1::2] = sorted(turned[::2]), sorted(turned[1::2])
        yield tuple(turned)


@lru_cache(maxsize=16 * _MOST_KINDS)
def _moves_to(rules: Rules, board: str) -> tuple[Square, ...]:
    """Return moves that lead to a board: no side has a line, so their order doesn't matter."""
    position = Position.parse(board, rules)
    squares = list(map(rules.square, range(rules.square_count)))
    x, o = ([s for s in squares if position.mark_at(s) is mark] for mark in (Mark.X, Mark.O))
    return tuple(square for pair in zip_longest(x, o) for square in pair if square is not None)


@lru_cache(maxsize=16 * _MOST_KINDS)
def _first_image(rules: Rules, names: tuple[str, ...]) -> str:
    moves = [rules.index(parse_square(name, rules)) for name in names]
    first = min(_images(rules, moves))
    return reduce(Position.play, map(rules.square, first), Position.start(rules)).text


@lru_cache(maxsize=64)
def _order(seed: int, rounds: int, count: int) -> tuple[int, ...]:
    """Return the order of the boards in a round."""
    dice, left = Random(derive_seed(seed, "boards", rounds)), list(range(count))
    return tuple(left.pop(_below(len(left), dice)) for _ in range(count))


def _below(count: int, dice: Random) -> int:
    """Draw a whole number below `count`; Python guarantees the sequence of `random` alone."""
    return int(dice.random() * count)


@lru_cache(maxsize=16 * _MOST_KINDS)
def _imbalance(rules: Rules, moves: tuple[int, ...]) -> float:
    """Return how far the expected points are from ½; 0 for a proven tie, ½ for a win or loss."""
    position = Position.start(rules)
    for move in moves:
        position = position.play(rules.square(move))
    if rules.size <= _SOLVED and (winner := proven_winner(position)) is not None:
        return 0.0 if winner == (None,) else 0.5
    tree = engine.Tree(position)
    tree.advance(_SIMULATIONS)
    found = tree.statistics()
    if found.verdict is not engine.Verdict.UNKNOWN:
        return 0.0 if found.verdict is engine.Verdict.DRAW else 0.5
    return abs(max(found.moves, key=lambda move: move.visits).rate - 0.5)
