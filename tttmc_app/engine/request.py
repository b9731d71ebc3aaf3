"""The input of every engine: an open position, a seed and a bounded amount of work."""

from __future__ import annotations

from tttmc_app.core import Position, Rules, Text, TttmcError
from tttmc_app.core.arguments import check_type, check_whole
from tttmc_app.core.rules import unusual_fields
from tttmc_app.core.seeds import check_seed

MAX_TRIALS = 2**63 - 1
MAX_THREADS = 256
_AS_MINE, _AS_THEIRS = bytes.maketrans(b"01", b"\0\1"), bytes.maketrans(b"01", b"\0\2")

COMPILED_RULES = frozenset({"size", "line_length", "reverse"})
"""The fields of `Rules` that the compiled code applies. Under other rules the Python twins play."""
TWIN_RULES = COMPILED_RULES
"""The fields of `Rules` that the Python twins apply. Other rules are refused: a new rule
belongs here as soon as `Position` and the twins apply it, as they do through `Rules.lines` and
`Rules.legal`."""
FREE_RULES = COMPILED_RULES
"""The fields under which every empty square may always be taken. Exact scores rely on it; under
other rules they are refused, and the other twins ask `Rules.legal` at every move."""

COMPILED_STREAM, PYTHON_STREAM = "kernel-1", "python-1"
"""Streams of random games: the same stream, seed and position give the same games."""
COMPILED_SEARCH_STREAM, PYTHON_SEARCH_STREAM = "search-3", "python-search-3"
"""The same streams for tree search."""


def check_request(position: Position, seed: int, threads: int) -> None:
    """Raise TttmcError unless random games can be played from a position with this seed."""
    check_type("position", position, Position)
    check_threads(threads)
    if position.outcome is not None:
        raise TttmcError("the game is over: no random games are left to play")
    _check(_unknown(position.rules, TWIN_RULES))
    check_seed(seed)


def check_threads(threads: int) -> None:
    """Raise TttmcError unless the number of threads is within bounds."""
    check_whole("threads", threads)
    if not 1 <= threads <= MAX_THREADS:
        raise TttmcError(
            "the number of threads must be from 1 to {most}, not {threads}",
            most=MAX_THREADS,
            threads=threads,
        )


def check_trials(trials: int) -> None:
    """Raise TttmcError unless the number of trials is within bounds."""
    check_whole("trials", trials)
    if not 0 <= trials <= MAX_TRIALS:
        raise TttmcError(
            "the number of trials must be from 0 to {most}, not {trials}",
            most=MAX_TRIALS,
            trials=trials,
        )


def check_search(position: Position) -> None:
    """Raise TttmcError unless a position can be searched."""
    check_type("position", position, Position)
    if position.outcome is not None:
        raise TttmcError("the game is over: there is nothing left to search")
    _check(_unknown(position.rules, TWIN_RULES))


def is_compiled_for(rules: Rules) -> bool:
    """Return whether the compiled code, where it is installed, applies all of these rules."""
    return unusual_fields(rules) <= COMPILED_RULES


def why_not_free(rules: Rules) -> Text | None:
    """Return which rule may forbid an empty square; None if every one may always be taken."""
    return _unknown(rules, FREE_RULES)


def check_free(rules: Rules) -> None:
    """Raise TttmcError unless every empty square may always be taken under these rules."""
    _check(why_not_free(rules))


def why_not_compiled(rules: Rules) -> Text | None:
    """Return which rules the compiled code doesn't apply; None if it applies all."""
    return _unknown(rules, COMPILED_RULES)


def _check(reason: Text | None) -> None:
    if reason is not None:
        raise TttmcError(reason)


def _unknown(rules: Rules, known: frozenset[str]) -> Text | None:
    if not (unknown := unusual_fields(rules) - known):
        return None
    return Text(
        "this engine can't play by every rule of {rules}: it doesn't know {names}",
        rules=rules.describe(),
        names=", ".join(sorted(unknown)),
    )


def cells_of(position: Position) -> bytes:
    """Return the board as the compiled code reads it: per square, 0 empty, 1 mine, 2 theirs.

    Raises TttmcError for a finished game and for rules that the compiled code doesn't know.
    """
    check_search(position)
    _check(why_not_compiled(position.rules))
    count = position.rules.square_count
    mine = f"{position.mine:0{count}b}"[::-1].encode().translate(_AS_MINE)
    theirs = f"{position.theirs:0{count}b}"[::-1].encode().translate(_AS_THEIRS)
    return bytes(map(int.__or__, mine, theirs))
