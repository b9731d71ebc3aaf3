def forced_win(size: int, line_length: int, cells: bytes, limit: int, /) -> list[int]: ...
def tree_calls(exploration: float, megabytes: int, plain: bool = False, /) -> object:
    """Return the capsule through which the kernel's whole games grow trees."""

class Exact:
    """A count of open splits that advances in steps."""

    def __new__(cls, size: int, line_length: int, cells: bytes) -> Exact: ...
    def advance(self, work: int, /) -> float:
        """Do some work, in units of about 1 µs; return the share done, 1 at the end."""

    def counts(self) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
        """Return, per ply, how many splits are open and in how many each side holds each square."""

class Solver:
    """A solver that proves bounds on moves' results."""

    def __new__(
        cls, size: int, line_length: int, cells: bytes, reverse: bool, bucket_bits: int
    ) -> Solver: ...
    @property
    def nodes(self) -> int:
        """The number of positions searched."""

    @property
    def measured(self) -> bool:
        """Whether every move is settled and all distances are known."""

    def advance(self, nodes: int, /) -> bool:
        """Search this many nodes, or a few more; return whether every move is settled."""

    def bounds(self) -> dict[int, tuple[int, int]]:
        """Return the bounds on the result of each move: -1 is a loss, 0 a draw, 1 a win."""

    def distances(self) -> dict[int, int]:
        """Return how many plies won and lost moves take to end the game, where that's known."""

    def save(self) -> bytes:
        """Return everything that the solver knows, as bytes."""

    def restore(self, saved: bytes, /) -> None:
        """Take over what a solver saved for this position; raise ValueError for other bytes."""

class Tree:
    """A tree that grows by simulations."""

    def __new__(
        cls,
        size: int,
        line_length: int,
        cells: bytes,
        reverse: bool,
        seed: int,
        exploration: float,
        proofs: bool,
        megabytes: int,
        plain: bool = False,
    ) -> Tree: ...
    @property
    def simulations(self) -> int:
        """The number of simulations so far."""

    @property
    def result(self) -> int:
        """The proven result: 0 a loss, 1 a draw, 2 a win, 3 none yet."""

    def advance(self, simulations: int, /) -> int:
        """Run simulations; return their number so far."""

    def node(
        self, moves: list[int], /
    ) -> tuple[int, int, float, list[tuple[int, int, float, int, int, float]]] | None:
        """Return what is known about the position after these moves; None if it isn't in the tree.

        First come its visits, its most promising untried move or -1, and that move's prior;
        then the square, visits, points, result, plies if proven, and prior of each move tried.
        """

    def last(self) -> tuple[int, list[int], float]:
        """Return what the last simulation did.

        These are the number of its moves that were in the tree, all its moves, and the points of
        the side to move.
        """

    def line(self) -> list[int]:
        """Return the moves that both sides would choose."""
