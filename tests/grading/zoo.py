"""All submissions that the tests use, wrong and right."""

from __future__ import annotations

from tests.grading.hands import HANDS
from tests.grading.mistakes import MISTAKES
from tests.grading.slips import SLIPS
from tests.grading.styles import STYLES
from tests.grading.variations import VARIATIONS

WRONG = (*MISTAKES, *SLIPS)
RIGHT = STYLES | HANDS | VARIATIONS
"""Texts by name."""
ALL_FILES = {mistake.name: mistake.text for mistake in WRONG} | RIGHT
"""The source texts of both, by name."""
