"""Whole games in compiled code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

import pytest

from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, Square
from tttmc_app.engine import KernelPlayer, WholeGames, backends, whole_games

if engine.SAMPLES_IN_PYTHON or engine.SEARCHES_IN_PYTHON:
    pytest.skip("the engine isn't built", allow_module_level=True)

RANDOM = KernelPlayer("random")
CENTRE = ((1, 1),)


def first_square(position: Position) -> tuple[Square, ...]:
    """Return the first empty square of a position."""
    return position.empty_squares[:1]


def middle(_position: Position) -> tuple[Square, ...]:
    """Return the middle of the board, even if it is taken."""
    return CENTRE


def games_of(
    x: KernelPlayer,
    o: KernelPlayer = RANDOM,
    rules: Rules | None = None,
    games: int = 3,
    opening: Callable[[int], Sequence[Square]] | None = None,
) -> WholeGames:
    """Return some games of two players."""
    return WholeGames(rules or Rules(), (x, o), 1, range(games), opening)


def test_a_game_has_its_moves_and_result() -> None:
    """A game that always takes the first square ends with a diagonal of X in seven moves."""
    asked = KernelPlayer("asked", best=first_square)
    (game,) = games_of(asked, asked, games=1).advance(1.0, 1.0)
    assert game.moves == "a1 b1 c1 a2 b2 c2 a3"
    assert (game.number, game.winner, game.has_line) == (0, 0, 1)
    assert (game.x_times[0], game.o_times[0]) == (4, 3)
    assert 0 <= game.x_times[1] + game.o_times[1] <= game.seconds * 1.001


def test_a_position_is_asked_as_it_stands() -> None:
    """The function is called with the marks and the side to move, once for each position."""
    seen: list[Position] = []

    def best(position: Position) -> tuple[Square, ...]:
        seen.append(position)
        return first_square(position)

    asked = KernelPlayer("asked", best=best)
    games_of(asked, asked, games=5).advance(1.0, 1.0)
    assert [position.text for position in seen[:3]] == [".../.../...", "X../.../...", "XO./.../..."]
    assert [position.to_move for position in seen[:3]] == [Mark.X, Mark.O, Mark.X]
    assert len(seen) == 7


def test_an_opening_is_played_first() -> None:
    """Each game begins with the opening that its number determines; these moves take no time."""
    corners: tuple[Square, ...] = ((0, 0), (0, 2), (2, 0))
    games = games_of(RANDOM, opening=lambda number: (corners[number], *CENTRE)).advance(1.0, 1.0)
    assert [game.moves[:5] for game in games] == ["a1 b2", "c1 b2", "a3 b2"]
    assert all(game.x_times[0] + game.o_times[0] == len(game.moves.split()) - 2 for game in games)


@pytest.mark.parametrize("moves", [((1, 1), (1, 1)), ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))])
def test_an_illegal_opening_is_refused(moves: tuple[Square, ...]) -> None:
    """An opening that takes a square twice or ends the game raises ValueError."""
    with pytest.raises(ValueError, match="opening"):
        games_of(RANDOM, opening=lambda _number: moves).advance(1.0, 1.0)


def test_an_error_of_a_player_arrives() -> None:
    """An exception in a player's function ends the call; a square that is taken is refused."""

    def fails(_position: Position) -> tuple[Square, ...]:
        raise RuntimeError("no idea")

    with pytest.raises(RuntimeError, match="no idea"):
        games_of(KernelPlayer("asked", best=fails)).advance(1.0, 1.0)
    repeats = KernelPlayer("asked", best=middle)
    with pytest.raises(ValueError, match="empty squares"):
        games_of(repeats, repeats).advance(1.0, 1.0)


def test_the_best_squares_may_take_longer() -> None:
    """A perfect player that returns no squares yet is asked again in the next slice."""
    answers = iter((None, None, (*CENTRE, (0, 0))))

    def best(position: Position) -> Sequence[Square] | None:
        return next(answers) if position.empty.bit_count() == 9 else first_square(position)

    games = games_of(KernelPlayer("perfect", 20, best=best), games=1)
    assert [games.advance(9.0, 9.0), games.advance(9.0, 9.0)] == [[], []]
    (game,) = games.advance(9.0, 9.0)
    assert game.moves[:2] in {"a1", "b2"}


@pytest.mark.parametrize("player", [KernelPlayer("mc", 10**12), KernelPlayer("tree", 10**12)])
def test_a_long_game_is_played_in_slices(player: KernelPlayer) -> None:
    """A move of billions of trials is interrupted after each slice and continued in the next."""
    games = games_of(player, rules=Rules(15, 5))
    started = perf_counter()
    assert games.advance(0.01, 0.0) == []
    assert games.advance(0.01, 0.0) == []
    assert perf_counter() - started < 5.0


def test_slices_do_not_change_the_games() -> None:
    """Games played a little at a time equal those played all at once, in the same order."""
    player = KernelPlayer("mc", 3000)
    whole = games_of(player, player, Rules(5, 4), 4).advance(60.0, 60.0)
    games = games_of(player, player, Rules(5, 4), 4)
    parts: list[engine.FinishedGame] = []
    while len(parts) < 4:
        parts += games.advance(0.0, 0.0)
    assert [game.moves for game in parts] == [game.moves for game in whole]
    assert [game.number for game in parts] == [0, 1, 2, 3]


def test_it_returns_when_a_game_ends_after_enough() -> None:
    """With no time left, one game is still finished."""
    assert len(games_of(RANDOM, games=50).advance(10.0, 0.0)) == 1


def test_the_kernel_plays_what_it_knows() -> None:
    """A player without compiled code, or with too many trials, can't be played."""
    assert engine.can_play(Rules(), RANDOM, RANDOM)
    assert not engine.can_play(Rules(), RANDOM, None)
    assert not engine.can_play(Rules(), KernelPlayer("mc", 2**62))
    assert not engine.can_play(Rules(), RANDOM, KernelPlayer("tree", 2**62))
    assert engine.can_play(Rules(5, 4, reverse=True), KernelPlayer("mc", 2**62 - 1))


@pytest.mark.parametrize(
    ("sampler", "has_searches", "playable"),
    [
        (0, True, ["random", "mc", "forward", "tree", "perfect", "asked"]),
        (0, False, ["random", "mc", "forward", "asked"]),
        (-1, True, []),
        (-1, False, []),
    ],
)
def test_only_what_is_compiled_is_played(
    sampler: int, has_searches: bool, playable: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the sampler nothing can be played, without the searches no player with a tree."""
    searches = backends.compiled_searches() if has_searches else None
    chosen = backends.Choice(backends.available()[sampler], searches)
    monkeypatch.setattr(whole_games, "CHOSEN", chosen)
    kinds = ("random", "mc", "forward", "tree", "perfect", "asked")
    players = {kind: KernelPlayer(kind, best=first_square) for kind in kinds}
    assert [kind for kind in kinds if engine.can_play(Rules(), players[kind])] == playable
    for kind in set(kinds) - set(playable):
        assert not engine.can_play(Rules(), RANDOM, players[kind])
