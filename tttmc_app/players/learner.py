"""A machine that learns by mistake: it tries moves in order and never repeats a losing one.

After a loss it stores its last move with its state. Source: Hunter, "Code A Learn By Mistake
Artificial Intelligence Opponent in Python For a Tic Tac Toe Game" (2013).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from enum import StrEnum
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from tttmc_app.core import (
    Ending,
    GameRecord,
    Mark,
    Meaning,
    Position,
    Rules,
    Square,
    Thought,
    TttmcError,
)
from tttmc_app.core.symmetry import symmetries
from tttmc_app.folders import data_folder
from tttmc_app.players.player import Player

if TYPE_CHECKING:
    from tttmc_app.players.textbook import Textbook

KNOWN, UNKNOWN = -1.0, 0.0
"""The values of a move that is known to lose, and of any other."""

GAME_PATIENCE = 0.25
"""Seconds to wait after a game for a textbook that another program has locked. Mistakes that can't
be written then are written after the next game."""
_MAX_THOUGHTS = 100_000


class Blame(StrEnum):
    """The moves that a loss turns into mistakes."""

    LAST = "last"
    """Only the last one, as in the source."""
    CHAIN = "chain"
    """Also any that led to a state in which every move is now a mistake."""


class Learner(Player):
    """A player that takes the first square not known to be a mistake, and resigns if there is none.

    Lost games add to its textbook, which only ever contains moves that lose against best play;
    with `Blame.CHAIN` it eventually contains every such move that its opponents exploit.
    """

    def __init__(
        self, file: str = "", blame: Blame = Blame.LAST, *, symmetry: bool = False
    ) -> None:
        self._file = file
        self._blame = blame
        self._symmetry = symmetry
        self._rules: Rules | None = None
        self._textbook: Textbook | None = None
        # Training sees the same boards again and again, and learns less and less often.
        self._thoughts: dict[tuple[int, int, Mark], Thought] = {}
        self._changes = 0
        self.keeps_blocks = False
        """Whether the caller commits new mistakes itself, after a block of many games."""

    def textbook(self, rules: Rules) -> Textbook:
        """Return the textbook for these rules."""
        if self._textbook is None or (rules is not self._rules and rules != self._rules):
            if self._textbook is not None:
                self._textbook.close()
            self._rules = rules
            self._thoughts.clear()
            self._textbook = open_textbook(self._file, rules)
        return self._textbook

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield a single thought: the known mistakes, and the first other move.

        Nothing is random, so the thought's seed is 0.
        """
        del seed
        changes = self._refreshed(position.rules).changes
        if changes != self._changes or len(self._thoughts) >= _MAX_THOUGHTS:
            self._thoughts.clear()
            self._changes = changes
        board = (position.x, position.o, position.to_move)
        thought = self._thoughts.get(board)
        if thought is None:
            move = self._untried(position)
            thought = self._thoughts[board] = Thought(
                meaning=Meaning.MISTAKES,
                side=position.to_move,
                values=mistake_values(position, self._mistakes(position)),
                best=() if move is None else (move,),
                move=move,
                resigns=move is None,
            )
        yield thought

    def revise(self, position: Position, thought: Thought) -> Thought:
        """Return the thought with the textbook's current mistakes, its move unchanged."""
        if thought.meaning is not Meaning.MISTAKES:
            return thought
        try:
            self._refreshed(position.rules)
            known = self._mistakes(position)
        except TttmcError:  # the textbook can no longer be read: keep the thought
            return thought
        values = mistake_values(position, known)
        # Return the same object if nothing is new, so that a window need not repaint.
        return thought if values == thought.values else replace(thought, values=values)

    def finished(self, record: GameRecord, side: Mark) -> None:
        """Count a finished game, and learn from it if this player's side lost."""
        textbook = self.textbook(record.rules)
        textbook.count_games()
        result = record.result
        if result is not None and result.winner is side.other:
            self._learn(record, side, stuck=result.ending is not Ending.LINE)
        if not self.keeps_blocks:
            textbook.commit(GAME_PATIENCE)

    def knowledge(self, rules: Rules) -> str:
        """Return a digest of the textbook's mistakes; empty if there are none."""
        entries = sorted(self.textbook(rules).entries())
        if not entries:
            return ""
        text = "\n".join(f"{state} {move}" for state, move in entries)
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def _learn(self, record: GameRecord, side: Mark, *, stuck: bool) -> None:
        """Store the mistakes that led to a loss.

        `stuck` means that it came not from the last move but from having only mistakes left. Then
        the chain alone tells something: the moves back to one with an alternative.
        """
        textbook = self._refreshed(record.rules)
        if stuck and (self._blame is Blame.LAST or self._untried(record.position) is not None):
            return
        for position, move in reversed([*zip(record.positions, record.moves, strict=False)]):
            if position.to_move is side:
                index = str(record.rules.index(move.square))
                if index not in self._mistakes(position):
                    textbook.note(_state(position), index)
                if self._blame is Blame.LAST or self._untried(position) is not None:
                    return

    def _refreshed(self, rules: Rules) -> Textbook:
        textbook = self.textbook(rules)
        if not self.keeps_blocks:
            textbook.refresh()
        return textbook

    def _mistakes(self, position: Position) -> Collection[str]:
        """Return the moves known to be mistakes here, or on a board that symmetry makes equal."""
        textbook, state = self.textbook(position.rules), _state(position)
        if not self._symmetry:
            return textbook.mistakes(state)
        return {
            str(images[int(move)])
            for images in symmetries(position.rules.size)
            for move in textbook.mistakes("".join([state[i] for i in images]))
        }

    def _untried(self, position: Position) -> Square | None:
        """Return the first move that is not a known mistake, or None if all are."""
        known, legal = self._mistakes(position), position.legal
        for i in range(legal.bit_length()):
            if legal >> i & 1 and str(i) not in known:
                return position.rules.square(i)
        return None


def _state(position: Position) -> str:
    """Return a position as a textbook's state: x for the side to move, o for the other."""
    mine, theirs = position.mine, position.theirs
    return "".join(
        [
            "x" if mine >> i & 1 else "o" if theirs >> i & 1 else "-"
            for i in range(position.rules.square_count)
        ]
    )


def mistake_values(position: Position, known: Collection[str]) -> tuple[float | None, ...]:
    """Return whether each legal move of a position is one of these mistakes."""
    squares = range(position.rules.square_count)
    return position.where_legal([KNOWN if str(i) in known else UNKNOWN for i in squares])


def open_textbook(file: str, rules: Rules) -> Textbook:
    """Return the textbook in this file, or with an empty name the built-in one for these rules."""
    path = Path(file) if file else data_folder() / "textbooks" / built_in_name(rules)
    from tttmc_app.players.textbook import Textbook  # imports the database

    return Textbook(path, rules.key)


def built_in_name(rules: Rules) -> str:
    """Return the file name of the built-in textbook for these rules."""
    extras = [option.tag(rules) for option in rules.extra_options()]
    words = [f"{rules.size}x{rules.size}", str(rules.line_length), *extras]
    return f"{'-'.join(words)}.textbook"
