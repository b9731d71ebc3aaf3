"""How one seed becomes many: every random choice in the program derives its own."""

from __future__ import annotations

from hashlib import blake2b

from tttmc_app.core.errors import TttmcError

SEED_LIMIT = 2**63


def derive_seed(seed: int, *path: int | str) -> int:
    """Return the seed, 0 to 2**63 - 1, that belongs to a path below another seed.

    Different paths give unrelated seeds, on every machine the same ones (BLAKE2b).
    """
    label = "/".join(map(str, (seed, *path)))
    return int.from_bytes(blake2b(label.encode(), digest_size=8).digest(), "little") >> 1


def check_seed(seed: int) -> int:
    """Return the seed if it can be one, else raise TttmcError."""
    if not 0 <= seed < SEED_LIMIT:
        raise TttmcError(f"a seed must be from 0 to {SEED_LIMIT - 1}, not {seed}")
    return seed
