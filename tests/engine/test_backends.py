"""The engine is chosen once, by name or as the best available, and has a sampler and searches."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tttmc_app import engine
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.core.seeds import CHOICE_STREAM
from tttmc_app.engine import backends, twin
from tttmc_app.engine.request import (
    COMPILED_SEARCH_STREAM,
    COMPILED_STREAM,
    PYTHON_SEARCH_STREAM,
    PYTHON_STREAM,
)
from tttmc_app.engine.tree_search import EXPLORATION
from tttmc_app.engine.twin_tree import TwinTree
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.tree import TreeSearch

PROGRAM = """
from tttmc_app import engine
from tttmc_app.core import Position, Rules
position = Position.start(Rules())
print(engine.backend, engine.SAMPLE_STREAM, engine.sample(position, 1000, 7).wins)
"""
STREAMS = """
from tttmc_app import engine
from tttmc_app.core import Position, Rules
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.tree import TreeSearch
position = Position.start(Rules(4, 3))
*_, sampled = MonteCarlo(50).think(position, 7)
*_, searched = TreeSearch(50).think(position, 7)
print(engine.STREAM, sampled.stream, searched.stream)
print(sampled.tally.won_mine, searched.values)
print(*engine.MISSING, sep="; ")
"""
HIDDEN = "import sys; sys.modules['tttmc_app.engine.{}'] = None\n"
SAMPLER_MISSING = (
    "the compiled sampler (_kernel) is not installed: random games are 100 to 3,000 times slower"
)
SEARCHES_MISSING = (
    "the compiled searches (_search) are not installed: tree search is about 150 times slower"
)
COMPILED = backends.choose(None)
IS_WHOLE = not COMPILED.missing


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
    """TTTMC_KERNEL names the sampler that runs, whose stream is then named in records."""
    wins = backend.open(Position.start(Rules()), 7, 1).draw(1000).wins
    assert run(PROGRAM, backend.name).stdout.split() == [backend.name, backend.stream, str(wins)]


def test_the_best_is_chosen() -> None:
    """Without a name, or with an empty one, the first available sampler is used."""
    best = backends.available()[0]
    assert backends.choose(None).sampler.name == backends.choose(" ").sampler.name == best.name
    assert run(PROGRAM).stdout.split()[0] == best.name


@pytest.mark.parametrize("name", ["python", "Python", " PYTHON "])
def test_python_means_the_twins_of_everything(name: str) -> None:
    """In upper or lower case, the name python selects the twins; records name their streams."""
    chosen = backends.choose(name)
    assert (chosen.sampler.name, chosen.searches) == ("python", None)
    assert chosen.stream == f"{PYTHON_STREAM}/{PYTHON_SEARCH_STREAM}/{CHOICE_STREAM}"
    assert chosen.search_stream == PYTHON_SEARCH_STREAM
    assert not chosen.missing  # nobody asked for it
    streams, thoughts, missing = run(STREAMS, name).stdout.splitlines()
    assert streams.split() == [chosen.stream, PYTHON_STREAM, PYTHON_SEARCH_STREAM]
    assert thoughts == thoughts_of(twins=True)
    assert missing == ""


@pytest.mark.skipif(not IS_WHOLE, reason="not all is compiled here")
def test_a_compiled_backend_is_taken_in_any_case() -> None:
    """A name in upper case selects the same sampler, with the compiled searches."""
    chosen = backends.choose(COMPILED.sampler.name.upper())
    assert chosen.sampler.name == COMPILED.sampler.name
    assert chosen.searches is COMPILED.searches is not None
    assert chosen.stream == f"{COMPILED_STREAM}/{COMPILED_SEARCH_STREAM}/{CHOICE_STREAM}"
    assert chosen.search_stream == COMPILED_SEARCH_STREAM


@pytest.mark.skipif(not IS_WHOLE, reason="not all is compiled here")
@pytest.mark.parametrize(
    ("kernel", "hidden", "streams", "missing"),
    [
        (None, ("_kernel",), (PYTHON_STREAM, COMPILED_SEARCH_STREAM), [SAMPLER_MISSING]),
        (
            COMPILED.sampler.name.upper(),
            ("_search",),
            (COMPILED_STREAM, PYTHON_SEARCH_STREAM),
            [SEARCHES_MISSING],
        ),
        (
            None,
            ("_kernel", "_search"),
            (PYTHON_STREAM, PYTHON_SEARCH_STREAM),
            [SAMPLER_MISSING, SEARCHES_MISSING],
        ),
        (None, (), (COMPILED_STREAM, COMPILED_SEARCH_STREAM), []),
    ],
    ids=["no sampler", "no searches", "neither", "both"],
)
def test_either_may_be_missing(
    kernel: str | None, hidden: tuple[str, ...], streams: tuple[str, str], missing: list[str]
) -> None:
    """Each thought names the stream that its games came from; missing modules are named too.

    It doesn't matter whether the sampler is asked for by its name.
    """
    program = "".join(map(HIDDEN.format, hidden)) + STREAMS
    named, _, lacking = run(program, kernel).stdout.splitlines()
    assert named.split() == ["/".join((*streams, CHOICE_STREAM)), *streams]
    assert lacking == "; ".join(missing)


def thoughts_of(*, twins: bool) -> str:
    """Return the thoughts of a sampler and a tree search here, as `STREAMS` prints them."""
    position = Position.start(Rules(4, 3))
    if not twins:
        *_, sampled = MonteCarlo(50).think(position, 7)
        *_, searched = TreeSearch(50).think(position, 7)
        assert sampled.tally is not None
        return f"{sampled.tally.won_mine} {searched.values}"
    visits: list[float | None] = [None] * 16
    tree = TwinTree(position, 7, EXPLORATION, True)
    tree.advance(50)
    root = tree.node([])
    assert root is not None
    for square, count, *_ in root[3]:
        visits[square] = float(count)
    return f"{twin.sample(position, 50, 7).won_mine} {tuple(visits)}"


def test_records_of_this_process_name_its_streams() -> None:
    """The same program in another process has the same thoughts, under the same names."""
    streams, thoughts, _ = run(STREAMS, os.environ.get("TTTMC_KERNEL")).stdout.splitlines()
    assert streams.split() == [engine.STREAM, engine.SAMPLE_STREAM, engine.SEARCH_STREAM]
    assert thoughts == thoughts_of(twins=False)


def test_without_the_kernel_the_twin_plays() -> None:
    """Where nothing was built, everything runs on the twins."""
    wins = twin.sample(Position.start(Rules()), 1000, 7).wins
    without = HIDDEN.format("_kernel") + HIDDEN.format("_search")
    assert run(without + PROGRAM).stdout.split() == ["python", PYTHON_STREAM, str(wins)]


@pytest.mark.parametrize("name", ["avx1024", "Neonn"])
def test_an_unknown_backend_is_one_line(name: str) -> None:
    """The name of a sampler that can't run here is refused, and the error lists those that can."""
    those = ", ".join(each.name for each in backends.available())
    says = f"TTTMC_KERNEL={name} does not run on this processor: choose from {those}"
    assert those.split(", ")[-1] == "python"
    with pytest.raises(TttmcError) as caught:
        backends.choose(name)
    assert str(caught.value) == says
    failed = run(HIDDEN.format("_search") + PROGRAM, name)  # which has nothing to do with it
    assert failed.returncode != 0
    assert failed.stderr.splitlines()[-1].endswith(says)


def test_an_instruction_set_without_the_kernel_is_explained() -> None:
    """Where only the sampler is missing, the error says so."""
    failed = run(HIDDEN.format("_kernel") + PROGRAM, "avx2")
    assert failed.stderr.splitlines()[-1].endswith(f"choose from python ({SAMPLER_MISSING})")


def test_chunks_add_up_to_one_sample() -> None:
    """A sampler's draws add up to what `sample` returns."""
    position = Position.parse("X.O/.../...")
    sampler = engine.Sampler(position, 3)
    total = sampler.draw(10) + sampler.draw(0) + sampler.draw(990)
    assert total == engine.sample(position, 1000, 3)
