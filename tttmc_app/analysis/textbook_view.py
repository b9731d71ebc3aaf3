"""A learner's textbook as positions: what it knows, since when, and whether it is true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from tttmc_app.analysis.facts import Bounds, proven_now
from tttmc_app.core import Mark, Meaning, Position, Rules, Square, Text, Thought, TttmcError
from tttmc_app.folders import data_folder
from tttmc_app.players.learner import mistake_values
from tttmc_app.players.textbook import LearntMistake, Textbook

MOST = 1000
"""The maximum number of mistakes that are listed."""
_KEY = re.compile(r"([0-9]+)×[0-9]+(?:, ([0-9]+) in a row)?(, reverse)?")


class KnownMistake(NamedTuple):
    """A mistake that a textbook lists."""

    position: Position
    """The learner is to move, as the side whose turn it is according to the number of marks."""
    square: Square
    source: LearntMistake


class OpenedTextbook(NamedTuple):
    """What a textbook contains."""

    path: Path
    rules: Rules
    games: int
    """Games played for learning."""
    size: int
    """Mistakes in all."""
    newest: tuple[KnownMistake, ...]
    """Up to `MOST` of them, newest first."""


class MistakeDetail(NamedTuple):
    """What is known and proven about one position in a textbook."""

    mistake: KnownMistake
    thought: Thought
    """All known mistakes in the position."""
    proven: Bounds
    """The proven bounds of the mistake's result."""


class TextbookFiles(NamedTuple):
    """The built-in textbooks that exist."""

    paths: tuple[Path, ...]


def textbook_files() -> TextbookFiles:
    """Return the built-in textbooks that exist, sorted by name."""
    return TextbookFiles(tuple(sorted((data_folder() / "textbooks").glob("*.textbook"))))


def open_view(path: Path) -> OpenedTextbook:
    """Return what a textbook contains; raise TttmcError if the file can't be read."""
    textbook = Textbook(path, None)
    try:
        rules = rules_of_key(textbook.subject or "")
        newest = tuple(_known(rules, mistake) for mistake in textbook.newest(MOST))
        return OpenedTextbook(path, rules, textbook.games, textbook.size, newest)
    finally:
        textbook.close()


def detail_of(path: Path, mistake: KnownMistake) -> MistakeDetail:
    """Return all known mistakes in the position of a mistake, and what is proven about it."""
    textbook = Textbook(path, None)
    try:
        known = set(textbook.mistakes(mistake.source.state))
    finally:
        textbook.close()
    position = mistake.position
    thought = Thought(
        meaning=Meaning.MISTAKES,
        side=position.to_move,
        values=mistake_values(position, known),
    )
    return MistakeDetail(mistake, thought, proven_now(position).bounds[mistake.square])


def rules_of_key(key: str) -> Rules:
    """Return the rules that a key from `Rules.key` stands for; raise TttmcError for other keys."""
    found = _KEY.fullmatch(key)
    if found is None:
        raise TttmcError("the textbook is for unknown rules: {subject}", subject=key)
    size = int(found[1])
    return Rules(size, int(found[2]) if found[2] else None, bool(found[3]))


def proof_words(proven: Bounds) -> Text:
    """Return what the solver says about a mistake."""
    if proven == (-1, -1):
        return Text("The solver agrees: it loses against best play.")
    if proven[0] >= 0:
        return Text("The solver disagrees: it doesn't lose against best play.")
    return Text("The solver can't settle this move within its limit.")


def _known(rules: Rules, mistake: LearntMistake) -> KnownMistake:
    """Return a mistake as a position; in its state, x is the learner, whichever side it plays."""
    learner = sum(1 << i for i, cell in enumerate(mistake.state) if cell == "x")
    other = sum(1 << i for i, cell in enumerate(mistake.state) if cell == "o")
    is_x = learner.bit_count() == other.bit_count()
    x, o = (learner, other) if is_x else (other, learner)
    position = Position(rules, x, o, Mark.X if is_x else Mark.O)
    return KnownMistake(position, rules.square(int(mistake.move)), mistake)
