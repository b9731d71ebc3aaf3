"""Whole games of the kernel, move by move as their rules say, from the engine's other functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tests.engine.boards import board
from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, Square, derive_seed, parse_square, square_name
from tttmc_app.core.seeds import SEED_LIMIT, drawn_place
from tttmc_app.engine import BestSquares, KernelPlayer, WholeGames, backends, whole_games

if engine.SAMPLES_IN_PYTHON or engine.SEARCHES_IN_PYTHON:
    pytest.skip("the engine isn't built", allow_module_level=True)

RANDOM = KernelPlayer("random")
PLAIN = Rules(3)
Opening = Callable[[int], Sequence[Square]]


def some(position: Position) -> BestSquares:
    """Return every second empty square, as a function of a player that is asked may."""
    return BestSquares(position.empty_squares[::2])


def by_tree(position: Position) -> BestSquares:
    """Return the same squares, for tree search to choose from."""
    return BestSquares(position.empty_squares[::2], by_tree=True)


def first(position: Position) -> BestSquares:
    """Return the first empty square."""
    return BestSquares(position.empty_squares[:1])


def games_of(
    x: KernelPlayer, o: KernelPlayer, rules: Rules = PLAIN,
    numbers: Sequence[int] = (0, 1, 2), seed: int = 1, opening: Opening | None = None,
) -> list[engine.FinishedGame]:  # fmt: skip
    """Return these games, played in slices."""
    games = WholeGames(rules, (x, o), seed, numbers, opening)
    found = list[engine.FinishedGame]()
    while len(found) < len(numbers):
        found += games.advance(5.0, 5.0).games(rules)
    return found


def ended_well(player: KernelPlayer, position: Position, square: Square, seed: int) -> float:
    """Return how many random games that begin with a square are good for the side to move."""
    after = position.play(square)
    if after.outcome is not None:
        return player.trials * (after.outcome.winner is position.to_move)
    tally = engine.sample(after, player.trials, seed)
    return tally.losses + tally.ties * player.ties_are_good


def move_of(player: KernelPlayer, position: Position, seed: int) -> Square:
    """Return the move that a player makes with this seed."""
    squares = position.empty_squares
    if player.kind == "random" or drawn_place(seed, "slip", 100) < player.slips:
        return squares[drawn_place(seed, "move", len(squares))]
    if len(squares) == 1:
        return squares[0]
    if player.kind == "tree" or player.best is by_tree:
        return searched(player, position, seed)
    values = dict.fromkeys(some(position).squares, 0.0)
    if player.kind == "mc":
        tally = engine.sample(position, player.trials, seed)
        scores = tally.scores(player.current, player.other)
        values = {square: scores[position.rules.index(square)] for square in squares}
    elif player.kind == "forward":
        values = {
            square: ended_well(player, position, square, derive_seed(seed, "candidate", number))
            for number, square in enumerate(squares)
        }
    best = [square for square, value in values.items() if value == max(values.values())]
    return best[0 if player.takes_first else drawn_place(seed, "choice", len(best))]


def searched(player: KernelPlayer, position: Position, seed: int) -> Square:
    """Return the best of a player's squares by tree search."""
    is_perfect = player.kind == "perfect"
    best = some(position).squares if is_perfect else position.empty_squares
    if len(best) == 1:
        return best[0]
    tree = engine.Tree(position, derive_seed(seed, "tree") if is_perfect else seed)
    tree.advance(player.trials)
    found = tree.statistics()
    if found.best is not None and found.best in best:
        return found.best
    tried = [move for move in found.moves if move.square in best]
    return max(tried, key=lambda m: (m.visits, m.rate)).square if tried else best[0]


def expected(
    rules: Rules, players: tuple[KernelPlayer, KernelPlayer], seed: int, opening: Sequence[Square]
) -> tuple[object, ...]:
    """Return a game's winner, whether a line ended it, its moves, and how many each side chose."""
    position, moves, chosen = Position.start(rules), list[Square](), [0, 0]
    while position.outcome is None:
        side = int(position.to_move is Mark.O)
        if len(moves) < len(opening):
            moves.append(opening[len(moves)])
        else:
            chosen[side] += 1
            moves.append(move_of(players[side], position, derive_seed(seed, len(moves))))
        position = position.play(moves[-1])
    winner = position.outcome.winner
    result = -1 if winner is None else int(winner is Mark.O)
    return result, int(winner is not None), " ".join(map(square_name, moves)), *chosen


PLAYERS = {
    "random": RANDOM,
    "mc": KernelPlayer("mc", 70, 1.0, 3.0),
    "mc first": KernelPlayer("mc", 9, 2.0, 0.0, takes_first=True),
    "forward": KernelPlayer("forward", 11),
    "forward ties": KernelPlayer("forward", 6, ties_are_good=0.5, takes_first=True),
    "tree": KernelPlayer("tree", 60, slips=40),
    "asked": KernelPlayer("asked", best=some),
    "asked first": KernelPlayer("asked", takes_first=True, best=some),
    "perfect": KernelPlayer("perfect", 40, best=by_tree),
    "perfect, proven": KernelPlayer("perfect", best=some),
}
RULES = "3 2 R | 3 3 | 3 3 R | 4 3 R | 4 4 | 5 4 | 5 3 R | 7 5"


