"""Whole games of the kernel: how players are asked, slices, and which games it can play.

`tests/experiments/test_games.py` shows that they are those of the players' Python code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tttmc_app import engine
from tttmc_app.core import Position, Rules, Square, parse_square
from tttmc_app.engine import BestSquares, KernelPlayer, WholeGames, backends, whole_games

if engine.SAMPLES_IN_PYTHON or engine.SEARCHES_IN_PYTHON:
    pytest.skip("the engine isn't built", allow_module_level=True)

RANDOM = KernelPlayer("random")
PLAIN = Rules(3)
Opening = Callable[[int], Sequence[Square]]


def some(position: Position) -> BestSquares:
    """Return every second empty square, as a function of a player that is asked may."""
    return BestSquares(position.empty_squares[::2])


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
