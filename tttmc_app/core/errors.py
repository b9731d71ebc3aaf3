"""The one error that bad input raises."""

from __future__ import annotations

from tttmc_app.core.text import Text


class TttmcError(ValueError):
    """What is wrong with the input, in one line that says what would be right.

    `TttmcError("{name} is no player: try {names}", name=…, names=…)`: `text` keeps the template and
    its values apart, so that windows can translate it; `str(error)` is the line in English.
    """

    def __init__(self, source: str | Text, /, **values: object) -> None:
        self.text = source if isinstance(source, Text) else Text(source, **values)
        super().__init__(str(self.text))
