"""The engine is chosen once, by name or as the best available, and has a sampler and searches."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from tests.refusals import refused
from tests.tables import table
from tttmc_app import engine
from tttmc_app.core import Position, Rules
from tttmc_app.core.seeds import CHOICE_STREAM
from tttmc_app.engine import backends

START = Position.start(Rules(4, 3))
PROGRAM = """
from tttmc_app import engine
from tttmc_app.core import Position, Rules
start = Position.start(Rules(4, 3))
print(engine.backend, engine.STREAM)
print(engine.sample(start, 50, 7).won_mine, engine.why_no_tree(start.rules) is None)
"""


def run(kernel: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a process with a kernel by this name."""
    return subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"TTTMC_KERNEL": kernel},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", ["", " Python "])
def test_a_process_plays_with_the_backend_that_it_names(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TTTMC_KERNEL chooses the streams and the random games; plain Python grows no trees."""
    chosen = backends.choose(name)
    monkeypatch.setattr(backends, "CHOSEN", chosen)
    names, played = run(name).stdout.splitlines()
    assert names.split() == [chosen.sampler.name, chosen.stream]
    assert played == f"{engine.sample(START, 50, 7).won_mine} {chosen.searches is not None}"
    if chosen.searches is None:
        with refused():
            engine.Tree(START)


def hide(names: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let some of the compiled modules be missing."""
    for name in names.split():
        monkeypatch.setitem(sys.modules, f"tttmc_app.engine.{name}", None)
        monkeypatch.delattr(f"tttmc_app.engine.{name}", raising=False)


@pytest.mark.skipif(
    not all(find_spec(f"tttmc_app.engine.{name}") for name in ("_kernel", "_search")),
    reason="not all is compiled here",
)
@pytest.mark.parametrize(
    ("requested", "hidden", "sampler", "search", "missing"),
    table("""
        - | - | kernel-1 | search-3 | 0
        WORDS | - | kernel-1 | search-3 | 0
        - | kernel | python-1 | search-3 | 1
        Words | _search | kernel-1 | python-search-3 | 1
        - | kernel _search | python-1 | python-search-3 | 2
        PYTHON | - | python-1 | python-search-3 | 0
        python | kernel _search | python-1 | python-search-3 | 0
    """),
)
def test_either_part_may_be_missing(
    requested: str, hidden: str, sampler: str, search: str, missing: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """The chosen parts name their streams; parts that nobody gave up are named if missing."""
    hide(hidden.strip("-"), monkeypatch)
    name = requested.strip("-").lower()
    for given in (f" {requested.strip('-')} ", *([] if name else [None])):
        chosen = backends.choose(given)
        assert (chosen.sampler.stream, chosen.search_stream) == (sampler, search)
        assert chosen.stream == f"{sampler}/{search}/{CHOICE_STREAM}"
        assert (chosen.searches is None) == search.startswith("python")
        assert len(chosen.missing) == int(missing)
        if sampler == "kernel-1":
            assert chosen.sampler.name == (name or backends.available()[0].name)


@pytest.mark.parametrize("hidden", ["", "kernel"])
def test_an_unknown_backend_is_refused(hidden: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error lists the samplers that run here, and says if the compiled one is missing."""
    hide(hidden, monkeypatch)
    names = ", ".join(each.name for each in backends.available())
    assert names.endswith("python")
    with refused(variable="TTTMC_KERNEL", name="Avx1024", names=names):
        backends.choose("Avx1024")


def test_a_process_with_an_unknown_backend_ends() -> None:
    """It says so in its last line, and plays nothing."""
    failed = run("avx1024")
    assert failed.returncode != 0
    assert failed.stdout == ""
    assert "avx1024" in failed.stderr.splitlines()[-1]
