/* Sums over subsets, in place, a tile at a time. */
#ifndef TTTMC_FOLD_H
#define TTTMC_FOLD_H

#include <stddef.h>
#include <stdint.h>

/* A tile holds the low bits; those above follow three at a time, in runs of neighbouring
   elements, so that there are as few passes over memory as possible. */
enum { TILE_BITS = 14, GROUP_BITS = 3, RUN_BITS = 10 };

/* Fold the bits below `bits` of one tile. */
static inline void fold_tile(uint32_t *tile, int bits)
{
    size_t size = (size_t)1 << bits;
    for (size_t half = 1; half < size; half *= 2)
        for (size_t base = 0; base < size; base += 2 * half) {
            const uint32_t *without = tile + base;
            uint32_t *with = tile + base + half;
            for (size_t i = 0; i < half; i++)
                with[i] += without[i];
        }
}

static inline void fold_tile_bytes(unsigned char *tile, int bits)
{
    size_t size = (size_t)1 << bits;
    for (size_t half = 1; half < size; half *= 2)
        for (size_t base = 0; base < size; base += 2 * half) {
            const unsigned char *without = tile + base;
            unsigned char *with = tile + base + half;
            for (size_t i = 0; i < half; i++)
                with[i] |= without[i];
        }
}

/* Return where run number `run` begins when the bits [low, low + width) are being folded. */
static inline size_t run_start(size_t run, int low, int width)
{
    int runs = low - RUN_BITS;
    size_t across = run & (((size_t)1 << runs) - 1);
    return ((run >> runs) << (low + width)) | (across << RUN_BITS);
}

/* Fold the bits [low, low + width) over one run of neighbours. */
static inline void fold_run(uint32_t *first, int low, int width)
{
    for (int bit = 0; bit < width; bit++)
        for (int row = 0; row < 1 << width; row++) {
            if (!(row >> bit & 1))
                continue;
            uint32_t *with = first + ((size_t)row << low);
            const uint32_t *without = with - ((size_t)1 << (low + bit));
            for (size_t i = 0; i < (size_t)1 << RUN_BITS; i++)
                with[i] += without[i];
        }
}

static inline void fold_run_bytes(unsigned char *first, int low, int width)
{
    for (int bit = 0; bit < width; bit++)
        for (int row = 0; row < 1 << width; row++) {
            if (!(row >> bit & 1))
                continue;
            unsigned char *with = first + ((size_t)row << low);
            const unsigned char *without = with - ((size_t)1 << (low + bit));
            for (size_t i = 0; i < (size_t)1 << RUN_BITS; i++)
                with[i] |= without[i];
        }
}

#endif
