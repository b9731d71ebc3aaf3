"""`tttmc engine`: a machine as an engine for programs that speak the Gomocup protocol."""

from __future__ import annotations

import argparse
import queue
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from math import isfinite
from threading import Event, Thread
from time import monotonic
from typing import TextIO

from tttmc_app import __version__
from tttmc_app.cli.options import add_seed_option, machine_spec, warn_of_players
from tttmc_app.cli.parser import Parser
from tttmc_app.core import Mark, Position, Rules, Square, Thought, TttmcError, derive_seed
from tttmc_app.gomocup.protocol import LINE_LENGTH, parse_square, plain, square_text
from tttmc_app.players import Player, PlayerSpec

NOTES = """\
Speaks the Gomocup protocol on standard input and output, for programs that let engines play each
other: START, RECTSTART, RESTART, BEGIN, TURN, BOARD, TAKEBACK, INFO, ABOUT, END. It plays five or
more in a row on boards from 5×5 to 25×25. The time limit per move (timeout_turn) cuts a thought
short; a player with few trials or simulations answers sooner."""

DEFAULT_PLAYER = "tree:simulations=1000000"
"""As strong as the time limit allows, within the memory limit of Gomocup's tournaments."""
MIN_SIZE, MAX_SIZE = 5, 25
MARGIN_SECONDS, MARGIN_SHARE = 0.02, 0.1
"""How long before the time limit a thought is stopped: seconds, plus a share of the limit."""
MESSAGE_SECONDS = 0.5
"""How many seconds pass between reports on a long thought."""
MESSAGE_MOVES = 8
_DIGITS = 9
"""A number with as many digits isn't a board's size."""
ABOUT = 'name="tttmc", version="{version}", author="the tttmc authors", country="", www=""'


def add_options(parser: Parser) -> None:
    """Add the command's options."""
    parser.option("--player SPEC", "who plays", DEFAULT_PLAYER)
    add_seed_option(parser, 1)


def run(args: argparse.Namespace) -> int:
    """Answer commands until END or the end of the input, and return the exit code."""
    player = machine_spec(args.player)
    warn_of_players([player])
    serve(player, args.seed)
    return 0


def serve(spec: PlayerSpec, seed: int) -> None:
    """Answer the commands on standard input until END or the end of the input."""
    lines: queue.Queue[str | None] = queue.Queue()
    ended = Event()
    engine = Engine(spec, seed, _write, lines, ended)
    if sys.stdin:  # managers name folders in the system's own encoding
        getattr(sys.stdin, "reconfigure", dict)(errors="replace")
    Thread(target=_read, args=(sys.stdin, lines, ended), name="input", daemon=True).start()
    try:
        while (line := lines.get()) is not None:
            engine.answer(line)
    finally:
        engine.close()


