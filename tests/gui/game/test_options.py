"""Seeds of a series: a typed seed repeats the whole series, each game with its own seed."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.gui.game.options import NEW_SEEDS, Pace, Seeds


def series_of(seeds: Seeds, games: int) -> list[int]:
    """Return the seeds of this many games."""
    found = [seeds.first().seed()]
    for _ in range(games - 1):
        seeds = seeds.next()
        found.append(seeds.seed())
    return found


def test_a_typed_seed_gives_each_game_its_own() -> None:
    """The first game has the typed seed, later ones have others, and all can be repeated."""
    found = series_of(Seeds(42), 20)
    assert found[0] == 42
    assert len(set(found)) == 20
    assert found == series_of(Seeds(42), 20)
    assert max(found) < NEW_SEEDS
    assert found != series_of(Seeds(43), 20)


def test_drawn_seeds_differ() -> None:
    """Without a typed seed, every game has a random one."""
    assert len({Seeds().seed() for _ in range(20)}) > 15


def played(open_window: OpenWindow, games: int) -> tuple[Hand, list[int]]:
    """Run machines with a typed seed, and return the seeds of the games."""
    hand = open_window(x="random", o="random", pace=Pace(0, starts_next_game=True), seed=42)
    seen: list[int] = []

    def pause_at_the_end() -> None:  # at once: a busy machine would start the next game
        if hand.record.result is not None:
            hand.game.pause()

    hand.game.changed.connect(pause_at_the_end)
    while len(seen) < games:
        hand.press("rematch" if seen else "playPause")
        hand.until_over()
        seen.append(hand.record.seed)
    hand.game.changed.disconnect(pause_at_the_end)
    return hand, seen


def test_the_games_of_a_series_differ(open_window: OpenWindow) -> None:
    """Each game of a series has its own seed, shown with its origin."""
    hand, seen = played(open_window, 3)
    assert seen == series_of(Seeds(42), 3)
    details = hand.part(QLabel, "details").text()
    assert details == f"seed {seen[2]} (game 3 of 42)"
    moves = [move.square for move in hand.record.moves]
    hand.game.pace = Pace(0)  # no next game, however busy the computer is
    hand.seed(seen[2])
    hand.press("newGame")  # the shown seed, typed in, repeats that game
    hand.press("playPause")
    hand.until_over()
    assert [move.square for move in hand.record.moves] == moves


def test_a_seed_typed_after_a_game_is_the_next_games(open_window: OpenWindow) -> None:
    """A seed typed after a game is used by the next game, however it is started."""
    hand, _ = played(open_window, 1)
    hand.seed(77)
    hand.press("rematch")
    assert hand.record.seed == 77


@pytest.mark.parametrize(
    ("milliseconds", "reply", "watched", "between"),
    [(0, 0, 0, 100), (100, 100, 100, 200), (49, 49, 49, 100), (400, 250, 400, 800)],
)
def test_the_pace_of_machines(milliseconds: int, reply: int, watched: int, between: int) -> None:
    """A reply never waits longer than 0.25 s; between games, twice a move's time but 0.1 s."""
    pace = Pace(milliseconds)
    assert pace.move_ms(against_human=True) == reply
    assert pace.move_ms(against_human=False) == watched
    assert pace.between_games_ms == between
    assert Pace() == Pace(400, starts_next_game=False)


def test_a_seed_says_where_it_comes_from() -> None:
    """A derived seed names the typed one and the game's number; any other is just a seed."""
    third = Seeds(42, 3)
    assert third.words(third.seed()) == f"seed {third.seed()} (game 3 of 42)"
    assert third.words(5) == "seed 5"
    assert Seeds(42).words(42) == "seed 42"
    assert Seeds().words(7) == "seed 7"
    assert (third.first(), third.next()) == (Seeds(42, 1), Seeds(42, 4))
    assert 0 <= Seeds().seed() < NEW_SEEDS == 1_000_000
