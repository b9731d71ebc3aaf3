"""The random numbers of the compiled searches, in Python."""

from __future__ import annotations

_MASK = 2**64 - 1


class TwinRandom:
    """A source of random numbers: xoshiro256++, seeded by splitmix64, as in search/random.h."""

    def __init__(self, seed: int) -> None:
        self._state: list[int] = []
        for _ in range(4):
            seed = seed + 0x9E3779B97F4A7C15 & _MASK
            z = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
            z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
            self._state.append(z ^ z >> 31)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1."""
        a, b, c, d = self._state
        drawn = _rotated(a + d & _MASK, 23) + a & _MASK
        c, d = c ^ a, d ^ b
        self._state = [a ^ d, b ^ c, c ^ (b << 17 & _MASK), _rotated(d, 45)]
        return (drawn >> 32) * limit >> 32


def _rotated(x: int, by: int) -> int:
    return (x << by | x >> 64 - by) & _MASK
