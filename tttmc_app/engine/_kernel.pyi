from collections.abc import Callable

Counts = tuple[int, ...]
Player = tuple[str, int, float, float, float, bool, int, object, object]

class Stream:
    """A source of random games from one position."""

    def __init__(
        self,
        backend: str,
        board: bytes,
        size: int,
        line_length: int,
        seed: int,
        method: str,
        numbers: bytes,
        /,
    ) -> None: ...
    def draw(
        self, trials: int, threads: int, signals: bool, /
    ) -> tuple[int, int, Counts, Counts, Counts, Counts]:
        """Draw further trials on a number of threads, checking for signals if requested.

        Returns how many trials the side to move won and how many its opponent won; then, by square,
        in how many won by each of them each side held it: (won, lost, won_mine, won_theirs,
        lost_mine, lost_theirs).
        """

class Games:
    """Whole games between two players of the kernel."""

    def __init__(
        self,
        backend: str,
        size: int,
        line_length: int,
        reverse: bool,
        x: Player,
        o: Player,
        seed: int,
        numbers: bytes,
        chances: Callable[[int, tuple[Counts, Counts]], bytes],
        opening: Callable[[int], bytes] | None,
        /,
    ) -> None: ...
    def advance(self, nanoseconds: int, enough: int, /) -> bytes:
        """Play on for some nanoseconds, or until a game ends after some; return finished games.

        They are packed as `GameColumns` reads them.
        """

def backends() -> tuple[str, ...]:
    """Return the backends that run here, best first."""

def plan(board: bytes, size: int, line_length: int, /) -> tuple[str, bytes]:
    """Choose the quickest sampler for a position; return it and the general one's numbers."""

def survey(board: bytes, size: int, line_length: int, /) -> tuple[Counts, Counts]:
    """Count each side's open lines by squares missing."""
