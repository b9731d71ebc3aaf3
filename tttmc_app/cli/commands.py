"""All commands, in the order in which the help lists them."""

from __future__ import annotations

from tttmc_app.cli import (
    analyse,
    bench,
    converge,
    export,
    grade,
    limits,
    match,
    new,
    play,
    results,
    run,
    self_test,
    solve,
    sweep,
    textbook,
    tournament,
    train,
)

COMMANDS = (
    play,
    analyse,
    solve,
    match,
    sweep,
    tournament,
    results,
    limits,
    converge,
    train,
    textbook,
    run,
    new,
    grade,
    export,
    bench,
    self_test,
)
"""Each has add_parser(subparsers) and run(args) -> exit code."""
