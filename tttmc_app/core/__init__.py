"""Rules, positions, tallies, thoughts and records: values only, with no I/O and no clock.

A module is loaded when one of its names is imported: the process of a student's file needs few.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tttmc_app.core.notation import column_name, parse_square, square_name
    from tttmc_app.core.position import Outcome, Position
    from tttmc_app.core.record import Concession, Ending, GameRecord, Move, Result, Variation
    from tttmc_app.core.rules import MAX_SIZE, Mark, Rules, Square, playable_line
    from tttmc_app.core.seeds import derive_seed
    from tttmc_app.core.tally import Counts, Expectation, Tally
    from tttmc_app.core.text import Text, TttmcError
    from tttmc_app.core.thought import (
        EXACT_SCORES,
        Confidence,
        Meaning,
        Thought,
        Weights,
        best_squares,
        thought_of_expectation,
        thought_of_tally,
        thought_without_values,
    )
else:
    _MODULES = ("text", "rules", "position", "tally", "seeds", "notation", "thought", "record")

    def __getattr__(name: str) -> object:
        """Return one of the names below, from the first module that has it."""
        if name in __all__:
            for module in _MODULES:
                found = vars(import_module(f"{__name__}.{module}"))
                if name in found:
                    return globals().setdefault(name, found[name])
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "EXACT_SCORES",
    "MAX_SIZE",
    "Concession",
    "Confidence",
    "Counts",
    "Ending",
    "Expectation",
    "GameRecord",
    "Mark",
    "Meaning",
    "Move",
    "Outcome",
    "Position",
    "Result",
    "Rules",
    "Square",
    "Tally",
    "Text",
    "Thought",
    "TttmcError",
    "Variation",
    "Weights",
    "best_squares",
    "column_name",
    "derive_seed",
    "parse_square",
    "playable_line",
    "square_name",
    "thought_of_expectation",
    "thought_of_tally",
    "thought_without_values",
]
