"""Damaged inputs of every kind that the program loads: each must be either read or refused.

    python -m tests.benchmarks.damaged_inputs [KIND ...] [--inputs N] [--seed S]

prints how many inputs of each kind were read and refused, and the seeds of those that failed.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.measuring import options, row
from tests.core.test_saved_games import VERSION_2
from tests.grading.submissions import CORRECT_PYTHON_2
from tttmc_app.analysis.deck import Deck
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.core.notation import parse_square
from tttmc_app.core.record_json import record_from_json
from tttmc_app.core.session_json import session_from_json
from tttmc_app.course.protocol import FromChild, LineReader, read
from tttmc_app.course.source import read_source
from tttmc_app.course.student_types import StudentError
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.solving import SolveJob
from tttmc_app.experiments.store import Store
from tttmc_app.gomocup.protocol import Findings, parse_about
from tttmc_app.grading import CHECKS, read_rubric
from tttmc_app.grading.journal import Journal
from tttmc_app.grading.reports.gradebook import CANVAS, MOODLE
from tttmc_app.gui.app.preferences import load_preferences
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.players import parse_spec
from tttmc_app.players.textbook import Textbook, read_entries

_ODD = (b"\0", b"\xff", b"\x1b", b"\n", b'"', b"-1", b"1e999", b"NaN", b"[" * 300, b"9" * 400, b"")
_SAMPLES = Path(__file__).parents[1] / "samples" / "0.2.0"
_START = Position.start(Rules(15))
_ENDING = Position.parse("XO../.X../..O./....")


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of input."""

    sample: str | bytes
    load: Callable[[Path], object]
    refused: tuple[type[Exception], ...] = (TttmcError,)


def _text(load: Callable[[str], object]) -> Callable[[Path], object]:
    return lambda path: load(path.read_bytes().decode("utf-8", "replace"))


def _sample(pattern: str) -> bytes:
    return min(_SAMPLES.glob(pattern)).read_bytes()


def _journal(path: Path) -> object:
    with Journal(path, resume=True) as journal:
        return journal.count


def _store(path: Path) -> object:
    with Store(path) as store:
        for info in store.runs():
            for read in (store.load, store.summary):
                with suppress(TttmcError):
                    read(info.number)
    return None


def _learnt(path: Path) -> object:
    with closing(Textbook(path, None)) as book:
        return book.games, book.newest(5), sum(1 for _ in book.entries())


def _proven() -> bytes:
    job = SolveJob(_ENDING)
    next(iter(job))
    return job.save()


def _proofs(path: Path) -> object:
    job = SolveJob(_ENDING)
    job.restore(path.read_bytes())
    _ = [*islice(job, 3)]  # goes on with what it has taken over
    return job.moves()


KINDS = {
    "game": Kind(VERSION_2, _text(record_from_json)),
    "spec": Kind("mc:trials=1000,current=1.5,other=2", _text(parse_spec)),
    "board": Kind("X.O/.X./..O", _text(Position.parse)),
    "square": Kind("b12", _text(lambda text: parse_square(text, Rules(15)))),
    "textbook": Kind("xxo-o----3\n---------0\n", _text(read_entries)),
    "rubric": Kind(
        'name = "a"\nof = 20\npass_mark = 9.5\n[parts]\nrules = 0\n[ceilings]\nslip = 90\n',
        lambda path: read_rubric(path, CHECKS),
    ),
    "canvas": Kind(
        "Student,ID,SIS Login ID,Section,Tic-tac-toe (12)\nPoints Possible,,,,20\n"
        '"Doe, Jane",77,jane,A,3\n',
        lambda path: CANVAS.fill(path, ()),
    ),
    "moodle": Kind(
        "Identifier,Full name,Grade,Maximum Grade\nParticipant 77,Jane Doe,,100.00\n",
        lambda path: MOODLE.fill(path, ()),
    ),
    "course file": Kind(CORRECT_PYTHON_2, read_source, (StudentError,)),
    "engine": Kind(
        'name="Five", version="1.0"\nMESSAGE depth 3-9 ev 12 pv 7,7 8,8 best 3,4',
        _text(lambda text: (parse_about(text), Findings().with_remark(text, _START))),
    ),
    "session": Kind(_sample("session.json"), _text(session_from_json)),
    "settings": Kind(_sample("home/window.ini"), lambda path: load_preferences(SettingsFile(path))),
    "journal": Kind(_sample("home/gradings/*.jsonl"), _journal),
    "store": Kind(_sample("home/results.sqlite"), _store),
    "learner": Kind(_sample("home/textbooks/*.textbook"), _learnt),
    "mistakes": Kind(_sample("home/mistakes.db"), lambda path: Deck(path).due(2**33)),
    "child": Kind(
        '["Output", "a"]\n["Sandboxed", []]\n["Answer", 3, ["Found", null]]\n',
        lambda path: [read(FromChild, each) for each in LineReader().feed(path.read_bytes())],
        (ValueError, TypeError, KeyError, RecursionError),  # what its reader catches
    ),
}
if compiled_searches() is not None:  # only they can keep proofs
    KINDS["proofs"] = Kind(_proven(), _proofs, (ValueError,))


def damaged(sample: str | bytes, seed: int) -> bytes:
    """Return a sample with one to five changes: bytes are replaced, left out, repeated or moved."""
    source = random.Random(seed)
    content = sample.encode() if isinstance(sample, str) else sample
    for _ in range(source.randint(1, 5)):
        one, two = sorted(source.randrange(len(content) + 1) for _ in range(2))
        two = min(two, one + source.choice((1, 4, 1000)))
        part = content[one:two]
        instead = source.choice((source.choice(_ODD), part * 2, part[::-1], source.randbytes(2)))
        content = content[:one] + instead + content[two:]
    return content


def tried(kind: Kind, seed: int, folder: Path) -> str:
    """Load one damaged input, and return what happened: read, refused, or the error."""
    for left in folder.iterdir():  # such as a database's log
        left.unlink()
    path = folder / "input"
    path.write_bytes(damaged(kind.sample, seed))
    try:
        kind.load(path)
    except kind.refused:
        return "refused"
    except Exception as error:  # noqa: BLE001 - anything else is a defect, which is reported
        return f"{type(error).__name__}: {error} (seed {seed})"
    return "read"


def main() -> int:
    """Try many inputs of each kind, and return 1 if any failed."""
    asked, failed = options(__doc__, KINDS, inputs=100_000, seed=0), False
    row("kind", "read", "refused", "failed")
    with TemporaryDirectory() as name:
        for kind in asked.names:
            seeds = range(asked.seed, asked.seed + asked.inputs)
            found = Counter(tried(KINDS[kind], seed, Path(name)) for seed in seeds)
            read, refused = found.pop("read", 0), found.pop("refused", 0)
            row(kind, read, refused, len(found), *(failure[:200] for failure in [*found][:5]))
            failed |= bool(found)
    return failed


if __name__ == "__main__":
    sys.exit(main())
