"""A game whose machines answer only when a test lets them, without threads or a window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject

from tttmc_app.core import GameRecord, Mark, Move, Position, Rules, Square, Text, Thought
from tttmc_app.gui.game.game import Changes, Game
from tttmc_app.gui.game.options import Pace
from tttmc_app.players import PlayerSpec, parse_spec
from tttmc_app.session import Request
from tttmc_app.workers import PlayerWorker, Report

SECONDS = 0.25
"""How long each thought is reported to have taken."""


class ManualWorker(PlayerWorker):
    """A worker that only notes what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[Request] = []
        self.assigned: list[dict[Mark, PlayerSpec]] = []
        self.warmed: list[Position] = []
        self.ended: list[GameRecord] = []
        self.ended_with: list[dict[Mark, PlayerSpec]] = []
        """The players that had been passed on by the end of each game."""
        self.revised: list[tuple[Position, Thought, PlayerSpec]] = []
        self.job = 0
        """The running job; 0 without one."""
        self.revision = 0
        """The newest request to revise a thought."""
        self.ends_in_time = True
        self._number = 0

    def _next(self) -> int:
        self._number += 1
        return self._number

    def assign(self, specs: Mapping[Mark, PlayerSpec]) -> int:
        """Note the players."""
        self.assigned.append(dict(specs))
        return self._next()

    def think(self, request: Request) -> int:
        """Note the request."""
        self.requests.append(request)
        self.job = self._next()
        return self.job

    def revise(self, position: Position, thought: Thought, spec: PlayerSpec) -> int:
        """Note the thought."""
        self.revised.append((position, thought, spec))
        self.revision = self._next()
        return self.revision

    def finished(self, record: GameRecord) -> int:
        """Note the end."""
        self.ended.append(record)
        self.ended_with.append(self.assigned[-1])
        return self._next()

    def warm_up(self, position: Position) -> int:
        """Note the position."""
        self.warmed.append(position)
        return self._next()

    def cancel(self) -> None:
        """Forget the job."""
        self.job = 0

    def shutdown(self, milliseconds: int | None = None) -> bool:
        """Return what the test has set."""
        return self.ends_in_time


@dataclass
class ManualGame:
    """A game with such a worker, and everything that it emits."""

    model: Game
    worker: ManualWorker
    texts: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    """The kind and the text of each message."""
    signals: list[str] = field(default_factory=list[str])
    """The names of the parts that have changed."""
    ends: list[GameRecord] = field(default_factory=list[GameRecord])

    @property
    def record(self) -> GameRecord:
        """Return the current game."""
        return self.model.session.record

    @property
    def moves(self) -> list[Square]:
        """Return the moves played."""
        return [move.square for move in self.record.moves]

    @property
    def request(self) -> Request:
        """Return the newest request."""
        return self.worker.requests[-1]

    @property
    def count(self) -> int:
        """Return how many requests there were."""
        return len(self.worker.requests)

    def thought(self) -> Thought:
        """Return the last thought of the player that is asked."""
        request = self.request
        *_, last = request.spec.make().think(request.position, request.seed)
        return last

    def report(self, thought: Thought | None = None) -> Thought:
        """Let the machine report a thought, by default its last, without ending."""
        thought = thought or self.thought()
        self.worker.progressed.emit(Report(self.worker.job, thought, SECONDS))
        return thought

    def answer(self, thought: Thought | None = None) -> Thought:
        """Let the machine end with a thought, by default its last."""
        thought = thought or self.thought()
        self.worker.returned.emit(Report(self.worker.job, thought, SECONDS))
        return thought

    def forfeit(self, reason: str = "it failed") -> None:
        """Let the machine forfeit."""
        self.answer(replace(self.thought(), move=None, forfeit=Text(reason)))

    def play(self, *squares: Square) -> None:
        """Choose squares for whoever is to move, or answer for machines."""
        for square in squares:
            if self.model.session.is_human_turn:
                self.model.choose(square)
            else:
                self.answer(replace(self.thought(), move=square))

    def told(self) -> list[tuple[str, str]]:
        """Return the messages since the last call."""
        found, self.texts[:] = list(self.texts), []
        return found

    def note(self, changes: Changes) -> None:
        """Note the parts that have changed."""
        self.signals += (name for name, value in changes._asdict().items() if value)

    def emitted(self) -> set[str]:
        """Return the parts that have changed since the last call."""
        found, self.signals[:] = set(self.signals), []
        return found


def new_game(
    x: str = "human",
    o: str = "mc:trials=20",
    seed: int | None = 1,
    rules: Rules | None = None,
    parent: QObject | None = None,
) -> ManualGame:
    """Return a game that has begun, with machines that don't wait."""
    worker = ManualWorker()
    players = (parse_spec(x), parse_spec(o))
    model = Game(rules or Rules(3), players, seed, worker, parent)
    game = ManualGame(model, worker)
    for kind in ("failed", "noted", "hinted"):
        getattr(model, kind).connect(_Noter(game.texts, kind))
    model.changed.connect(game.note)
    model.ended.connect(game.ends.append)
    model.pace = Pace(0)
    model.begin()
    game.emitted()
    return game


class _Noter:
    def __init__(self, found: list[tuple[str, str]], kind: str) -> None:
        self._found, self._kind = found, kind

    def __call__(self, text: str) -> None:
        self._found.append((self._kind, text))


def last_move(game: ManualGame) -> Move:
    """Return the last move."""
    return game.record.moves[-1]
