"""What plays the random games is chosen once, by name or as the best there is."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tttmc_app import engine
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.engine import backends, twin

PROGRAM = """
from tttmc_app import engine
from tttmc_app.core import Position, Rules
position = Position.start(Rules())
print(engine.backend, engine.STREAM, engine.sample(position, 1000, 7).wins)
"""
WITHOUT = "import sys; sys.modules['tttmc_app.engine._kernel'] = None\n"


def run(program: str, kernel: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run a program that may choose its backend."""
    environment = {name: value for name, value in os.environ.items() if name != "TTTMC_KERNEL"}
    if kernel is not None:
        environment["TTTMC_KERNEL"] = kernel
    return subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("backend", backends.available(), ids=lambda backend: backend.name)
def test_a_backend_can_be_chosen(backend: backends.Backend) -> None:
    """TTTMC_KERNEL names what runs, and the name of its stream goes with it."""
    wins = backend.open(Position.start(Rules()), 7, 1).draw(1000).wins
    assert run(PROGRAM, backend.name).stdout.split() == [backend.name, backend.stream, str(wins)]


def test_the_best_is_chosen() -> None:
    """Without a name, or with an empty one, the first of those available runs."""
    best = backends.available()[0]
    assert backends.choose(None).name == backends.choose("").name == best.name
    assert run(PROGRAM).stdout.split()[0] == best.name


def test_without_the_kernel_the_twin_plays() -> None:
    """Where the kernel was not built, everything runs on the twin."""
    wins = twin.sample(Position.start(Rules()), 1000, 7).wins
    assert run(WITHOUT + PROGRAM).stdout.split() == ["python", twin.STREAM, str(wins)]


@pytest.mark.parametrize("name", ["avx1024", "neonn"])
def test_an_unknown_backend_is_one_line(name: str) -> None:
    """A name that doesn't run here is refused with those that do."""
    with pytest.raises(TttmcError, match=f"TTTMC_KERNEL={name} does not run here: .*python"):
        backends.choose(name)
    failed = run(PROGRAM, name)
    assert failed.returncode != 0
    assert "choose from" in failed.stderr.splitlines()[-1]


def test_chunks_add_up_to_one_sample() -> None:
    """A sampler's draws add up to what `sample` returns."""
    position = Position.parse("X.O/.../...")
    sampler = engine.Sampler(position, 3)
    total = sampler.draw(10) + sampler.draw(0) + sampler.draw(990)
    assert total == engine.sample(position, 1000, 3)
