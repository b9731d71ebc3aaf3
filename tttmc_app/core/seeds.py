"""Seeds: every random choice in the program has its own seed, derived from a single one."""

from __future__ import annotations

from tttmc_app.core.arguments import check_whole
from tttmc_app.core.text import TttmcError

SEED_LIMIT = 2**63
CHOICE_STREAM = "choice-2"
"""The name of the method that draws one of several equals (see `drawn_place`), recorded in
runs. Runs without such a name are older and used Python's `Random(seed).choice`."""


def derive_seed(seed: int, *path: int | str) -> int:
    """Return a seed, 0 to 2**63 - 1, derived from another seed and a path of labels.

    Different paths give unrelated seeds, which are the same on every machine (BLAKE2b).
    """
    from hashlib import blake2b  # takes a while to load, and students' processes draw no seeds

    label = "/".join(map(str, (seed, *path)))
    return int.from_bytes(blake2b(label.encode(), digest_size=8).digest(), "little") >> 1


def drawn_place(seed: int, label: str, count: int) -> int:
    """Return one of the places 0 to count - 1, drawn with a seed derived using the label.

    The places aren't exactly equally likely, because 2**63 seeds aren't a multiple of every count;
    but with the 625 squares of the largest board, chances differ by less than 1 in 10**16.
    """
    return derive_seed(seed, label) % count


def check_seed(seed: int) -> int:
    """Return the seed; raise TttmcError if it is out of range or no whole number."""
    check_whole("seed", seed)
    if not 0 <= seed < SEED_LIMIT:
        raise TttmcError(
            "a seed must be from 0 to {most}, not {seed}", most=SEED_LIMIT - 1, seed=seed
        )
    return seed
