/* Whole-word arithmetic that C leaves to the compiler. */
#ifndef TTTMC_BITS_H
#define TTTMC_BITS_H

#include <stdint.h>

#include "compiler.h"

#if defined(__GNUC__)

INLINE int count_bits(uint64_t x) { return __builtin_popcountll(x); }

INLINE int lowest_bit(uint64_t x) { return __builtin_ctzll(x); }

#else

INLINE int count_bits(uint64_t x) {
    x -= x >> 1 & 0x5555555555555555u;
    x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (int)(x * 0x0101010101010101u >> 56);
}

INLINE int lowest_bit(uint64_t x) { return count_bits((x & (0 - x)) - 1); }

#endif

/* Return the upper half of a product; the lower half goes to *low. */
INLINE uint64_t multiply(uint64_t a, uint64_t b, uint64_t *low) {
#if defined(__SIZEOF_INT128__)
    __extension__ typedef unsigned __int128 wide;
    wide product = (wide)a * b;
    *low = (uint64_t)product;
    return (uint64_t)(product >> 64);
#else
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
    uint64_t other = a0 * b1 + (uint32_t)middle;
    *low = a * b;
    return a1 * b1 + (middle >> 32) + (other >> 32);
#endif
}

#endif
