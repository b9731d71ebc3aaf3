/* xoshiro256++ (Blackman and Vigna), seeded by splitmix64: the same numbers on every machine. */
#ifndef TTTMC_RANDOM_H
#define TTTMC_RANDOM_H

#include <stdint.h>

typedef struct {
    uint64_t state[4];
} random_stream;

static inline void random_begin(random_stream *r, uint64_t seed)
{
    for (int i = 0; i < 4; i++) {
        uint64_t z = seed += UINT64_C(0x9e3779b97f4a7c15);
        z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
        z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
        r->state[i] = z ^ (z >> 31);
    }
}

static inline uint64_t random_rotated(uint64_t x, int by)
{
    return (x << by) | (x >> (64 - by));
}

static inline uint64_t random_next(random_stream *r)
{
    uint64_t *s = r->state;
    uint64_t value = random_rotated(s[0] + s[3], 23) + s[0], shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = random_rotated(s[3], 45);
    return value;
}

/* Return a number below `limit`. The bias, at most 2^-22 for a board's squares, is far below
   what a tree search could show. */
static inline uint32_t random_below(random_stream *r, uint32_t limit)
{
    return (uint32_t)(((random_next(r) >> 32) * limit) >> 32);
}

#endif
