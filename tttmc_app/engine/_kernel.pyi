Counts = tuple[int, ...]

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

def backends() -> tuple[str, ...]:
    """Return the backends that run here, best first."""

def survey(board: bytes, size: int, line_length: int, /) -> tuple[Counts, Counts]:
    """Count each side's open lines by squares missing."""
