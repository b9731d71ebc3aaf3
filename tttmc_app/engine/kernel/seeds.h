/* Seeds and choices as core/seeds.py and Python's Random derive them, for whole games. */
#ifndef TTTMC_SEEDS_H
#define TTTMC_SEEDS_H

#include <stdint.h>

enum { NO_NUMBER = -1 };

/* Return derive_seed(seed, word, number); without a word or a number, that part is left out. */
uint64_t derived_seed(uint64_t seed, const char *word, int64_t number);

enum { TWISTER_WORDS = 624 };

/* The generator of Python's Random before it is seeded, which is the same for every seed. */
typedef struct {
    uint32_t unseeded[TWISTER_WORDS];
} twister;

void prepare_twister(twister *t);

/* Return the place that Random(seed).choice takes among `count` equal squares. */
int random_place(const twister *t, uint64_t seed, int count);

#endif
