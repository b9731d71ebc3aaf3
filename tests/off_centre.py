"""A rule that forbids a square, added as the architecture page says, and known to the Python twins.

The first move may not be in the centre. The program has no such rule.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tttmc_app.core import Mark, Position, Rules, rules
from tttmc_app.core.rules import RULE_OPTIONS, RuleOption
from tttmc_app.course import provided
from tttmc_app.engine import request


@dataclass(frozen=True, slots=True, init=False)
class OffCentre(Rules):
    """Rules with one more field."""

    off_centre: bool

    def __init__(
        self,
        size: int = 3,
        line_length: int | None = None,
        reverse: bool = False,
        off_centre: bool = False,
    ) -> None:
        Rules.__init__(self, size, line_length, reverse)
        object.__setattr__(self, "off_centre", bool(off_centre))

    def legal(self, x: int, o: int, to_move: Mark) -> int:
        """Return the empty squares, at first without the centre."""
        empty = Rules.legal(self, x, o, to_move)
        return empty & ~(1 << self.square_count // 2) if self.off_centre and not x | o else empty


START = Position.start(OffCentre(off_centre=True))
CENTRE = (1, 1)


def add_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the Python twins play by the rule."""
    monkeypatch.setattr(request, "TWIN_RULES", request.TWIN_RULES | {"off_centre"})


def add_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let students' boards take the rule over; plain `Rules` then lack an option."""
    option = RuleOption("off_centre", "off-centre", "", "the first move isn't in the centre")
    monkeypatch.setattr(rules, "RULE_OPTIONS", (*RULE_OPTIONS, option))
    monkeypatch.setattr(provided, "Rules", OffCentre)
