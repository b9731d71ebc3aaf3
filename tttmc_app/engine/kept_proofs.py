"""Proofs kept in a file, so that a long run of the solver can be stopped and resumed.

A file is a line of JSON (format, version, position, byte order, length and checksum of the rest)
and what the compiled solver knows. It is written whole or not at all.
"""

from __future__ import annotations

import hashlib
import json
import sys
from contextlib import suppress
from pathlib import Path

from tttmc_app.core import Position, Text
from tttmc_app.core.json_reader import Json, read_json
from tttmc_app.engine.solving import SolveJob
from tttmc_app.storage import UnreadableError, read_bytes, write_bytes_atomically

_FORMAT, _VERSION = "tttmc proofs", 1
_MAX_BYTES = 2**28
"""The maximum number of bytes read from a file: more than a full table of proofs takes."""


def keep(path: Path, position: Position, job: SolveJob) -> None:
    """Write what a job has proven; raise TttmcError if that isn't possible."""
    proofs = job.save()
    head = json.dumps(_head(position) | _checks(proofs))
    write_bytes_atomically(path, head.encode() + b"\n" + proofs)


def resume(path: Path, position: Position, job: SolveJob) -> None:
    """Let a new job take over the proofs kept in a file.

    Raises TttmcError for a file that can't be read, is damaged, has another format, or was written
    for another position, version or kind of processor.
    """
    head, found, proofs = read_bytes(path, _MAX_BYTES).partition(b"\n")
    known = dict[str, Json]()
    with suppress(ValueError):  # no JSON, or no text
        known = read_json(head.decode()).object() if found else known
    if known.get("format") != _FORMAT:
        raise UnreadableError(path, Text("it doesn't hold proofs of the solver"))
    if known.get("version") != _VERSION:
        raise UnreadableError(path, Text("another version of tttmc has written it"))
    if any(known.get(key) != value for key, value in _head(position).items()):
        raise UnreadableError(path, Text("it belongs to another position, or another computer"))
    if any(known.get(key) != value for key, value in _checks(proofs).items()):
        raise UnreadableError(path, Text("it is damaged"))
    try:
        job.restore(proofs)
    except ValueError:
        raise UnreadableError(path, Text("it is damaged")) from None


def _head(position: Position) -> dict[str, object]:
    return {
        "format": _FORMAT,
        "version": _VERSION,
        "board": position.text,
        "to_move": position.to_move,
        "rules": position.rules.key,
        "byte_order": sys.byteorder,
    }


def _checks(proofs: bytes) -> dict[str, object]:
    return {"length": len(proofs), "sha256": hashlib.sha256(proofs).hexdigest()}
