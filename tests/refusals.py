"""Refusals by the values they carry: their words are translated, and checked in one place."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

import pytest

from tttmc_app.core import Text, TttmcError


@contextmanager
def refused(**values: object) -> Generator[None]:
    """Expect one line that carries these values, directly or in a text within."""
    with pytest.raises(TttmcError) as caught:
        yield
    assert str(caught.value).strip()
    assert "\n" not in str(caught.value)
    carried = carried_by(caught.value)
    assert {name: carried.get(name) for name in values} == {
        name: str(value) for name, value in values.items()
    }


def carried_by(error: TttmcError | Text) -> dict[str, str]:
    """Return all values of an error; those of texts within it come first, as they say more."""
    text = error.text if isinstance(error, TttmcError) else error
    carried: dict[str, str] = {}
    for name, value in text.values:
        if isinstance(value, TttmcError | Text):
            carried = carried_by(value) | carried
        carried.setdefault(name, str(value))
    return carried
