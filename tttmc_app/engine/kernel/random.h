/* The random numbers: xoshiro256++ seeded through splitmix64 (Blackman and Vigna), and exact
 * draws of small numbers by multiplication with rejection (Lemire). */
#ifndef TTTMC_RANDOM_H
#define TTTMC_RANDOM_H

#include <stdint.h>

#include "bits.h"

#define GOLDEN 0x9e3779b97f4a7c15u

typedef struct {
    uint64_t s[4];
} generator;

INLINE uint64_t mix(uint64_t z) {
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* State word k of word w of a shard: output 4 (8 shard + w) + k of the seed's splitmix64. */
INLINE uint64_t seeded(uint64_t seed, uint64_t shard, unsigned w, unsigned k) {
    return mix(mix(seed + GOLDEN) + GOLDEN * (4 * (8 * shard + w) + k + 1));
}

INLINE uint64_t rotated(uint64_t x, int by) { return x << by | x >> (64 - by); }

INLINE uint64_t next_word(generator *g) {
    uint64_t *s = g->s;
    uint64_t result = rotated(s[0] + s[3], 23) + s[0], t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotated(s[3], 45);
    return result;
}

/* Return a number below `bound`, all equally likely; the bound fits 32 bits. */
INLINE uint32_t below(generator *g, uint32_t bound) {
    uint64_t product = (next_word(g) >> 32) * bound;
    if (RARELY((uint32_t)product < bound)) {
        uint32_t unfair = (0u - bound) % bound;
        while ((uint32_t)product < unfair) product = (next_word(g) >> 32) * bound;
    }
    return (uint32_t)(product >> 32);
}

enum { DRAWN_TOGETHER = 6 };

/* Draw numbers below bound, bound - 1, ... (bound < 2^10) from one word: exact, because a word
 * that would favour some combinations is drawn again. */
INLINE void below_falling(generator *g, uint32_t bound, uint32_t drawn[DRAWN_TOGETHER]) {
    for (;;) {
        uint64_t word = next_word(g), combinations = 1;
        UNROLLED
        for (uint32_t i = 0; i < DRAWN_TOGETHER; i++) {
            drawn[i] = (uint32_t)multiply(word, bound - i, &word);
        }
        if (!RARELY(word >> 60 == 0)) return;    /* fewer than 2^60 combinations */
        for (uint32_t i = 0; i < DRAWN_TOGETHER; i++) combinations *= bound - i;
        if (word >= (0 - combinations) % combinations) return;
    }
}

#endif
