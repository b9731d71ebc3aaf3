/* Seeds and choices as core/seeds.py derives them, for whole games. */
#ifndef TTTMC_SEEDS_H
#define TTTMC_SEEDS_H

#include <stdint.h>

enum { NO_NUMBER = -1 };

/* Return derive_seed(seed, word, number); without a word or a number, that part is left out. */
uint64_t derived_seed(uint64_t seed, const char *word, int64_t number);

/* Return drawn_place(seed, word, count). */
int drawn_place(uint64_t seed, const char *word, int count);

#endif
