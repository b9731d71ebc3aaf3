"""Matches: many games between two players with fixed sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import perf_counter

from tttmc_app.core import Ending, Mark, Position, Rules, TttmcError, derive_seed
from tttmc_app.players import PlayerHost, PlayerSpec
from tttmc_app.session import HostedSession, play_out


@dataclass(frozen=True, slots=True)
class MatchScore:
    """How the games of a match have ended so far."""

    x_wins: int = 0
    o_wins: int = 0
    ties: int = 0
    x_forfeits: int = 0
    """Games that X lost by breaking the rules; they count as O's wins."""
    o_forfeits: int = 0
    x_reason: str = ""
    """Of X's first forfeit; empty if it forfeited no game."""
    o_reason: str = ""
    seconds: float = 0.0
    """Total duration of the games."""

    @property
    def games(self) -> int:
        """Return the number of games played."""
        return self.x_wins + self.o_wins + self.ties

    @property
    def seconds_per_game(self) -> float:
        """Return the mean duration of a game; 0 before the first."""
        return self.seconds / self.games if self.games else 0.0


def play_match(
    rules: Rules, players: tuple[PlayerSpec, PlayerSpec], games: int, seed: int
) -> Iterator[MatchScore]:
    """Yield the score after every game; game i plays from a seed derived from (seed, i).

    Raises TttmcError for fewer than one game and for a human player.
    """
    if games < 1:
        raise TttmcError("a match needs at least 1 game, not {games}", games=games)
    if any(spec.is_human for spec in players):
        raise TttmcError("matches are between machines: play against one with `tttmc play`")
    host = PlayerHost()
    try:
        yield from _scores(rules, players, host, games, seed)
    finally:
        host.close()


def _scores(
    rules: Rules,
    players: tuple[PlayerSpec, PlayerSpec],
    host: PlayerHost,
    games: int,
    seed: int,
) -> Iterator[MatchScore]:
    score = MatchScore()
    for number in range(games):
        begun = perf_counter()
        game_seed = derive_seed(seed, "game", number)
        session = HostedSession(Position.start(rules), players, game_seed, host)
        for _thought in play_out(session):
            pass
        if session.finish_error:
            raise TttmcError(session.finish_error)
        result = session.result
        assert result is not None
        x_forfeits = result.ending is Ending.FORFEIT and result.winner is Mark.O
        o_forfeits = result.ending is Ending.FORFEIT and result.winner is Mark.X
        score = replace(
            score,
            x_wins=score.x_wins + (result.winner is Mark.X),
            o_wins=score.o_wins + (result.winner is Mark.O),
            ties=score.ties + (result.winner is None),
            x_forfeits=score.x_forfeits + x_forfeits,
            o_forfeits=score.o_forfeits + o_forfeits,
            x_reason=score.x_reason or (result.reason if x_forfeits else ""),
            o_reason=score.o_reason or (result.reason if o_forfeits else ""),
            seconds=score.seconds + perf_counter() - begun,
        )
        yield score
