"""Grades the corpus with the real command, and compares the verdicts with those recorded.

    python -m tests.benchmarks.corpus compare [NAME ...]         list the changed verdicts
    python -m tests.benchmarks.corpus record REASON [NAME ...]   record them, and why they changed
    python -m tests.benchmarks.corpus seed SEED [NAME ...]       list those that depend on the seed
    python -m tests.benchmarks.corpus wrong                      list those known to be wrong
    python -m tests.benchmarks.corpus export FOLDER              write the files

NAME is the beginning of files' names; without one, all are graded, which takes minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

from tests.grading.corpus.files import corpus_files, export
from tests.grading.corpus.verdicts import Recorded, Verdict, verdicts


def main(command: str = "", *arguments: str) -> None:
    """Do what the command asks for."""
    recorded = Recorded.read()
    match command, *arguments:
        case "compare", *names:
            _compare(recorded, names)
        case "record", reason, *names:
            found, changes = _compare(recorded, names)
            recorded.record(found, changes, reason)
        case "seed", seed, *names:
            _compare(recorded, names, int(seed))
        case ("wrong",):
            for name, verdict in recorded.files.items():
                if "truth" in verdict:
                    print(name, verdict)
        case "export", folder:
            export(Path(folder))
        case _:
            sys.exit(__doc__)


def _compare(
    recorded: Recorded, names: Sequence[str], seed: int = 0
) -> tuple[dict[str, Verdict], list[str]]:
    """Grade files and print the changes; return them, and the verdicts on all files."""
    chosen = [file for file in corpus_files() if file.name.startswith(tuple(names) or "")]
    found = verdicts(chosen, recorded.checks, seed)
    changes = recorded.changes(found)
    print("\n".join(changes) or "no verdict has changed")
    used = getrusage(RUSAGE_CHILDREN)
    seconds = used.ru_utime + used.ru_stime
    print(f"{seconds:.0f} s of processor time, {seconds / len(chosen):.2f} s for each file")
    known = {**recorded.files, **found}
    return {file.name: known[file.name] for file in corpus_files() if file.name in known}, changes


main(*sys.argv[1:])