@dataclass(slots=True)
class Engine:
    """The state of an engine between commands."""

    spec: PlayerSpec
    seed: int
    write: Callable[[str], None]
    lines: queue.Queue[str | None]
    ended: Event
    """Set once END has been read or the input has ended."""
    size: int = 0
    """The board's size; 0 before the first game."""
    own: list[Square] = field(default_factory=list[Square])
    """The engine's marks, in the order of play."""
    other: list[Square] = field(default_factory=list[Square])
    turn_seconds: float = 30.0
    match_seconds: float | None = None
    """The time limit for a whole game; None without one."""
    left_seconds: float | None = None
    """What is left of it in this game."""
    _machine: Player | None = None

    def answer(self, line: str) -> None:
        """Carry out a command."""
        word, _, rest = line.partition(" ")
        match word.upper():
            case "START":
                self._start(rest)
            case "RECTSTART":
                width, _, height = rest.partition(",")
                if width.strip() == height.strip():
                    self._start(width)
                else:
                    self.write("ERROR rectangular boards are not supported")
            case "ABOUT":
                self.write(ABOUT.format(version=__version__))
            case "INFO":
                self._note(rest)
            case "RESTART" | "BEGIN" | "TURN" | "BOARD" | "TAKEBACK" as command:
                if self.size:
                    self._answer_in_game(command, rest)
                else:
                    self.write("ERROR START comes first")
            case _:
                self.write(f"UNKNOWN {plain(word)[:40]}")

    def _answer_in_game(self, command: str, rest: str) -> None:
        match command:
            case "RESTART":
                self._start(str(self.size))
            case "TAKEBACK":
                self._take_back(rest)
            case "TURN" if not self._take(self.other, rest):
                pass
            case "BOARD" if not self._read_board():
                pass
            case _:
                self._move()

    def close(self) -> None:
        """Release the player's resources."""
        if self._machine is not None:
            self._machine.close()

    def _start(self, text: str) -> None:
        is_size = text.strip().isdecimal() and len(text.strip()) < _DIGITS
        size = int(text) if is_size else 0
        if MIN_SIZE <= size <= MAX_SIZE:
            self.size = size
            self.own.clear()
            self.other.clear()
            self.left_seconds = self.match_seconds
            self.write("OK")
        else:
            self.write(f"ERROR the board size must be from {MIN_SIZE} to {MAX_SIZE}")

    def _note(self, text: str) -> None:
        """Take note of a limit; keys that don't matter here are ignored, as the protocol asks."""
        key, _, value = text.partition(" ")
        try:
            number = float(value)
        except ValueError:
            return
        if not isfinite(number):
            return
        if key.lower() == "timeout_turn":
            self.turn_seconds = max(0.0, number / 1000)
        elif key.lower() == "timeout_match":
            self.left_seconds = self.match_seconds = number / 1000 if number > 0 else None
        elif key.lower() == "time_left" and self.left_seconds is not None:
            self.left_seconds = number / 1000
        elif key.lower() == "rule" and int(number) & ~2:
            self.write("MESSAGE only five or more in a row is supported, without other rules")

    def _take(self, marks: list[Square], text: str) -> bool:
        """Add a mark; return whether that was possible."""
        square = parse_square(text)
        if square is None or not all(0 <= at < self.size for at in square):
            self.write(f"ERROR {plain(text)[:40]} is not a square of the board")
        elif square in self.own or square in self.other:
            self.write(f"ERROR {plain(text)[:40]} is taken")
        else:
            marks.append(square)
            return True
        return False

    def _take_back(self, text: str) -> None:
        square = parse_square(text)
        for marks in (self.own, self.other):
            if square in marks:
                marks.remove(square)
                self.write("OK")
                return
        self.write(f"ERROR {plain(text)[:40]} holds no mark")

    def _read_board(self) -> bool:
        """Read the marks of a whole board up to DONE; return whether it came and all are valid."""
        self.own.clear()
        self.other.clear()
        is_valid = True
        while (line := self.lines.get()) is None or line.strip().upper() != "DONE":
            if line is None:
                self.lines.put(None)  # for `serve`, which waits for it too
                return False
            square, _, owner = line.rpartition(",")
            marks = {"1": self.own, "2": self.other, "3": self.own}.get(owner.strip())
            if marks is None:
                self.write(f"ERROR {plain(line)[:40]} is not a mark")
                is_valid = False
            else:
                is_valid = self._take(marks, square) and is_valid
        return is_valid

    # ---- moves ----

    def _position(self) -> Position:
        """Return the position, with the engine to move. Raises TttmcError if the game is over."""
        own, other = "XO" if len(self.own) == len(self.other) else "OX"
        rows = [["."] * self.size for _ in range(self.size)]
        for marks, letter in ((self.own, own), (self.other, other)):
            for row, col in marks:
                rows[row][col] = letter
        text = "/".join("".join(row) for row in rows)
        return Position.parse(text, Rules(self.size, LINE_LENGTH), Mark(own))

    def _move(self) -> None:
        started = monotonic()
        seconds = self.turn_seconds
        if self.left_seconds is not None:
            seconds = min(seconds, self.left_seconds / 10)
        try:
            position = self._position()
            seed = derive_seed(self.seed, "engine", len(self.own) + len(self.other))
            square = self._think(position, seed, started, seconds)
        except TttmcError as error:
            self.write(f"ERROR {plain(str(error))}")
            return
        if self.left_seconds is not None:
            self.left_seconds -= monotonic() - started
        self.own.append(square)
        self.write(square_text(square))

    def _think(self, position: Position, seed: int, started: float, seconds: float) -> Square:
        """Return the player's move, or its best one so far if time runs out or the input ends."""
        if self._machine is None:
            self._machine = self.spec.make()
        best = position.legal_squares[0]
        told = started
        limit = seconds * (1 - MARGIN_SHARE) - MARGIN_SECONDS
        for thought in self._machine.think(position, seed):
            if thought.forfeit:
                raise TttmcError("{reason}", reason=thought.forfeit)
            best = thought.move or (thought.best[0] if thought.best else best)
            now = monotonic()
            if now - told >= MESSAGE_SECONDS:
                told = now
                self.write(f"MESSAGE {_summary(thought, position, now - started)}")
            if now - started >= limit or self.ended.is_set():
                break
        return best


def _summary(thought: Thought, position: Position, seconds: float) -> str:
    """Return a line about a thought in progress: its share of points and the moves it expects."""
    line = (thought.line or thought.best)[:MESSAGE_MOVES]
    rate = thought.rates[position.rules.index(line[0])] if thought.rates and line else None
    value = "" if rate is None else f"eval {100 * rate:.0f} % "
    moves = " ".join(map(square_text, line))
    return f"{thought.trials} in {seconds:.1f} s, {value}pv {moves}"


def _read(stream: TextIO | None, lines: queue.Queue[str | None], ended: Event) -> None:
    try:
        for line in stream or ():  # None if the input was closed before the program started
            if line.strip().upper() == "END":
                break
            if line.strip():
                lines.put(line.strip())
    finally:
        ended.set()
        lines.put(None)


def _write(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
