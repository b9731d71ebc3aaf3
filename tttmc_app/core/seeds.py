"""Seeds: every random choice in the program derives its own from one seed."""

from __future__ import annotations

from hashlib import blake2b

from tttmc_app.core.text import TttmcError

SEED_LIMIT = 2**63


def derive_seed(seed: int, *path: int | str) -> int:
    """Return a seed, 0 to 2**63 - 1, derived from another seed and a path of labels.

    Different paths give unrelated seeds, the same ones on every machine (BLAKE2b).
    """
    label = "/".join(map(str, (seed, *path)))
    return int.from_bytes(blake2b(label.encode(), digest_size=8).digest(), "little") >> 1


def check_seed(seed: int) -> int:
    """Return the seed; raise TttmcError if it is out of range."""
    if not 0 <= seed < SEED_LIMIT:
        raise TttmcError(
            "a seed must be from 0 to {most}, not {seed}", most=SEED_LIMIT - 1, seed=seed
        )
    return seed
