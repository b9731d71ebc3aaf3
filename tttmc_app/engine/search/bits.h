/* Bit counting without compiler builtins, so that every C11 compiler builds the same searches. */
#ifndef TTTMC_BITS_H
#define TTTMC_BITS_H

#include <stdint.h>

/* Return how many bits are set. */
static inline int bit_count(uint64_t x)
{
    x -= (x >> 1) & UINT64_C(0x5555555555555555);
    x = (x & UINT64_C(0x3333333333333333)) + ((x >> 2) & UINT64_C(0x3333333333333333));
    x = (x + (x >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)((x * UINT64_C(0x0101010101010101)) >> 56);
}

/* Return the index of the lowest set bit; x must not be 0. */
static inline int lowest_bit(uint64_t x)
{
#if defined(__GNUC__)
    return __builtin_ctzll(x);
#else
    return bit_count((x & (~x + 1)) - 1);
#endif
}

/* Return the next larger number with the same number of bits set (Gosper); x must not be 0. */
static inline uint32_t next_of_same_count(uint32_t x)
{
    uint32_t lowest = x & (~x + 1), ripple = x + lowest;
    return ripple | ((x ^ ripple) >> (2 + lowest_bit(x)));
}

#endif