def opening(number: int) -> tuple[Square, ...]:
    """Return one, two or three moves."""
    return ((number % 3, 0), (1, 1), (3, 2))[: 1 + number % 3]


@pytest.mark.parametrize("name", PLAYERS)
def test_games_are_those_of_their_seeds(name: str) -> None:
    """Under all rules, as either side and after any opening, games are played as documented."""
    names, numbers = list(PLAYERS), [0, 7, 2**40]
    other = PLAYERS[names[(names.index(name) + 4) % len(names)]]
    for place, text in enumerate(RULES.split(" | ")):
        rules = board(f"{text} .").rules
        seed, begin = (1, SEED_LIMIT - 1, 0, 10**9)[place % 4], opening if place > 3 else None
        x, o = (PLAYERS[name], other) if place % 2 else (other, PLAYERS[name])
        for number, game in zip(numbers, games_of(x, o, rules, numbers, seed, begin), strict=True):
            begun = begin(number) if begin else ()
            assert game.number == number
            assert expected(rules, (x, o), derive_seed(seed, "game", number), begun) == (
                *(game.winner, game.has_line, game.moves, game.x_times[0], game.o_times[0]),
            )
            assert 0 <= game.x_times[1] + game.o_times[1] <= game.seconds * 1.001


def test_a_position_is_asked_as_it_stands() -> None:
    """The function is called with the marks and the side to move, once for each position."""
    seen: list[str] = []

    def best(position: Position) -> BestSquares:
        seen.append(f"{position.text} {position.to_move}")
        return first(position)

    asked = KernelPlayer("asked", best=best)
    assert {game.moves for game in games_of(asked, asked)} == {"a1 b1 c1 a2 b2 c2 a3"}
    assert seen[:3] == [".../.../... X", "X../.../... O", "XO./.../... X"]
    assert len(seen) == 7


def test_moves_are_written_with_letters_and_numbers() -> None:
    """On the largest board, rows from 10 on have two digits, and columns end with y."""
    rules, names = Rules(25), "a9 y10 j11 b20 x25"
    opening = [parse_square(name, rules) for name in names.split()]
    asked = KernelPlayer("asked", best=first)
    (game,) = games_of(asked, asked, rules, [7], opening=lambda _: opening)
    assert game.moves.startswith(f"{names} a1 b1 c1 ")


def test_an_error_of_a_player_arrives() -> None:
    """An exception in a player's function ends the call."""

    def fails(_position: Position) -> BestSquares:
        raise RuntimeError("no idea")

    with pytest.raises(RuntimeError, match="no idea"):
        games_of(KernelPlayer("asked", best=fails), RANDOM)


def test_the_best_squares_may_take_longer() -> None:
    """A perfect player that returns no squares yet is asked again in the next slice."""
    answers = iter((None, None, BestSquares(((1, 1), (0, 0)))))

    def best(position: Position) -> BestSquares | None:
        return next(answers) if position.empty.bit_count() == 9 else first(position)

    games = WholeGames(PLAIN, (KernelPlayer("perfect", 20, best=best), RANDOM), 1, [0])
    assert not any(games.advance(9.0, 9.0).numbers for _ in range(2))
    (game,) = games.advance(9.0, 9.0).games(PLAIN)
    assert game.moves[:2] in {"a1", "b2"}


@pytest.mark.parametrize("kind", ["mc", "tree"])
def test_a_long_game_is_played_in_slices(kind: str) -> None:
    """A move of billions of trials is interrupted after each slice and continued in the next."""
    games = WholeGames(Rules(15, 5), (KernelPlayer(kind, 10**12), RANDOM), 1, [0])
    assert not any(games.advance(0.01, 0.0).numbers for _ in range(2))


def test_slices_do_not_change_the_games() -> None:
    """Games played a little at a time equal those played at once; one may be finished at a time."""
    player, parts = KernelPlayer("mc", 3000), list[engine.FinishedGame]()
    games = WholeGames(Rules(5, 4), (player, player), 1, range(3))
    while len(parts) < 3:
        parts += games.advance(0.0, 0.0).games(Rules(5, 4))
    whole = games_of(player, player, Rules(5, 4))
    assert [game[:4] for game in parts] == [game[:4] for game in whole]
    assert len(WholeGames(PLAIN, (RANDOM, RANDOM), 1, range(50)).advance(10.0, 0.0).numbers) == 1


KINDS = ["random", "mc", "forward", "asked", "uct", "tree", "perfect"]


@pytest.mark.parametrize(("sampler", "searches", "count"), [(0, 1, 7), (0, 0, 4), (-1, 1, 0)])
def test_only_what_is_compiled_is_played(
    sampler: int, searches: int, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the sampler nothing can be played, without the searches no player with a tree."""
    found = backends.compiled_searches() if searches else None
    monkeypatch.setattr(
        whole_games, "CHOSEN", backends.Choice(backends.available()[sampler], found)
    )

    def can_play(kind: str, trials: int, rules: Rules = PLAIN) -> bool:
        player = KernelPlayer(kind, trials, best=some)
        return engine.can_play(rules, RANDOM, player)

    rules = Rules(5, 4, reverse=True)
    assert [kind for kind in KINDS if can_play(kind, 2**62 - 1, rules)] == KINDS[:count]
    assert not any(can_play(kind, 2**62) for kind in KINDS)
    assert not engine.can_play(PLAIN, RANDOM, None)
